import { inArray } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type ArrangedFaqs,
  type ChangedFaqs,
  type CreatedFaqs,
  hasContent,
  type MovedFaq,
  type RemovedRows,
  type UndoStep,
} from '../audit-log/undo-steps.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { FaqRow } from './faq-place.ts';
import { editFaqs, touchFaqs } from './faq-steps.ts';
import { restoreArrangement } from './restore-arrangement.ts';
import { restoreBranches } from './restore-branches.ts';
import { planTree } from './tree-plan.ts';

/**
 * Undoes a write of FAQs, the last step first. Returns the message for the admin.
 *
 * @throws ApiError 409 when the undo would destroy a later change of a FAQ.
 */
export async function undoFaqWrite(change: Change, steps: readonly UndoStep[]): Promise<string> {
  for (const run of runsOf(steps.toReversed())) await undoSteps(change, run);
  const removed = steps.filter((step) => step.type === 'removed');
  return removed.length === steps.length
    ? messages.faqRestored(removed.reduce((sum, { faqs }) => sum + faqs.length, 0))
    : messages.writeUndone;
}

/** Consecutive steps of one type. */
type Run =
  | { type: 'moved'; steps: MovedFaq[] }
  | { type: 'arranged'; steps: ArrangedFaqs[] }
  | { type: 'removed'; steps: RemovedRows[] }
  | { type: 'changed'; steps: ChangedFaqs[] }
  | { type: 'created'; steps: CreatedFaqs[] };

function runsOf(steps: readonly UndoStep[]): Run[] {
  const runs: Run[] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last?.type === step.type) (last.steps as UndoStep[]).push(step);
    else runs.push({ type: step.type, steps: [step] } as Run);
  }
  return runs;
}

/** Undoes many moves or deletions together: separately, each would shift its siblings. */
async function undoSteps(change: Change, run: Run): Promise<void> {
  switch (run.type) {
    case 'removed':
      return await restoreBranches(change.tx, run.steps);
    case 'moved':
      return await moveBack(change, run.steps);
    case 'arranged':
      for (const step of run.steps) await restoreArrangement(change, step);
      return;
    case 'created':
      for (const step of run.steps) await deleteCreated(change.tx, step);
      return;
    case 'changed':
      for (const step of run.steps) await revertEdits(change, step);
  }
}

/** Deletes created FAQs. Ignores those that were already deleted. */
async function deleteCreated(tx: Tx, { faqs: created }: CreatedFaqs): Promise<void> {
  const rows = await findRows(tx, created);
  if (rows.size === 0) throw new ApiError(409, messages.undoneFaqsGone);
  for (const { id, content } of created) requireAsLeft(rows.get(id), content);
  const ids = [...rows.keys()];
  await runInStatements(ids, async (part) => {
    const children = await tx
      .select({ id: faqs.id, parentId: faqs.parentId })
      .from(faqs)
      .where(inArray(faqs.parentId, part));
    const other = children.find(({ id }) => !rows.has(id));
    const parent = other && rows.get(other.parentId ?? 0);
    if (parent !== undefined) throw new ApiError(409, messages.undoneHasChild(parent.question));
  });
  await runInStatements(ids, (part) => tx.delete(faqs).where(inArray(faqs.id, part)));
}

async function revertEdits(change: Change, { faqs: changed }: ChangedFaqs): Promise<void> {
  const rows = await findRows(change.tx, changed);
  const edits = changed.map(({ id, before, after }) => {
    const row = rows.get(id);
    if (row === undefined) throw new ApiError(409, messages.undoneFaqGone);
    requireAsLeft(row, after);
    return { row, content: before };
  });
  await editFaqs(change, edits);
}

async function moveBack(change: Change, steps: readonly MovedFaq[]): Promise<void> {
  const { tx } = change;
  const rows = await findRows(tx, steps);
  const [first] = rows.values();
  if (first === undefined) throw new ApiError(409, messages.undoneFaqGone);
  const plan = await planTree(tx, first.websiteId, 409);
  for (const { id, from, toParentId } of steps) {
    const row = rows.get(id);
    if (row === undefined) throw new ApiError(409, messages.undoneFaqGone);
    if (plan.parentOf(id) !== toParentId)
      throw new ApiError(409, messages.movedSince(row.question));
    if (from.parentId !== null && !plan.has(from.parentId)) {
      throw new ApiError(409, messages.parentOfRestoredGone);
    }
    plan.move(id, from);
  }
  await plan.save();
  await touchFaqs(change, [...rows.keys()]);
}

function requireAsLeft(row: FaqRow | undefined, content: Partial<FaqRow>): void {
  if (row !== undefined && !hasContent(row, content)) {
    throw new ApiError(409, messages.editedSince(row.question));
  }
}

async function findRows(tx: Tx, targets: readonly { id: number }[]): Promise<Map<number, FaqRow>> {
  const rows = new Map<number, FaqRow>();
  await runInStatements(targets, async (part) => {
    const ids = part.map(({ id }) => id);
    for (const row of await tx.select().from(faqs).where(inArray(faqs.id, ids))) {
      rows.set(row.id, row);
    }
  });
  return rows;
}
