import { parse } from 'csv-parse/sync';
import { findHeader, headerRows } from './decide-columns.ts';

/** How a program writes a CSV or a table with tabs. */
export interface CsvDialect {
  delimiter: string;
  /** `null` if quotation marks are letters. */
  quote: '"' | null;
  /** Whether a quotation mark in a quoted cell is written as `\"`. */
  hasBackslashes: boolean;
}

/** Characters of a file by which its dialect is chosen. */
export const dialectSampleLength = 64 * 1024;
/** Cells of the sample. A sample of only delimiters would take seconds. */
const maxCells = 20_000;

const delimiters = [';', ',', '\t'];
const quotes = [
  { quote: '"', hasBackslashes: false },
  { quote: '"', hasBackslashes: true },
  { quote: null, hasBackslashes: false },
] as const;

/**
 * Chooses the dialect in which the sample has a header with the most known names and then the fewest rows that do not fit.
 *
 * @param delimiter the only one that is tried.
 */
export function findDialect(sample: string, delimiter?: string): CsvDialect {
  const isCut = sample.length >= dialectSampleLength;
  const end = isCut ? Math.max(sample.lastIndexOf('\n'), sample.lastIndexOf('\r')) : -1;
  const whole = end === -1 ? sample : sample.slice(0, end);
  const dialects = (delimiter === undefined ? delimiters : [delimiter])
    .filter((each) => whole.split(each, maxCells).length < maxCells)
    .flatMap((each) => quotes.map((quote) => ({ delimiter: each, ...quote })))
    .filter(({ hasBackslashes }) => !hasBackslashes || whole.includes('\\"'));
  const [first = { delimiter: delimiter ?? ';', ...quotes[0] }, ...others] = dialects;
  let best = { dialect: first, ...rate(whole, first) };
  for (const dialect of others) {
    const rating = rate(whole, dialect);
    const better =
      rating.names - best.names ||
      (rating.names === 0 ? rating.columns - best.columns : 0) ||
      best.misfits - rating.misfits;
    if (better > 0) best = { dialect, ...rating };
  }
  return best.dialect;
}

/** Some programs write `\"`. The parser's own option would also remove the backslash of `C:\new`. */
export function withDoubledQuotes(text: string, { hasBackslashes }: CsvDialect): string {
  return hasBackslashes ? text.replaceAll('\\"', '""') : text;
}

function rate(sample: string, dialect: CsvDialect) {
  const { delimiter, quote } = dialect;
  let misfits = 0;
  const rows: string[][] = parse(withDoubledQuotes(sample, dialect), {
    delimiter,
    quote,
    ltrim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      // A quotation mark within a cell is a letter in every dialect.
      if (String(error?.code) !== 'INVALID_OPENING_QUOTE') misfits += 1;
      return undefined;
    },
  });
  const first = rows.slice(0, headerRows);
  const header = findHeader(first);
  const columns = header ? (first[header.index] ?? []).length : commonWidth(first);
  for (const row of rows.slice((header?.index ?? 0) + 1)) {
    if (row.slice(columns).some((cell) => cell !== '')) misfits += 1;
    if (quote === null) misfits += row.filter((cell) => isQuoted(cell, delimiter)).length;
  }
  return { names: header?.names ?? 0, columns, misfits };
}

/** The number of columns that most rows have. A title above the table has one. */
function commonWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[width] = [0]] = [...counts].sort(([a, one], [b, other]) => other - one || b - a);
  return width;
}

/** Whether the quotation mark at the beginning of a cell is probably no letter. */
function isQuoted(cell: string, delimiter: string): boolean {
  return cell.startsWith('"') && (delimiter !== '\t' || (cell.length > 1 && cell.endsWith('"')));
}
