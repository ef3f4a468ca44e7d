import type { Faq, FaqTreeEntry } from '../../../../api/contract/entities.ts';

/** Returns the number of descendants of an entry. The tree is in tree order, so they come directly after it. */
export function countDescendants(tree: readonly FaqTreeEntry[], id: number): number {
  const at = tree.findIndex((entry) => entry.id === id);
  return at === -1 ? 0 : branchEnd(tree, at) - at - 1;
}

/** Returns the ids of an entry and its descendants. */
export function branchIds(tree: readonly FaqTreeEntry[], id: number): number[] {
  const at = tree.findIndex((entry) => entry.id === id);
  return at === -1 ? [id] : tree.slice(at, branchEnd(tree, at)).map((entry) => entry.id);
}

/** Returns the ids of these entries and all their descendants. */
export function branchesOf(
  tree: readonly Pick<FaqTreeEntry, 'id' | 'parent_id'>[],
  ids: readonly number[],
): ReadonlySet<number> {
  const inBranches = new Set(ids);
  // In tree order, a parent comes before its children.
  for (const { id, parent_id } of tree) {
    if (parent_id !== null && inBranches.has(parent_id)) inBranches.add(id);
  }
  return inBranches;
}

/** Returns the entries above an entry, from the top tier down. */
export function entriesAbove(tree: readonly FaqTreeEntry[], id: number): FaqTreeEntry[] {
  const at = tree.findIndex((entry) => entry.id === id);
  const above: FaqTreeEntry[] = [];
  let depth = tree[at]?.depth ?? 0;
  for (let index = at - 1; index >= 0 && depth > 0; index -= 1) {
    const entry = tree[index];
    if (entry === undefined || entry.depth >= depth) continue;
    above.unshift(entry);
    depth = entry.depth;
  }
  return above;
}

/** Returns the tree without the descendants of folded entries. */
export function withoutFolded(
  tree: readonly FaqTreeEntry[],
  folded: ReadonlySet<number>,
): readonly FaqTreeEntry[] {
  let foldedDepth: number | undefined;
  return tree.filter(({ id, depth }) => {
    if (foldedDepth !== undefined && depth > foldedDepth) return false;
    foldedDepth = folded.has(id) ? depth : undefined;
    return true;
  });
}

/** Returns the ids of entries with children, starting with the top tier. */
export function branchesByDepth(tree: readonly FaqTreeEntry[]): number[] {
  return tree
    .filter(({ depth }, index) => (tree[index + 1]?.depth ?? 0) > depth)
    .sort((one, other) => one.depth - other.depth)
    .map(({ id }) => id);
}

/** Where a row is in a branch of the library that the website shows. */
export type SharedPlace = 'root' | 'inside';

/** The rank of an entry among its siblings (from 1), the number of siblings, and the number of its descendants. */
export interface FaqRank {
  position: number;
  siblings: number;
  descendants: number;
  /** How many FAQs of its branch have an answer. */
  answers: number;
  /** Undefined for the website's own FAQ. */
  shared: SharedPlace | undefined;
}

/** Returns the ranks of all entries, by id. */
export function ranksOf(tree: readonly FaqTreeEntry[]): ReadonlyMap<number, FaqRank> {
  const ranks = new Map<number, FaqRank>();
  const children = new Map<number | null, number>();
  for (const { id, parent_id, source_id, has_answer } of tree) {
    const position = (children.get(parent_id) ?? 0) + 1;
    children.set(parent_id, position);
    const parent = parent_id === null ? undefined : ranks.get(parent_id);
    const shared = source_id ? (parent?.shared ? 'inside' : 'root') : undefined;
    ranks.set(id, { position, siblings: 0, descendants: 0, answers: has_answer ? 1 : 0, shared });
  }
  // Children first, so that a child's count is complete when it is added to its parent's.
  for (const { id, parent_id } of [...tree].reverse()) {
    const rank = ranks.get(id);
    if (rank === undefined) continue;
    rank.siblings = children.get(parent_id) ?? 0;
    const parent = parent_id === null ? undefined : ranks.get(parent_id);
    if (parent === undefined) continue;
    parent.descendants += rank.descendants + 1;
    parent.answers += rank.answers;
  }
  return ranks;
}

/** Returns where a row is in a shown branch. Until the tree is loaded, no row of one can be edited. */
export function sharedPlaceOf(
  ranks: ReadonlyMap<number, FaqRank>,
  { id, source_id }: Pick<Faq, 'id' | 'source_id'>,
): SharedPlace | undefined {
  const rank = ranks.get(id);
  if (rank) return rank.shared;
  return source_id ? 'inside' : undefined;
}

/** Returns the tree without an entry and its descendants: the entries that may become its parent. */
export function withoutBranch(
  tree: readonly FaqTreeEntry[],
  id: number | undefined,
): readonly FaqTreeEntry[] {
  const at = tree.findIndex((entry) => entry.id === id);
  return at === -1 ? tree : [...tree.slice(0, at), ...tree.slice(branchEnd(tree, at))];
}

function branchEnd(tree: readonly FaqTreeEntry[], at: number): number {
  const depth = tree[at]?.depth ?? 0;
  const next = tree.findIndex((entry, index) => index > at && entry.depth <= depth);
  return next === -1 ? tree.length : next;
}
