import type { FaqContent } from '../../audit-log/undo-steps.ts';
import { faqsPerWebsiteMax } from '../../config/server-limits.ts';
import type {
  ImportedPart,
  ImportFault,
  ImportLine,
  ImportMode,
} from '../../contract/faq-transfer.ts';
import { faqTreeMaxDepth } from '../../contract/limits.ts';
import { messages } from '../../copy/messages.ts';
import type { FaqRow } from '../faq-place.ts';
import { findDepths } from '../find-depths.ts';
import type { Forest } from '../place-faqs.ts';
import { findParents } from './find-parents.ts';
import type { ImportRow } from './import-row.ts';
import { longestRun } from './longest-run.ts';
import { type Key, type MatchedRow, matchRows } from './match-rows.ts';

export interface ImportOptions {
  mode: ImportMode;
  /** Whether the ids of the file are ids of this website. Other ids only connect the rows of the file. */
  hasOwnIds: boolean;
}

/** The changes of an import. The dry run and the write use the same function to plan them. */
export interface ImportPlan {
  /** If there are faults, nothing may be written. */
  faults: ImportFault[];
  /** The lines in the file's order, then the removed FAQs in tree order. */
  lines: ImportLine[];
  added: { key: Key; parent: Key | null; content: FaqContent }[];
  edits: { row: FaqRow; content: Partial<FaqContent> }[];
  /** FAQs whose parent or rank changes. */
  moved: ReadonlySet<Key>;
  removed: FaqRow[];
  /** The whole tree after the import. */
  forest: Forest<Key>;
}

/**
 * Compares a file with a website's FAQs.
 *
 * @param stored the website's FAQs in tree order.
 * @param rows their images are the names of stored images.
 */
export function planImport(
  stored: readonly FaqRow[],
  rows: readonly ImportRow[],
  options: ImportOptions,
): ImportPlan {
  const { mode, hasOwnIds } = options;
  const { parents, faults } = findParents(stored, rows, options);
  const matched = matchRows(stored, rows, parents, hasOwnIds);
  const remaining = new Set(matched.map(({ key }) => key));
  const removed = mode === 'append' ? [] : stored.filter(({ id }) => !remaining.has(id));
  const forest = mode === 'append' ? appendRows(stored, matched) : replaceRows(matched);
  faults.push(...findTreeFaults(forest, matched));
  const reordered = mode === 'append' ? new Set<Key>() : findReordered(stored, forest);
  const edits: ImportPlan['edits'] = [];
  const moved = new Set<Key>();
  const lines = matched.map(({ row, stored: faq, key, parent }): ImportLine => {
    const { line, question } = row;
    if (faq === undefined) return { line, question, outcome: 'added', parts: [] };
    const { parts, content } = compare(faq, row);
    if (parts.length > 0) edits.push({ row: faq, content });
    if (faq.parentId !== parent) parts.push('parent');
    else if (reordered.has(key)) parts.push('order');
    if (parts.includes('parent') || parts.includes('order')) moved.add(key);
    return { line, question, outcome: parts.length > 0 ? 'changed' : 'unchanged', parts };
  });
  for (const { question } of removed) {
    lines.push({ line: null, question, outcome: 'removed', parts: [] });
  }
  const added = matched.flatMap(({ row, stored: faq, key, parent }) => {
    const { question, answer = null, keywords = '', image = null } = row;
    return faq === undefined
      ? [{ key, parent, content: { question, answer, keywords, image } }]
      : [];
  });
  return { faults: inOrder(faults), lines, added, edits, moved, removed, forest };
}

function compare(
  faq: FaqRow,
  { question, answer, keywords, image }: ImportRow,
): { parts: ImportedPart[]; content: Partial<FaqContent> } {
  const content: Partial<FaqContent> = {};
  if (question !== faq.question) content.question = question;
  if (answer !== undefined && answer !== faq.answer) content.answer = answer;
  if (keywords !== undefined && keywords !== faq.keywords) content.keywords = keywords;
  if (image !== undefined && image !== faq.image) content.image = image;
  return { parts: Object.keys(content) as ImportedPart[], content };
}

