import { checkKindOf } from '../contract/check-kind.ts';
import type { PlacedFaq } from '../db/insert-faq-tree.ts';
import type { FaqRow } from './faq-place.ts';

/** A branch in tree order, at another place and with another question at its root. */
export function branchAt(
  branch: readonly FaqRow[],
  { position, path }: Pick<PlacedFaq, 'position' | 'path'>,
  question: string,
): PlacedFaq[] {
  const [root, ...below] = branch;
  if (root === undefined) return [];
  return [
    { ...root, question, position, path },
    ...below.map((row) => ({ ...row, path: path + row.path.slice(root.path.length) })),
  ];
}

/** The questions that open a check form by their id and not by their words. Their copies open none. */
export function findFormsLost(rows: readonly FaqRow[]): string[] {
  return rows
    .filter(
      ({ id, question }) => checkKindOf({ id, question }) !== checkKindOf({ id: 0, question }),
    )
    .map(({ question }) => question);
}
