import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTrees, countDifferent } from '../../../api/faqs/publishing/compare-trees.ts';
import { hashContent, type OutlineEntry } from '../../../api/faqs/publishing/release-tree.ts';

/** FAQs in tree order. The number of each FAQ is its id and its content. */
const tree = (...rows: [id: number, parentId?: number][]): OutlineEntry[] =>
  rows.map(([id, parentId = null]) => ({ id, parentId, version: 1, hash: `${id}` }));

const trees = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) => fc.constantFrom(null, 101, 102).map((parentId) => ({ id, parentId }))),
    ),
  )
  .map((rows) => rows.map((row): OutlineEntry => ({ ...row, version: 1, hash: `${row.id}` })));

describe('the comparison of two trees', () => {
  it('counts the fewest FAQs that explain the change as moved', () => {
    const moved = (after: OutlineEntry[]) => [
      ...compareTrees(tree([1], [2], [3], [4]), after).moved,
    ];
    expect(moved(tree([4], [1], [2], [3]))).toEqual([4]);
    expect(moved(tree([2], [3], [4], [1]))).toEqual([1]);
    expect(moved(tree([1], [3, 1], [2], [4]))).toEqual([3]);
    // A new FAQ between two others does not move them.
    expect(moved(tree([1], [9], [2], [3], [4]))).toEqual([]);
  });

  it('finds every difference, and none between equal trees', () => {
    fc.assert(
      fc.property(trees, trees, (before, after) => {
        expect(countDifferent(compareTrees(before, before))).toBe(0);
        const { added, removed, edited, moved } = compareTrees(before, after);
        expect(edited.size).toBe(0);
        const placesWithout = (rows: OutlineEntry[], left: Set<number>) =>
          [null, 101, 102].map((parent) =>
            rows
              .filter(({ id, parentId }) => parentId === parent && !left.has(id))
              .map(({ id }) => id),
          );
        const stayed = placesWithout(before, new Set([...removed, ...moved]));
        expect(placesWithout(after, new Set([...added, ...moved]))).toEqual(stayed);
      }),
    );
  });

  it('finds the same number of differences in both directions', () => {
    const sorted = tree([1], [2]);
    const swapped = tree([2], [1]).map((row) => (row.id === 1 ? { ...row, hash: 'other' } : row));
    for (const [before, after] of [
      [sorted, swapped],
      [swapped, sorted],
    ] as const) {
      expect([...compareTrees(before, after).moved]).toEqual([1]);
    }
    fc.assert(
      fc.property(trees, trees, fc.array(fc.integer({ min: 1, max: 12 })), (before, rows, ids) => {
        const after = rows.map((row) => (ids.includes(row.id) ? { ...row, hash: 'other' } : row));
        const there = compareTrees(before, after);
        expect(countDifferent(compareTrees(after, before))).toBe(countDifferent(there));
        const places = (all: OutlineEntry[]) =>
          [null, 101, 102]
            .map((parent) =>
              all.filter(
                ({ id, parentId }) =>
                  parentId === parent &&
                  !there.moved.has(id) &&
                  !there.added.has(id) &&
                  !there.removed.has(id),
              ),
            )
            .map((siblings) => siblings.map(({ id }) => id));
        expect(places(after)).toEqual(places(before));
      }),
    );
  });

  it('detects an edit of any field, and treats a missing field like null', () => {
    const faq = { id: 1, question: 'Apa?', answer: null, image: null, parent_id: null };
    const hash = hashContent(faq);
    expect(hashContent({ ...faq, id: 2, parent_id: 7 })).toBe(hash);
    expect(hashContent({ ...faq, answer: 'Ini' })).not.toBe(hash);
    expect(hashContent({ ...faq, image: 'a.webp' })).not.toBe(hash);
    expect(hashContent({ ...faq, ...{ later: null } })).toBe(hash);
    expect(hashContent({ ...faq, ...{ later: ['kata'] } })).not.toBe(hash);
  });
});
