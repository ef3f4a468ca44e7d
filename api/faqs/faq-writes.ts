import { asc, eq } from 'drizzle-orm';
import type { Change } from '../audit/audited-database.ts';
import type { AuditFields } from '../contract/audit.ts';
import { messages } from '../copy/messages.ts';
import { created } from '../db/created.ts';
import { dropUnusedImages } from '../db/drop-unused-images.ts';
import { edited } from '../db/edited.ts';
import type { Tx } from '../db/open.ts';
import { faqs, images } from '../db/schema.ts';
import type { ImageRow } from '../db/to-image-row.ts';
import { ApiError, fieldError } from '../http-errors.ts';
import { requireVersion } from '../require-version.ts';
import { findParent, lastPlace, moveBranch, requireDepth } from './faq-place.ts';
import { hasWebsite, isInBranch, requireFaq } from './faq-queries.ts';

export interface FaqFields {
  question: string;
  answer: string | null;
  websiteId: number;
  parentId: number | null;
}

export interface FaqEdit extends FaqFields {
  /** What happens to the stored image; undefined keeps it. */
  image: ImageRow | 'remove' | undefined;
  /** The version the edit was made from. */
  version: number | undefined;
}

type FaqRow = typeof faqs.$inferSelect;

/** Puts a new FAQ last among its siblings. */
export async function createFaq(
  { tx, by, record }: Change,
  fields: FaqFields,
  image: ImageRow | undefined,
): Promise<number> {
  if (!(await hasWebsite(tx, fields.websiteId))) {
    throw fieldError(400, 'website_id', messages.websiteNotFound);
  }
  const place = await lastPlace(tx, fields.websiteId, await findParent(tx, fields));
  requireDepth(place.path.length);
  if (image !== undefined) await storeImage(tx, image);
  const [row] = await tx
    .insert(faqs)
    .values({ ...fields, ...place, image: image?.name ?? null, ...created(by.username) })
    .returning();
  if (row === undefined) throw new Error('The database kept no new FAQ.');
  await record({ action: 'create', ...subject(row), after: auditFields(row) });
  return row.id;
}

/** Replaces a FAQ's fields; a new parent takes the whole branch along. */
export async function updateFaq(
  { tx, by, record }: Change,
  id: number,
  edit: FaqEdit,
): Promise<void> {
  requireVersion(await requireFaq(tx, id), edit.version);
  const before = await requireRow(tx, id);
  if (before.websiteId !== edit.websiteId) {
    throw fieldError(400, 'website_id', messages.faqStaysOnWebsite);
  }
  if (before.parentId !== edit.parentId) await moveBranch(tx, before, await findParent(tx, edit));
  const { question, answer, image } = edit;
  if (image !== undefined && image !== 'remove') await storeImage(tx, image);
  const imageName = image === 'remove' ? null : (image?.name ?? before.image);
  await tx
    .update(faqs)
    .set({ question, answer, image: imageName, ...edited(by.username) })
    .where(eq(faqs.id, id));
  if (before.image !== null && imageName !== before.image) {
    await dropUnusedImages(tx, before.image);
  }
  const after = await requireRow(tx, id);
  await record({
    action: 'update',
    ...subject(after),
    before: auditFields(before),
    after: auditFields(after),
  });
}

/** Deletes a FAQ and everything below it. */
export async function deleteFaq(
  { tx, record }: Change,
  id: number,
  version?: number,
): Promise<{ websiteId: number; deleted: number }> {
  requireVersion(await requireFaq(tx, id), version);
  const faq = await requireRow(tx, id);
  const branch = isInBranch(faq.websiteId, faq.path);
  const rows = await tx.select().from(faqs).where(branch).orderBy(asc(faqs.path));
  await tx.delete(faqs).where(branch);
  const removed = { faqs: rows, links: [], userIds: [] };
  await record({ action: 'delete', ...subject(faq), before: auditFields(faq), removed });
  return { websiteId: faq.websiteId, deleted: rows.length };
}

async function requireRow(tx: Tx, id: number): Promise<FaqRow> {
  const [row] = await tx.select().from(faqs).where(eq(faqs.id, id));
  if (row === undefined) throw new ApiError(404, messages.faqNotFound);
  return row;
}

async function storeImage(tx: Tx, image: ImageRow): Promise<void> {
  await tx.insert(images).values(image).onConflictDoNothing();
}

function subject({ id, websiteId, question }: FaqRow) {
  return { entity: 'faq', entityId: id, websiteId, label: question } as const;
}

function auditFields({ question, answer, image, parentId, version }: FaqRow): AuditFields {
  return { question, answer, image, parent_id: parentId, version };
}
