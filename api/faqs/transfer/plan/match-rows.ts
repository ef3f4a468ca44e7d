import { comparableText } from '../../../contract/texts/find-words.ts';
import { blankTexts, contentOf, type FaqRow, textsIn } from '../../../db/faq-row.ts';
import { createNode, type Forest, type Node } from '../../tree/forest.ts';
import type { ImportRow } from '../reading/import-row.ts';

export interface MatchedRow {
  row: ImportRow;
  node: Node;
  /** The stored FAQ that the row changes; `undefined` when the row adds a FAQ. */
  stored: FaqRow | undefined;
  /** `null` means the top tier. */
  parent: Node | null;
  /** The branch of the library that the row shows; undefined for the website's own rows. */
  branch: readonly FaqRow[] | undefined;
}

/** The parent of a row: another row, a stored FAQ, or `null` for the top tier. */
export type ParentOfRow = { row: number } | { id: number } | null;

/**
 * Finds the stored FAQ of each row: by its id, or as the n-th child of the same parent with the same question. So a
 * second import of the same file adds nothing, also if it has no ids or ids of another website.
 *
 * @param stored the website's FAQs in tree order.
 * @param parents every row's parent, without circles.
 * @param hasOwnIds whether the rows' ids are ids of this website.
 * @param branches the branches of the library that rows show, by line.
 */
export function matchRows(
  forest: Forest,
  stored: readonly FaqRow[],
  rows: readonly ImportRow[],
  parents: readonly ParentOfRow[],
  { hasOwnIds, branches }: { hasOwnIds: boolean; branches: ReadonlyMap<number, FaqRow[]> },
): MatchedRow[] {
  const copyOf = new Map(stored.map((faq) => [faq.sourceId, faq]));
  const byId = new Map(hasOwnIds ? stored.map((faq) => [faq.id, faq]) : []);
  const named = new Set(hasOwnIds ? rows.map(({ id }) => id) : []);
  const free = new Map<string, FaqRow[]>();
  for (const faq of stored.toReversed()) {
    if (named.has(faq.id)) continue;
    const name = nameOf(faq.parentId, faq.question);
    const siblings = free.get(name);
    if (siblings === undefined) free.set(name, [faq]);
    else siblings.push(faq);
  }
  // A topic may be a stored FAQ with other cases, which no other row may take.
  const findTopic = topicFinder(stored);
  const topics = new Set<number>();
  const takeFree = (parentId: number | null, question: string) => {
    const same = free.get(nameOf(parentId, question));
    let faq = same?.pop();
    while (faq && topics.has(faq.id)) faq = same?.pop();
    return faq;
  };
  const takeTopic = (parentId: number | null, question: string) => {
    const faq = findTopic(parentId, question);
    const isFree =
      faq && !topics.has(faq.id) && free.get(nameOf(parentId, faq.question))?.includes(faq);
    if (isFree) topics.add(faq.id);
    return isFree ? faq : undefined;
  };
  const matched: MatchedRow[] = [];
  for (const index of parentsFirst(parents)) {
    const row = rows[index];
    const parentOf = parents[index];
    if (row === undefined || parentOf === undefined) throw new Error('A row has no parent entry.');
    const parent =
      parentOf === null
        ? null
        : 'id' in parentOf
          ? forest.require(parentOf.id)
          : (matched[parentOf.row]?.node ?? null);
    const branch = branches.get(row.line);
    const original = branch?.[0];
    if (original) {
      const faq = copyOf.get(original.id);
      const own = row.own_note ? { own_note: row.own_note } : {};
      const content = { ...contentOf(original), ...own, sourceId: original.id };
      const node = faq ? forest.require(faq.id) : createNode(content);
      matched[index] = { row, node, stored: faq, parent, branch };
      continue;
    }
    // A new FAQ has no stored children.
    const above = parent?.type === 'added' ? undefined : (parent?.id ?? null);
    const faq =
      (row.id === undefined ? undefined : byId.get(row.id)) ??
      (above === undefined
        ? undefined
        : (takeFree(above, row.question) ??
          (row.isTopic ? takeTopic(above, row.question) : undefined)));
    if (faq && row.isTopic) {
      const node = forest.require(faq.id);
      matched[index] = {
        row: { ...row, question: faq.question },
        node,
        stored: faq,
        parent,
        branch,
      };
      continue;
    }
    const content = { ...blankTexts, question: row.question, ...textsIn(row) };
    const node = faq ? forest.require(faq.id) : createNode(content);
    matched[index] = { row, node, stored: faq, parent, branch };
  }
  return matched;
}

/** The indexes of the rows, level by level, in the file's order within a level. Rows in or below a circle are not among them. */
export function parentsFirst(parents: readonly ParentOfRow[]): number[] {
  const children = new Map<number, number[]>();
  const order: number[] = [];
  for (const [index, parent] of parents.entries()) {
    if (parent === null || 'id' in parent) order.push(index);
    else {
      const siblings = children.get(parent.row);
      if (siblings === undefined) children.set(parent.row, [index]);
      else siblings.push(index);
    }
  }
  // The list grows during the loop.
  for (const index of order) order.push(...(children.get(index) ?? []));
  return order;
}

/** Finds a stored FAQ that differs from a topic only in case and white space. */
function topicFinder(stored: readonly FaqRow[]) {
  let byName: Map<string, FaqRow> | undefined;
  return (parentId: number | null, topic: string): FaqRow | undefined => {
    byName ??= new Map(
      stored.toReversed().map((faq) => [nameOf(faq.parentId, comparableText(faq.question)), faq]),
    );
    return byName.get(nameOf(parentId, comparableText(topic)));
  };
}

function nameOf(parentId: number | null, question: string): string {
  return `${parentId} ${question}`;
}
