import { faqFieldNames, faqListNames } from '../../../contract/faqs/faq-fields.ts';
import type {
  ImportedPart,
  ImportFault,
  ImportLine,
  ImportMode,
  KeywordsMode,
} from '../../../contract/faqs/faq-transfer.ts';
import { messages } from '../../../copy/messages.ts';
import {
  type FaqContent,
  type FaqRow,
  pick,
  type StoredTexts,
  sharedNames,
  textsIn,
} from '../../../db/faq-row.ts';
import { readKeywords } from '../../../db/stored-keywords.ts';
import { faqTexts } from '../../faq-text.ts';
import { Forest, hasFormerParent, type Node } from '../../tree/forest.ts';
import type { ImportRow } from '../reading/import-row.ts';
import { findParents } from './find-parents.ts';
import { findTwins } from './find-twins.ts';
import { type MatchedRow, matchRows } from './match-rows.ts';
import { planTests, type StoredTests } from './plan-tests.ts';
import { addBranches, findSharedFaults } from './shared-lines.ts';

export interface ImportOptions {
  mode: ImportMode;
  /** Whether the ids of the file are ids of this website. Other ids only connect the rows of the file. */
  hasOwnIds: boolean;
  keywordsMode: KeywordsMode;
}

export interface PlannedLine extends Omit<ImportLine, 'id'> {
  /** The FAQ in the forest, `null` for one that is removed. */
  node: Node | null;
}

/** The changes of an import. The dry run and the write use the same function to plan them. */
export interface ImportPlan {
  /** If there are faults, nothing may be written. */
  faults: ImportFault[];
  warnings: ImportFault[];
  /** The lines in the file's order, then the removed FAQs in tree order. */
  lines: PlannedLine[];
  /** The lines of FAQs that are added or changed, and have neither an answer nor an image nor FAQs below them. */
  unanswered: number[];
  edits: { row: FaqRow; content: Partial<FaqContent> }[];
  /** The ids of FAQs whose parent or rank changes. */
  moved: number[];
  tests: ReturnType<typeof planTests>;
  /** The whole tree after the import. */
  forest: Forest;
}

/**
 * Compares a file with a website's FAQs.
 *
 * @param stored the website's FAQs in tree order.
 * @param tests the website's tests of the search.
 * @param branches the branches of the library that rows show, by line.
 * @param rows their images are the names of stored images.
 */
export function planImport(
  websiteId: number,
  {
    stored,
    tests: storedTests,
    branches,
  }: { stored: readonly FaqRow[]; tests: StoredTests; branches: ReadonlyMap<number, FaqRow[]> },
  rows: readonly ImportRow[],
  options: ImportOptions,
): ImportPlan {
  const { parents, faults } = findParents(stored, rows, options);
  const forest = new Forest(websiteId, stored);
  const matched = matchRows(forest, stored, rows, parents, {
    hasOwnIds: options.hasOwnIds,
    branches,
  });
  const lists = options.mode === 'append' ? appendRows(forest, matched) : groupByParent(matched);
  addBranches(forest, lists, matched);
  const moved = forest.arrange(lists);
  const tests = planTests(matched, storedTests);
  faults.push(...findTreeFaults(forest, matched), ...findSharedFaults(forest, stored, matched));
  const edits: ImportPlan['edits'] = [];
  const below = countBelow(stored);
  const unanswered: number[] = [];
  const noteUnanswered = ({ row, stored: faq, node }: MatchedRow) => {
    const { answer = faq?.answer, image = faq?.image, line } = row;
    if (!answer && !image && node.children.length === 0) unanswered.push(line);
  };
  const lines = matched.map((each): PlannedLine => {
    const { row, stored: faq, node, branch } = each;
    const { line, question } = row;
    if (node.type === 'added' || faq === undefined) {
      if (branch === undefined) noteUnanswered(each);
      return { line, node, question, outcome: 'added', parts: [] };
    }
    const lists = options.keywordsMode === 'add' ? addLists(faq, row) : { faults: [] };
    faults.push(...lists.faults);
    // The other texts are those of the library, whatever the file says.
    const wanted = { ...row, ...lists.texts, ...(branch && pick(faq, sharedNames)) };
    const changed = faqFieldNames.filter(
      (name) => wanted[name] !== undefined && wanted[name] !== faq[name],
    );
    const content = pick(textsIn(wanted), changed);
    if (faq.sourceId !== null && changed.some((name) => sharedNames.includes(name))) {
      faults.push({ line, message: messages.sharedIsReadOnly });
    }
    if (changed.length > 0) edits.push({ row: faq, content });
    const parts: ImportedPart[] = [...changed];
    if (tests.has(node)) parts.push('tests');
    if (moved.has(node)) parts.push(hasFormerParent(node) ? 'order' : 'parent');
    const outcome = parts.length > 0 ? 'changed' : 'unchanged';
    if (outcome === 'changed' && faq.sourceId === null) noteUnanswered(each);
    return { line, node, question, outcome, parts, ...replacedTexts(faq, content, below) };
  });
  for (const { id, question } of stored) {
    if (forest.find(id)) continue;
    lines.push({ line: null, node: null, question, outcome: 'removed', parts: [] });
  }
  return {
    faults: inOrder(faults),
    warnings: findTwins(forest, stored, matched),
    lines,
    unanswered,
    edits,
    tests,
    moved: [...moved].map(({ id }) => id),
    forest,
  };
}

