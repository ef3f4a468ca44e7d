import type { ImportFault } from '../../contract/faqs/faq-transfer.ts';
import { messages } from '../../copy/messages.ts';
import { decodeText, freeWindows1252 } from './decode-text.ts';
import { type FileRecord, type ImportRow, toImportRow } from './import-row.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { isZip, openZip, tableTooLarge } from './read-zip.ts';
import type { ReadRecords } from './table-reader.ts';
import { withTopics } from './topic-parents.ts';
import { importMaxFaults, importTableMaxBytes } from './transfer-limits.ts';
import { readWorkbook } from './workbook/read-workbook.ts';

/** Length of the words of a record. */
const wordsMaxLength = 60;
/** Enough of a long text for the words. */
const readLength = 200;

/** What a file says. Only plain data, which a worker can send. */
export interface ImportFile {
  /** The valid records. */
  rows: ImportRow[];
  /** Whether the ids of the file are ids of the website. Other ids only connect the rows of the file. */
  hasOwnIds: boolean;
  faults: ImportFault[];
  /** What an admin should know about the file as a whole. */
  notes: string[];
  /** The words of each record by its line, for `ImportFault`. */
  words: Map<number, string>;
}

/**
 * Reads a CSV, JSON or ZIP; the format is detected by the content. Blocks its thread, so the server reads in a worker.
 *
 * @param website the website's code in exported files.
 * @throws ApiError 400 or 413 for errors that do not belong to one line.
 */
export async function readImport(file: Buffer, website: string): Promise<ImportFile> {
  const zip = isZip(file) ? await openZip(file) : undefined;
  const table = (await zip?.readTable()) ?? file;
  if (table.length > importTableMaxBytes) throw tableTooLarge();
  const { text, isGuessed } = decodeText(table);
  const unreadable = isGuessed ? findUnreadableLines(text) : [];
  if (unreadable.length > 0)
    return { rows: [], hasOwnIds: false, faults: unreadable, notes: [], words: new Map() };
  const isJson = zip === undefined && /^\s*[[{]/.test(text.slice(0, 1000));
  return toImportFile(isJson ? readJson(text) : await readCsv(text), website);
}

/** Reads an Excel file. Run it in a process of its own. */
export async function readWorkbookImport(file: Buffer, website: string): Promise<ImportFile> {
  return toImportFile(await readWorkbook(file), website);
}

function toImportFile(
  { records, websites, faults, notes }: ReadRecords,
  website: string,
): ImportFile {
  const rows: ImportRow[] = [];
  for (const record of records) {
    const row = toImportRow(record);
    if ('problems' in row) {
      faults.push(...row.problems.map((message) => ({ line: record.line, message })));
    } else rows.push(row);
  }
  const words = new Map(records.map((record) => [record.line, rowWords(record)]));
  const hasOwnIds = websites.size > 0 && [...websites].every((code) => code === website);
  if (websites.size === 0 && rows.some(({ id }) => id !== undefined))
    notes.push(messages.importNumbersUnused);
  return { rows: withTopics(rows), hasOwnIds, faults, notes, words };
}

function findUnreadableLines(text: string): ImportFault[] {
  const faults: ImportFault[] = [];
  let line = 1;
  let isQuoted = false;
  for (let at = 0; at < text.length && faults.length < importMaxFaults; at += 1) {
    // A line break within a cell begins no row.
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (isLineBreak(text, at)) line += isQuoted ? 0 : 1;
    else if (freeWindows1252.test(text[at] ?? '') && faults.at(-1)?.line !== line)
      faults.push({ line, message: messages.importBadEncoding });
  }
  return faults;
}

/** Whether a line break (CR LF, CR or LF) begins at `at`. */
function isLineBreak(text: string, at: number): boolean {
  const character = text[at];
  return character === '\r' || (character === '\n' && text[at - 1] !== '\r');
}

/** The beginning of a record's texts, such as `777 · Jawaban tanpa pertanyaan`. */
function rowWords({ cells: { id, question, answer } }: FileRecord): string {
  const words = [id, question, answer]
    .map((cell = '') => cell.slice(0, readLength).replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' · ');
  return words.length > wordsMaxLength ? `${words.slice(0, wordsMaxLength)}...` : words;
}
