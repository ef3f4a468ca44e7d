import { faqsPerWebsiteMax } from '../../config/server-limits.ts';
import type { ImportFault } from '../../contract/faqs/faq-transfer.ts';
import {
  findColumn,
  type TableColumn,
  transferLists,
} from '../../contract/faqs/transfer-columns.ts';
import { messages } from '../../copy/messages.ts';
import { restoreFormula } from '../../csv/formula-cells.ts';
import { type FileRecord, listLimits } from './import-row.ts';
import { importMaxFaults, importMaxKeywordParts, importMaxLines } from './transfer-limits.ts';

export interface ReadRecords {
  records: FileRecord[];
  /** Codes of the websites that the ids belong to. */
  websites: Set<string>;
  faults: ImportFault[];
  /** What an admin should know about the file as a whole. */
  notes: string[];
}

export interface TableRow {
  /** The number that a spreadsheet shows beside the row. */
  line: number;
  cells: readonly string[];
  /** Cells in which a spreadsheet shows an error, such as `#DIV/0!`, by their index. */
  errors?: ReadonlyMap<number, { cell: string; error: string }>;
}

interface Header {
  /** The number of all columns, including those without a name. */
  count: number;
  named: { index: number; column: Exclude<TableColumn, 'ignored'> }[];
}

/** Titles and empty rows may be above the header. Also enough rows to tell how a CSV is written. */
export const headerRows = 10;
/** Some people write one keyword per line. No keyword or wording contains a line break. */
const betweenTexts = /[|\r\n]/;
/** Other signs between keywords. A comma between digits is part of a number. */
const betweenKeywords = /;|(?<!\d),|,(?!\d)/;

/** Reads the rows of a table one after another. Stops after the maximum number of FAQs or faults. */
export class TableReader {
  readonly #result: ReadRecords = { records: [], websites: new Set(), faults: [], notes: [] };
  /** The rows from which the header is chosen. */
  #first: TableRow[] = [];
  #header: Header | undefined;
  #isOver = false;
  readonly #hasFormulas: boolean;

  /** @param hasFormulas whether texts that look like formulas have an apostrophe, as in an exported CSV. */
  constructor({ hasFormulas }: { hasFormulas: boolean }) {
    this.#hasFormulas = hasFormulas;
  }

  /** Whether the rest of the table need not be read. */
  get isOver(): boolean {
    return this.#isOver;
  }

  take(row: TableRow): void {
    if (this.#isOver) return;
    if (row.line > importMaxLines) {
      this.#report(row.line, messages.importTooManyLines(importMaxLines));
      this.#isOver = true;
      return;
    }
    if (row.cells.every((cell) => cell.trim() === '')) return;
    if (this.#header !== undefined) this.#read(this.#header, row);
    else if (this.#first.push(row) === headerRows) this.#chooseHeader();
  }

  /** Reports a line that is no row. */
  report(line: number, message: string): void {
    // Without a row before it, this line should be the header.
    if (this.#header === undefined) this.#chooseHeader();
    this.#report(line, message);
    this.#isOver ||= this.#header === undefined;
  }

  /** The column of a cell, for messages. */
  columnAt(index: number | undefined): string | undefined {
    if (this.#header === undefined) this.#chooseHeader();
    return this.#header?.named.find((column) => column.index === index)?.column;
  }

  finish(): ReadRecords {
    if (this.#header === undefined) this.#chooseHeader();
    const { faults } = this.#result;
    if (this.#header === undefined && faults.length === 0) this.#report(1, messages.importNoHeader);
    return this.#result;
  }

  #report(line: number, message: string): void {
    this.#result.faults.push({ line, message });
    this.#isOver ||= this.#result.faults.length >= importMaxFaults;
  }

  #chooseHeader(): void {
    const rows = this.#first;
    this.#first = [];
    const found = findHeader(rows.map(({ cells }) => cells));
    const header = rows[found?.index ?? 0];
    if (header === undefined) return;
    this.#header = this.#readHeader(header);
    const [title] = rows;
    if (title && title !== header)
      this.#result.notes.push(messages.importAboveHeader(title.line, header.line));
    for (const row of rows.slice(rows.indexOf(header) + 1)) this.take(row);
  }

  #readHeader({ line, cells }: TableRow): Header {
    const columns = cells.map(findColumn);
    for (const [index, cell] of cells.entries()) {
      const shown = (text: string | undefined) => text?.trim().slice(0, 50) ?? '';
      const column = columns[index];
      const first = columns.indexOf(column);
      if (shown(cell) === '' || column === 'ignored') continue;
      if (column === undefined) this.#report(line, messages.importUnknownColumn(shown(cell)));
      else if (first !== index)
        this.#report(line, messages.importDoubledColumn(column, shown(cells[first]), shown(cell)));
    }
    if (!columns.includes('question')) this.#report(line, messages.importNoQuestion);
    // Without a valid header, no line can be read.
    this.#isOver ||= this.#result.faults.length > 0;
    const named = [...columns.entries()].flatMap(([index, column]) =>
      column === undefined || column === 'ignored' ? [] : [{ index, column }],
    );
    return { count: columns.length, named };
  }

  #read({ count, named }: Header, { line, cells, errors }: TableRow): void {
    const { records, websites } = this.#result;
    const broken = named.flatMap(({ index }) => errors?.get(index) ?? []);
    if (cells.slice(count).some((cell) => cell.trim() !== '')) {
      this.#report(line, messages.importTooManyCells(count));
      return;
    }
    if (broken.length > 0) {
      for (const { cell, error } of broken)
        this.#report(line, messages.importErrorCell(cell, error));
      return;
    }
    if (records.length === faqsPerWebsiteMax) {
      this.#report(line, messages.importTooMany(faqsPerWebsiteMax));
      this.#isOver = true;
      return;
    }
    const all = Object.fromEntries(named.map(({ index, column }) => [column, cells[index] ?? '']));
    const { website = '', ...texts } = all as Partial<Record<TableColumn, string>>;
    const isExported = website !== '';
    if (isExported) websites.add(website);
    if (this.#hasFormulas || isExported)
      for (const [name, text] of Object.entries(texts))
        texts[name as keyof typeof texts] = restoreFormula(text);
    const lists: FileRecord['lists'] = {};
    for (const name of transferLists) {
      const cell = texts[name];
      if (cell === undefined) continue;
      // An exported keyword may contain these signs.
      const isLoose = name === 'keywords' && !isExported && !betweenTexts.test(cell.trim());
      lists[name] = cell.split(isLoose ? betweenKeywords : betweenTexts, importMaxKeywordParts + 1);
    }
    const long = transferLists.find((name) => (lists[name]?.length ?? 0) > importMaxKeywordParts);
    if (long === undefined) records.push({ line, cells: texts, lists });
    else this.#report(line, `${long}: ${listLimits[long].tooMany}`);
  }
}

/** Finds the row with the most names of columns, of which one is that of the question. */
export function findHeader(
  rows: readonly (readonly string[])[],
): { index: number; names: number } | undefined {
  let found: { index: number; names: number } | undefined;
  for (const [index, cells] of rows.entries()) {
    const columns = cells.map(findColumn).filter((column) => column !== undefined);
    if (!columns.includes('question')) continue;
    if (found === undefined || columns.length > found.names) {
      found = { index, names: columns.length };
    }
  }
  return found;
}
