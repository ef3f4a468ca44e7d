import { fromWhatsApp } from '../../../contract/texts/whatsapp-marks.ts';
import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import type { PastedText, ReadOptions } from '../reading/read-options.ts';
import { readCsv } from '../tables/read-csv.ts';
import type { ReadRecords } from '../tables/table-reader.ts';
import { findPageFaqs } from '../web/page-faqs.ts';
import { type PageParts, splitPage } from '../web/page-parts.ts';
import { readCells, readFaqs, readPageLines, readTable } from '../web/read-page.ts';
import { cutChat } from './chat-lines.ts';
import { cutCourtesies } from './cut-courtesies.ts';
import { readLines } from './read-lines.ts';
import { numbered, type TextLine } from './text-line.ts';

/** A list of a word processor has a tab behind its numbers and bullets. */
const itemTab = /^\s*(?:\d{1,3}[.)]?|[^\p{L}\p{N}\s])\t/u;

/**
 * Reads pasted text: a range of a spreadsheet, a list of questions with answers, or a chat.
 *
 * @param html the clipboard's HTML of the text.
 * @throws ApiError 400 when it is empty.
 */
export async function readPasted(
  text: string,
  { html }: PastedText,
  options: ReadOptions,
): Promise<ReadRecords> {
  if (text.trim() === '' && html === undefined) throw new ApiError(400, messages.importNoText);
  const chat = cutChat(linesOf(text));
  if (chat.messages > 1) {
    const { lines, count } = cutCourtesies(chat.lines);
    const read = readTyped(lines, true);
    const cut = count > 0 ? [messages.importCourtesiesCut(count)] : [];
    return { ...read, notes: [messages.importChatCut(chat.messages), ...cut, ...read.notes] };
  }
  const page = html === undefined ? undefined : splitPage(html);
  const read = page && readHtml(page, options);
  if (read) return read;
  if (isTable(chat.lines)) return await readCsv(text, options, '\t');
  return readTyped(chat.lines);
}

/** Lines as people type them in WhatsApp. */
function readTyped(lines: readonly TextLine[], isChat = false): ReadRecords {
  const read = readLines(lines, isChat);
  for (const record of read.records) record.marked = fromWhatsApp(record.cells.answer ?? '');
  return read;
}

function readHtml(page: PageParts, options: ReadOptions): ReadRecords | undefined {
  const table = page.tables.find(
    (rows) => rows.length > 1 && rows.every(({ cells }) => cells.length > 1),
  );
  if (table) return readTable(readCells(table), options);
  const hasElements = page.parts.some(({ type }) => type === 'question');
  if (hasElements) return readFaqs(findPageFaqs(page.parts));
  const read = readPageLines(page.parts);
  return read.records.length > 0 ? read : undefined;
}

function linesOf(text: string): TextLine[] {
  return numbered(text.split(/\r\n|\r|\n/).map((each) => ({ text: each })));
}

/** Whether the first line has cells, as a range of a spreadsheet. */
function isTable(lines: readonly TextLine[]): boolean {
  const first = lines.find(({ text }) => text.trim() !== '')?.text ?? '';
  return first.includes('\t') && !itemTab.test(first);
}
