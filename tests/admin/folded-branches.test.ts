import { afterEach, describe, expect, it } from 'vitest';
import {
  readFolded,
  revealFaq,
  storeFolded,
  useStoredFolds,
} from '../../admin/features/faqs/data/folded-branches.ts';
import { treeEntry as entry } from './rows.ts';

const tree = [entry(1, 0, null), entry(2, 1, 1), entry(3, 2, 2), entry(4, 0, null)];

/** Simulates a reload of the page: only the storage remains. */
const forget = () => useStoredFolds.setState({}, true);

afterEach(forget);

describe('the folded branches', () => {
  it('are saved per website and survive a reload', () => {
    storeFolded(1, [9, 2]);
    storeFolded(2, []);
    forget();
    expect([...readFolded(1)]).toEqual([2, 9]);
    expect([...readFolded(2)]).toEqual([]);
  });

  it('are none when the stored value is invalid', () => {
    sessionStorage.setItem('folded:1', '{"x":1},-3,');
    expect([...readFolded(1)]).toEqual([]);
  });
});

describe('showing a row', () => {
  it('unfolds its ancestors and nothing else', () => {
    storeFolded(1, [1, 2, 3, 4]);
    expect(revealFaq(1, tree, 3)).toBe('/?website=1#row-3');
    expect([...readFolded(1)]).toEqual([3, 4]);
  });

  it('computes its page from the visible rows', () => {
    const long = [
      entry(1000, 0, null),
      ...Array.from({ length: 150 }, (_, at) => entry(at + 1, 1, 1000)),
      entry(2000, 0, null),
    ];
    expect(revealFaq(1, long, 2000)).toBe('/?website=1&page=2#row-2000');
    storeFolded(1, [1000]);
    expect(revealFaq(1, long, 2000)).toBe('/?website=1#row-2000');
  });

  it('changes nothing for a row that does not exist', () => {
    storeFolded(1, [1]);
    expect(revealFaq(1, tree, 99)).toBeUndefined();
    expect([...readFolded(1)]).toEqual([1]);
  });
});