/**
 * The order of stored FAQs does not change. New FAQs, and FAQs with another parent, are placed last in the file's
 * order.
 */
function appendRows(stored: readonly FaqRow[], matched: readonly MatchedRow[]): Forest<Key> {
  const leaving = new Set(
    matched.flatMap((row) => (row.stored && row.stored.parentId !== row.parent ? row.key : [])),
  );
  const staying = stored
    .filter(({ id }) => !leaving.has(id))
    .map(({ id, parentId }) => ({ key: id, parent: parentId }));
  return groupByParent([
    ...staying,
    ...matched.filter(({ key, stored: faq }) => faq === undefined || leaving.has(key)),
  ]);
}

function replaceRows(matched: readonly MatchedRow[]): Forest<Key> {
  return groupByParent(matched);
}

function groupByParent(rows: readonly { key: Key; parent: Key | null }[]): Forest<Key> {
  const forest = new Map<Key | null, Key[]>();
  for (const { key, parent } of rows) {
    const children = forest.get(parent);
    if (children === undefined) forest.set(parent, [key]);
    else children.push(key);
  }
  return forest;
}

/** The smallest set of FAQs that must change their rank under the same parent. */
function findReordered(stored: readonly FaqRow[], forest: Forest<Key>): Set<Key> {
  const rank = new Map(stored.map(({ id }, index) => [id, index]));
  const parentOf = new Map(stored.map(({ id, parentId }) => [id, parentId]));
  const reordered = new Set<Key>();
  for (const [parent, children] of forest) {
    const staying = children.filter((key) => parentOf.get(key) === parent);
    const ranks = staying.map((key) => rank.get(key) ?? 0);
    const inPlace = longestRun(ranks);
    for (const [index, key] of staying.entries()) {
      if (!inPlace.has(ranks[index] ?? 0)) reordered.add(key);
    }
  }
  return reordered;
}

/** Finds circles through stored FAQs, places that are too deep, and too many FAQs. */
function findTreeFaults(forest: Forest<Key>, matched: readonly MatchedRow[]): ImportFault[] {
  const parentOf = new Map<Key, Key | null>();
  for (const [parent, children] of forest) {
    for (const key of children) parentOf.set(key, parent);
  }
  const lineOf = new Map(matched.map(({ key, row }) => [key, row.line]));
  const faults = new Map<number, string>();
  const tooDeep = messages.treeTooDeep(faqTreeMaxDepth);
  for (const [key, depth] of findDepths(parentOf)) {
    if (depth <= faqTreeMaxDepth) continue;
    const line = lineOf.get(key);
    if (depth === Number.POSITIVE_INFINITY) {
      if (line !== undefined) faults.set(line, messages.importCircle);
      continue;
    }
    // If a FAQ that is not in the file is too deep, an ancestor in the file is the cause.
    let cause: Key | null = key;
    while (cause !== null && !lineOf.has(cause)) cause = parentOf.get(cause) ?? null;
    if (cause !== null) faults.set(lineOf.get(cause) ?? 0, tooDeep);
  }
  let room = faqsPerWebsiteMax - parentOf.size;
  for (const { row, stored } of matched.toReversed()) {
    if (room >= 0) break;
    if (stored !== undefined) continue;
    faults.set(row.line, messages.tooManyFaqs(faqsPerWebsiteMax));
    room += 1;
  }
  return [...faults].map(([line, message]) => ({ line, message }));
}

/** Sorts the faults by line and removes repeated ones. */
function inOrder(faults: readonly ImportFault[]): ImportFault[] {
  const byText = new Map(faults.map((fault) => [`${fault.line} ${fault.message}`, fault]));
  return [...byText.values()].sort((a, b) => a.line - b.line);
}
