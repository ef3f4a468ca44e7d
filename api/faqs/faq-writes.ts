import { asc, eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  type RowTarget,
  recordCreation,
  recordDeletion,
  recordUpdate,
  requireUnchanged,
} from '../audit-log/audited-rows.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { dropUnusedImages } from '../db/drop-unused-images.ts';
import { editRow } from '../db/edit-row.ts';
import { lastEditColumns } from '../db/last-edit-columns.ts';
import { faqs, images } from '../db/schema.ts';
import type { ImageRow } from '../db/to-image-row.ts';
import { fieldError } from '../http/errors.ts';
import { requireFormWebsite } from '../http/require-form-website.ts';
import { requireRow } from '../http/require-row.ts';
import { findParent, lastPlace, moveBranch, refuseTooManyFaqs, requireDepth } from './faq-place.ts';
import { isInBranch, requireFaq } from './faq-queries.ts';

export interface FaqFields {
  question: string;
  answer: string | null;
  websiteId: number;
  parentId: number | null;
}

export interface FaqEdit extends FaqFields {
  /** What to do with the stored image; undefined leaves it. */
  image: ImageRow | 'remove' | undefined;
}

const rows: AuditedRows<typeof faqs.$inferSelect> = {
  requireRow: (tx, id) =>
    requireRow(tx.select().from(faqs).where(eq(faqs.id, id)), messages.faqNotFound),
  requireListRow: requireFaq,
  subject: ({ id, websiteId, question }) => ({
    entity: 'faq',
    entityId: id,
    websiteId,
    label: question,
  }),
  auditFields: ({ question, answer, image, parentId, version }) => ({
    question,
    answer,
    image,
    parent_id: parentId,
    version,
  }),
};

/**
 * Inserts a FAQ as the last of its siblings. `restore-branch.ts` inserts FAQs too: put a new limit in `faq-place.ts` and
 * check it in both. `restore-website.ts` inserts a website's FAQs without such checks.
 */
export async function createFaq(
  change: Change,
  fields: FaqFields,
  image: ImageRow | undefined,
): Promise<number> {
  const { tx, by } = change;
  await requireFormWebsite(tx, fields.websiteId);
  await refuseTooManyFaqs(tx, fields.websiteId, 1);
  const place = await lastPlace(tx, fields.websiteId, await findParent(tx, fields));
  requireDepth(place.path.length);
  if (image !== undefined) await storeImage(tx, image);
  const row = { ...fields, ...place, image: image?.name ?? null, ...lastEditColumns(by.username) };
  return await recordCreation(change, rows, tx.insert(faqs).values(row).returning());
}

/** Replaces a FAQ's fields. With a new parent, the whole branch moves. */
export async function updateFaq(change: Change, target: RowTarget, edit: FaqEdit): Promise<void> {
  const { tx, by } = change;
  await recordUpdate(change, rows, target, async (before) => {
    const { image, websiteId, parentId, ...texts } = edit;
    if (before.websiteId !== websiteId) {
      throw fieldError(400, 'website_id', messages.faqStaysOnWebsite);
    }
    if (before.parentId !== parentId) await moveBranch(tx, before, await findParent(tx, edit));
    if (image !== undefined && image !== 'remove') await storeImage(tx, image);
    const imageName = image === 'remove' ? null : (image?.name ?? before.image);
    await editRow(tx, faqs, before.id, by.username, { ...texts, image: imageName });
    if (before.image !== null && imageName !== before.image) {
      await dropUnusedImages(tx, before.image);
    }
  });
}

/** Deletes a FAQ and its descendants. */
export async function deleteFaq(
  change: Change,
  target: RowTarget,
): Promise<{ websiteId: number; deleted: number }> {
  const { tx } = change;
  const faq = await requireUnchanged(tx, rows, target);
  const branch = isInBranch(faq.websiteId, faq.path);
  const removed = await tx.select().from(faqs).where(branch).orderBy(asc(faqs.path));
  await tx.delete(faqs).where(branch);
  await recordDeletion(change, rows, faq, { faqs: removed, links: [], userIds: [] });
  return { websiteId: faq.websiteId, deleted: removed.length };
}

async function storeImage(tx: Tx, image: ImageRow): Promise<void> {
  await tx.insert(images).values(image).onConflictDoNothing();
}
