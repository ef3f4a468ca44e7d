import { asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { UndoStep } from '../audit-log/undo-steps.ts';
import type { ChosenFaq, WriteFaqsResponse } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { findChosen, questionsOf, rootsOf, skip } from './chosen-faqs.ts';
import type { FaqRow } from './faq-place.ts';

/** Deletes FAQs with their descendants. If a chosen FAQ was changed meanwhile, it and its ancestors are not deleted. */
export async function deleteFaqs(
  change: Change,
  websiteId: number,
  chosen: readonly ChosenFaq[],
): Promise<WriteFaqsResponse> {
  const { tx } = change;
  const { rows, gone, isChanged } = await findChosen(tx, websiteId, chosen);
  const changed = rows.filter(isChanged);
  const staying = aboveOf(rows, changed);
  const skipped = [
    ...rows.flatMap((row) => {
      if (isChanged(row)) return [skip(row, messages.skippedChanged)];
      return staying.has(row) ? [skip(row, messages.skippedBelow)] : [];
    }),
    ...gone,
  ];
  const roots = rootsOf(rows.filter((row) => !staying.has(row)));
  if (roots.length === 0) {
    change.nothingToWrite();
    return { message: messages.noneDeleted, undo_id: null, written: 0, skipped };
  }
  const { steps, removed } = await removeBranches(tx, websiteId, roots);
  const undoId = await change.record({
    action: 'delete',
    entity: 'faq',
    entityId: null,
    websiteId,
    label: messages.deletedLabel(removed),
    before: { questions: questionsOf(roots) },
    undo: steps,
  });
  return { message: messages.faqsDeleted(removed), undo_id: undoId, written: removed, skipped };
}

/** The changed rows, and the rows of `rows` that are above one of them. */
function aboveOf(rows: readonly FaqRow[], changed: readonly FaqRow[]): ReadonlySet<FaqRow> {
  const above = new Set(changed);
  const byPath = new Map(rows.map((row) => [row.path, row]));
  for (const { path } of changed) {
    for (let end = path.indexOf('/') + 1; end < path.length; end = path.indexOf('/', end) + 1) {
      const row = byPath.get(path.slice(0, end));
      if (row) above.add(row);
    }
  }
  return above;
}

/** Deletes branches, one after the other in tree order. */
async function removeBranches(
  tx: Tx,
  websiteId: number,
  roots: readonly FaqRow[],
): Promise<{ steps: UndoStep[]; removed: number }> {
  const all = await tx
    .select()
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId))
    .orderBy(asc(faqs.path));
  const steps: Extract<UndoStep, { type: 'removed' }>[] = [];
  const rootIds = new Set(roots.map(({ id }) => id));
  const nextSiblings = findNextSiblings(all);
  let root: FaqRow | undefined;
  for (const row of all) {
    if (rootIds.has(row.id)) {
      root = row;
      const beforeId = nextSiblings.get(row.id) ?? null;
      steps.push({ type: 'removed', faqs: [], links: [], userIds: [], beforeId });
    }
    if (root && row.path.startsWith(root.path)) steps.at(-1)?.faqs.push(row);
  }
  const ids = steps.flatMap((step) => step.faqs.map(({ id }) => id));
  // Delete children first, so that no statement deletes the rows of a later one.
  await runInStatements(ids.toReversed(), (part) => tx.delete(faqs).where(inArray(faqs.id, part)));
  return { steps, removed: ids.length };
}

/** @param all in tree order. */
function findNextSiblings(all: readonly FaqRow[]): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  const last = new Map<number | null, number>();
  for (const { id, parentId } of all) {
    const before = last.get(parentId);
    if (before !== undefined) next.set(before, id);
    last.set(parentId, id);
  }
  return next;
}
