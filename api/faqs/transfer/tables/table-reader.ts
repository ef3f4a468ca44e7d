import { faqsPerWebsiteMax } from '../../../config/server-limits.ts';
import type {
  ImportColumn,
  ImportFault,
  ImportSheet,
  KeywordSeparator,
} from '../../../contract/faqs/faq-transfer.ts';
import { type TableColumn, transferLists } from '../../../contract/faqs/transfer-columns.ts';
import { messages } from '../../../copy/messages.ts';
import { restoreFormula } from '../../../csv/formula-cells.ts';
import { ApiError } from '../../../http/errors.ts';
import { type FileRecord, listLimits } from '../reading/import-row.ts';
import type { ReadOptions } from '../reading/read-options.ts';
import {
  importMaxCells,
  importMaxFaults,
  importMaxKeywordParts,
  importMaxLines,
  importMaxTableCells,
} from '../transfer-limits.ts';
import { decideColumns, findHeaderIndex, headerRows } from './decide-columns.ts';
import { groupRows } from './group-rows.ts';
import { findSeparator, splitTexts } from './split-keywords.ts';
import type { TableRow } from './table-row.ts';

export interface ReadRecords {
  records: FileRecord[];
  /** Codes of the websites that the ids belong to. */
  websites: Set<string>;
  faults: ImportFault[];
  /** What an admin should know about the file as a whole. */
  notes: string[];
  /** The columns of a table. If one has no field, there are no records and no faults. */
  columns?: ImportColumn[];
  /** The separator of the keywords of a table. */
  separator?: KeywordSeparator | null;
  /** Whether the texts have marks already, so that nothing in them is converted. */
  isFinal?: boolean;
  sheets?: ImportSheet[];
  sheet?: string;
}

interface TableOptions extends Pick<ReadOptions, 'columns' | 'separator'> {
  /**
   * In a CSV texts that look like formulas have an apostrophe, and a row with more cells than the header has a delimiter in a
   * text.
   */
  isCsv: boolean;
  /** The names of the columns, if they are no row of the table. */
  header?: readonly string[];
  /** The code of the website that exported the table, if the table has no column for it. */
  website?: string | undefined;
}

interface StoredRow extends TableRow {
  /** The number of cells with the blank ones at the end, which are not stored. */
  width: number;
}

type Cells = Partial<Record<TableColumn, string>>;

interface NamedColumn {
  index: number;
  field: Exclude<TableColumn, 'ignore'>;
}

/** Collects the rows of a table. The fields of its columns are known when all rows are read. */
export class TableReader {
  readonly #result: ReadRecords = { records: [], websites: new Set(), faults: [], notes: [] };
  readonly #rows: StoredRow[] = [];
  /** Faults whose messages begin with the field of a column. */
  readonly #ofColumns = new Map<ImportFault, number>();
  readonly #options: TableOptions;
  #cells = 0;
  #isOver = false;

  constructor(options: TableOptions) {
    this.#options = options;
  }

