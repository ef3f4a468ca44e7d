import { blankTexts, contentOf, type FaqRow, textsIn } from '../../db/faq-row.ts';
import { createNode, type Forest, type Node } from '../tree/forest.ts';
import type { ImportRow } from './import-row.ts';

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
      const content = { ...contentOf(original), sourceId: original.id };
      const node = faq ? forest.require(faq.id) : createNode(content);
      matched[index] = { row, node, stored: faq, parent, branch };
      continue;
    }
    const faq =
      (row.id === undefined ? undefined : byId.get(row.id)) ??
      // A new FAQ has no stored children.
      (parent?.type === 'added'
        ? undefined
        : free.get(nameOf(parent?.id ?? null, row.question))?.pop());
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

function nameOf(parentId: number | null, question: string): string {
  return `${parentId} ${question}`;
}
