import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';

/** The place of a FAQ: its parent (`null` is the top tier) and its next sibling (`null` puts it last). */
export interface Place {
  parentId: number | null;
  beforeId: number | null;
}

export const directions = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof directions)[number];

/** Returns the children of a parent, in order. */
export function childrenOf(
  tree: readonly FaqTreeEntry[],
  parentId: number | null,
): readonly FaqTreeEntry[] {
  return tree.filter(({ parent_id }) => parent_id === parentId);
}

/**
 * Returns the place one step away: `up` and `down` among the siblings, `in` as the last child of the sibling above,
 * `out` directly after the parent. Undefined if there is no such place.
 */
export function placeTowards(
  tree: readonly FaqTreeEntry[],
  id: number,
  direction: Direction,
): Place | undefined {
  const entry = tree.find((each) => each.id === id);
  if (entry === undefined) return undefined;
  const parentId = entry.parent_id;
  const siblings = childrenOf(tree, parentId);
  const at = siblings.findIndex((each) => each.id === id);
  const above = siblings[at - 1];
  switch (direction) {
    case 'up':
      return above && { parentId, beforeId: above.id };
    case 'down':
      return siblings[at + 1] && { parentId, beforeId: siblings[at + 2]?.id ?? null };
    case 'in':
      return above && !above.source_id ? { parentId: above.id, beforeId: null } : undefined;
    case 'out': {
      const parent = tree.find((each) => each.id === parentId);
      return parent && { parentId: parent.parent_id, beforeId: nextSibling(tree, parent) };
    }
  }
}

/** Returns the sibling after an entry. */
function nextSibling(
  tree: readonly FaqTreeEntry[],
  { id, parent_id }: FaqTreeEntry,
): number | null {
  const siblings = childrenOf(tree, parent_id);
  return siblings[siblings.findIndex((each) => each.id === id) + 1]?.id ?? null;
}
