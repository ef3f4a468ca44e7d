import { CsvError, type Parser, parse } from 'csv-parse';
import { faqsPerWebsiteMax } from '../../config/server-limits.ts';
import type { ImportFault } from '../../contract/faqs/faq-transfer.ts';
import {
  type TransferColumn,
  transferColumns,
  transferLists,
} from '../../contract/faqs/transfer-columns.ts';
import { messages } from '../../copy/messages.ts';
import { restoreFormula } from '../../csv/formula-cells.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { type FileRecord, listLimits } from './import-row.ts';
import {
  importMaxCells,
  importMaxFaults,
  importMaxKeywordParts,
  importMaxLines,
  importMaxRecordBytes,
} from './transfer-limits.ts';

export interface ReadRecords {
  records: FileRecord[];
  /** Codes of the websites that the ids belong to. */
  websites: Set<string>;
  faults: ImportFault[];
}

interface Columns {
  /** The number of all columns, including those without a name. */
  count: number;
  named: { index: number; column: TransferColumn }[];
}

/** Characters that are parsed at once. The parser reports an error only in between. */
const charactersAtOnce = 16 * 1024;
/** Some people write one keyword per line. No keyword or wording contains a line break. */
const betweenTexts = /[|\r\n]/;

/**
 * Reads a table with a header. Stops at a line that cannot be parsed, and after the maximum number of FAQs or faults.
 */
export async function readCsv(text: string): Promise<ReadRecords> {
  const result: ReadRecords = { records: [], websites: new Set(), faults: [] };
  // The number of the record that is read next. A spreadsheet shows it beside the row, whatever its cells contain.
  let line = 1;
  let columns: Columns | undefined;
  let isOver = false;
  const take = (record: readonly string[]) => {
    const start = line;
    line += 1;
    if (isOver) return false;
    if (start > importMaxLines) {
      result.faults.push({ line: start, message: messages.importTooManyLines(importMaxLines) });
      isOver = true;
      return false;
    }
    if (record.every((cell) => cell.trim() === '')) return true;
    const { faults, records } = result;
    if (columns === undefined) {
      columns = readHeader(record, start, faults);
      // Without a valid header, no line can be read.
      isOver = faults.length > 0;
    } else if (record.slice(columns.count).some((cell) => cell !== '')) {
      faults.push({ line: start, message: messages.importTooManyCells(columns.count) });
    } else if (records.length === faqsPerWebsiteMax) {
      faults.push({ line: start, message: messages.importTooMany(faqsPerWebsiteMax) });
      isOver = true;
    } else {
      const { website = '', ...cells } = toCells(columns, record);
      if (website !== '') result.websites.add(website);
      const lists: FileRecord['lists'] = {};
      for (const name of transferLists) {
        const cell = cells[name];
        if (cell !== undefined) lists[name] = cell.split(betweenTexts, importMaxKeywordParts + 1);
      }
      const long = transferLists.find((name) => (lists[name]?.length ?? 0) > importMaxKeywordParts);
      if (long === undefined) records.push({ line: start, cells, lists });
      else faults.push({ line: start, message: `${long}: ${listLimits[long].tooMany}` });
    }
    isOver ||= faults.length >= importMaxFaults;
    return !isOver;
  };
  try {
    await parseInParts(text, take);
  } catch (error) {
    result.faults.push({ line, message: describe(error, columns) });
  }
  if (columns === undefined && result.faults.length === 0) {
    result.faults.push({ line: 1, message: messages.importNoHeader });
  }
  return result;
}

/**
 * The message for an error in the file.
 *
 * @throws any other error again.
 */
function describe(error: unknown, columns: Columns | undefined): string {
  if (error instanceof TooManyCells) return messages.importTooManyCells(importMaxCells);
  if (!(error instanceof CsvError)) throw error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    const column = columns?.named.find(({ index }) => index === error.index)?.column;
    const message = messages.importRecordTooLarge(importMaxRecordBytes / 1024);
    return column === undefined ? message : `${column}: ${message}`;
  }
  return error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? messages.importOpenQuote
    : messages.importStrayQuote;
}

/** @param take returns false when the rest of the file need not be read. */
async function parseInParts(
  text: string,
  take: (record: readonly string[]) => boolean,
): Promise<void> {
  let isOver = false;
  const failure: { error?: unknown } = {};
  const parser: Parser = parse({
    delimiter: findDelimiter(text),
    relax_column_count: true,
    // Stops in the middle of a cell: a cell of the whole table would be copied several times.
    max_record_size: importMaxRecordBytes,
    // Use this callback, which the parser calls directly: the stream would lose the records before a fault.
    on_record: (record: unknown) => {
      isOver = !take(record as string[]);
      return null;
    },
    // Throw in the middle of a record: millions of empty cells would need too much memory.
    cast: (cell, { index }) => {
      if (index === importMaxCells) throw new TooManyCells();
      return cell;
    },
  });
  parser.on('error', (error) => {
    failure.error ??= error;
  });
  parser.resume();
  const letOthersRun = yieldToRequests(0);
  for (let start = 0; start < text.length; ) {
    const end = endOfPart(text, start + charactersAtOnce);
    parser.write(text.slice(start, end));
    start = end;
    await letOthersRun();
    if (failure.error !== undefined) throw failure.error;
    if (isOver) {
      parser.destroy();
      return;
    }
  }
  await new Promise<void>((resolve) => {
    parser.once('close', resolve).end();
  });
  if (failure.error !== undefined) throw failure.error;
}

class TooManyCells extends Error {}

/** The end of a part, never between the halves of a surrogate pair, which the parser would encode as two characters. */
function endOfPart(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code < 0xdc00 ? end + 1 : end;
}

/** Finds the delimiter in the header, because no column name contains one. */
function findDelimiter(text: string): string {
  const header = text.slice(0, 1000).split(/[\r\n]/, 1)[0] ?? '';
  return [',', '\t'].find((character) => header.includes(character)) ?? ';';
}

function readHeader(record: readonly string[], line: number, faults: ImportFault[]): Columns {
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
  const named = [...columns.entries()].flatMap(([index, column]) =>
    column === undefined ? [] : [{ index, column }],
  );
  return { count: columns.length, named };
}

function toCells(
  { named }: Columns,
  record: readonly string[],
): Partial<Record<TransferColumn, string>> {
  const cells: Partial<Record<TransferColumn, string>> = {};
  for (const { index, column } of named) cells[column] = restoreFormula(record[index] ?? '');
  return cells;
}
