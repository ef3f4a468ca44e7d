import { describe, expect, it } from 'vitest';
import { blankTexts } from '../../../api/db/faq-row.ts';
import { Forest, type ForestOptions, type Node } from '../../../api/faqs/tree/forest.ts';
import { childPath } from '../../../api/faqs/tree/tree-path.ts';

const content = { question: '?', ...blankTexts };

/** The forest of an outline such as `1(2 3(4)) 5`: ids, with children in brackets, at the positions 1, 2, 3... */
function forestOf(outline: string, options?: ForestOptions): Forest {
  const rows: { id: number; parentId: number | null; position: number; path: string }[] = [];
  const above: { id: number | null; path: string; count: number }[] = [
    { id: null, path: '', count: 0 },
  ];
  for (const [part] of outline.matchAll(/\d+|[()]/g)) {
    const last = rows.at(-1);
    const parent = above.at(-1);
    if (part === '(' && last) above.push({ id: last.id, path: last.path, count: 0 });
    else if (part === ')') above.pop();
    else if (parent) {
      parent.count += 1;
      const path = childPath(parent.path, parent.count);
      rows.push({ id: Number(part), parentId: parent.id, position: parent.count, path });
    }
  }
  return new Forest(1, rows, options);
}

/** The outline of a forest; new FAQs are `n`. */
function outlineOf(forest: Forest, nodes: readonly Node[] = forest.childrenOf(null)): string {
  return nodes
    .map((node) => {
      const below = outlineOf(forest, node.children);
      return `${node.id ?? 'n'}${below && `(${below})`}`;
    })
    .join(' ');
}

/** The ids of the stored FAQs whose path differs, in tree order. */
function changedIn(forest: Forest): number[] {
  return [...forest.placeAll()].flatMap(([node, { path }]) =>
    node.type === 'stored' && node.stored.path !== path ? node.id : [],
  );
}

describe('a forest', () => {
  it.each([
    { id: 3, to: { parentId: null, beforeId: 1 }, outline: '3 1(2) 4', changed: [3, 1, 2, 4] },
    { id: 3, to: { parentId: 1, beforeId: 2 }, outline: '1(3 2) 4', changed: [3, 2] },
    { id: 2, to: { parentId: null, beforeId: 4 }, outline: '1(3) 2 4', changed: [2, 4] },
    { id: 4, to: { parentId: 2, beforeId: null }, outline: '1(2(4) 3)', changed: [4] },
    // The sibling is not a child of the parent.
    { id: 4, to: { parentId: 1, beforeId: 1 }, outline: '1(2 3 4)', changed: [4] },
  ])('moves $id to $to and changes no more FAQs than necessary', ({ id, to, outline, changed }) => {
    const forest = forestOf('1(2 3) 4');
    const from = forest.standingOf(forest.require(id));
    expect(forest.move(id, to)).toBe(true);
    expect(outlineOf(forest)).toBe(outline);
    expect(changedIn(forest)).toEqual(changed);
    expect(forest.placed).toEqual([{ id, from, toParentId: to.parentId }]);
  });

  it('leaves a FAQ at its place, and refuses to move it below itself', () => {
    const forest = forestOf('1(2(3)) 4');
    expect(forest.move(2, { parentId: 1, beforeId: null })).toBe(false);
    expect(forest.move(1, { parentId: null, beforeId: 4 })).toBe(false);
    expect(forest.placed).toEqual([]);
    for (const parentId of [1, 3]) {
      expect(() => forest.move(1, { parentId, beforeId: null })).toThrow(/dirinya sendiri/);
    }
  });

  it('uses the position that a removed FAQ left', () => {
    const forest = forestOf('1 2(5) 3 4');
    expect(forest.remove(forest.require(2))).toBe(2);
    forest.add(content, null, 3);
    expect(outlineOf(forest)).toBe('1 n 3 4');
    expect(changedIn(forest)).toEqual([]);
    expect(forest.placed).toEqual([{ ids: [2, 5], beforeId: 3 }]);
  });

  it('adds copies with their descendants before a sibling', () => {
    const forest = forestOf('1(2(3)) 4');
    const originals = [
      { ...content, id: 1, parentId: null },
      { ...content, id: 2, parentId: 1 },
      { ...content, id: 3, parentId: 2 },
    ];
    forest.addCopies(originals, null, 4);
    expect(outlineOf(forest)).toBe('1(2(3)) n(n(n)) 4');
    expect(changedIn(forest)).toEqual([4]);
  });

  it('can be arranged in any way, also with the parent after its child, and moves as few as possible', () => {
    const forest = forestOf('1(2 3 4) 5');
    const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((id) => forest.require(id));
    if (!one || !two || !three || !four || !five) throw new Error('A FAQ is missing.');
    const moved = forest.arrange(
      new Map([
        [five, [one]],
        [null, [five]],
        [one, [four, two, three]],
      ]),
    );
    expect(outlineOf(forest)).toBe('5(1(4 2 3))');
    expect([...moved].map(({ id }) => id)).toEqual([1, 4]);
    expect(forest.findFaults()).toEqual([]);
  });

  it('reports circles of an arrangement', () => {
    const forest = forestOf('1(2) 3');
    const [one, two] = [forest.require(1), forest.require(2)];
    forest.arrange(
      new Map([
        [two, [one]],
        [one, [two]],
      ]),
    );
    expect(forest.findFaults()).toMatchObject([{ kind: 'circle', nodes: [one, two], excess: 2 }]);
    expect(() => forest.requireLimits()).toThrow(/dirinya sendiri/);
  });

  it('refuses a 33rd level, but not a change elsewhere in a tree that is too deep already', () => {
    const chain = (depth: number) =>
      Array.from({ length: depth }, (_, index) => index + 1).join('(') + ')'.repeat(depth - 1);
    const full = forestOf(chain(32));
    full.add(content, full.require(32));
    expect(() => full.requireLimits()).toThrow(/32/);
    const old = forestOf(`${chain(33)} 40`);
    old.add(content, old.require(40));
    expect(old.findFaults()).toEqual([]);
  });

  it('refuses more than 5,000 FAQs, but not a move in a website that has more', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const forest = forestOf(numbers(4999).join(' '), { websiteField: 'to_website_id' });
    forest.add(content, null);
    expect(forest.findFaults()).toEqual([]);
    const over = forest.add(content, null);
    expect(forest.findFaults()).toMatchObject([{ kind: 'too-many', excess: 1 }]);
    expect(() => forest.requireLimits()).toThrow(
      expect.objectContaining({ status: 409, fields: { to_website_id: expect.any(String) } }),
    );
    forest.remove(over);
    expect(forest.findFaults()).toEqual([]);
    const old = forestOf(numbers(5001).join(' '));
    old.move(5001, { parentId: 1, beforeId: null });
    expect(old.findFaults()).toEqual([]);
  });
});
