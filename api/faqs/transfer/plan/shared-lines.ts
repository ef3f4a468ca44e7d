import type { ImportFault } from '../../../contract/faqs/faq-transfer.ts';
import { messages } from '../../../copy/messages.ts';
import { contentOf, type FaqRow } from '../../../db/faq-row.ts';
import { createNode, type Forest, type Node } from '../../tree/forest.ts';
import type { MatchedRow } from './match-rows.ts';

/** Adds what is below the lines of shown branches: the file does not have it. */
export function addBranches(
  forest: Forest,
  lists: Map<Node | null, Node[]>,
  matched: readonly MatchedRow[],
): void {
  for (const { node, stored, branch } of matched) {
    if (branch === undefined) continue;
    if (stored) {
      for (const above of forest.list([node])) {
        if (!lists.has(above)) lists.set(above, [...above.children]);
      }
      continue;
    }
    const [root, ...below] = branch;
    const nodes = new Map<number | null, Node>(root ? [[root.id, node]] : []);
    for (const row of below) {
      const above = nodes.get(row.parentId) ?? node;
      const added = createNode({ ...contentOf(row), sourceId: row.id });
      nodes.set(row.id, added);
      const siblings = lists.get(above);
      if (siblings === undefined) lists.set(above, [added]);
      else siblings.push(added);
    }
  }
}

/** Reports lines that show a branch of the library again, or put a FAQ into one. */
export function findSharedFaults(
  forest: Forest,
  stored: readonly FaqRow[],
  matched: readonly MatchedRow[],
): ImportFault[] {
  const stores = new Map(stored.map(({ id, sourceId }) => [id, sourceId]));
  const sourceOf = (node: Node) =>
    (node.type === 'added' ? node.row.sourceId : stores.get(node.id)) ?? null;
  const counts = new Map<number, number>();
  for (const node of forest.list()) {
    const source = sourceOf(node);
    if (source !== null) counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return matched.flatMap(({ row: { line }, node, parent, branch = [] }): ImportFault[] => {
    if (branch.some(({ id }) => (counts.get(id) ?? 0) > 1)) {
      return [{ line, message: messages.sharedTwice }];
    }
    const isInBranch = parent !== null && sourceOf(parent) !== null && sourceOf(node) === null;
    return isInBranch ? [{ line, message: messages.sharedIsReadOnly }] : [];
  });
}
