import { inArray } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type ChangedFaqs,
  type CreatedFaqs,
  hasContent,
  type MovedFaq,
  type UndoStep,
} from '../audit-log/undo-steps.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow } from '../db/edit-row.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { type FaqRow, findParentOfUndone, moveBranch } from './faq-place.ts';
import { restoreArrangement } from './restore-arrangement.ts';
import { restoreBranch } from './restore-branch.ts';

/**
 * Undoes a write of FAQs, the last step first. Returns what to show to the admin.
 *
 * @throws ApiError 409 when a FAQ was changed since in a way that the undo would destroy.
 */
export async function undoFaqWrite(change: Change, steps: readonly UndoStep[]): Promise<string> {
  for (const step of steps.toReversed()) await undoStep(change, step);
  const [first] = steps;
  return steps.length === 1 && first?.type === 'removed'
    ? messages.faqRestored(first.faqs.length)
    : messages.writeUndone;
}

async function undoStep(change: Change, step: UndoStep): Promise<void> {
  switch (step.type) {
    case 'removed':
      return await restoreBranch(change.tx, step);
    case 'created':
      return await deleteCreated(change.tx, step);
    case 'changed':
      return await revertEdits(change, step);
    case 'moved':
      return await moveBack(change, step);
    case 'arranged':
      return await restoreArrangement(change, step);
  }
}

/** FAQs that were deleted since are ignored. */
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

async function revertEdits({ tx, by }: Change, { faqs: changed }: ChangedFaqs): Promise<void> {
  const rows = await findRows(tx, changed);
  for (const { id, before, after } of changed) {
    const row = rows.get(id);
    if (row === undefined) throw new ApiError(409, messages.undoneFaqGone);
    requireAsLeft(row, after);
    await editRow(tx, faqs, id, by.username, before);
  }
}

async function moveBack({ tx, by }: Change, { id, from, toParentId }: MovedFaq): Promise<void> {
  const row = (await findRows(tx, [{ id }])).get(id);
  if (row === undefined) throw new ApiError(409, messages.undoneFaqGone);
  if (row.parentId !== toParentId) throw new ApiError(409, messages.movedSince(row.question));
  const parent = await findParentOfUndone(tx, from.parentId);
  await moveBranch(tx, row, { parent, beforeId: from.beforeId }, 409);
  await editRow(tx, faqs, id, by.username, {});
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
