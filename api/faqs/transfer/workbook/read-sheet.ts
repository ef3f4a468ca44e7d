import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import { importMaxCells, importMaxLines, workbookCellCost } from '../transfer-limits.ts';
import { type ReadPart, tooLarge } from './read-part.ts';
import type { Sheet, Workbook } from './read-structure.ts';
import { showNumber } from './shown-cell.ts';
import { textListener } from './text-listener.ts';

/** Only the cells that show something: a row may have its only cell in the column 1,000. */
export interface SheetRow {
  line: number;
  cells: SheetCell[];
}

interface SheetCell {
  column: number;
  address: string;
  text: string;
  /** The text with marks for its bold runs, if it has any. */
  marked: string | undefined;
  isError: boolean;
}

export interface SheetContent {
  rows: SheetRow[];
  /** The ids of the links by the addresses of their cells. */
  links: Map<string, string>;
}

/**
 * Reads the cells of a sheet as Excel shows them.
 *
 * @param budget the characters that all sheets together may still have.
 * @throws ApiError 400 when a cell is far from the table, 413 when there is too much text.
 */
export async function readSheet(
  readPart: ReadPart,
  path: string,
  workbook: Workbook,
  budget: { characters: number },
): Promise<SheetContent> {
  const rows: SheetRow[] = [];
  const links = new Map<string, string>();
  const text = textListener('v');
  let row: SheetRow = { line: 0, cells: [] };
  let cell = { column: -1, address: '', type: '', style: 0 };
  await readPart(path, {
    ...text.listeners,
    open(name, attributes) {
      text.listeners.open(name, attributes);
      if (name === 'row') {
        row = { line: Number(attributes().r ?? row.line + 1), cells: [] };
        cell = { ...cell, column: -1 };
      } else if (name === 'c') {
        const { r: address = '', t: type = 'n', s = '0' } = attributes();
        const column = address === '' ? cell.column + 1 : columnOf(address);
        cell = { column, address, type, style: Number(s) };
        text.take();
      } else if (name === 'hyperlink') {
        const { ref = '', id } = attributes();
        if (id === undefined) return;
        budget.characters -= workbookCellCost;
        if (budget.characters < 0) throw tooLarge();
        links.set(ref.split(':', 1).join(), id);
      }
    },
    close(name) {
      text.listeners.close(name);
      if (name === 'row' && row.cells.length > 0) rows.push(row);
      if (name !== 'c') return;
      const written = text.take();
      const shown = show(written.text, cell, workbook);
      if (shown.trim() === '') return;
      const { column, address, type } = cell;
      const marked = type === 's' ? workbook.marked.get(Number(written.text)) : written.marked;
      if (!(column < importMaxCells) || !(row.line <= importMaxLines)) {
        const limits = [importMaxCells, importMaxLines] as const;
        throw new ApiError(400, messages.workbookFarCell(address.slice(0, 20), ...limits));
      }
      budget.characters -= shown.length + workbookCellCost;
      if (budget.characters < 0) throw tooLarge();
      row.cells.push({ column, address, text: shown, marked, isError: type === 'e' });
    },
  });
  return { rows, links };
}

/** The addresses of a sheet's links by their cells. */
export async function readLinks(
  readPart: ReadPart,
  { path, links }: Sheet & SheetContent,
): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  const ids = new Set(links.values());
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const linksPath = `${folder}_rels/${path.slice(folder.length)}.rels`;
  if (ids.size > 0)
    await readPart(linksPath, {
      open(name, attributes) {
        if (name !== 'Relationship') return;
        const { Id = '', Target = '' } = attributes();
        if (ids.has(Id)) targets.set(Id, Target);
      },
    });
  return new Map([...links].map(([address, id]) => [address, targets.get(id) ?? '']));
}

function show(
  value: string,
  { type, style }: { type: string; style: number },
  { texts, patterns, isFrom1904 }: Workbook,
): string {
  if (value === '') return '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  const number = Number(value);
  if (type !== 'n' || !Number.isFinite(number)) return value;
  return showNumber(number, patterns[style] ?? 'General', isFrom1904);
}

/** The index of a cell's column: 0 for `A1`, 27 for `AB3`. Far columns are only far. */
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0];
  if (letters === undefined) return Number.POSITIVE_INFINITY;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
