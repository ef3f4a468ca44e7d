import { and, asc, eq, gt, isNull, lte, max, ne, sql } from 'drizzle-orm';
import type { Standing, UndoStep } from '../audit-log/undo-steps.ts';
import { faqsPerWebsiteMax } from '../config/server-limits.ts';
import { faqTreeMaxDepth } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import type { Reader, Tx } from '../db/database.ts';
import { faqs } from '../db/schema.ts';
import { childPath, levelsOf } from '../db/tree-path.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { isInBranch } from './faq-queries.ts';
import { shiftSiblings } from './shift-siblings.ts';

export type FaqRow = typeof faqs.$inferSelect;

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

/** The children of a FAQ, or a website's top tier. */
interface Children {
  websiteId: number;
  /** Undefined means the top tier. */
  parent: Parent | undefined;
}

/** A FAQ's rank among its siblings, which starts at 1, their number, and the number of its ancestors. */
export interface Rank {
  position: number;
  siblings: number;
  depth: number;
}

/** The place after the last child of `parent`; undefined means the top tier. */
export async function lastPlace(
  tx: Tx,
  websiteId: number,
  parent: Parent | undefined,
): Promise<Place> {
  const [last] = await tx
    .select({ position: max(faqs.position) })
    .from(faqs)
    .where(areChildren(websiteId, parent?.id ?? null));
  return placeAt(parent, (last?.position ?? 0) + 1);
}

/**
 * Returns a free place before a sibling, or the last place. If there is no free place, shifts siblings.
 *
 * @param beforeId the next sibling. If this is not a child of `parent`, the place is the last one.
 * @param options.without a child that will leave its place.
 */
export async function openPlace(
  tx: Tx,
  { websiteId, parent }: Children,
  beforeId: number | null,
  { without }: { without?: number } = {},
): Promise<Place> {
  const siblings = await tx
    .select({ id: faqs.id, position: faqs.position })
    .from(faqs)
    .where(
      and(
        areChildren(websiteId, parent?.id ?? null),
        without === undefined ? undefined : ne(faqs.id, without),
      ),
    )
    .orderBy(asc(faqs.position));
  const found = siblings.findIndex(({ id }) => id === beforeId);
  const index = found === -1 ? siblings.length : found;
  const previous = siblings[index - 1]?.position ?? 0;
  const next = siblings[index]?.position;
  if (next === undefined) return placeAt(parent, previous + 1);
  if (next - previous > 1) return placeAt(parent, next - 1);
  let last = next;
  // Shift only up to the first free position.
  for (const { position } of siblings.slice(index + 1)) {
    if (position !== last + 1) break;
    last = position;
  }
  await shiftSiblings(tx, { websiteId, parentPath: parent?.path ?? '', first: next, last });
  return placeAt(parent, next);
}

/** The parent that a request names. It must belong to the same website. */
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

/**
 * Moves a FAQ and its descendants. The caller must raise the version.
 *
 * @param beforeId the next sibling, or `null` for the last place.
 * @throws ApiError when the move would make a circle, or a tree that is too deep.
 */
export async function moveBranch(
  tx: Tx,
  faq: FaqRow,
  { parent, beforeId }: { parent: Parent | undefined; beforeId: number | null },
): Promise<UndoStep> {
  if (parent?.path.startsWith(faq.path)) {
    throw fieldError(400, 'parent_id', messages.parentMakesCircle);
  }
  const { websiteId } = faq;
  const from = await findStanding(tx, faq);
  const branch = isInBranch(websiteId, faq.path);
  const [deepest] = await tx
    .select({ length: sql<number>`max(length(${faqs.path}))` })
    .from(faqs)
    .where(branch);
  const ownLength = placeAt(parent, 1).path.length;
  requireDepth((deepest?.length ?? 0) - faq.path.length + ownLength);
  // First mark the paths of the branch: siblings may be shifted to its old place, and paths are unique.
  await tx
    .update(faqs)
    .set({ path: sql`'~' || ${faqs.path}` })
    .where(branch);
  const place = await openPlace(tx, { websiteId, parent }, beforeId, { without: faq.id });
  await tx
    .update(faqs)
    .set({ path: sql`${place.path} || substr(${faqs.path}, ${faq.path.length + 2})` })
    .where(and(eq(faqs.websiteId, websiteId), gt(faqs.path, '~')));
  const { parentId, position } = place;
  await tx.update(faqs).set({ parentId, position }).where(eq(faqs.id, faq.id));
  return { type: 'moved', id: faq.id, from, toParentId: parentId };
}

