import type { ImportColumn } from '../../../contract/faqs/faq-transfer.ts';
import {
  findColumn,
  guessColumn,
  isGuessedHeader,
  type TableColumn,
} from '../../../contract/faqs/transfer-columns.ts';
import { messages } from '../../../copy/messages.ts';
import { fieldError } from '../../../http/errors.ts';

type Cells = readonly string[];

/** Titles and empty rows may be above the header. Also enough rows to tell how a CSV is written. */
export const headerRows = 10;
const headerMaxLength = 50;
const samplesMax = 3;
const sampleMaxLength = 100;
/** Names of columns are short, and contain no sentences, numbers or amounts. */
const nameMaxLength = 40;
const notInNames = /[?!,;\d]|\../;
const betweenTags = /[|;,\r\n]/;

/**
 * Finds the row with the most names of columns, of which one is that of the question.
 *
 * @param find finds the column of a name.
 */
export function findHeader(
  rows: readonly Cells[],
  find = findColumn,
): { index: number; names: number } | undefined {
  let found: { index: number; names: number } | undefined;
  for (const [index, cells] of rows.entries()) {
    const columns = cells.map(find).filter((column) => column !== undefined);
    if (!columns.includes('question')) continue;
    if (found === undefined || columns.length > found.names) {
      found = { index, names: columns.length };
    }
  }
  return found;
}

/**
 * The index of the header; undefined if the table has none. Names of columns that we do not know are told from texts: they
 * are shorter, and no questions.
 */
export function findHeaderIndex(rows: readonly Cells[]): number | undefined {
  const known = findHeader(rows.slice(0, headerRows));
  if (known) return known.index;
  const guessed = findHeader(rows.slice(0, headerRows), (name) =>
    isName(name) ? (findColumn(name) ?? guessColumn(name)) : undefined,
  );
  // A title above the table may begin like a name.
  if (guessed && guessed.names > 1) return guessed.index;
  // A title has fewer cells than the header below it.
  const sizes = rows.slice(0, headerRows).map((cells) => cells.filter(isFilled).length);
  const index = sizes.indexOf(Math.max(...sizes));
  const names = rows[index] ?? [];
  const others = rows.slice(index + 1, headerRows + index + 1);
  const areNames = names.every(isName);
  if (!areNames || others.length === 0) return undefined;
  const isKnown = names.some((name) => ![undefined, 'ignore'].includes(findColumn(name)));
  const isShorter = names.some(
    (name, column) =>
      isFilled(name) &&
      others.every((cells) => (cells[column] ?? '').trim().length > 2 * name.trim().length),
  );
  const isAboveQuestions = names.some(
    (_, column) =>
      others.filter((cells) => cells[column]?.trim().endsWith('?')).length > others.length / 2,
  );
  return isKnown || isShorter || isAboveQuestions ? index : undefined;
}

/**
 * Decides what each column contains.
 *
 * @param header undefined if the table has none.
 * @param rows the rows below the header.
 * @param chosen what an admin has chosen.
 * @throws ApiError 400 when the table has more or fewer columns than were chosen.
 */
export function decideColumns(
  header: Cells | undefined,
  rows: readonly Cells[],
  count: number,
  chosen: readonly TableColumn[] | undefined,
): ImportColumn[] {
  if (chosen && chosen.length !== count)
    throw fieldError(400, 'columns', messages.importOtherColumns);
  const seen = new Set<TableColumn>();
  /** A guess takes no field from a header that is its name. */
  const known = new Set(header?.map(findColumn));
  const columns = Array.from({ length: count }, (_, index): ImportColumn => {
    const name = header?.[index]?.trim() ?? '';
    const { field, isGuessed } = decideField(name, index, rows);
    const isTaken = field !== null && (seen.has(field) || (isGuessed && known.has(field)));
    const isFree = field === 'ignore' || !isTaken;
    if (field !== null && isFree) seen.add(field);
    return {
      header: name === '' ? null : name.slice(0, headerMaxLength),
      field: chosen?.[index] ?? (isFree ? field : null),
      is_guessed: chosen === undefined && isGuessed && isFree,
      samples: samplesOf(rows, index),
    };
  });
  if (chosen === undefined && !seen.has('question') && columns.every(({ field }) => field !== null))
    return columns.map((column) => ({ ...column, field: null, is_guessed: false }));
  return columns;
}

function isName(cell: string): boolean {
  return cell.length <= nameMaxLength && !notInNames.test(cell.trim());
}

function decideField(
  name: string,
  index: number,
  rows: readonly Cells[],
): { field: TableColumn | null; isGuessed: boolean } {
  const known = findColumn(name);
  if (known) return { field: known, isGuessed: false };
  const filled = rows.flatMap((cells) => (isFilled(cells[index]) ? [cells[index]] : []));
  if (name === '' && filled.length === 0) return { field: 'ignore', isGuessed: false };
  const isTags = isGuessedHeader(name) && filled.some((cell) => betweenTags.test(cell.trim()));
  const guess = isTags ? 'keywords' : guessColumn(name);
  return { field: guess ?? null, isGuessed: guess !== undefined };
}

function samplesOf(rows: readonly Cells[], index: number): string[] {
  const samples: string[] = [];
  for (const cells of rows) {
    if (samples.length === samplesMax) break;
    const cell =
      cells[index]
        ?.slice(0, 2 * sampleMaxLength)
        .replace(/\s+/g, ' ')
        .trim() ?? '';
    if (cell === '') continue;
    samples.push(cell.length > sampleMaxLength ? `${cell.slice(0, sampleMaxLength)}…` : cell);
  }
  return samples;
}

function isFilled(cell: string | undefined): cell is string {
  return cell !== undefined && cell.trim() !== '';
}
