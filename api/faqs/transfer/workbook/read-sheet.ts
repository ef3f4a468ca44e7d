import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import { importMaxCells, importMaxLines, workbookCellCost } from '../transfer-limits.ts';
import { columnOf, fillMerged } from './merged-cells.ts';
import { type ReadPart, tooLarge } from './read-part.ts';
import type { Sheet, Workbook } from './read-structure.ts';
import type { SheetRow } from './sheet-row.ts';
import { showNumber } from './shown-cell.ts';
import { textListener } from './text-listener.ts';

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
  const merges: string[] = [];
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
        spend(budget, 0);
        links.set(ref.split(':', 1).join(), id);
      } else if (name === 'mergeCell') {
        spend(budget, 0);
        merges.push(attributes().ref ?? '');
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
      spend(budget, shown.length);
      row.cells.push({ column, address, text: shown, marked, isError: type === 'e' });
    },
  });
  fillMerged(rows, merges, (length) => spend(budget, length));
  return { rows, links };
}

function spend(budget: { characters: number }, length: number): void {
  budget.characters -= length + workbookCellCost;
  if (budget.characters < 0) throw tooLarge();
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
