import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { faqsPerWebsiteMax, faqTreeMaxDepth } from '../config/limits.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { faqs } from '../db/schema.ts';
import { childPath, levelsOf } from '../db/tree-path.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { isInBranch } from './faq-queries.ts';

/** A FAQ's position in the tree. */
export interface Place {
  parentId: number | null;
  position: number;
  path: string;
}

export interface Parent {
  id: number;
  path: string;
}

/** The place after the last child of `parent`; undefined is the top tier. */
export async function lastPlace(
  tx: Tx,
  websiteId: number,
  parent: Parent | undefined,
): Promise<Place> {
  const siblings = parent ? eq(faqs.parentId, parent.id) : isNull(faqs.parentId);
  const [last] = await tx
    .select({ position: max(faqs.position) })
    .from(faqs)
    .where(and(siblings, eq(faqs.websiteId, websiteId)));
  const position = (last?.position ?? 0) + 1;
  return { parentId: parent?.id ?? null, position, path: childPath(parent?.path ?? '', position) };
}

/** The parent that a form names. It must belong to the same website. */
export async function findParent(
  tx: Tx,
  { parentId, websiteId }: { parentId: number | null; websiteId: number },
): Promise<Parent | undefined> {
  if (parentId === null) return undefined;
  const [parent] = await tx
    .select({ id: faqs.id, path: faqs.path })
    .from(faqs)
    .where(and(eq(faqs.id, parentId), eq(faqs.websiteId, websiteId)));
  if (parent === undefined) throw fieldError(400, 'parent_id', messages.parentNotFound);
  return parent;
}

/** Moves a FAQ and its descendants to the end of `parent`'s children. */
export async function moveBranch(
  tx: Tx,
  faq: typeof faqs.$inferSelect,
  parent: Parent | undefined,
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

/** @throws ApiError 409 when the website would have too many FAQs. */
export async function refuseTooManyFaqs(tx: Tx, websiteId: number, added: number): Promise<void> {
  const total = await tx.$count(faqs, eq(faqs.websiteId, websiteId));
  if (total + added > faqsPerWebsiteMax) {
    throw new ApiError(409, messages.tooManyFaqs(faqsPerWebsiteMax));
  }
}

/** @throws ApiError when a path is deeper than the tree may be. */
export function requireDepth(pathLength: number, status: 400 | 409 = 400): void {
  if (levelsOf(pathLength) > faqTreeMaxDepth) {
    throw fieldError(status, 'parent_id', messages.treeTooDeep(faqTreeMaxDepth));
  }
}
