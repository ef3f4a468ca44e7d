import { longestRun } from '../tree/longest-run.ts';
import type { OutlineEntry } from './release-tree.ts';

/** The ids of FAQs that differ between two trees. A FAQ may be both edited and moved. */
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
  /** The FAQs whose parent is the same, by parent, with their rank in the earlier tree. */
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
    const inOrder = findInOrder(siblings, edited);
    for (const { id, rank } of siblings) if (!inOrder.has(rank)) moved.add(id);
  }
  return { added, removed, edited, moved };
}

/**
 * The ranks of siblings that did not move. If two siblings changed places and one was edited, count the edited one as
 * moved. So the number of differences is the same in both directions.
 */
function findInOrder(
  siblings: readonly { id: number; rank: number }[],
  edited: ReadonlySet<number>,
): Set<number> {
  const inOrder = new Set(
    longestRun(siblings.filter(({ id }) => !edited.has(id)).map(({ rank }) => rank)),
  );
  let last = -1;
  let between: number[] = [];
  const addBetween = (next: number) => {
    const fitting = between.filter((rank) => last < rank && rank < next);
    for (const rank of longestRun(fitting)) inOrder.add(rank);
    last = next;
    between = [];
  };
  for (const { id, rank } of siblings) {
    if (edited.has(id)) between.push(rank);
    else if (inOrder.has(rank)) addBetween(rank);
  }
  addBetween(Number.POSITIVE_INFINITY);
  return inOrder;
}

/** The number of FAQs that differ. */
export function countDifferent({ added, removed, edited, moved }: TreeDifference): number {
  return added.size + removed.size + new Set([...edited, ...moved]).size;
}
