import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import { openDirectory, type ZipDirectory } from '../read-zip.ts';
import { type ReadRecords, TableReader, type TableRow } from '../table-reader.ts';
import {
  importMaxCellLength,
  importMaxCells,
  importMaxLines,
  workbookCellCost,
  workbookMaxBytes,
  workbookMaxCharacters,
  workbookMaxSheets,
  workbookMaxTexts,
} from '../transfer-limits.ts';
import { readXml, type XmlListeners } from './read-xml.ts';
import { builtInPattern, showNumber } from './shown-cell.ts';

interface Sheet {
  name: string;
  path: string;
  isHidden: boolean;
}

interface Workbook {
  sheets: Sheet[];
  isFrom1904: boolean;
  texts: string[];
  /** The pattern of each style of cells. */
  patterns: string[];
}

/** Only the cells that show something: a row may have its only cell in the column 1,000. */
interface SheetRow {
  line: number;
  cells: { column: number; address: string; text: string; isError: boolean }[];
}

/** Reads the parts of an Excel file, and counts what they unpack to. */
type ReadPart = (path: string, listeners: XmlListeners) => Promise<boolean>;

/**
 * Reads the sheet with the most rows of an Excel file (.xlsx), with the texts that Excel shows in its cells. Run it in a
 * process of its own.
 *
 * @throws ApiError 400 when it is damaged or has cells far from the table, 413 when it is too large.
 */
export async function readWorkbook(file: Buffer): Promise<ReadRecords> {
  const directory = await openDirectory(file);
  const workbook = await readStructure(partReader(directory), directory);
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const shown = visible.length > 0 ? visible : workbook.sheets;
  const budget = { characters: workbookMaxCharacters };
  let best: { name: string; rows: SheetRow[] } | undefined;
  const readPart = partReader(directory);
  for (const { name, path } of shown) {
    const rows = await readSheet(readPart, path, workbook, budget);
    if (best === undefined || rows.length > best.rows.length) best = { name, rows };
  }
  const reader = new TableReader({ hasFormulas: false });
  for (const row of best?.rows ?? []) reader.take(toTableRow(row));
  const result = reader.finish();
  const others = shown.map(({ name }) => name).filter((name) => name !== best?.name);
  if (best && others.length > 0)
    result.notes.push(messages.importSheetChosen(best.name, others.slice(0, 5).join(', ')));
  const pictures = [...directory.entries.keys()].filter((path) => path.startsWith('xl/media/'));
  if (pictures.length > 0) result.notes.push(messages.importPicturesLeft(pictures.length));
  return result;
}

function partReader({ zip, entries }: ZipDirectory): ReadPart {
  let left = workbookMaxBytes;
  return async (path, listeners) => {
    const entry = entries.get(path);
    if (entry === undefined) return false;
    // If an entry has more bytes than the directory of the ZIP states, the reader fails.
    left -= entry.uncompressedSize;
    if (left < 0) throw tooLarge();
    try {
      if (!entry.canDecodeFileData()) throw new Error('It is encrypted.');
      await readXml(await zip.openReadStreamPromise(entry), listeners);
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(400, messages.workbookDamaged);
    }
    return true;
  };
}

async function readStructure(readPart: ReadPart, { entries }: ZipDirectory): Promise<Workbook> {
  const targets = new Map<string, string>();
  const paths = { texts: '', styles: '' };
  await readPart('xl/_rels/workbook.xml.rels', {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = attributes();
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      targets.set(Id, path);
      if (Type.endsWith('/sharedStrings')) paths.texts = path;
      if (Type.endsWith('/styles')) paths.styles = path;
    },
  });
  const workbook: Workbook = { sheets: [], isFrom1904: false, texts: [], patterns: [] };
  await readPart('xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') workbook.isFrom1904 = isTrue(attributes().date1904);
      if (name !== 'sheet') return;
      const { name: title = '', id = '', state = 'visible' } = attributes();
      const path = targets.get(id) ?? '';
      // A sheet may be a chart.
      if (!entries.has(path)) return;
      workbook.sheets.push({ name: title.slice(0, 50), path, isHidden: state !== 'visible' });
      if (workbook.sheets.length > workbookMaxSheets)
        throw new ApiError(413, messages.workbookSheets(workbookMaxSheets));
    },
  });
  if (workbook.sheets.length === 0) throw new ApiError(400, messages.workbookDamaged);
  workbook.texts = await readTexts(readPart, paths.texts);
  workbook.patterns = await readPatterns(readPart, paths.styles);
  return workbook;
}

