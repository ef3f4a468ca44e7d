import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { ArrangedFaqs } from '../audit-log/undo-steps.ts';
import { faqsPerWebsiteMax } from '../config/server-limits.ts';
import { faqTreeMaxDepth } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { hasWebsite } from '../db/has-website.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { FaqRow } from './faq-place.ts';
import { findDepths } from './find-depths.ts';
import { type Forest, leavePlaces, numberForest, takePlaces } from './place-faqs.ts';

/**
 * Restores the former places of FAQs and inserts the removed ones again. FAQs that were added later stay after their
 * previous siblings.
 *
 * @throws ApiError 409 when a FAQ was moved after the write, or its former parent no longer exists.
 */
export async function restoreArrangement(change: Change, step: ArrangedFaqs): Promise<void> {
  const { tx } = change;
  const { websiteId, removed } = step;
  if (!(await hasWebsite(tx, websiteId))) throw new ApiError(409, messages.websiteOfRestoredGone);
  const rows = await tx.select().from(faqs).where(eq(faqs.websiteId, websiteId)).orderBy(faqs.path);
  const created = new Set(step.createdIds);
  const others = rows.filter(({ id }) => !created.has(id));
  if (others.length + removed.length > faqsPerWebsiteMax) {
    throw new ApiError(409, messages.tooManyFaqs(faqsPerWebsiteMax));
  }
  const formerParents = findFormerParents(rows, step);
  requireTree(formerParents, created);

  const forest = formerForest(rows, formerParents, step);
  const places = numberForest(forest, formerPositions(rows, formerParents, step));
  const moved = new Set(step.moved.map(({ id }) => id));
  const changed = rows.flatMap((row) => {
    const place = places.get(row.id);
    if (place === undefined) throw new Error('A FAQ is not in its own tree.');
    const parentId = formerParents.get(row.id) ?? null;
    const isSame = row.path === place.path && row.parentId === parentId;
    return isSame ? [] : [{ row, place: { ...place, parentId }, isMoved: moved.has(row.id) }];
  });
  await leavePlaces(
    tx,
    websiteId,
    changed.map(({ row }) => row.id),
  );
  const restored = removed.map((row) => ({ ...row, ...places.get(row.id) }));
  await runInStatements(restored, async (part) => tx.insert(faqs).values(part));
  await takePlaces(change, changed);
}

/** Every FAQ's parent after the undo. */
function findFormerParents(
  rows: readonly FaqRow[],
  { moved, removed }: ArrangedFaqs,
): Map<number, number | null> {
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const now = new Map(rows.map((row) => [row.id, row]));
  for (const { id, fromParentId, toParentId } of moved) {
    const row = now.get(id);
    if (row === undefined) throw new ApiError(409, messages.undoneFaqGone);
    if (row.parentId !== toParentId) throw new ApiError(409, messages.movedSince(row.question));
    parents.set(id, fromParentId);
  }
  for (const { id, parentId } of removed) parents.set(id, parentId);
  return parents;
}

function requireTree(parents: ReadonlyMap<number, number | null>, created: ReadonlySet<number>) {
  for (const parentId of parents.values()) {
    if (parentId !== null && !parents.has(parentId)) {
      throw new ApiError(409, messages.parentOfRestoredGone);
    }
  }
  for (const [id, depth] of findDepths(parents)) {
    if (created.has(id)) continue;
    if (depth === Number.POSITIVE_INFINITY) throw new ApiError(409, messages.parentMakesCircle);
    if (depth > faqTreeMaxDepth) throw new ApiError(409, messages.treeTooDeep(faqTreeMaxDepth));
  }
}

/**
 * The former positions of FAQs; for children of unchanged parents, the current positions. Undefined for other FAQs,
 * which get the next position.
 */
function formerPositions(
  rows: readonly FaqRow[],
  parents: ReadonlyMap<number, number | null>,
  { before }: ArrangedFaqs,
): (id: number) => number | undefined {
  const changed = new Set(before.map(({ parentId }) => parentId));
  const positions = new Map<number, number>();
  for (const { id, position } of rows) {
    if (!changed.has(parents.get(id) ?? null)) positions.set(id, position);
  }
  for (const { children } of before) {
    for (const { id, position } of children) positions.set(id, position);
  }
  return (id) => positions.get(id);
}

/** The children of every parent after the undo. */
function formerForest(
  rows: readonly FaqRow[],
  parents: ReadonlyMap<number, number | null>,
  { before, createdIds }: ArrangedFaqs,
): Forest<number> {
  const forest = new Map<number | null, number[]>();
  const listOf = (parentId: number | null) => {
    const list = forest.get(parentId) ?? [];
    forest.set(parentId, list);
    return list;
  };
  const placed = new Set<number>();
  for (const { parentId, children } of before) {
    for (const { id } of children) {
      if (parents.get(id) !== parentId) continue;
      listOf(parentId).push(id);
      placed.add(id);
    }
  }
  const created = new Set(createdIds);
  const previous = new Map<number | null, number>();
  for (const { id, parentId: parentNow } of rows) {
    const parentId = parents.get(id) ?? null;
    if (!placed.has(id)) {
      const list = listOf(parentId);
      // Place created FAQs last: they are deleted next, and must not leave a gap.
      const index = created.has(id) ? list.length : indexAfter(list, previous.get(parentNow));
      list.splice(index, 0, id);
    }
    if (!created.has(id)) previous.set(parentNow, id);
  }
  return forest;
}

/** The index after the previous sibling: the first index if there is none, the end of the list if it has moved away. */
function indexAfter(list: readonly number[], previous: number | undefined): number {
  if (previous === undefined) return 0;
  const index = list.indexOf(previous);
  return index === -1 ? list.length : index + 1;
}
