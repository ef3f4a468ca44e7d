import type { RemovedRows } from '../audit-log/undo-steps.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { hasWebsite } from '../db/has-website.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import {
  findNextSibling,
  findParentOfUndone,
  openPlace,
  refuseTooManyFaqs,
  requireDepth,
} from './faq-place.ts';

/**
 * Puts a deleted branch back under its parent with the same ids, images and order, wherever the parent is now. It
 * returns before its former next sibling, or becomes the last of its siblings.
 */
export async function restoreBranch(tx: Tx, { faqs: rows, beforeId }: RemovedRows): Promise<void> {
  const [root] = rows;
  if (root === undefined) throw new Error('The snapshot has no FAQ.');
  const { websiteId, position } = root;
  if (!(await hasWebsite(tx, websiteId))) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  await refuseTooManyFaqs(tx, websiteId, rows.length);
  const parent = await findParentOfUndone(tx, root.parentId);
  const next = beforeId === undefined ? await findNextSibling(tx, root) : beforeId;
  const place = await openPlace(tx, { websiteId, parent }, next, { preferred: position });
  const moved = rows.map((row) => ({
    ...row,
    path: place.path + row.path.slice(root.path.length),
  }));
  // Not `Math.max(...)`: a branch may have more rows than a call may have arguments.
  requireDepth(
    moved.reduce((longest, { path }) => Math.max(longest, path.length), 0),
    409,
  );
  moved[0] = { ...root, ...place };
  await runInStatements(moved, async (part) => tx.insert(faqs).values(part));
}
