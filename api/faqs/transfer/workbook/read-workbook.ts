import type { ImportSheet } from '../../../contract/faqs/faq-transfer.ts';
import { websiteSheet } from '../../../contract/faqs/transfer-columns.ts';
import { messages } from '../../../copy/messages.ts';
import { fieldError } from '../../../http/errors.ts';
import type { ReadOptions } from '../reading/read-options.ts';
import { openDirectory } from '../reading/read-zip.ts';
import { type ReadRecords, TableReader } from '../tables/table-reader.ts';
import type { TableRow } from '../tables/table-row.ts';
import { workbookMaxCharacters } from '../transfer-limits.ts';
import { linkedText } from './marked-text.ts';
import { partReader } from './read-part.ts';
import { readLinks, readSheet, type SheetContent } from './read-sheet.ts';
import { readStructure, type Sheet } from './read-structure.ts';
import type { SheetRow } from './sheet-row.ts';

/**
 * Reads the chosen sheet of an Excel file (.xlsx), or the one with the most rows, with the texts that Excel shows in its cells. Run it in a
 * process of its own.
 *
 * @throws ApiError 400 when it is damaged, lacks the sheet or has cells far from the table, 413 when it is too large.
 */
export async function readWorkbook(
  file: Buffer,
  { columns, separator, sheet: chosen }: ReadOptions,
): Promise<ReadRecords> {
  const directory = await openDirectory(file);
  const workbook = await readStructure(partReader(directory), directory);
  const ofWebsite = workbook.sheets.find(({ name }) => name === websiteSheet);
  const tables = workbook.sheets.filter((sheet) => sheet !== ofWebsite);
  const visible = tables.filter(({ isHidden }) => !isHidden);
  const shown = visible.length > 0 ? visible : tables;
  const budget = { characters: workbookMaxCharacters };
  let read: (Sheet & SheetContent) | undefined;
  const sheets: ImportSheet[] = [];
  const readPart = partReader(directory);
  for (const sheet of shown) {
    const { name } = sheet;
    const { rows, links } = await readSheet(readPart, sheet.path, workbook, budget);
    sheets.push({ name, rows: rows.length });
    const isRead = chosen === undefined ? rows.length > (read?.rows.length ?? -1) : name === chosen;
    if (isRead) read = { ...sheet, rows, links };
  }
  if (read === undefined) throw fieldError(400, 'sheet', messages.importNoSheet);
  const website =
    ofWebsite && findCode(await readSheet(readPart, ofWebsite.path, workbook, budget));
  const reader = new TableReader({ isCsv: false, columns, separator, website });
  const links = await readLinks(readPart, read);
  for (const row of read.rows) reader.take(toTableRow(row, links));
  const result = { ...reader.finish(), sheets, sheet: read.name };
  const pictures = [...directory.entries.keys()].filter((path) => path.startsWith('xl/media/'));
  if (pictures.length > 0) result.notes.push(messages.importPicturesLeft(pictures.length));
  return result;
}

/** The code on the second sheet of our own export. */
function findCode({ rows }: SheetContent): string | undefined {
  const row = rows.find(({ cells }) => cells[0]?.text === websiteSheet);
  return row?.cells[1]?.text;
}

function toTableRow(
  { line, cells, isMerged }: SheetRow,
  links: ReadonlyMap<string, string>,
): TableRow {
  const texts: string[] = Array.from(
    { length: Math.max(...cells.map(({ column }) => column)) + 1 },
    () => '',
  );
  const errors = new Map<number, { cell: string; error: string }>();
  const marks = new Map<number, string>();
  const below = new Set<number>();
  for (const { column, address, text, marked = text, isError, isBelow } of cells) {
    texts[column] = text;
    if (isBelow) below.add(column);
    const linked = linkedText(marked, links.get(address));
    if (linked !== text) marks.set(column, linked);
    if (isError) errors.set(column, { cell: address, error: text });
  }
  return { line, cells: texts, errors, marks, below, isMerged };
}
