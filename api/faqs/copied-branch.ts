import { checkKindOf } from '../contract/check-kind.ts';
import type { PlacedFaq } from '../db/insert-faq-tree.ts';
import type { FaqRow } from './faq-place.ts';

/** Returns a branch, in tree order, with a new place and a new question for its root. */
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

/** The questions that open a check form because of their id, not their words. Their copies open no form. */
export function findFormsLost(rows: readonly FaqRow[]): string[] {
  return rows
    .filter(
      ({ id, question }) => checkKindOf({ id, question }) !== checkKindOf({ id: 0, question }),
    )
    .map(({ question }) => question);
}
