import { faqsPerWebsiteMax } from '../../../config/server-limits.ts';
import type { ImportFault, ImportResult } from '../../../contract/faqs/faq-transfer.ts';
import { messages } from '../../../copy/messages.ts';
import { convertRecords } from '../conversions/convert-records.ts';
import { readJson } from '../json/read-json.ts';
import { readPasted } from '../pasted/read-pasted.ts';
import { readCsv } from '../tables/read-csv.ts';
import type { ReadRecords } from '../tables/table-reader.ts';
import { importMaxFaults, importTableMaxBytes } from '../transfer-limits.ts';
import { readBlog } from '../web/read-blog.ts';
import { readPage } from '../web/read-page.ts';
import { readWorkbook } from '../workbook/read-workbook.ts';
import { decodeText, freeWindows1252 } from './decode-text.ts';
import { type FileRecord, type ImportRow, toImportRow } from './import-row.ts';
import type { ReadOptions } from './read-options.ts';
import { isZip, openZip, tableTooLarge } from './read-zip.ts';
import { formatOf } from './text-format.ts';
import { withTopics } from './topic-parents.ts';

/** Length of the words of a record. */
const wordsMaxLength = 60;
/** Enough of a long text for the words. */
const readLength = 200;

const readers = { csv: readCsv, json: readJson, page: readPage, blog: readBlog } as const;

const unconverted: ReturnType<typeof convertRecords> = { conversions: [], faults: [], notes: [] };

/** What a file says. Only plain data, which a worker can send. */
export interface ImportFile
  extends Pick<ImportResult, 'columns' | 'sheets' | 'sheet' | 'separator' | 'conversions'> {
  /** The valid records. None if a column has no field. */
  rows: ImportRow[];
  /** Whether a website exported the file, maybe another one. */
  isExported: boolean;
  /** Whether the ids of the file are ids of the website. Other ids only connect the rows of the file. */
  hasOwnIds: boolean;
  faults: ImportFault[];
  /** What an admin should know about the file as a whole. */
  notes: string[];
  /** The words of each record by its line, for `ImportFault`. */
  words: Map<number, string>;
}

/**
 * Reads a file or pasted text. The content of a file tells its format: CSV, JSON, ZIP, web page or export of a blog. The
 * function blocks its thread. So the server calls it in a worker or in another process.
 *
 * @throws ApiError 400 or 413 for errors that do not belong to one line.
 */
export async function readImport(file: Buffer, options: ReadOptions): Promise<ImportFile> {
  if (options.pasted)
    return toImportFile(await readPasted(file.toString(), options.pasted, options), options);
  const zip = isZip(file) ? await openZip(file) : undefined;
  const table = (await zip?.readTable()) ?? file;
  if (table.length > importTableMaxBytes) throw tableTooLarge();
  const { text, isGuessed } = decodeText(table);
  const faults = isGuessed ? findUnreadableLines(text) : [];
  if (faults.length > 0)
    return toImportFile({ records: [], websites: new Set(), faults, notes: [] }, options);
  const read = zip ? readCsv : readers[formatOf(text)];
  return toImportFile(await read(text, options), options);
}

/** Reads an Excel file, a web page or the export of a blog. Run it in a process of its own. */
export async function readOwnProcessFile(file: Buffer, options: ReadOptions): Promise<ImportFile> {
  if (!isZip(file)) return await readImport(file, options);
  return toImportFile(await readWorkbook(file, options), options);
}

function toImportFile(read: ReadRecords, { website, keep }: ReadOptions): ImportFile {
  const { websites, faults, notes } = read;
  const records = read.records.slice(0, faqsPerWebsiteMax);
  const isExported = websites.size > 0;
  const words = new Map(records.map((record) => [record.line, rowWords(record)]));
  // An exported text is as it is stored.
  const converted = isExported || read.isFinal ? unconverted : convertRecords(records, keep);
  faults.push(...converted.faults);
  notes.push(...converted.notes);
  const rows: ImportRow[] = [];
  for (const record of records) {
    const row = toImportRow(record);
    if ('problems' in row) {
      faults.push(...row.problems.map((message) => ({ line: record.line, message })));
    } else rows.push(row);
  }
  const all = withTopics(rows);
  // Each line becomes a FAQ, and so does each topic.
  const extra = all[faqsPerWebsiteMax] ?? read.records[faqsPerWebsiteMax];
  if (extra) faults.push({ line: extra.line, message: messages.importTooMany(faqsPerWebsiteMax) });
  const hasOwnIds = isExported && [...websites].every((code) => code === website);
  if (!isExported && rows.some(({ id }) => id !== undefined))
    notes.push(messages.importNumbersUnused);
  const others = (read.sheets ?? []).filter(({ name, rows }) => rows > 0 && name !== read.sheet);
  if (read.sheet !== undefined && others.length > 0) {
    const names = others.map(({ name, rows }) => messages.importSheet(name, rows));
    notes.push(messages.importSheetsLeft(read.sheet, ...names));
  }
  const { columns = [], sheets = [], sheet = null, separator = null } = read;
  return {
    rows: extra ? [] : all,
    isExported,
    hasOwnIds,
    faults,
    notes,
    words,
    columns,
    sheets,
    sheet,
    separator,
    conversions: converted.conversions,
  };
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
