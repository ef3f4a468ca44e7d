import { describe, expect, it } from 'vitest';
import { placeTowards } from '../../admin/features/faqs/data/places.ts';
import { smallTree as tree } from './rows.ts';

describe('the place after a move by one step', () => {
  it.each([
    [4, 'up', { parentId: 1, beforeId: 2 }],
    [1, 'down', { parentId: null, beforeId: 6 }],
    [2, 'down', { parentId: 1, beforeId: null }],
    [4, 'in', { parentId: 2, beforeId: null }],
    [3, 'out', { parentId: 1, beforeId: 4 }],
    [4, 'out', { parentId: null, beforeId: 5 }],
    [1, 'up', undefined],
    [6, 'down', undefined],
    [2, 'in', undefined],
    [5, 'out', undefined],
    [9, 'up', undefined],
  ] as const)('of %i, %s, is %j', (id, direction, place) => {
    expect(placeTowards(tree, id, direction)).toEqual(place);
  });

  it('is never below a branch of the library', () => {
    const shared = tree.map((each) => (each.id < 5 ? { ...each, source_id: 9 } : each));
    expect(placeTowards(shared, 5, 'in')).toBeUndefined();
  });
});