  /** Whether the rest of the table need not be read. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** @throws ApiError 413 when the table has too many cells. */
  take({ line, cells, ...details }: TableRow): void {
    if (this.#isOver) return;
    if (line > importMaxLines) {
      this.#report(line, messages.importTooManyLines(importMaxLines));
      this.#isOver = true;
      return;
    }
    const length = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (length === 0) return;
    if (length > importMaxCells) {
      this.report(line, messages.importTooManyCells(importMaxCells));
      return;
    }
    this.#cells += length;
    if (this.#cells > importMaxTableCells)
      throw new ApiError(413, messages.importTooManyOfTable(importMaxTableCells));
    this.#rows.push({ ...details, line, cells: cells.slice(0, length), width: cells.length });
    this.#isOver = this.#rows.length > headerRows + faqsPerWebsiteMax;
  }

  /**
   * Reports a line that is no row.
   *
   * @param column the index of the cell that has the fault.
   */
  report(line: number, message: string, column?: number): void {
    const fault = this.#report(line, message);
    if (column !== undefined) this.#ofColumns.set(fault, column);
    // Without a row before it, this line should be the header.
    this.#isOver ||= this.#rows.length === 0 && this.#options.header === undefined;
  }

  /** @throws ApiError 400 when the columns are not those that were chosen. */
  finish(): ReadRecords {
    const result = this.#result;
    const [first] = this.#rows;
    if (first === undefined) {
      if (result.faults.length === 0) this.#report(1, messages.importNoHeader);
      return result;
    }
    const { isCsv, columns: chosen, header: given } = this.#options;
    const at = given ? undefined : findHeaderIndex(this.#rows.map(({ cells }) => cells));
    const found = at === undefined ? undefined : this.#rows[at];
    const header = given ? { line: 0, cells: given, width: given.length } : found;
    const rows = this.#rows.slice(at === undefined ? 0 : at + 1);
    if (header === undefined) result.notes.push(messages.importWithoutHeader);
    else if (found && found !== first)
      result.notes.push(messages.importAboveHeader(first.line, found.line));
    const used = Math.max(...[header ?? first, ...rows].map(({ cells }) => cells.length));
    const width = isCsv && header ? header.width : used;
    const texts = rows.map(({ cells }) => cells);
    result.columns = decideColumns(header?.cells, texts, Math.min(width, used), chosen);
    const fields = result.columns.map(({ field }) => field);
    if (fields.includes(null)) return { ...result, faults: [] };
    const named = fields.flatMap((field, index): NamedColumn[] =>
      field === null || field === 'ignore' ? [] : [{ index, field }],
    );
    for (const [fault, index] of this.#ofColumns) {
      const field = named.find((column) => column.index === index)?.field;
      if (field) fault.message = `${field}: ${fault.message}`;
    }
    const grouped = groupRows(rows, result.columns);
    result.notes.push(...grouped.notes);
    this.#readAll(grouped.rows, named, width);
    return result;
  }

  #report(line: number, message: string): ImportFault {
    const fault = { line, message };
    this.#result.faults.push(fault);
    this.#isOver ||= this.#result.faults.length >= importMaxFaults;
    return fault;
  }

  #readAll(rows: readonly StoredRow[], named: readonly NamedColumn[], width: number): void {
    const read: (Omit<FileRecord, 'cells' | 'lists'> & { cells: Cells; isExported: boolean })[] =
      [];
    for (const [index, row] of rows.entries()) {
      if (this.#result.faults.length >= importMaxFaults) return;
      if (index === faqsPerWebsiteMax) {
        this.#report(row.line, messages.importTooMany(faqsPerWebsiteMax));
        break;
      }
      const cells = this.#readCells(row, named, width);
      if (cells) read.push({ line: row.line, ...cells });
    }
    const loose = read.flatMap(({ cells, isExported }) =>
      isExported ? [] : (cells.keywords ?? []),
    );
    // An exported keyword may contain the other signs.
    const separator = this.#options.separator ?? findSeparator(loose);
    this.#result.separator = separator;
    for (const { isExported, ...record } of read) {
      const { line, cells } = record;
      const lists: FileRecord['lists'] = {};
      for (const name of transferLists) {
        const cell = cells[name];
        if (cell === undefined) continue;
        const sign = name === 'keywords' && !isExported ? separator : null;
        lists[name] = splitTexts(cell, sign, importMaxKeywordParts + 1);
      }
      const long = transferLists.find((name) => (lists[name]?.length ?? 0) > importMaxKeywordParts);
      if (long === undefined) this.#result.records.push({ ...record, lists });
      else this.#report(line, `${long}: ${listLimits[long].tooMany}`);
    }
  }

  #readCells(
    { line, cells, errors, marks, topic }: StoredRow,
    named: readonly NamedColumn[],
    width: number,
  ) {
    if (cells.length > width) {
      this.#report(line, messages.importTooManyCells(width));
      return undefined;
    }
    const broken = named.flatMap(({ index }) => errors?.get(index) ?? []);
    for (const { cell, error } of broken) this.#report(line, messages.importErrorCell(cell, error));
    if (broken.length > 0) return undefined;
    const all: Cells = {
      ...(topic !== undefined && { topic }),
      ...Object.fromEntries(named.map(({ index, field }) => [field, cells[index] ?? ''])),
    };
    const { website: code = '', ...texts } = all;
    const website = code || this.#options.website;
    // A row without a number is one that somebody has added to an export.
    const isExported = code !== '' || (website !== undefined && Boolean(texts.id));
    if (website) this.#result.websites.add(website);
    if (this.#options.isCsv || code !== '')
      for (const [name, text] of Object.entries(texts))
        texts[name as keyof typeof texts] = restoreFormula(text);
    const marked = marks?.get(named.find(({ field }) => field === 'answer')?.index ?? -1);
    return { cells: texts, isExported, ...(marked !== undefined && { marked }) };
  }
}
