import type { Change } from '../../audit-log/audited-database.ts';
import { chosenFaqsMax } from '../../config/server-limits.ts';
import type {
  PreviewReplacement,
  ReplacedField,
  ReplacementLine,
  ReplacementPreview,
  ReplaceWords,
  SkippedFaq,
  WriteFaqsResponse,
} from '../../contract/requests.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import type { FaqContent, FaqRow } from '../../db/faq-row.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { faqTexts } from '../faq-text.ts';
import { readRows } from '../find-faqs.ts';
import { findChosen, questionsOf, skip } from './chosen-faqs.ts';
import { editFaqs } from './edit-faqs.ts';
import { joinReplaced, type SplitText, splitterOf } from './replace-text.ts';
import { shortenParts } from './shorten-parts.ts';

const fields = ['question', 'answer'] as const satisfies readonly ReplacedField[];

/** What a replacement would change in the FAQs of websites. */
export async function previewReplacement(
  db: Reader,
  { website_ids, ids, ...words }: PreviewReplacement,
): Promise<ReplacementPreview> {
  const split = splitterOf(words);
  const chosen = ids && new Set(ids);
  const lines: ReplacementLine[] = [];
  const found = new Set<number>();
  const letOthersRun = yieldToRequests();
  for (const website_id of new Set(website_ids)) {
    for await (const { id, version, sourceId, ...row } of readRows(db, website_id)) {
      await letOthersRun();
      if (sourceId !== null || (chosen && !chosen.has(id))) continue;
      for (const field of fields) {
        const parts = split(row[field] ?? '');
        const text = joinReplaced(parts, words.replacement);
        if (parts.length === 1 || text === row[field]) continue;
        if (found.add(id).size > chosenFaqsMax) return { lines, is_cut: true };
        const { question } = row;
        const problem = findProblem(field, text);
        const shown = shortenParts(parts);
        lines.push({ id, website_id, version, field, question, ...shown, problem });
      }
    }
  }
  return { lines, is_cut: false };
}

/**
 * Replaces words in the stored texts of FAQs. The request has no texts, so it cannot write others. Each website gets
 * its own entry in the audit trail.
 */
export async function replaceWords(
  change: Change,
  { website_ids, faqs: chosen, ...words }: ReplaceWords,
): Promise<WriteFaqsResponse> {
  const { rows, gone, isChanged } = await findChosen(change.tx, website_ids, chosen);
  const fieldsOf = new Map(chosen.map(({ id, fields }) => [id, fields]));
  const split = splitterOf(words);
  const editsOf = new Map<number, { row: FaqRow; content: Partial<FaqContent> }[]>();
  const skipped: SkippedFaq[] = [];
  const letOthersRun = yieldToRequests();
  for (const row of rows) {
    await letOthersRun();
    if (row.sourceId !== null || isChanged(row)) {
      skipped.push(skip(row, row.sourceId ? messages.skippedShared : messages.skippedChanged));
      continue;
    }
    const { content, problems } = replaceIn(row, {
      fields: fieldsOf.get(row.id) ?? [],
      split,
      replacement: words.replacement,
    });
    if (Object.keys(content).length > 0) {
      const edits = editsOf.get(row.websiteId) ?? [];
      edits.push({ row, content });
      editsOf.set(row.websiteId, edits);
    }
    skipped.push(...problems.map((problem) => skip(row, problem)));
  }
  skipped.push(...gone);
  if (editsOf.size === 0) {
    change.nothingToWrite();
    return { message: messages.noneReplaced, undo_id: null, written: 0, skipped };
  }
  const together = editsOf.size > 1 && { together: new Date().toISOString() };
  let written = 0;
  let undoId: number | null = null;
  for (const websiteId of new Set(website_ids)) {
    const edits = editsOf.get(websiteId);
    if (edits === undefined) continue;
    const edited = await editFaqs(change, edits);
    const questions = questionsOf(edits.map(({ row }) => row));
    const entryId = await change.record({
      action: 'replace',
      entity: 'faq',
      entityId: null,
      websiteId,
      label: messages.replacedLabel(words.find, words.replacement, edits.length),
      before: { words: words.find, questions },
      after: { words: words.replacement, questions, ...together },
      undo: [{ type: 'faqs', websiteId, edited }],
    });
    undoId ??= entryId;
    written += edits.length;
  }
  const message = messages.wordsReplaced(written, editsOf.size);
  return { message, undo_id: undoId, written, skipped };
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
