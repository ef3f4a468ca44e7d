import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { FaqFile } from '../../../contract/faqs/faq-transfer.ts';
import {
  columnNames,
  type TransferField,
  transferFields,
  websiteSheet,
} from '../../../contract/faqs/transfer-columns.ts';
import { messages } from '../../../copy/messages.ts';
import { yieldToRequests } from '../../../db/yield-to-requests.ts';
import { joinTexts } from './write-csv.ts';

/** Characters that are compressed at once. */
const partLength = 32 * 1024;
const numbers: readonly TransferField[] = ['id', 'parent_id'];
/** Widths in characters. Long texts are wrapped. */
const widths: Partial<Record<TransferField, number>> = { question: 40, answer: 70, keywords: 30 };
const defaultWidth = 16;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const ofPackage = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The styles of cells by their numbers: 1 is a text, which stays one when somebody edits it; 2 is the header. */
const styles = `${head}<styleSheet ${main}><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** The FAQs as an Excel file (.xlsx). A second sheet has the code of the website, so that the numbers count in an import. */
export function writeWorkbook(rows: FaqFile['faqs'], website: string): Readable {
  const sheets = [messages.faqSheet, websiteSheet];
  const paths = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error));
  const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(xml), path);
  const relations = (all: readonly (readonly [type: string, target: string])[]) =>
    `${head}<Relationships xmlns="${ofPackage}/relationships">${all
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  add(
    '[Content_Types].xml',
    `${head}<Types xmlns="${ofPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${paths
      .map((path) => `<Override PartName="/xl/${path}" ContentType="${sheetType}.worksheet+xml"/>`)
      .join('')}</Types>`,
  );
  add('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]));
  add(
    'xl/workbook.xml',
    `${head}<workbook ${main} xmlns:r="${office}"><sheets>${sheets
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    relations([
      ...paths.map((path) => ['worksheet', path] as const),
      ['styles', 'styles.xml'] as const,
    ]),
  );
  add('xl/styles.xml', styles);
  add(
    `xl/${paths[1]}`,
    `${head}<worksheet ${main}><cols><col min="1" max="2" width="${widths.question}" customWidth="1"/></cols><sheetData>${rowOf(1, [textCell(websiteSheet, 2), textCell(website, 1)])}${rowOf(2, [textCell(messages.websiteSheetHelp, 1)])}</sheetData></worksheet>`,
  );
  zip.addReadStreamLazy(`xl/${paths[0]}`, (done) =>
    done(null, Readable.from(faqSheet(rows), { objectMode: false })),
  );
  zip.end();
  return output;
}

/** The XML of the first sheet in parts, between which other requests run. */
async function* faqSheet(rows: FaqFile['faqs']): AsyncGenerator<string> {
  const letOthersRun = yieldToRequests(0);
  const columns = transferFields.map((name, index) => {
    const style = numbers.includes(name) ? '' : ' style="1"';
    return `<col min="${index + 1}" max="${index + 1}" width="${widths[name] ?? defaultWidth}"${style} customWidth="1"/>`;
  });
  const header = transferFields.map((name) => textCell(columnNames[name], 2));
  let part = `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowOf(1, header)}`;
  for (const [index, row] of rows.entries()) {
    part += rowOf(
      index + 2,
      transferFields.map((name) => cellOf(row[name])),
    );
    if (part.length < partLength) continue;
    yield part;
    part = '';
    await letOthersRun();
  }
  yield `${part}</sheetData></worksheet>`;
}

/** @param cells the XML of each cell behind its address. */
function rowOf(line: number, cells: readonly string[]): string {
  const all = cells.map((cell, index) => `<c r="${String.fromCharCode(65 + index)}${line}"${cell}`);
  return `<row r="${line}">${all.join('')}</row>`;
}

function cellOf(value: FaqFile['faqs'][number][TransferField]): string {
  if (typeof value === 'number') return `><v>${value}</v></c>`;
  return textCell(typeof value === 'object' ? joinTexts(value ?? []) : value, 1);
}

/** A text within its cell. Excel runs no formula there, whatever the text begins with. */
function textCell(text: string, style: number): string {
  if (text === '') return '/>';
  return ` s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Excel writes characters that XML does not have, and what looks like one of them, as `_x000D_`. */
function escapeText(text: string): string {
  return (
    text
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not have them.
      .replace(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, (character) => {
        const code = character.charCodeAt(0).toString(16).toUpperCase();
        return `_x${code.padStart(4, '0')}_`;
      })
      .replace(/[&<>]/g, (character) => entities[character] ?? character)
  );
}
