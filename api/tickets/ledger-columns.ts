import { parse } from 'csv-parse/sync';

export const ledgerColumns = [
  'ticket',
  'username',
  'amount',
  'final_amount',
  'recorded_at',
] as const;

export type LedgerFields = Record<(typeof ledgerColumns)[number], string>;

/** Reads the lines below a header; answers with what is wrong for a line that is not one. */
export type ReadFields = (line: string) => LedgerFields | { problem: string };

/**
 * Learns the columns from a file's header: in any order, other columns among them, divided by commas or, as spreadsheets
 * in Indonesian save them, by semicolons.
 */
export function readLedgerHeader(header: string): ReadFields | { problem: string } {
  const delimiter = header.includes(';') ? ';' : ',';
  const names = splitLine(header, delimiter)?.map((name) => name.toLowerCase());
  if (names === undefined) return { problem: 'the header has an odd quotation mark' };
  const missing = ledgerColumns.filter((column) => names.indexOf(column) === -1);
  if (missing.length > 0) return { problem: `the header lacks ${missing.join(', ')}` };
  const doubled = ledgerColumns.filter(
    (column) => names.indexOf(column) !== names.lastIndexOf(column),
  );
  if (doubled.length > 0) return { problem: `the header has ${doubled.join(', ')} twice` };

  return (line) => {
    const values = splitLine(line, delimiter);
    if (values === undefined) return { problem: 'odd quotation mark' };
    if (values.length !== names.length) {
      return { problem: `${values.length} fields where the header has ${names.length}` };
    }
    const field = (column: (typeof ledgerColumns)[number]) => values[names.indexOf(column)] ?? '';
    return {
      ticket: field('ticket'),
      username: field('username'),
      amount: field('amount'),
      final_amount: field('final_amount'),
      recorded_at: field('recorded_at'),
    };
  };
}

/**
 * No field of a ledger holds a line break, so each line is parsed by itself: a quotation mark that is never closed
 * costs its own line and not the rest of the file.
 */
function splitLine(line: string, delimiter: string): string[] | undefined {
  // Without a quotation mark the delimiters are all there is to it; the parser would take ten times as long.
  if (!line.includes('"')) return line.split(delimiter).map((field) => field.trim());
  try {
    return parse(line, { delimiter, trim: true })[0] ?? [];
  } catch {
    return undefined;
  }
}
