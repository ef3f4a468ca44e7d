import type { FaqTreeEntry } from '../../../api/contract/entities.ts';
import { pageSize } from '../../../api/contract/limits.ts';

/** The number of descendants of an entry. The tree is in tree order, so they follow it. */
export function countDescendants(tree: readonly FaqTreeEntry[], id: number): number {
  const at = tree.findIndex((entry) => entry.id === id);
  return at === -1 ? 0 : branchEnd(tree, at) - at - 1;
}

/** An entry and its descendants, by id. */
export function branchIds(tree: readonly FaqTreeEntry[], id: number): number[] {
  const at = tree.findIndex((entry) => entry.id === id);
  return at === -1 ? [id] : tree.slice(at, branchEnd(tree, at)).map((entry) => entry.id);
}

/** The questions above an entry, from the top tier down. */
export function questionsAbove(tree: readonly FaqTreeEntry[], id: number): string[] {
  const at = tree.findIndex((entry) => entry.id === id);
  const above: string[] = [];
  let depth = tree[at]?.depth ?? 0;
  for (let index = at - 1; index >= 0 && depth > 0; index -= 1) {
    const entry = tree[index];
    if (entry === undefined || entry.depth >= depth) continue;
    above.unshift(entry.question);
    depth = entry.depth;
  }
  return above;
}

/** The tree without an entry and its descendants: the entries that may become its parent. */
export function withoutBranch(
  tree: readonly FaqTreeEntry[],
  id: number | undefined,
): readonly FaqTreeEntry[] {
  const at = tree.findIndex((entry) => entry.id === id);
  return at === -1 ? tree : [...tree.slice(0, at), ...tree.slice(branchEnd(tree, at))];
}

/** The URL of an entry's row: the page it is on, and its row. */
export function faqAddress(websiteId: number, index: number, id: number): string {
  const page = Math.floor(index / pageSize) + 1;
  return `/?website=${websiteId}${page === 1 ? '' : `&page=${page}`}#row-${id}`;
}

function branchEnd(tree: readonly FaqTreeEntry[], at: number): number {
  const depth = tree[at]?.depth ?? 0;
  const next = tree.findIndex((entry, index) => index > at && entry.depth <= depth);
  return next === -1 ? tree.length : next;
}
