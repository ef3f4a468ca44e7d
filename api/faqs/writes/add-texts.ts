import type { Change } from '../../audit-log/audited-database.ts';
import { keywordsMax, wordingsMax } from '../../contract/limits.ts';
import { cleanKeywords } from '../../contract/texts/keywords.ts';
import { cleanWordings } from '../../contract/wordings.ts';
import { messages } from '../../copy/messages.ts';
import { readKeywords, storeKeywords } from '../../db/stored-keywords.ts';
import { fieldError } from '../../http/errors.ts';
import { auditedFaqs } from './audited-faqs.ts';
import { editFaq } from './edit-faq.ts';

export interface AddedTexts {
  websiteId: number;
  question: string;
  /** The id of the audit entry; `null` when the FAQ had all of them already. */
  undoId: number | null;
}

const kinds = {
  keywords: {
    clean: cleanKeywords,
    max: keywordsMax,
    error: { field: 'keyword', message: messages.tooManyKeywords(keywordsMax) },
  },
  wordings: {
    clean: cleanWordings,
    max: wordingsMax,
    error: { field: 'wordings', message: messages.tooManyWordings(wordingsMax) },
  },
};

/** Adds keywords or wordings to a FAQ, after its existing ones. */
export async function addTexts(
  change: Change,
  id: number,
  kind: keyof typeof kinds,
  added: readonly string[],
): Promise<AddedTexts> {
  const { clean, max, error } = kinds[kind];
  const row = await auditedFaqs.requireRow(change.tx, id);
  const { websiteId, question } = row;
  const stored = readKeywords(row[kind]);
  const texts = clean([...stored, ...added]);
  if (texts.length > max) throw fieldError(400, error.field, error.message);
  if (texts.length === stored.length) {
    change.nothingToWrite();
    return { websiteId, question, undoId: null };
  }
  const undoId = await editFaq(change, row, { [kind]: storeKeywords(texts) });
  return { websiteId, question, undoId };
}
