import type { Change } from '../../audit-log/audited-database.ts';
import type { FaqContent, FaqRow } from '../../audit-log/undo-steps.ts';
import type {
  PreviewReplacement,
  ReplacedField,
  ReplacementLine,
  ReplaceWords,
  SkippedFaq,
  WriteFaqsResponse,
} from '../../contract/requests.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { faqTexts } from '../faq-text.ts';
import { readRows } from '../find-faqs.ts';
import { findChosen, questionsOf, skip } from './chosen-faqs.ts';
import { editFaqs } from './edit-faqs.ts';
import { joinReplaced, type SplitText, splitterOf } from './replace-text.ts';
import { shortenParts } from './shorten-parts.ts';

const fields = ['question', 'answer'] as const satisfies readonly ReplacedField[];

/** What a replacement would change in a website's FAQs. */
export async function previewReplacement(
  db: Reader,
  websiteId: number,
  { ids, ...words }: PreviewReplacement,
): Promise<ReplacementLine[]> {
  const split = splitterOf(words);
  const chosen = ids && new Set(ids);
  const lines: ReplacementLine[] = [];
  const letOthersRun = yieldToRequests();
  for await (const { id, version, ...row } of readRows(db, websiteId)) {
    await letOthersRun();
    if (chosen && !chosen.has(id)) continue;
    for (const field of fields) {
      const parts = split(row[field] ?? '');
      const text = joinReplaced(parts, words.replacement);
      if (parts.length === 1 || text === row[field]) continue;
      const { question } = row;
      const problem = findProblem(field, text);
      lines.push({ id, version, field, question, ...shortenParts(parts), problem });
    }
  }
  return lines;
}

/** Replaces words in the stored texts of FAQs. The request has no texts, so it cannot write others. */
export async function replaceWords(
  change: Change,
  websiteId: number,
  { faqs: chosen, ...words }: ReplaceWords,
): Promise<WriteFaqsResponse> {
  const { rows, gone, isChanged } = await findChosen(change.tx, websiteId, chosen);
  const fieldsOf = new Map(chosen.map(({ id, fields }) => [id, fields]));
  const split = splitterOf(words);
  const edits: { row: FaqRow; content: Partial<FaqContent> }[] = [];
  const skipped: SkippedFaq[] = [];
  const letOthersRun = yieldToRequests();
  for (const row of rows) {
    await letOthersRun();
    if (isChanged(row)) {
      skipped.push(skip(row, messages.skippedChanged));
      continue;
    }
    const { content, problems } = replaceIn(row, {
      fields: fieldsOf.get(row.id) ?? [],
      split,
      replacement: words.replacement,
    });
    if (Object.keys(content).length > 0) edits.push({ row, content });
    skipped.push(...problems.map((problem) => skip(row, problem)));
  }
  skipped.push(...gone);
  if (edits.length === 0) {
    change.nothingToWrite();
    return { message: messages.noneReplaced, undo_id: null, written: 0, skipped };
  }
  const step = await editFaqs(change, edits);
  const questions = questionsOf(edits.map(({ row }) => row));
  const undoId = await change.record({
    action: 'replace',
    entity: 'faq',
    entityId: null,
    websiteId,
    label: messages.replacedLabel(words.find, words.replacement, edits.length),
    before: { words: words.find, questions },
    after: { words: words.replacement, questions },
    undo: [step],
  });
  const message = messages.wordsReplaced(edits.length);
  return { message, undo_id: undoId, written: edits.length, skipped };
}

function replaceIn(
  row: FaqRow,
  {
    fields,
    split,
    replacement,
  }: { fields: readonly ReplacedField[]; split: SplitText; replacement: string },
): { content: Partial<FaqContent>; problems: string[] } {
  const content: Partial<FaqContent> = {};
  const problems: string[] = [];
  for (const field of fields) {
    const parts = split(row[field] ?? '');
    const text = joinReplaced(parts, replacement);
    if (parts.length === 1 || text === row[field]) continue;
    const problem = findProblem(field, text);
    if (problem === null) content[field] = text;
    else problems.push(problem);
  }
  return { content, problems };
}

function findProblem(field: ReplacedField, text: string): string | null {
  if (text === '') return messages.replacedBlank;
  const { error } = faqTexts[field].safeParse(text);
  return error ? (error.issues[0]?.message ?? messages.badRequest) : null;
}
