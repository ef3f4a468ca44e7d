import { CsvError, type Parser, parse } from 'csv-parse';
import { messages } from '../../../copy/messages.ts';
import { yieldToRequests } from '../../../db/yield-to-requests.ts';
import type { ReadOptions } from '../reading/read-options.ts';
import { importMaxCells, importMaxRecordBytes } from '../transfer-limits.ts';
import {
  type CsvDialect,
  dialectSampleLength,
  findDialect,
  withDoubledQuotes,
} from './csv-dialect.ts';
import { type ReadRecords, TableReader } from './table-reader.ts';

/** Characters that are parsed at once. The parser reports an error only in between. */
const charactersAtOnce = 16 * 1024;
/** The line that tells Excel the delimiter. Excel does not show it. */
const excelDelimiter = /^sep=([;,\t|])\s*?(?:\r\n|\r|\n)/i;

/**
 * Reads a table with a header. A line that cannot be parsed is a fault, and the reading goes on below it.
 *
 * @param known the delimiter, if it is known.
 */
export async function readCsv(
  file: string,
  { columns, separator }: Pick<ReadOptions, 'columns' | 'separator'>,
  known?: string,
): Promise<ReadRecords> {
  const [first = '', delimiter = known] = excelDelimiter.exec(file) ?? [];
  const written = file.slice(first.length);
  const dialect = findDialect(written.slice(0, dialectSampleLength), delimiter);
  const text = withDoubledQuotes(written, dialect);
  const reader = new TableReader({ isCsv: true, columns, separator });
  let line = 1;
  for (let start = 0; start < text.length && !reader.isOver; ) {
    const part = await parseFrom(text, start, dialect, (cells) => {
      reader.take({ line, cells });
      line += 1;
      return !reader.isOver;
    });
    if (part === undefined) break;
    const { message, column } = describe(part.error);
    reader.report(line, message, column);
    line += 1;
    start = endOfLine(text, part.end);
  }
  return reader.finish();
}

/**
 * The message for an error in the file, and the index of the cell that has it.
 *
 * @throws any other error again.
 */
function describe(error: unknown): { message: string; column?: number } {
  if (error instanceof TooManyCells)
    return { message: messages.importTooManyCells(importMaxCells) };
  if (error instanceof OpenQuote) return { message: messages.importOpenQuote };
  if (!(error instanceof CsvError)) throw error;
  if (error.code !== 'CSV_MAX_RECORD_SIZE') return { message: messages.importOpenQuote };
  const message = messages.importRecordTooLarge(importMaxRecordBytes / 1024);
  return { message, column: Number(error.index) };
}

/**
 * Parses the text from `start` to its end or to an error. Then returns the error, and where the last record before it
 * ends.
 *
 * @param take returns false when the rest of the file need not be read.
 */
async function parseFrom(
  text: string,
  start: number,
  { delimiter, quote }: CsvDialect,
  take: (record: readonly string[]) => boolean,
): Promise<{ error: unknown; end: number } | undefined> {
  let isOver = false;
  let readBytes = 0;
  const failure: { error?: unknown } = {};
  const parts: { start: number; bytes: number }[] = [];
  const parser: Parser = parse({
    delimiter,
    quote,
    ltrim: true,
    relax_quotes: true,
    relax_column_count: true,
    // Stops in the middle of a cell: a cell of the whole table would be copied several times.
    max_record_size: importMaxRecordBytes,
    // Use this callback, which the parser calls directly: the stream would lose the records before a fault.
    on_record: (record: unknown, { bytes }) => {
      const cells = record as string[];
      const written = () =>
        text.slice(endOfRecord(text, parts, readBytes), endOfRecord(text, parts, bytes));
      if (cells.some((cell) => isSwallowing(cell, written))) throw new OpenQuote();
      readBytes = bytes;
      isOver ||= !take(cells);
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
  let bytes = 0;
  const failed = () => ({ error: failure.error, end: endOfRecord(text, parts, readBytes) });
  for (let at = start; at < text.length; ) {
    const end = endOfPart(text, at + charactersAtOnce);
    const part = text.slice(at, end);
    parts.push({ start: at, bytes });
    bytes += Buffer.byteLength(part);
    parser.write(part);
    at = end;
    await letOthersRun();
    if (failure.error !== undefined) return failed();
    if (isOver) {
      parser.destroy();
      return undefined;
    }
  }
  await new Promise<void>((resolve) => {
    parser.once('close', resolve).end();
  });
  return failure.error === undefined ? undefined : failed();
}

class TooManyCells extends Error {}

class OpenQuote extends Error {}

/**
 * Whether a quotation mark that is not closed made other lines a part of this cell. The parser then keeps the mark as a
 * letter, but a cell of several lines can also begin with one.
 */
function isSwallowing(cell: string, written: () => string): boolean {
  if (!cell.startsWith('"') || !/[\r\n]/.test(cell)) return false;
  return !written().includes(`"${cell.replaceAll('"', '""')}"`);
}

/** The end of a part, never between the halves of a surrogate pair, which the parser would encode as two characters. */
function endOfPart(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code < 0xdc00 ? end + 1 : end;
}

/** The index in the text after so many bytes of its parts. */
function endOfRecord(
  text: string,
  parts: readonly { start: number; bytes: number }[],
  readBytes: number,
): number {
  const part = parts.findLast(({ bytes }) => bytes <= readBytes) ?? { start: 0, bytes: 0 };
  const content = Buffer.from(text.slice(part.start, part.start + 2 * charactersAtOnce));
  return part.start + content.subarray(0, readBytes - part.bytes).toString().length;
}

/** The index after the line break that follows. */
function endOfLine(text: string, start: number): number {
  const lineBreak = /\r\n|\r|\n/g;
  lineBreak.lastIndex = start;
  return lineBreak.test(text) ? lineBreak.lastIndex : text.length;
}
