import type { ArrangedFaqs, MovedFaq, RemovedBranch } from '../../audit-log/undo-steps.ts';
import { messages } from '../../copy/messages.ts';
import { ApiError } from '../../http/errors.ts';
import { createNode, type Forest, type Node } from './forest.ts';

/* These functions undo steps in a forest. */

type QuestionOf = (id: number) => string;

/**
 * @param questionOf the question of a FAQ, for the message.
 * @throws ApiError 409 when the FAQ was moved after the write, or its former parent no longer exists.
 */
export function moveBack(forest: Forest, step: MovedFaq, questionOf: QuestionOf): void {
  requireMoved(forest, step, questionOf);
  requireFormerParent(forest, step.from.parentId);
  forest.move(step.id, step.from);
}

/** Adds removed rows under their former parents, also if those were moved. */
export function restoreRows(forest: Forest, { rows, beforeId }: RemovedBranch): void {
  const ids = new Set(rows.map(({ id }) => id));
  for (const row of rows) {
    const parent = requireFormerParent(forest, row.parentId);
    if (row.parentId !== null && ids.has(row.parentId)) forest.add(row, parent);
    else if (beforeId !== undefined) forest.add(row, parent, beforeId);
    else {
      // A deleted website's tree comes back as it was. Earlier versions did not store the next sibling of any branch.
      const siblings = forest.childrenOf(parent);
      const next = siblings.find(({ wanted = 0 }) => wanted > row.position);
      forest.add(row, parent, next?.id);
    }
  }
}

/**
 * Restores the former places of FAQs and adds the removed ones. FAQs that were added later stay after their previous
 * siblings.
 */
export function restoreArrangement(
  forest: Forest,
  { moved, removed, before }: ArrangedFaqs,
  questionOf: QuestionOf,
): void {
  const nodes = new Map<number, Node>(forest.list().map((node) => [node.id ?? 0, node]));
  const formerParents = new Map<Node, number | null>();
  for (const step of moved) {
    formerParents.set(requireMoved(forest, step, questionOf), step.fromParentId);
  }
  for (const row of removed) {
    const node = createNode(row);
    nodes.set(row.id, node);
    formerParents.set(node, row.parentId);
  }
  const parentOf = (node: Node): Node | null => {
    const id = formerParents.get(node);
    if (id === undefined) return node.parent;
    const parent = id === null ? null : nodes.get(id);
    if (parent === undefined) throw new ApiError(409, messages.parentOfRestoredGone);
    return parent;
  };

  const lists = new Map<Node | null, Node[]>();
  const listOf = (parent: Node | null): Node[] => {
    const list = lists.get(parent) ?? [];
    lists.set(parent, list);
    return list;
  };
  const changedLists = new Set<Node[]>();
  const positions = new Map<Node, number>();
  for (const { parentId, children } of before) {
    const parent = parentId === null ? null : nodes.get(parentId);
    // The parent may have been deleted after its children had moved away.
    if (parent === undefined) continue;
    changedLists.add(listOf(parent));
    for (const { id, position } of children) {
      const node = nodes.get(id);
      if (node === undefined || parentOf(node) !== parent) continue;
      listOf(parent).push(node);
      positions.set(node, position);
    }
  }
  const previous = new Map<Node | null, Node>();
  for (const node of forest.list()) {
    if (!positions.has(node)) insertAfter(listOf(parentOf(node)), previous.get(node.parent), node);
    previous.set(node.parent, node);
  }
  forest.arrange(lists);
  for (const list of changedLists) {
    for (const node of list) node.wanted = positions.get(node);
  }
}

/** Inserts a node after its previous sibling: first if there is none, last if it has moved away. */
function insertAfter(list: Node[], previous: Node | undefined, node: Node): void {
  const index = previous === undefined ? -1 : list.indexOf(previous);
  list.splice(previous !== undefined && index === -1 ? list.length : index + 1, 0, node);
}

/** A moved FAQ, which must still be under the parent that it got. */
export function requireMoved(
  forest: Forest,
  { id, toParentId }: Pick<MovedFaq, 'id' | 'toParentId'>,
  questionOf: QuestionOf,
): Node {
  const node = forest.find(id);
  if (node === undefined) throw new ApiError(409, messages.undoneFaqGone);
  if ((node.parent?.id ?? null) !== toParentId) {
    throw new ApiError(409, messages.movedSince(questionOf(id)));
  }
  return node;
}

function requireFormerParent(forest: Forest, id: number | null): Node | null {
  const parent = id === null ? null : forest.find(id);
  if (parent === undefined) throw new ApiError(409, messages.parentOfRestoredGone);
  return parent;
}
