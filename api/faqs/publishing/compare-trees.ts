import { longestRun } from '../transfer/longest-run.ts';
import type { OutlineEntry } from './release-tree.ts';

/** The ids of FAQs that differ between two trees. One may be both edited and moved. */
export interface TreeDifference {
  added: Set<number>;
  removed: Set<number>;
  edited: Set<number>;
  moved: Set<number>;
}

/** Compares two trees of a website, both in tree order. */
export function compareTrees(
  before: readonly OutlineEntry[],
  after: readonly OutlineEntry[],
): TreeDifference {
  const beforeOf = new Map(before.map((entry, rank) => [entry.id, { ...entry, rank }]));
  const removed = new Set(beforeOf.keys());
  const added = new Set<number>();
  const edited = new Set<number>();
  const moved = new Set<number>();
  /** The FAQs that stayed below a parent, by where they were in the tree before. */
  const stayed = new Map<number | null, { id: number; rank: number }[]>();
  for (const { id, parentId, hash } of after) {
    const earlier = beforeOf.get(id);
    removed.delete(id);
    if (earlier === undefined) {
      added.add(id);
      continue;
    }
    if (earlier.hash !== hash) edited.add(id);
    if (earlier.parentId !== parentId) {
      moved.add(id);
      continue;
    }
    const siblings = stayed.get(parentId);
    if (siblings) siblings.push({ id, rank: earlier.rank });
    else stayed.set(parentId, [{ id, rank: earlier.rank }]);
  }
  for (const siblings of stayed.values()) {
    const inOrder = longestRun(siblings.map(({ rank }) => rank));
    for (const { id, rank } of siblings) if (!inOrder.has(rank)) moved.add(id);
  }
  return { added, removed, edited, moved };
}

/** How many FAQs differ. */
export function countDifferent({ added, removed, edited, moved }: TreeDifference): number {
  return added.size + removed.size + new Set([...edited, ...moved]).size;
}
