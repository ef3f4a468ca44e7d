import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import type { ZipDirectory } from '../reading/read-zip.ts';
import {
  sheetNameMaxLength,
  workbookMaxCharacters,
  workbookMaxSheets,
  workbookMaxTexts,
} from '../transfer-limits.ts';
import { type ReadPart, tooLarge } from './read-part.ts';
import { builtInPattern } from './shown-cell.ts';
import { isTrue, textListener } from './text-listener.ts';

export interface Sheet {
  name: string;
  path: string;
  isHidden: boolean;
}

export interface Workbook {
  sheets: Sheet[];
  isFrom1904: boolean;
  texts: string[];
  /** The texts with bold runs as marks, by their index. */
  marked: Map<number, string>;
  /** The pattern of each style of cells. */
  patterns: string[];
}

/**
 * Reads what the sheets of an Excel file share: their names, texts and patterns of numbers.
 *
 * @throws ApiError 400 when it has no sheet, 413 when it has too many.
 */
export async function readStructure(
  readPart: ReadPart,
  { entries }: ZipDirectory,
): Promise<Workbook> {
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
  const workbook: Workbook = {
    sheets: [],
    isFrom1904: false,
    texts: [],
    marked: new Map(),
    patterns: [],
  };
  await readPart('xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') workbook.isFrom1904 = isTrue(attributes().date1904);
      if (name !== 'sheet') return;
      const { name: title = '', id = '', state = 'visible' } = attributes();
      const path = targets.get(id) ?? '';
      // A sheet may be a chart.
      if (!entries.has(path)) return;
      workbook.sheets.push({
        name: title.slice(0, sheetNameMaxLength),
        path,
        isHidden: state !== 'visible',
      });
      if (workbook.sheets.length > workbookMaxSheets)
        throw new ApiError(413, messages.workbookSheets(workbookMaxSheets));
    },
  });
  if (workbook.sheets.length === 0) throw new ApiError(400, messages.workbookDamaged);
  await readTexts(readPart, paths.texts, workbook);
  workbook.patterns = await readPatterns(readPart, paths.styles);
  return workbook;
}

async function readTexts(
  readPart: ReadPart,
  path: string,
  { texts, marked }: Workbook,
): Promise<void> {
  const text = textListener();
  let left = workbookMaxCharacters;
  await readPart(path, {
    ...text.listeners,
    close(name) {
      text.listeners.close(name);
      if (name !== 'si') return;
      const read = text.take();
      if (read.marked !== undefined) marked.set(texts.length, read.marked);
      left -= read.text.length + (read.marked?.length ?? 0);
      if (left < 0 || texts.push(read.text) > workbookMaxTexts) throw tooLarge();
    },
  });
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
