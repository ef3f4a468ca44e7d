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

/** Adds keywords to a FAQ, after its existing ones. */
export async function addKeywords(
  change: Change,
  id: number,
  added: readonly string[],
): Promise<AddedTexts> {
  return await addTexts(change, id, 'keywords', (stored) => {
    const keywords = cleanKeywords([...stored, ...added]);
    if (keywords.length > keywordsMax)
      throw fieldError(400, 'keyword', messages.tooManyKeywords(keywordsMax));
    return keywords;
  });
}

/** Adds wordings to a FAQ, after its existing ones. */
export async function addWordings(
  change: Change,
  id: number,
  added: readonly string[],
): Promise<AddedTexts> {
  return await addTexts(change, id, 'wordings', (stored) => {
    const wordings = cleanWordings([...stored, ...added]);
    if (wordings.length > wordingsMax)
      throw fieldError(400, 'wordings', messages.tooManyWordings(wordingsMax));
    return wordings;
  });
}

async function addTexts(
  change: Change,
  id: number,
  field: 'keywords' | 'wordings',
  join: (stored: readonly string[]) => string[],
): Promise<AddedTexts> {
  const row = await auditedFaqs.requireRow(change.tx, id);
  const { websiteId, question } = row;
  const stored = readKeywords(row[field]);
  const texts = join(stored);
  if (texts.length === stored.length) {
    change.nothingToWrite();
    return { websiteId, question, undoId: null };
  }
  const undoId = await editFaq(change, row, { [field]: storeKeywords(texts) });
  return { websiteId, question, undoId };
}
