import type { RemovedRows } from '../audit-log/undo-steps.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { hasWebsite } from '../db/has-website.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import {
  type FaqRow,
  findNextSibling,
  findParentOfUndone,
  isTaken,
  lastPlace,
  openPlace,
  placeAt,
  refuseTooManyFaqs,
  requireDepth,
} from './faq-place.ts';

/** Puts deleted FAQs back with the same ids, images and order: a branch, or a website's whole tree. */
export async function restoreBranch(tx: Tx, { faqs: rows, beforeId }: RemovedRows): Promise<void> {
  const [root] = rows;
  if (root === undefined) throw new Error('The snapshot has no FAQ.');
  const { websiteId } = root;
  if (!(await hasWebsite(tx, websiteId))) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  await refuseTooManyFaqs(tx, websiteId, rows.length);
  const isTree = rows.filter(({ parentId }) => parentId === null).length > 1;
  const placed = isTree
    ? await placeTree(tx, websiteId, rows)
    : await placeBranch(tx, root, rows, beforeId);
  await runInStatements(placed, async (part) => tx.insert(faqs).values(part));
}

/**
 * Under its parent, wherever that is now: before its former next sibling, or as the last of its siblings.
 */
async function placeBranch(
  tx: Tx,
  root: FaqRow,
  rows: readonly FaqRow[],
  beforeId: RemovedRows['beforeId'],
): Promise<FaqRow[]> {
  const { websiteId, position } = root;
  const parent = await findParentOfUndone(tx, root.parentId);
  const next = beforeId === undefined ? await findNextSibling(tx, root) : beforeId;
  const place = await openPlace(tx, { websiteId, parent }, next, { preferred: position });
  const placed = rows.map((row) => ({
    ...row,
    path: place.path + row.path.slice(root.path.length),
  }));
  // Not `Math.max(...)`: a branch may have more rows than a call may have arguments.
  requireDepth(
    placed.reduce((longest, { path }) => Math.max(longest, path.length), 0),
    409,
  );
  placed[0] = { ...root, ...place };
  return placed;
}

/** At its former places, or after what the top tier has now if one of them is taken. */
async function placeTree(
  tx: Tx,
  websiteId: number,
  rows: readonly FaqRow[],
): Promise<readonly FaqRow[]> {
  const positions = rows.filter(({ parentId }) => parentId === null).map((row) => row.position);
  if (!(await isTaken(tx, websiteId, positions))) return rows;
  const { position: first } = await lastPlace(tx, websiteId, undefined);
  let rank = 0;
  let place = placeAt(undefined, first);
  return rows.map((row) => {
    const isRoot = row.parentId === null;
    if (isRoot) {
      place = placeAt(undefined, first + rank);
      rank += 1;
    }
    const path = place.path + row.path.slice(place.path.length);
    return isRoot ? { ...row, ...place } : { ...row, path };
  });
}
