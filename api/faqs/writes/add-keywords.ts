import type { Change } from '../../audit-log/audited-database.ts';
import { keywordsMax } from '../../contract/limits.ts';
import type { AddManyKeywords, WriteFaqsResponse } from '../../contract/requests.ts';
import { cleanKeywords } from '../../contract/texts/keywords.ts';
import { messages } from '../../copy/messages.ts';
import type { FaqContent, FaqRow } from '../../db/faq-row.ts';
import { readKeywords, storeKeywords } from '../../db/stored-keywords.ts';
import { findChosen, questionsOf, skip } from './chosen-faqs.ts';
import { editFaqs } from './edit-faqs.ts';

/** Adds keywords to FAQs of a website, after their existing ones. It has no versions, because it conflicts with no other edit. */
export async function addKeywords(
  change: Change,
  websiteId: number,
  added: AddManyKeywords['faqs'],
): Promise<WriteFaqsResponse> {
  const { rows, gone } = await findChosen(change.tx, [websiteId], added);
  const addedTo = new Map<number, string[]>();
  for (const { id, keywords } of added) {
    const others = addedTo.get(id);
    // A copy for each of thousands of entries with one id would take a second.
    if (others) others.push(...keywords);
    else addedTo.set(id, [...keywords]);
  }
  const edits: { row: FaqRow; content: Partial<FaqContent> }[] = [];
  /** For the audit trail: the question with what it gets. */
  const described: FaqRow[] = [];
  const skipped = gone;
  for (const row of rows) {
    const stored = readKeywords(row.keywords);
    const keywords = cleanKeywords([...stored, ...(addedTo.get(row.id) ?? [])]);
    if (row.sourceId !== null) skipped.push(skip(row, messages.skippedShared));
    else if (keywords.length > keywordsMax)
      skipped.push(skip(row, messages.tooManyKeywords(keywordsMax)));
    else if (keywords.length > stored.length) {
      edits.push({ row, content: { keywords: storeKeywords(keywords) } });
      const words = keywords.slice(stored.length).join(', ');
      described.push({ ...row, question: `${row.question}: ${words}` });
    }
  }
  if (edits.length === 0) {
    change.nothingToWrite();
    return { message: messages.noKeywordsAdded, undo_id: null, written: 0, skipped };
  }
  const edited = await editFaqs(change, edits);
  const undoId = await change.record({
    action: 'update',
    entity: 'faq',
    entityId: null,
    websiteId,
    label: messages.addedKeywordsLabel(edits.length),
    before: { questions: questionsOf(edits.map(({ row }) => row)) },
    after: { questions: questionsOf(described) },
    undo: [{ type: 'faqs', websiteId, edited }],
  });
  const message = messages.keywordsAdded(edits.length);
  return { message, undo_id: undoId, written: edits.length, skipped };
}