/** The lists of a row behind those that its FAQ has. */
function addLists(
  faq: FaqRow,
  row: ImportRow,
): { texts?: Partial<Record<(typeof faqListNames)[number], string>>; faults: ImportFault[] } {
  const texts: Partial<Record<(typeof faqListNames)[number], string>> = {};
  const faults: ImportFault[] = [];
  for (const name of faqListNames) {
    const given = row[name];
    if (given === undefined) continue;
    const all = [...readKeywords(faq[name]), ...readKeywords(given)];
    const { data = faq[name], error } = faqTexts[name].safeParse(all);
    texts[name] = data;
    if (error) faults.push({ line: row.line, message: `${name}: ${error.issues[0]?.message}` });
  }
  return { texts, faults };
}

/** The texts of a FAQ that an edit replaces, and the new ones. The admin reads both before the import. */
function replacedTexts(
  faq: FaqRow,
  { image: _, ...texts }: Partial<StoredTexts>,
  below: ReadonlyMap<number, number>,
): Pick<ImportLine, 'before' | 'after' | 'below'> {
  const names = Object.keys(texts) as (keyof typeof texts)[];
  if (names.length === 0) return {};
  return {
    before: pick(faq, names),
    after: texts,
    ...('question' in texts && { below: below.get(faq.id) ?? 0 }),
  };
}

/** The number of FAQs below each one. @param stored in tree order. */
function countBelow(stored: readonly FaqRow[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { id, parentId } of stored.toReversed()) {
    if (parentId === null) continue;
    counts.set(parentId, (counts.get(parentId) ?? 0) + (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * The order of stored FAQs does not change. New FAQs, and FAQs with another parent, are placed last in the file's
 * order.
 */
function appendRows(forest: Forest, matched: readonly MatchedRow[]): Map<Node | null, Node[]> {
  const last = matched.filter(
    ({ node, parent }) => node.type === 'added' || node.parent !== parent,
  );
  const leaving = new Set(last.map(({ node }) => node));
  const staying = forest.list().filter((node) => !leaving.has(node));
  return groupByParent([...staying.map((node) => ({ node, parent: node.parent })), ...last]);
}

function groupByParent(
  rows: readonly { node: Node; parent: Node | null }[],
): Map<Node | null, Node[]> {
  const lists = new Map<Node | null, Node[]>();
  for (const { node, parent } of rows) {
    const children = lists.get(parent);
    if (children === undefined) lists.set(parent, [node]);
    else children.push(node);
  }
  return lists;
}

/** Reports the lines that break a limit of trees. */
function findTreeFaults(forest: Forest, matched: readonly MatchedRow[]): ImportFault[] {
  const lineOf = new Map<Node, number>(matched.map(({ node, row }) => [node, row.line]));
  const faults = new Map<number, string>();
  for (const { kind, message, nodes, excess } of forest.findFaults()) {
    const lines = nodes.flatMap((node) => {
      // If a FAQ that is not in the file is too deep, an ancestor in the file is the cause.
      let cause: Node | null = node;
      while (cause !== null && !lineOf.has(cause)) cause = cause.parent;
      return (cause && lineOf.get(cause)) ?? [];
    });
    for (const line of lines.sort((a, b) => a - b).slice(-excess)) {
      if (faults.has(line)) continue;
      faults.set(line, kind === 'circle' ? messages.importCircle : message);
    }
  }
  return [...faults].map(([line, message]) => ({ line, message }));
}

/** Sorts the faults by line and removes repeated ones. */
function inOrder(faults: readonly ImportFault[]): ImportFault[] {
  const byText = new Map(faults.map((fault) => [`${fault.line} ${fault.message}`, fault]));
  return [...byText.values()].sort((a, b) => a.line - b.line);
}
