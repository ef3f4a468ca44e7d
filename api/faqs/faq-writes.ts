import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { faqTreeMaxDepth } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { dropUnusedImages } from '../db/drop-unused-images.ts';
import { edited } from '../db/edited.ts';
import type { Tx } from '../db/open.ts';
import { faqs, images } from '../db/schema.ts';
import type { ImageRow } from '../db/to-image-row.ts';
import { childPath, levelsOf } from '../db/tree-path.ts';
import { ApiError, fieldError } from '../http-errors.ts';
import { hasWebsite, isInBranch } from './faq-queries.ts';

export interface FaqFields {
  question: string;
  answer: string | null;
  websiteId: number;
  parentId: number | null;
}

/** What an edit does with the stored image; undefined keeps it. */
export type ImageChange = ImageRow | 'remove' | undefined;

interface Place {
  parentId: number | null;
  position: number;
  path: string;
}

/** Puts a new FAQ last among its siblings. */
export async function createFaq(
  tx: Tx,
  fields: FaqFields,
  image: ImageRow | undefined,
  by: string,
): Promise<number> {
  if (!(await hasWebsite(tx, fields.websiteId))) {
    throw fieldError(400, 'website_id', messages.websiteNotFound);
  }
  const parent = await findParent(tx, fields);
  const place = await lastPlace(tx, fields.websiteId, parent);
  requireDepth(place.path.length);
  if (image !== undefined) await storeImage(tx, image);
  const [created] = await tx
    .insert(faqs)
    .values({ ...fields, ...place, image: image?.name ?? null, ...edited(by) })
    .returning({ id: faqs.id });
  if (created === undefined) throw new Error('The database kept no new FAQ.');
  return created.id;
}

/** Replaces a FAQ's fields; a new parent takes the whole branch along. */
export async function updateFaq(
  tx: Tx,
  id: number,
  fields: FaqFields,
  image: ImageChange,
  by: string,
): Promise<void> {
  const faq = await requireFaq(tx, id);
  if (faq.websiteId !== fields.websiteId) {
    throw fieldError(400, 'website_id', messages.faqStaysOnWebsite);
  }
  if (faq.parentId !== fields.parentId) await moveBranch(tx, faq, await findParent(tx, fields));
  if (image !== undefined && image !== 'remove') await storeImage(tx, image);
  const { question, answer } = fields;
  const imageName = image === 'remove' ? null : (image?.name ?? faq.image);
  await tx
    .update(faqs)
    .set({ question, answer, image: imageName, ...edited(by) })
    .where(eq(faqs.id, id));
  if (imageName !== faq.image) await dropUnusedImages(tx);
}

/** Deletes a FAQ and everything below it. */
export async function deleteFaq(
  tx: Tx,
  id: number,
): Promise<{ websiteId: number; deleted: number }> {
  const { websiteId, path } = await requireFaq(tx, id);
  const branch = isInBranch(websiteId, path);
  const deleted = await tx.$count(faqs, branch);
  await tx.delete(faqs).where(branch);
  await dropUnusedImages(tx);
  return { websiteId, deleted };
}

async function moveBranch(
  tx: Tx,
  faq: typeof faqs.$inferSelect,
  parent: { id: number; path: string } | undefined,
): Promise<void> {
  if (parent?.path.startsWith(faq.path)) {
    throw fieldError(400, 'parent_id', messages.parentMakesCircle);
  }
  const branch = isInBranch(faq.websiteId, faq.path);
  const place = await lastPlace(tx, faq.websiteId, parent);
  const [deepest] = await tx
    .select({ length: sql<number>`max(length(${faqs.path}))` })
    .from(faqs)
    .where(branch);
  requireDepth((deepest?.length ?? 0) - faq.path.length + place.path.length);
  await tx
    .update(faqs)
    .set({ path: sql`${place.path} || substr(${faqs.path}, ${faq.path.length + 1})` })
    .where(branch);
  const { parentId, position } = place;
  await tx.update(faqs).set({ parentId, position }).where(eq(faqs.id, faq.id));
}

async function lastPlace(
  tx: Tx,
  websiteId: number,
  parent: { id: number; path: string } | undefined,
): Promise<Place> {
  const siblings = parent ? eq(faqs.parentId, parent.id) : isNull(faqs.parentId);
  const [last] = await tx
    .select({ position: max(faqs.position) })
    .from(faqs)
    .where(and(siblings, eq(faqs.websiteId, websiteId)));
  const position = (last?.position ?? 0) + 1;
  return { parentId: parent?.id ?? null, position, path: childPath(parent?.path ?? '', position) };
}

async function findParent(
  tx: Tx,
  { parentId, websiteId }: FaqFields,
): Promise<{ id: number; path: string } | undefined> {
  if (parentId === null) return undefined;
  const [parent] = await tx
    .select({ id: faqs.id, path: faqs.path })
    .from(faqs)
    .where(and(eq(faqs.id, parentId), eq(faqs.websiteId, websiteId)));
  if (parent === undefined) throw fieldError(400, 'parent_id', messages.parentNotFound);
  return parent;
}

async function requireFaq(tx: Tx, id: number): Promise<typeof faqs.$inferSelect> {
  const [faq] = await tx.select().from(faqs).where(eq(faqs.id, id));
  if (faq === undefined) throw new ApiError(404, messages.faqNotFound);
  return faq;
}

async function storeImage(tx: Tx, image: ImageRow): Promise<void> {
  await tx.insert(images).values(image).onConflictDoNothing();
}

function requireDepth(pathLength: number): void {
  if (levelsOf(pathLength) > faqTreeMaxDepth) {
    throw fieldError(400, 'parent_id', messages.treeTooDeep(faqTreeMaxDepth));
  }
}
