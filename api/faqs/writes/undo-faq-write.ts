import type { Change } from '../../audit-log/audited-database.ts';
import {
  type ChangedFaqs,
  type CreatedFaqs,
  type FaqContent,
  type FaqRow,
  hasContent,
  type UndoStep,
} from '../../audit-log/undo-steps.ts';
import { messages } from '../../copy/messages.ts';
import { hasWebsite } from '../../db/has-website.ts';
import { ApiError } from '../../http/errors.ts';
import type { Forest } from '../tree/forest.ts';
import { loadTree } from '../tree/load-tree.ts';
import { readRows } from '../tree/read-rows.ts';
import { saveTree } from '../tree/save-tree.ts';
import { moveBack, restoreArrangement, restoreRows } from '../tree/undo-tree-steps.ts';
import { editFaqs, touchFaqs } from './edit-faqs.ts';

/** The state of the FAQs while the steps are undone in memory. */
interface Undoing {
  forest: Forest;
  /** The rows that the steps name. */
  rows: Map<number, FaqRow>;
  edited: Set<number>;
  moved: Set<number>;
}

/**
 * Undoes a write of FAQs, the last step first. Returns the message for the admin.
 *
 * @throws ApiError 409 when the undo would destroy a later change of a FAQ.
 */
export async function undoFaqWrite(
  change: Change,
  steps: readonly UndoStep[],
  websiteId: number,
): Promise<string> {
  const { tx, by } = change;
  const isRestoring = steps.some(({ type }) => type === 'removed' || type === 'arranged');
  if (isRestoring && !(await hasWebsite(tx, websiteId))) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  const rows = new Map<number, FaqRow>();
  for (const row of await readRows(tx, steps.flatMap(idsOf))) rows.set(row.id, row);
  const undoing = {
    forest: await loadTree(tx, websiteId, { status: 409 }),
    rows,
    edited: new Set<number>(),
    moved: new Set<number>(),
  };
  for (const step of steps.toReversed()) undoStep(undoing, step);
  const { forest, edited, moved } = undoing;
  await saveTree(tx, forest, by.username);
  const edits = [...edited].flatMap((id) => rows.get(id) ?? []);
  await editFaqs(
    change,
    edits.map((row) => ({ row, content: row })),
  );
  await touchFaqs(change, [...moved]);

  const removed = steps.filter((step) => step.type === 'removed');
  return removed.length === steps.length
    ? messages.faqRestored(removed.reduce((sum, { faqs }) => sum + faqs.length, 0))
    : messages.writeUndone;
}

function undoStep(undoing: Undoing, step: UndoStep): void {
  const { forest, rows, moved } = undoing;
  const questionOf = (id: number) => rows.get(id)?.question ?? '';
  switch (step.type) {
    case 'created':
      deleteCreated(undoing, step);
      break;
    case 'changed':
      revertEdits(undoing, step);
      break;
    case 'removed':
      restoreRows(forest, step);
      for (const row of step.faqs) rows.set(row.id, row);
      break;
    case 'moved':
      moveBack(forest, step, questionOf);
      moved.add(step.id);
      break;
    case 'arranged':
      restoreArrangement(forest, step, questionOf);
      for (const { id } of step.moved) moved.add(id);
  }
}

/** Deletes created FAQs. Ignores those that were already deleted. */
function deleteCreated({ forest, rows }: Undoing, { faqs: created }: CreatedFaqs): void {
  const found = created.filter(({ id }) => forest.find(id));
  if (found.length === 0) throw new ApiError(409, messages.undoneFaqsGone);
  for (const { id, content } of found) requireAsLeft(rows.get(id), content);
  const ids = new Set<number | undefined>(created.map(({ id }) => id));
  for (const { id } of found) {
    if (forest.find(id)?.children.some((child) => !ids.has(child.id))) {
      throw new ApiError(409, messages.undoneHasChild(rows.get(id)?.question ?? ''));
    }
  }
  for (const { id } of found) {
    const node = forest.find(id);
    if (node !== undefined) forest.remove(node);
  }
}

function revertEdits({ rows, edited }: Undoing, { faqs: changed }: ChangedFaqs): void {
  for (const { id, before, after } of changed) {
    const row = rows.get(id);
    if (row === undefined) throw new ApiError(409, messages.undoneFaqGone);
    requireAsLeft(row, after);
    rows.set(id, { ...row, ...before });
    edited.add(id);
  }
}

function requireAsLeft(row: FaqRow | undefined, content: Partial<FaqContent>): void {
  if (row !== undefined && !hasContent(row, content)) {
    throw new ApiError(409, messages.editedSince(row.question));
  }
}

/** The FAQs that must exist for the undo of a step. */
function idsOf(step: UndoStep): number[] {
  if (step.type === 'moved') return [step.id];
  if (step.type === 'arranged') return step.moved.map(({ id }) => id);
  return step.type === 'created' || step.type === 'changed' ? step.faqs.map(({ id }) => id) : [];
}
