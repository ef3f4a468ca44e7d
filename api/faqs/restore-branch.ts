import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { RemovedRows } from '../audit-log/removed-rows.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { hasWebsite } from '../db/has-website.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { childPath } from '../db/tree-path.ts';
import { ApiError } from '../http/errors.ts';
import {
  lastPlace,
  type Parent,
  type Place,
  refuseTooManyFaqs,
  requireDepth,
} from './faq-place.ts';
import { isInBranch } from './faq-queries.ts';

type FaqRow = typeof faqs.$inferSelect;

/**
 * Puts a deleted branch back under its parent with the same ids, images and order, wherever the parent is now. If
 * another question has its place, it becomes the last of its siblings.
 */
export async function restoreBranch({ tx }: Change, { faqs: rows }: RemovedRows): Promise<string> {
  const [root] = rows;
  if (root === undefined) throw new Error('The snapshot has no FAQ.');
  if (!(await hasWebsite(tx, root.websiteId))) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  await refuseTooManyFaqs(tx, root.websiteId, rows.length);
  const place = await findPlace(tx, root);
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
  return messages.faqRestored(rows.length);
}

async function findPlace(tx: Tx, { parentId, websiteId, position }: FaqRow): Promise<Place> {
  const parent = await findParent(tx, parentId);
  const path = childPath(parent?.path ?? '', position);
  const isTaken = (await tx.$count(faqs, isInBranch(websiteId, path))) > 0;
  return isTaken ? await lastPlace(tx, websiteId, parent) : { parentId, position, path };
}

/** A FAQ never changes its website, so the parent's website is not checked. */
async function findParent(tx: Tx, parentId: number | null): Promise<Parent | undefined> {
  if (parentId === null) return undefined;
  const [parent] = await tx
    .select({ id: faqs.id, path: faqs.path })
    .from(faqs)
    .where(eq(faqs.id, parentId));
  if (parent === undefined) throw new ApiError(409, messages.parentOfRestoredGone);
  return parent;
}
