import type { Instruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item';
import { describe, expect, it } from 'vitest';
import { withoutFolded } from '../../admin/features/faqs/data/faq-tree.ts';
import { dropPlaceOf, modeOf } from '../../admin/features/faqs/tree/drop-place.ts';
import { treeEntry as entry, smallTree as tree } from './rows.ts';

/** `to 0` is 'reparent' to that level. */
type Hint = Exclude<Instruction['type'], 'reparent' | 'instruction-blocked'> | `to ${number}`;

function land(draggedId: number, hint: Hint, targetId: number, folded: number[] = [], all = tree) {
  const target = all.find(({ id }) => id === targetId);
  if (target === undefined) throw new Error(`There is no entry ${targetId}.`);
  const common = { currentLevel: target.depth, indentPerLevel: 16 };
  const type = hint.startsWith('to ') ? 'reparent' : hint;
  const desiredLevel = Number(hint.slice(3));
  const instruction = { ...common, type, ...(type === 'reparent' && { desiredLevel }) };
  const mode = modeOf(withoutFolded(all, new Set(folded)), target);
  return dropPlaceOf({
    tree: all,
    draggedId,
    target,
    mode,
    instruction: instruction as Instruction,
  });
}

describe('a dragged question lands', () => {
  it.each<[number, Hint, number, number[], object]>([
    [5, 'reorder-above', 2, [], { parentId: 1, beforeId: 2, depth: 1, edge: 'top' }],
    [5, 'reorder-below', 3, [], { parentId: 2, beforeId: null, depth: 2, edge: 'bottom' }],
    [5, 'reorder-below', 2, [2], { parentId: 1, beforeId: 4, depth: 1, edge: 'bottom' }],
    // The dragged question is never its own next sibling.
    [6, 'reorder-below', 5, [], { parentId: null, beforeId: null, depth: 0, edge: 'bottom' }],
    [2, 'make-child', 1, [], { parentId: 1, beforeId: 4, depth: 1, edge: 'bottom' }],
    // It becomes the first child of an open branch, and the last child of a folded one or of a leaf.
    [5, 'make-child', 1, [], { parentId: 1, beforeId: 2, depth: 1, edge: 'bottom' }],
    [5, 'make-child', 1, [1], { parentId: 1, beforeId: null, depth: 1, edge: 'bottom' }],
    [5, 'make-child', 3, [], { parentId: 3, beforeId: null, depth: 3, edge: 'bottom' }],
    [5, 'to 1', 3, [], { parentId: 1, beforeId: 4, depth: 1, edge: 'bottom' }],
    [7, 'to 0', 3, [], { parentId: null, beforeId: 5, depth: 0, edge: 'bottom' }],
    // It leaves its parent while the mouse stays in its row.
    [4, 'to 0', 4, [], { parentId: null, beforeId: 5, depth: 0, edge: 'bottom' }],
  ])('%i, %s %i with %j folded, at %j', (id, hint, target, folded, expected) => {
    const drop = land(id, hint, target, folded);
    expect({ ...drop?.place, depth: drop?.depth, edge: drop?.edge }).toEqual(expected);
    expect(drop?.refusal).toBeUndefined();
  });

  it.each<[number, Hint, number]>([
    [2, 'make-child', 3],
    [1, 'reorder-above', 4],
    [1, 'reorder-below', 3],
    [1, 'to 1', 3],
  ])('%i, %s %i: is refused because it makes a circle', (id, hint, target) => {
    expect(land(id, hint, target)?.refusal).toBe('circle');
  });

  it('never in a branch of the library that the website shows', () => {
    const shown = tree.map((each) => (each.id > 5 ? { ...each, source_id: 90 + each.id } : each));
    expect(land(5, 'make-child', 6, [6], shown)?.refusal).toBe('shared');
    expect(land(5, 'reorder-above', 7, [], shown)?.refusal).toBe('shared');
    expect(land(5, 'to 0', 7, [], shown)?.refusal).toBeUndefined();
  });

  it('never on itself', () => {
    for (const hint of ['reorder-above', 'reorder-below', 'make-child'] as const)
      expect(land(5, hint, 5)).toBeUndefined();
  });

  it('only where its branch fits into the maximum depth of a tree', () => {
    // 32 levels, a question without children, and one with a child.
    const chain = Array.from({ length: 32 }, (_, at) => entry(at + 1, at, at || null));
    const deep = [...chain, entry(98, 0, null), entry(99, 0, null), entry(100, 1, 99)];
    expect(land(98, 'make-child', 32, [], deep)?.refusal).toBe('too-deep');
    expect(land(98, 'reorder-below', 32, [], deep)?.refusal).toBeUndefined();
    expect(land(99, 'reorder-below', 32, [], deep)?.refusal).toBe('too-deep');
    expect(land(99, 'reorder-above', 31, [], deep)?.refusal).toBeUndefined();
  });
});

describe('the hitbox of a row', () => {
  it.each([
    [1, [], 'expanded'],
    [1, [1], 'standard'],
    [2, [2], 'standard'],
    [3, [], 'last-in-group'],
    [4, [], 'last-in-group'],
    [5, [], 'standard'],
    [7, [], 'last-in-group'],
    [6, [6], 'standard'],
  ] as const)('of %i with %j folded is %s', (id, folded, mode) => {
    const target = tree.find((each) => each.id === id);
    if (target === undefined) throw new Error(`There is no entry ${id}.`);
    expect(modeOf(withoutFolded(tree, new Set(folded)), target)).toBe(mode);
  });
});
