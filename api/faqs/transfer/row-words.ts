import type { FileRecord } from './import-row.ts';

const wordsMaxLength = 60;
/** Enough of a long text for the words. */
const readLength = 200;

/** The beginning of a record's texts, such as `777 · Jawaban tanpa pertanyaan`. */
export function rowWords({ cells: { id, question, answer } }: FileRecord): string {
  const words = [id, question, answer]
    .map((cell = '') => cell.slice(0, readLength).replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' · ');
  return words.length > wordsMaxLength ? `${words.slice(0, wordsMaxLength)}...` : words;
}
