import type { ImportColumn } from '../../../contract/faqs/faq-transfer.ts';
import { findColumn, type TableColumn } from '../../../contract/faqs/transfer-columns.ts';
import { comparableText } from '../../../contract/texts/find-words.ts';
import { messages } from '../../../copy/messages.ts';
import { withoutNumber } from '../pasted/line-marks.ts';
import type { TableRow } from './table-row.ts';

export interface GroupedRows<Row> {
  rows: Row[];
  /** What was read otherwise than one might expect. */
  notes: string[];
}

/** Columns of files that name the parents of their rows by numbers. */
const numbered: readonly (TableColumn | null)[] = ['id', 'parent_id', 'shared', 'website'];
const isNumber = /^\d/;
/** The number of a heading: `A.`, `II`. */
const isLetter = /^[A-Z]{1,5}[.)]?$/i;

/**
 * Reads how people group the rows of a table by hand: the answer in several rows below one merged question, a heading between the
 * rows, or a topic that is only in the first row of its group.
 */
export function groupRows<Row extends TableRow>(
  all: readonly Row[],
  columns: readonly ImportColumn[],
): GroupedRows<Row> {
  const placeOf = (field: TableColumn) => columns.findIndex((column) => column.field === field);
  const [question, answer, topic] = [placeOf('question'), placeOf('answer'), placeOf('topic')];
  const rows = joinAnswers(all, question, answer);
  if (columns.some(({ field }) => numbered.includes(field))) return { rows, notes: [] };
  if (topic !== -1) return fillTopics(rows, topic);
  if (answer === -1) return { rows, notes: [] };
  const number = columns.findIndex(
    ({ field, header }) => field === 'ignore' && findColumn(header ?? '') === 'ignore',
  );
  return readHeadings(rows, { question, number });
}

/** Puts the answers beside one merged question into one cell. */
function joinAnswers<Row extends TableRow>(
  all: readonly Row[],
  question: number,
  answer: number,
): Row[] {
  const rows: Row[] = [];
  for (const row of all) {
    const first = rows.at(-1);
    if (first === undefined || !row.below?.has(question)) {
      rows.push(row);
      continue;
    }
    if (row.below.has(answer) || answer === -1) continue;
    const joined = (one: string, other: string) => [one, other].filter(Boolean).join('\n');
    const textOf = ({ cells }: TableRow) => cells[answer] ?? '';
    const markedOf = (each: TableRow) => each.marks?.get(answer) ?? textOf(each);
    const cells = [...first.cells];
    cells[answer] = joined(textOf(first), textOf(row));
    const marks = new Map(first.marks);
    if (first.marks?.has(answer) || row.marks?.has(answer))
      marks.set(answer, joined(markedOf(first), markedOf(row)));
    const errors = new Map([...(first.errors ?? []), ...(row.errors ?? [])]);
    rows[rows.length - 1] = { ...first, cells, marks, errors };
  }
  return rows;
}

/** Fills blank topics if each topic is in one row only, as in a table whose merged cells were saved as a CSV. */
function fillTopics<Row extends TableRow>(rows: Row[], topic: number): GroupedRows<Row> {
  const topicOf = ({ cells }: TableRow) => comparableText(cells[topic] ?? '');
  const named = rows.map(topicOf).filter((each) => each !== '');
  const [first] = rows;
  const isOnce = named.length > 1 && new Set(named).size === named.length;
  if (first === undefined || topicOf(first) === '' || !isOnce || named.length === rows.length)
    return { rows, notes: [] };
  let last = '';
  const filled = rows.map((row) => {
    const cells = [...row.cells];
    if (topicOf(row) === '') cells[topic] = last;
    last = cells[topic] ?? '';
    return { ...row, cells };
  });
  return { rows: filled, notes: [messages.importTopicsFilled(rows.length - named.length)] };
}

interface HeadingPlaces {
  question: number;
  /** The column of the numbers that a table has beside its rows; -1 without one. */
  number: number;
}

/** Makes the headings between the rows the topics of the rows below them. */
function readHeadings<Row extends TableRow>(
  all: readonly Row[],
  places: HeadingPlaces,
): GroupedRows<Row> {
  const headings = all.map((row, index) => headingOf(row, all[index + 1], places));
  const rows: Row[] = [];
  let topic: string | undefined;
  let count = 0;
  for (const [index, row] of all.entries()) {
    const heading = headings[index + 1] === undefined ? headings[index] : undefined;
    if (heading === undefined) rows.push(topic === undefined ? row : { ...row, topic });
    else {
      topic = withoutNumber(heading);
      count += 1;
    }
  }
  return { rows, notes: count > 0 ? [messages.importHeadings(count)] : [] };
}

/** The text of a row that is a heading of the next ones; undefined for a FAQ. */
function headingOf(
  { cells, isMerged }: TableRow,
  next: TableRow | undefined,
  { question, number }: HeadingPlaces,
): string | undefined {
  const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
  const [first = -1, second] = filled;
  const text = cells[filled.at(-1) ?? -1]?.trim() ?? '';
  if (next === undefined || filled.length > 2 || text === '' || text.endsWith('?'))
    return undefined;
  const isNextNumbered = number !== -1 && isNumber.test(next.cells[number]?.trim() ?? '');
  if (filled.length === 1) {
    const isBesideNumbers = first === number && !isNumber.test(text);
    const isAcross = isMerged === true && first <= question;
    return isBesideNumbers || isAcross || (first === question && isNextNumbered) ? text : undefined;
  }
  const isLettered = first === number && second === question && isLetter.test(cells[first] ?? '');
  return isLettered && isNextNumbered ? text : undefined;
}
