import type { PublicFaq } from '../../../contract/public-api.ts';
import type { FaqRow } from '../../../db/faq-row.ts';
import { readKeywords } from '../../../db/stored-keywords.ts';
import type { Node } from '../../tree/forest.ts';
import type { ImportPlan } from './plan-import.ts';

interface TreeAfter {
  /** In tree order. New FAQs have ids below 0. */
  tree: PublicFaq[];
  ids: ReadonlyMap<Node, number>;
}

/** The FAQs after an import. */
export function treeAfter({
  forest,
  stored,
  edits,
}: Pick<ImportPlan, 'forest' | 'edits'> & { stored: readonly FaqRow[] }): TreeAfter {
  const rows = new Map(stored.map((row) => [row.id, row]));
  for (const { row, content } of edits) rows.set(row.id, { ...row, ...content });
  const nodes = forest.list();
  const ids = new Map(nodes.map((node, index) => [node, node.id ?? -1 - index]));
  const tree = nodes.map((node) => {
    const { question, answer, keywords, image } = contentOf(node);
    const parentId = node.parent && (ids.get(node.parent) ?? null);
    const id = ids.get(node) ?? 0;
    return { id, question, answer, keywords: readKeywords(keywords), image, parent_id: parentId };
  });
  return { tree, ids };

  function contentOf(node: Node) {
    const row = node.type === 'added' ? node.row : rows.get(node.id);
    if (row === undefined) throw new Error(`FAQ ${node.id} is not stored.`);
    return row;
  }
}
