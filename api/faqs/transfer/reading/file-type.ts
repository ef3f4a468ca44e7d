import type { messages } from '../../../copy/messages.ts';
import { isZip, openDirectory } from './read-zip.ts';

type OtherFile = keyof typeof messages.otherFiles;

/** Files in a ZIP by which its type is known. */
const zipTypes: readonly (readonly [path: string, type: OtherFile | 'xlsx'])[] = [
  ['xl/workbook.xml', 'xlsx'],
  ['xl/workbook.bin', 'xlsb'],
  ['word/document.xml', 'docx'],
  ['Index/Document.iwa', 'numbers'],
  ['META-INF/manifest.xml', 'ods'],
];

/** First bytes, as Latin-1. */
const starts: readonly (readonly [start: RegExp, type: OtherFile])[] = [
  [/^\xd0\xcf.\xe0\xa1\xb1/, 'xls'],
  [/^%PDF-/, 'pdf'],
  [/^\{\\rtf/, 'rtf'],
  [/^From: <Saved by /, 'mhtml'],
];

/** Finds an Excel file, and files that people choose by mistake. `undefined` for the formats of an import. */
export async function findFileType(file: Buffer): Promise<OtherFile | 'xlsx' | undefined> {
  if (!isZip(file)) {
    const start = file.toString('latin1', 0, 100);
    return starts.find(([pattern]) => pattern.test(start))?.[1];
  }
  // The reader reports a damaged ZIP.
  const directory = await openDirectory(file).catch(() => undefined);
  return zipTypes.find(([path]) => directory?.entries.has(path))?.[1];
}
