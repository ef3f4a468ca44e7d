import { Parser } from 'htmlparser2';
import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import { pageMaxCells, pageMaxDepth, pageMaxParts } from '../transfer-limits.ts';
import { type SpannedRow, SpannedTable } from './spanned-table.ts';

/** The elements whose first part is a question, and the rest its answer. */
export type FaqElement = 'details' | 'dl';

/** A part of a page. `html` is its source. */
export type PagePart =
  | { type: 'heading'; level: number; html: string }
  | { type: 'question'; of: FaqElement; html: string }
  | { type: 'end'; of: FaqElement }
  | { type: 'text'; html: string };

export interface PageParts {
  parts: PagePart[];
  /** The contents of `<script type="application/ld+json">`. */
  jsonLd: string[];
  /** The rows of each table. A cell is its source. */
  tables: SpannedRow[][];
}

interface Captured {
  name: string;
  start: number;
  toPart: (html: string) => PagePart;
}

/** Elements that have no FAQs. */
const skipped = new Set(
  'nav footer aside head script style noscript template svg select textarea iframe object'.split(
    ' ',
  ),
);
const questions: ReadonlyMap<string, FaqElement> = new Map([
  ['summary', 'details'],
  ['dt', 'dl'],
]);
const heading = /^h([1-6])$/;

/**
 * Splits a web page where headings, questions and answers begin and end, in one pass and without a tree of its elements.
 *
 * @throws ApiError 400 when it is too deep, 413 when it has too many parts or cells.
 */
export function splitPage(html: string): PageParts {
  const parts: PagePart[] = [];
  const jsonLd: string[] = [];
  const tables: SpannedTable[] = [];
  let depth = 0;
  let textStart = 0;
  let captured: Captured | undefined;
  /** The depth of the skipped element around, and where its text starts if it is JSON-LD. */
  let hidden: { depth: number; start: number | undefined } | undefined;
  let tableDepth = 0;
  let cell: { start: number; rows: number; columns: number } | undefined;
  let cells = 0;

  const countCell = () => {
    cells += 1;
    if (cells > pageMaxCells) throw new ApiError(413, messages.importTooMuch);
  };
  const addPart = (part: PagePart) => {
    if (parts.push(part) > pageMaxParts) throw new ApiError(413, messages.importTooMuch);
  };
  const endText = (end: number) => {
    const text = html.slice(textStart, end);
    if (text.trim() !== '') addPart({ type: 'text', html: text });
  };
  const openTable = (name: string, attributes: Record<string, string>, end: number) => {
    if (name === 'table') {
      tableDepth += 1;
      if (tableDepth === 1) tables.push(new SpannedTable(countCell));
    }
    if (tableDepth !== 1) return;
    if (name === 'tr') tables.at(-1)?.beginRow();
    if (name !== 'td' && name !== 'th') return;
    cell = { start: end, rows: Number(attributes.rowspan), columns: Number(attributes.colspan) };
  };
  const closeTable = (name: string, start: number) => {
    if (tableDepth === 1 && cell && (name === 'td' || name === 'th')) {
      tables.at(-1)?.add(html.slice(cell.start, start), cell);
      cell = undefined;
    }
    if (name === 'table') tableDepth -= 1;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > pageMaxDepth) throw new ApiError(400, messages.importDeepPage);
      if (hidden) return;
      const start = parser.startIndex;
      const end = parser.endIndex + 1;
      if (skipped.has(name)) {
        const isData = /^application\/ld\+json$/i.test(attributes.type?.trim() ?? '');
        hidden = { depth, start: isData ? end : undefined };
        if (!captured) endText(start);
        return;
      }
      if (captured) return;
      openTable(name, attributes, end);
      const toPart = partOf(name);
      if (toPart) captured = { name, start: end, toPart };
      if (!toPart && name !== 'details' && name !== 'dl') return;
      endText(start);
      textStart = end;
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      const start = parser.startIndex;
      // An implied end is at the beginning of the next tag.
      const end = isImplied ? start : parser.endIndex + 1;
      if (hidden) {
        if (depth >= hidden.depth) return;
        if (hidden.start !== undefined) jsonLd.push(html.slice(hidden.start, start));
        hidden = undefined;
        textStart = end;
      } else if (captured) {
        if (captured.name !== name) return;
        addPart(captured.toPart(html.slice(captured.start, start)));
        captured = undefined;
        textStart = end;
      } else {
        closeTable(name, start);
        if (name !== 'details' && name !== 'dl') return;
        endText(start);
        addPart({ type: 'end', of: name });
        textStart = end;
      }
    },
  });
  parser.end(html);
  endText(html.length);
  return { parts, jsonLd, tables: tables.map(({ rows }) => rows) };
}

function partOf(name: string): Captured['toPart'] | undefined {
  const level = heading.exec(name)?.[1];
  if (level !== undefined) return (html) => ({ type: 'heading', level: Number(level), html });
  const of = questions.get(name);
  return of && ((html) => ({ type: 'question', of, html }));
}
