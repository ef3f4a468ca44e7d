import type { Change } from '../../audit-log/audited-database.ts';
import type { ChosenFaq, WriteFaqsResponse } from '../../contract/requests.ts';
import { messages } from '../../copy/messages.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { loadTree } from '../tree/load-tree.ts';
import { saveTree } from '../tree/save-tree.ts';
import { findChosen, questionsOf, rootsOf, skip } from './chosen-faqs.ts';

/** Deletes FAQs with their descendants. If a chosen FAQ was changed meanwhile, it and its ancestors are not deleted. */
export async function deleteFaqs(
  change: Change,
  websiteId: number,
  chosen: readonly ChosenFaq[],
): Promise<WriteFaqsResponse> {
  const { tx, by } = change;
  const { rows, gone, isChanged } = await findChosen(tx, [websiteId], chosen);
  const changed = rows.filter(isChanged);
  const staying = aboveOf(rows, changed);
  const skipped = [
    ...rows.flatMap((row) => {
      if (isChanged(row)) return [skip(row, messages.skippedChanged)];
      return staying.has(row) ? [skip(row, messages.skippedBelow)] : [];
    }),
    ...gone,
  ];
  const roots = rootsOf(rows.filter((row) => !staying.has(row)));
  if (roots.length === 0) {
    change.nothingToWrite();
    return { message: messages.noneDeleted, undo_id: null, written: 0, skipped };
  }
  const tree = await loadTree(tx, websiteId);
  const removed = roots.reduce((sum, { id }) => sum + tree.remove(tree.require(id)), 0);
  const { undo } = await saveTree(tx, tree, by.username);
  const undoId = await change.record({
    action: 'delete',
    entity: 'faq',
    entityId: null,
    websiteId,
    label: messages.deletedLabel(removed),
    before: { questions: questionsOf(roots) },
    undo: [undo],
  });
  return { message: messages.faqsDeleted(removed), undo_id: undoId, written: removed, skipped };
}

/** The changed rows, and the rows of `rows` that are above one of them. */
function aboveOf(rows: readonly FaqRow[], changed: readonly FaqRow[]): ReadonlySet<FaqRow> {
  const above = new Set(changed);
  const byPath = new Map(rows.map((row) => [row.path, row]));
  for (const { path } of changed) {
    for (let end = path.indexOf('/') + 1; end < path.length; end = path.indexOf('/', end) + 1) {
      const row = byPath.get(path.slice(0, end));
      if (row) above.add(row);
    }
  }
  return above;
}
