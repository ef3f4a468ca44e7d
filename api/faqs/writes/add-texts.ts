import type { Change } from '../../audit-log/audited-database.ts';
import { keywordsMax, wordingsMax } from '../../contract/limits.ts';
import type { AddKeywordResponse } from '../../contract/requests.ts';
import { cleanKeywords } from '../../contract/texts/keywords.ts';
import { cleanWordings } from '../../contract/wordings.ts';
import { messages } from '../../copy/messages.ts';
import { readKeywords, storeKeywords } from '../../db/stored-keywords.ts';
import { fieldError } from '../../http/errors.ts';
import { auditedFaqs } from './audited-faqs.ts';
import { editFaq } from './edit-faq.ts';

const kinds = {
  keywords: {
    clean: cleanKeywords,
    max: keywordsMax,
    error: { field: 'keyword', message: messages.tooManyKeywords(keywordsMax) },
    done: messages.keywordAdded,
    known: messages.keywordKnown,
  },
  wordings: {
    clean: cleanWordings,
    max: wordingsMax,
    error: { field: 'wordings', message: messages.tooManyWordings(wordingsMax) },
    done: messages.wordingsAdded,
    known: messages.wordingsKnown,
  },
};

/** Adds keywords or wordings to a FAQ, after its existing ones. */
export async function addTexts(
  change: Change,
  id: number,
  kind: keyof typeof kinds,
  added: readonly string[],
): Promise<AddKeywordResponse> {
  const { clean, max, error, done, known } = kinds[kind];
  const row = await auditedFaqs.requireRow(change.tx, id);
  const { question } = row;
  const stored = readKeywords(row[kind]);
  const texts = clean([...stored, ...added]);
  if (texts.length > max) throw fieldError(400, error.field, error.message);
  if (texts.length === stored.length) {
    change.nothingToWrite();
    return { message: known(added, question), undo_id: null };
  }
  const undoId = await editFaq(change, row, { [kind]: storeKeywords(texts) });
  return { message: done(added, question), undo_id: undoId };
}
