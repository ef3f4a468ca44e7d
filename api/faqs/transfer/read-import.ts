import { importMaxFaults, importTableMaxBytes } from '../../config/server-limits.ts';
import type { ImportFault } from '../../contract/faq-transfer.ts';
import { messages } from '../../copy/messages.ts';
import { decodeText, freeWindows1252 } from './decode-text.ts';
import { type ImportRow, toImportRow } from './import-row.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { type FaqZip, readZip, tableTooLarge } from './read-zip.ts';

export interface ImportFile {
  /** The valid records. */
  rows: ImportRow[];
  websites: ReadonlySet<string>;
  faults: ImportFault[];
  zip: FaqZip | undefined;
}

const lineBreakOrFree = /\r\n|[\r\n\x81\x8d\x8f\x90\x9d]/g;

/**
 * Reads a CSV, JSON or ZIP; the format is detected by the content.
 *
 * @throws ApiError 400 or 413 for errors that do not belong to one line.
 */
export async function readImport(file: Buffer): Promise<ImportFile> {
  const zip = isZip(file) ? await readZip(file) : undefined;
  const table = zip?.table ?? file;
  if (table.length > importTableMaxBytes) throw tableTooLarge();
  const { text, isGuessed } = decodeText(table);
  const unreadable = isGuessed ? findUnreadableLines(text) : [];
  if (unreadable.length > 0) return { rows: [], websites: new Set(), faults: unreadable, zip };
  const isJson = zip === undefined && /^\s*[[{]/.test(text.slice(0, 1000));
  const { records, websites, faults } = isJson ? readJson(text) : await readCsv(text);
  const rows: ImportRow[] = [];
  for (const record of records) {
    const row = toImportRow(record);
    if ('problems' in row) {
      faults.push(...row.problems.map((message) => ({ line: record.line, message })));
    } else rows.push(row);
  }
  return { rows, websites, faults, zip };
}

function isZip(file: Buffer): boolean {
  // An empty ZIP has only the end record.
  return ['PK\x03\x04', 'PK\x05\x06'].includes(file.toString('latin1', 0, 4));
}

function findUnreadableLines(text: string): ImportFault[] {
  const faults: ImportFault[] = [];
  let line = 1;
  for (const [found] of text.matchAll(lineBreakOrFree)) {
    if (!freeWindows1252.test(found)) line += 1;
    else if (faults.at(-1)?.line !== line)
      faults.push({ line, message: messages.importBadEncoding });
    if (faults.length === importMaxFaults) break;
  }
  return faults;
}