async function readTexts(readPart: ReadPart, path: string): Promise<string[]> {
  const texts: string[] = [];
  const text = textListener();
  let left = workbookMaxCharacters;
  await readPart(path, {
    ...text.listeners,
    close(name) {
      text.listeners.close(name);
      if (name !== 'si') return;
      const read = text.take();
      left -= read.length;
      if (left < 0 || texts.push(read) > workbookMaxTexts) throw tooLarge();
    },
  });
  return texts;
}

async function readPatterns(readPart: ReadPart, path: string): Promise<string[]> {
  const own = new Map<number, string>();
  const patterns: string[] = [];
  let isOfCells = false;
  await readPart(path, {
    open(name, attributes) {
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'numFmt' && (name !== 'xf' || !isOfCells)) return;
      const { numFmtId = '0', formatCode = '' } = attributes();
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, formatCode);
      else patterns.push(own.get(id) ?? builtInPattern(id));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return patterns;
}

async function readSheet(
  readPart: ReadPart,
  path: string,
  workbook: Workbook,
  budget: { characters: number },
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const text = textListener('v');
  let row: SheetRow = { line: 0, cells: [] };
  let cell = { column: -1, address: '', type: '', style: 0 };
  await readPart(path, {
    ...text.listeners,
    open(name, attributes) {
      text.listeners.open(name);
      if (name === 'row') {
        row = { line: Number(attributes().r ?? row.line + 1), cells: [] };
        cell = { ...cell, column: -1 };
      } else if (name === 'c') {
        const { r: address = '', t: type = 'n', s = '0' } = attributes();
        const column = address === '' ? cell.column + 1 : columnOf(address);
        cell = { column, address, type, style: Number(s) };
        text.take();
      }
    },
    close(name) {
      text.listeners.close(name);
      if (name === 'row' && row.cells.length > 0) rows.push(row);
      if (name !== 'c') return;
      const shown = show(text.take(), cell, workbook);
      if (shown.trim() === '') return;
      const { column, address, type } = cell;
      if (!(column < importMaxCells) || !(row.line <= importMaxLines)) {
        const limits = [importMaxCells, importMaxLines] as const;
        throw new ApiError(400, messages.workbookFarCell(address.slice(0, 20), ...limits));
      }
      budget.characters -= shown.length + workbookCellCost;
      if (budget.characters < 0) throw tooLarge();
      row.cells.push({ column, address, text: shown, isError: type === 'e' });
    },
  });
  return rows;
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

/**
 * Collects the text of `t`, and of another element. Phonetic signs of Japanese texts (`rPh`) are no part of it.
 *
 * @param other an element whose whole content is a text.
 */
function textListener(other?: string) {
  let collected = '';
  let isText = false;
  let isPhonetic = false;
  return {
    listeners: {
      open(name: string) {
        if (name === 'rPh') isPhonetic = true;
        isText = !isPhonetic && (name === 't' || name === other);
      },
      close(name: string) {
        if (name === 'rPh') isPhonetic = false;
        isText = false;
      },
      text(part: string) {
        if (!isText) return;
        collected += part;
        if (collected.length > importMaxCellLength) throw tooLarge();
      },
    },
    take() {
      const text = collected;
      collected = '';
      // Excel writes characters that XML does not have as `_x000D_`.
      return text.replace(/_x([\da-f]{4})_/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
    },
  };
}

/** The index of a cell's column: 0 for `A1`, 27 for `AB3`. Far columns are only far. */
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0];
  if (letters === undefined) return Number.POSITIVE_INFINITY;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function toTableRow({ line, cells }: SheetRow): TableRow {
  const texts: string[] = Array.from(
    { length: Math.max(...cells.map(({ column }) => column)) + 1 },
    () => '',
  );
  const errors = new Map<number, { cell: string; error: string }>();
  for (const { column, address, text, isError } of cells) {
    texts[column] = text;
    if (isError) errors.set(column, { cell: address, error: text });
  }
  return { line, cells: texts, errors };
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function tooLarge(): ApiError {
  return new ApiError(413, messages.workbookTooLarge);
}
