import type { Instruction, ItemMode } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item';
import type { FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { faqTreeMaxDepth } from '../../../../api/contract/limits.ts';
import { branchIds, entriesAbove } from '../data/faq-tree.ts';
import { childrenOf, type Place } from '../data/places.ts';

/** The position at which a dragged question would be dropped. */
export interface DropPlace {
  place: Place;
  /** The number of its ancestors at the new place. */
  depth: number;
  /** The edge of the row at which the drop line is shown. */
  edge: 'top' | 'bottom';
  /** Why the drop is refused. */
  refusal: 'circle' | 'shared' | 'too-deep' | undefined;
}

interface DropPlaceOptions {
  tree: readonly FaqTreeEntry[];
  draggedId: number;
  /** The entry whose row is below the pointer. */
  target: FaqTreeEntry;
  mode: ItemMode;
  instruction: Instruction | null;
}

/** Returns which drops the row allows: for example, no sibling can be dropped below an unfolded branch. */
export function modeOf(shown: readonly FaqTreeEntry[], target: FaqTreeEntry): ItemMode {
  const nextDepth = shown[shown.findIndex(({ id }) => id === target.id) + 1]?.depth ?? -1;
  if (nextDepth > target.depth) return 'expanded';
  return target.depth > 0 && nextDepth < target.depth ? 'last-in-group' : 'standard';
}

/** Returns where a drop would put a question; undefined if it would not move. */
export function dropPlaceOf({
  tree,
  draggedId,
  target,
  mode,
  instruction,
}: DropPlaceOptions): DropPlace | undefined {
  if (instruction === null) return undefined;
  if (target.id === draggedId && instruction.type !== 'reparent') return undefined;
  const after = ({ id, parent_id }: FaqTreeEntry): Place => {
    const siblings = childrenOf(tree, parent_id);
    const behind = siblings.slice(siblings.findIndex((each) => each.id === id) + 1);
    return { parentId: parent_id, beforeId: firstOf(behind) };
  };
  const firstOf = (entries: readonly FaqTreeEntry[]) =>
    entries.find(({ id }) => id !== draggedId)?.id ?? null;
  const land = (place: Place, depth: number, edge: DropPlace['edge'] = 'bottom'): DropPlace => ({
    place,
    depth,
    edge,
    refusal: refusalOf(tree, draggedId, place, depth),
  });
  const { id, parent_id, depth } = target;
  switch (instruction.type) {
    case 'reorder-above':
      return land({ parentId: parent_id, beforeId: id }, depth, 'top');
    case 'reorder-below':
      return land(after(target), depth);
    case 'make-child': {
      // Insert it near the pointer: first in an unfolded branch, last in a folded one.
      const beforeId = mode === 'expanded' ? firstOf(childrenOf(tree, id)) : null;
      return land({ parentId: id, beforeId }, depth + 1);
    }
    case 'reparent': {
      const above = entriesAbove(tree, id)[instruction.desiredLevel];
      return above && land(after(above), above.depth);
    }
    default:
      return undefined;
  }
}

function refusalOf(
  tree: readonly FaqTreeEntry[],
  draggedId: number,
  { parentId }: Place,
  depth: number,
): DropPlace['refusal'] {
  const ids = new Set(branchIds(tree, draggedId));
  if (parentId !== null && ids.has(parentId)) return 'circle';
  if (tree.some(({ id, source_id }) => id === parentId && source_id)) return 'shared';
  const depths = tree.filter(({ id }) => ids.has(id)).map((entry) => entry.depth);
  const height = Math.max(...depths) - Math.min(...depths);
  return depth + height + 1 > faqTreeMaxDepth ? 'too-deep' : undefined;
}
