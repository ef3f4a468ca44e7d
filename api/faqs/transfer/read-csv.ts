import { setImmediate } from 'node:timers/promises';
import { CsvError, type Parser, parse } from 'csv-parse';
import { faqsPerWebsiteMax } from '../../config/limits.ts';
import {
  type ImportFault,
  type TransferColumn,
  transferColumns,
} from '../../contract/faq-transfer.ts';
import { messages } from '../../copy/messages.ts';
import { restoreFormula } from './formula-cells.ts';
import type { FileRecord } from './import-row.ts';

export interface ReadRecords {
  records: FileRecord[];
  /** Codes of the websites that the ids are from. */
  websites: Set<string>;
  faults: ImportFault[];
}

interface RawRecord {
  record: string[];
  /** The record as it stands in the file, with its line break. */
  raw: string;
}

/** Characters that the parser gets at once. Other requests are answered in between. */
const charactersAtOnce = 128 * 1024;
const lineBreak = /\r\n|\r|\n/g;

/** Reads a table with a header. Stops at a line that cannot be parsed, and after the greatest number of FAQs. */
export async function readCsv(text: string): Promise<ReadRecords> {
  const result: ReadRecords = { records: [], websites: new Set(), faults: [] };
  let line = 1;
  let columns: (TransferColumn | undefined)[] | undefined;
  let isOver = false;
  const take = ({ record, raw }: RawRecord) => {
    const start = line;
    line += countLineBreaks(raw);
    if (isOver || record.every((cell) => cell.trim() === '')) return;
    if (columns === undefined) {
      columns = readHeader(record, start, result.faults);
    } else if (record.slice(columns.length).some((cell) => cell !== '')) {
      result.faults.push({ line: start, message: messages.importTooManyCells(columns.length) });
    } else if (result.records.length === faqsPerWebsiteMax) {
      result.faults.push({ line: start, message: messages.importTooMany(faqsPerWebsiteMax) });
    } else {
      const { website = '', ...cells } = toCells(columns, record);
      if (website !== '') result.websites.add(website);
      result.records.push({ line: start, cells });
    }
    // Without a usable header no line can be read.
    isOver = result.faults.some(
      (fault) => fault.line === 1 || result.records.length === faqsPerWebsiteMax,
    );
  };
  try {
    await parseInParts(text, take);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message =
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? messages.importOpenQuote : messages.importStrayQuote;
    result.faults.push({ line, message });
  }
  if (columns === undefined && result.faults.length === 0) {
    result.faults.push({ line: 1, message: messages.importNoHeader });
  }
  return result;
}

async function parseInParts(text: string, take: (record: RawRecord) => void): Promise<void> {
  const failure: { error?: unknown } = {};
  const parser: Parser = parse({
    delimiter: findDelimiter(text),
    relax_column_count: true,
    raw: true,
    // Called in the parser itself: records before a fault would be lost in its stream.
    on_record: (record: unknown) => {
      take(record as RawRecord);
      return null;
    },
  });
  parser.on('error', (error) => {
    failure.error ??= error;
  });
  parser.resume();
  for (let start = 0; start < text.length; ) {
    const end = endOfPart(text, start + charactersAtOnce);
    parser.write(text.slice(start, end));
    start = end;
    await setImmediate();
    if (failure.error !== undefined) throw failure.error;
  }
  await new Promise<void>((resolve) => {
    parser.once('close', resolve).end();
  });
  if (failure.error !== undefined) throw failure.error;
}

/** Not between the halves of a surrogate pair, which the parser would encode as two characters. */
function endOfPart(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code < 0xdc00 ? end + 1 : end;
}

/** The header's names contain none of these. */
function findDelimiter(text: string): string {
  const header = text.slice(0, 1000).split(/[\r\n]/, 1)[0] ?? '';
  return [',', '\t'].find((character) => header.includes(character)) ?? ';';
}

function readHeader(
  record: readonly string[],
  line: number,
  faults: ImportFault[],
): (TransferColumn | undefined)[] {
  const names = record.map((cell) => cell.trim().toLowerCase());
  const columns = names.map((name) => transferColumns.find((column) => column === name));
  const report = (message: string) => faults.push({ line, message });
  for (const [index, name] of names.entries()) {
    if (name !== '' && columns[index] === undefined) {
      report(messages.importUnknownColumn(record[index]?.trim().slice(0, 50) ?? ''));
    } else if (name !== '' && names.indexOf(name) !== index) {
      report(messages.importDoubledColumn(name));
    }
  }
  if (!columns.includes('question')) report(messages.importNoQuestion);
  return columns;
}

function toCells(
  columns: readonly (TransferColumn | undefined)[],
  record: readonly string[],
): Partial<Record<TransferColumn, string>> {
  const cells: Partial<Record<TransferColumn, string>> = {};
  for (const [index, column] of columns.entries()) {
    if (column !== undefined) cells[column] = restoreFormula(record[index] ?? '');
  }
  return cells;
}

function countLineBreaks(text: string): number {
  return text.match(lineBreak)?.length ?? 0;
}
