import { faqsPerWebsiteMax } from '../../../config/server-limits.ts';
import { plainAnswer } from '../../../contract/texts/answer-markup.ts';
import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import { DeepHtmlError, htmlToMarks } from '../conversions/html-to-marks.ts';
import { type LostLinks, lostLinksNotes } from '../conversions/lost-links.ts';
import { readLines } from '../pasted/read-lines.ts';
import { numbered, type TextLine } from '../pasted/text-line.ts';
import type { FileRecord } from '../reading/import-row.ts';
import type { ReadOptions } from '../reading/read-options.ts';
import { findHeader, headerRows } from '../tables/decide-columns.ts';
import { type ReadRecords, TableReader } from '../tables/table-reader.ts';
import { findFaqPage } from './json-ld.ts';
import { findPageFaqs, type PageFaq } from './page-faqs.ts';
import { type PagePart, type PageParts, splitPage } from './page-parts.ts';
import type { SpannedRow } from './spanned-table.ts';

/**
 * Reads a saved web page: the `FAQPage` of its JSON-LD, or a table with a header that we know, or else `<details>`, `<dl>` or
 * headings with texts.
 *
 * @throws ApiError 400 when it has no FAQs.
 */
export function readPage(html: string, options: ReadOptions): ReadRecords {
  const page = splitPage(html);
  const described = page.jsonLd.flatMap(findFaqPage);
  if (described.length > 0) return readFaqs(described);
  const table = page.tables
    .map(readCells)
    .find(({ rows }) => findHeader(rows.slice(0, headerRows).map(({ cells }) => cells)));
  if (table) return readTable(table, options);
  const faqs = findPageFaqs(page.parts);
  // The heading of the first level is the title of the page.
  const lines = readPageLines(
    page.parts.filter((part) => part.type !== 'heading' || part.level > 1),
  );
  const asked = lines.records.filter(({ cells }) => cells.question?.endsWith('?'));
  // Bold lines or buttons with a question are no headings of the page.
  if (asked.length > Math.max(1, faqs.length)) return lines;
  if (faqs.length === 0) throw new ApiError(400, messages.importEmptyPage);
  return readFaqs(faqs);
}

/** The FAQs of a page by its lines. */
export function readPageLines(parts: readonly PagePart[]): ReadRecords {
  const lost = { count: 0 };
  const lines = parts.flatMap((part): Omit<TextLine, 'line'>[] => {
    if (part.type === 'heading') return [{ text: lineOf(part.html), level: part.level }];
    return part.type === 'text'
      ? marksOf(part.html, lost)
          .split('\n')
          .map((text) => ({ text }))
      : [];
  });
  const read = readLines(numbered(lines));
  return { ...read, notes: [...read.notes, ...lostLinksNotes(lost)], isFinal: true };
}

interface PageTable {
  rows: SpannedRow[];
  lost: LostLinks;
}

/** The texts of a table's cells with marks. */
export function readCells(table: PageParts['tables'][number]): PageTable {
  const lost = { count: 0 };
  const marked = (cells: readonly string[]) => cells.map((cell) => marksOf(cell, lost));
  return { rows: table.map((row) => ({ ...row, cells: marked(row.cells) })), lost };
}

export function readTable(
  { rows, lost }: PageTable,
  { columns, separator }: ReadOptions,
): ReadRecords {
  const reader = new TableReader({ isCsv: false, columns, separator });
  for (const [index, row] of rows.entries()) reader.take({ ...row, line: index + 1 });
  const result = reader.finish();
  return { ...result, notes: [...result.notes, ...lostLinksNotes(lost)], isFinal: true };
}

export function readFaqs(faqs: readonly PageFaq[]): ReadRecords {
  const lost = { count: 0 };
  const hasTopics = new Set(faqs.map(({ topic }) => topic)).size > 1;
  const records = faqs.slice(0, faqsPerWebsiteMax).map(
    ({ question, html, topic }, index): FileRecord => ({
      line: index + 1,
      cells: {
        question: lineOf(question),
        answer: marksOf(html.join(''), lost),
        ...(hasTopics && { topic: lineOf(topic) }),
      },
      lists: {},
    }),
  );
  const faults =
    faqs.length > faqsPerWebsiteMax
      ? [{ line: faqsPerWebsiteMax, message: messages.importTooMany(faqsPerWebsiteMax) }]
      : [];
  return { records, websites: new Set(), faults, notes: lostLinksNotes(lost), isFinal: true };
}

/** A text of one line without marks. */
export function lineOf(html: string): string {
  return plainAnswer(marksOf(html)).replace(/\s+/g, ' ').trim();
}

/** @throws ApiError 400 when the HTML is too deep. */
export function marksOf(html: string, lost?: LostLinks): string {
  try {
    return htmlToMarks(html, { lost });
  } catch (error) {
    throw error instanceof DeepHtmlError ? new ApiError(400, messages.importDeepPage) : error;
  }
}
