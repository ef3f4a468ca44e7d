import type { Change } from '../../audit-log/audited-database.ts';
import { keywordsMax } from '../../contract/limits.ts';
import { cleanKeywords } from '../../contract/texts/keywords.ts';
import { messages } from '../../copy/messages.ts';
import { readKeywords, storeKeywords } from '../../db/stored-keywords.ts';
import { fieldError } from '../../http/errors.ts';
import { auditedFaqs } from './audited-faqs.ts';
import { editFaq } from './edit-faq.ts';

export interface AddedKeywords {
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
): Promise<AddedKeywords> {
  const row = await auditedFaqs.requireRow(change.tx, id);
  const { websiteId, question } = row;
  const stored = readKeywords(row.keywords);
  const keywords = cleanKeywords([...stored, ...added]);
  if (keywords.length === stored.length) {
    change.nothingToWrite();
    return { websiteId, question, undoId: null };
  }
  if (keywords.length > keywordsMax) {
    throw fieldError(400, 'keyword', messages.tooManyKeywords(keywordsMax));
  }
  const undoId = await editFaq(change, row, { keywords: storeKeywords(keywords) });
  return { websiteId, question, undoId };
}