/** A FAQ's parent and next sibling. */
export async function findStanding(db: Reader, faq: FaqRow): Promise<Standing> {
  const { parentId, websiteId, position } = faq;
  return { parentId, beforeId: await findNextSibling(db, { parentId, websiteId, position }) };
}

export async function findNextSibling(
  db: Reader,
  { parentId, websiteId, position }: Pick<FaqRow, 'parentId' | 'websiteId' | 'position'>,
): Promise<number | null> {
  const [next] = await db
    .select({ id: faqs.id })
    .from(faqs)
    .where(and(areChildren(websiteId, parentId), gt(faqs.position, position)))
    .orderBy(asc(faqs.position))
    .limit(1);
  return next?.id ?? null;
}

export async function findRank(db: Reader, faq: FaqRow): Promise<Rank> {
  const siblings = areChildren(faq.websiteId, faq.parentId);
  return {
    position: await db.$count(faqs, and(siblings, lte(faqs.position, faq.position))),
    siblings: await db.$count(faqs, siblings),
    depth: levelsOf(faq.path.length) - 1,
  };
}

/** @throws ApiError 400 when the sibling that a request names is not a child of `parent`. */
export async function requireChild(
  tx: Tx,
  { websiteId, parent }: Children,
  id: number | null,
): Promise<void> {
  if (id === null) return;
  const child = and(eq(faqs.id, id), areChildren(websiteId, parent?.id ?? null));
  if ((await tx.$count(faqs, child)) === 0) {
    throw fieldError(400, 'before_id', messages.beforeNotFound);
  }
}

/** The questions of a FAQ's children, or of the top tier. */
export async function questionsBelow(
  tx: Tx,
  websiteId: number,
  parentId: number | null,
): Promise<string[]> {
  const children = areChildren(websiteId, parentId);
  const rows = await tx.select({ question: faqs.question }).from(faqs).where(children);
  return rows.map(({ question }) => question);
}

/**
 * @param field the request's field with the website; undefined if the form has no such field.
 * @throws ApiError 409 when the website would have too many FAQs.
 */
export async function refuseTooManyFaqs(
  tx: Tx,
  websiteId: number,
  added: number,
  field?: string,
): Promise<void> {
  const total = await tx.$count(faqs, eq(faqs.websiteId, websiteId));
  if (total + added > faqsPerWebsiteMax) {
    const message = messages.tooManyFaqs(faqsPerWebsiteMax);
    throw field === undefined ? new ApiError(409, message) : fieldError(409, field, message);
  }
}

/** @throws ApiError when a path is deeper than the tree may be. */
export function requireDepth(pathLength: number, status: 400 | 409 = 400): void {
  if (levelsOf(pathLength) > faqTreeMaxDepth) {
    throw fieldError(status, 'parent_id', messages.treeTooDeep(faqTreeMaxDepth));
  }
}

function areChildren(websiteId: number, parentId: number | null) {
  const ofParent = parentId === null ? isNull(faqs.parentId) : eq(faqs.parentId, parentId);
  return and(ofParent, eq(faqs.websiteId, websiteId));
}

/** @param position must be free. */
export function placeAt(parent: Parent | undefined, position: number): Place {
  return { parentId: parent?.id ?? null, position, path: childPath(parent?.path ?? '', position) };
}
