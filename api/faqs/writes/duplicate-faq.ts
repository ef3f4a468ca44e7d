import type { Change } from '../../audit-log/audited-database.ts';
import type { DuplicateFaqResponse } from '../../contract/faqs/faq-copies.ts';
import { messages } from '../../copy/messages.ts';
import { loadTree } from '../tree/load-tree.ts';
import { readRows } from '../tree/read-rows.ts';
import { saveTree } from '../tree/save-tree.ts';
import { auditedFaqs } from './audited-faqs.ts';
import { copyNamer } from './copy-name.ts';
import { withFormsLost } from './with-forms-lost.ts';

/** Inserts a copy of a FAQ and its descendants directly after the FAQ. */
export async function duplicateFaq(
  { tx, by, record }: Change,
  originalId: number,
): Promise<DuplicateFaqResponse> {
  const original = await auditedFaqs.requireRow(tx, originalId);
  const { websiteId, parentId } = original;
  const tree = await loadTree(tx, websiteId);
  const node = tree.require(originalId);
  const ids = tree.list([node]).flatMap(({ id }) => id ?? []);
  const branch = await readRows(tx, ids);
  const nameCopy = await copyNamer(tx, websiteId, parentId);
  const question = nameCopy(original.question);
  const { beforeId } = tree.standingOf(node);
  const renamed = branch.map((row) => (row.id === originalId ? { ...row, question } : row));
  const [copy] = tree.addCopies(renamed, node.parent, beforeId);
  const { undo } = await saveTree(tx, tree, by.username);
  if (copy?.id === undefined) throw new Error('The database returned no new row.');
  const undoId = await record({
    action: 'copy',
    entity: 'faq',
    entityId: copy.id,
    websiteId,
    label: question,
    after: { copied: branch.length, question: original.question, parent_id: parentId },
    undo: [undo],
  });
  const message = withFormsLost(messages.faqDuplicated(branch.length), branch);
  return { message, id: copy.id, undo_id: undoId, copied: branch.length };
}
