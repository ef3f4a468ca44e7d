import type { RemovedRows } from '../audit-log/undo-steps.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { hasWebsite } from '../db/has-website.ts';
import { ApiError } from '../http/errors.ts';
import { refuseTooManyFaqs } from './faq-place.ts';
import { planTree } from './tree-plan.ts';

/**
 * Inserts deleted branches of a website again under their parents, also if those were moved, with the same ids, images
 * and order. Each branch is placed before its former next sibling, otherwise last.
 */
export async function restoreBranches(tx: Tx, branches: readonly RemovedRows[]): Promise<void> {
  const websiteId = branches[0]?.faqs[0]?.websiteId;
  if (websiteId === undefined) throw new Error('The snapshot has no FAQ.');
  if (!(await hasWebsite(tx, websiteId))) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  const added = branches.reduce((sum, { faqs }) => sum + faqs.length, 0);
  await refuseTooManyFaqs(tx, websiteId, added);
  const plan = await planTree(tx, websiteId, 409);
  for (const { faqs, beforeId } of branches) {
    const parentId = faqs[0]?.parentId ?? null;
    if (parentId !== null && !plan.has(parentId)) {
      throw new ApiError(409, messages.parentOfRestoredGone);
    }
    plan.restore(faqs, beforeId);
  }
  await plan.save();
}
