import type {
  CreatedFaq,
  EditedFaq,
  TransferredFaqs,
  WrittenFaqs,
} from '../../audit-log/undo-steps.ts';
import { messages } from '../../copy/messages.ts';
import { type FaqContent, type FaqRow, hasContent, withoutOwn } from '../../db/faq-row.ts';
import { ApiError } from '../../http/errors.ts';
import type { Forest } from '../tree/forest.ts';
import {
  moveBack,
  requireMoved,
  restoreArrangement,
  restoreRows,
} from '../tree/undo-tree-steps.ts';

/** The state of the FAQs while the steps are undone in memory. */
export interface Undoing {
  forest: Forest;
  /** The rows that the steps name. */
  rows: Map<number, FaqRow>;
  edited: Set<number>;
  /** Those of which a confirmation is undone, which is no edit. */
  unconfirmed: Set<number>;
  moved: Set<number>;
  /** All FAQs that the steps name, without the skipped ones. */
  undone: Set<number>;
  /** The questions of FAQs that were changed after the write, by id. Undoing the write would destroy the change. */
  skipped: Map<number, string>;
  /** Why the first one was skipped. */
  reason: ApiError | undefined;
  /** The originals of the website's copies of shared FAQs, by the copies' ids. */
  sources: Map<number, number | null>;
  /** The FAQs whose source changes. */
  resourced: Set<number>;
  /** The moves to this website that are undone. */
  transferred: TransferredFaqs[];
}

/** Undoes a step in memory, its last part first. Notes the FAQs that it must skip. */
export function undoStep(undoing: Undoing, step: WrittenFaqs): void {
  const { forest, rows, moved, undone } = undoing;
  const questionOf = (id: number) => rows.get(id)?.question ?? '';
  for (const { id, before, content } of step.sourced ?? []) {
    const shared = withoutOwn(content);
    if (isSkipped(undoing, id, () => requireAsLeft(requireRow(rows, id), shared))) continue;
    undoing.sources.set(id, before);
    undoing.resourced.add(id);
    undone.add(id);
  }
  revertEdits(undoing, step.edited ?? []);
  if (step.transferred) takeOut(undoing, step.transferred);
  for (const placed of (step.placed ?? []).toReversed()) {
    if ('rows' in placed) {
      restoreRows(forest, placed);
      for (const row of placed.rows) {
        rows.set(row.id, row);
        undoing.sources.set(row.id, row.sourceId);
        undone.add(row.id);
      }
      continue;
    }
    isSkipped(undoing, placed.id, () => {
      requireOwnPlace(undoing, placed.id);
      moveBack(forest, placed, questionOf);
      moved.add(placed.id);
      undone.add(placed.id);
    });
  }
  if (step.arranged) {
    const places = step.arranged.moved.filter(
      (place) => !isSkipped(undoing, place.id, () => requireMoved(forest, place, questionOf)),
    );
    restoreArrangement(forest, { ...step.arranged, moved: places }, questionOf);
    for (const { id } of places) moved.add(id);
    for (const { id } of [...places, ...step.arranged.removed]) undone.add(id);
  }
  if (step.created) deleteCreated(undoing, step.created);
}

/**
 * Takes FAQs out of the website that they were moved to.
 *
 * @throws ApiError when they, or FAQs below them, are not there any more.
 */
function takeOut(undoing: Undoing, step: TransferredFaqs): void {
  const { forest, rows, undone, transferred } = undoing;
  for (const { rows: branch } of step.branches) {
    const root = forest.find(branch[0]?.id ?? 0);
    if (root === undefined) throw new ApiError(409, messages.undoneFaqsGone);
    const ids = new Set<number | undefined>(branch.map(({ id }) => id));
    const now = forest.list([root]);
    if (now.length !== ids.size || now.some(({ id }) => !ids.has(id))) {
      throw new ApiError(409, messages.changedBelowSince(rows.get(root.id ?? 0)?.question ?? ''));
    }
    forest.remove(root);
    for (const { id } of branch) undone.add(id);
  }
  transferred.push(step);
}

/** Deletes created FAQs. Ignores those that were already deleted. */
function deleteCreated(undoing: Undoing, created: readonly CreatedFaq[]): void {
  const { forest, rows, skipped, undone } = undoing;
  const found = created.filter(({ id }) => forest.find(id));
  if (found.length === 0) undoing.reason ??= new ApiError(409, messages.undoneFaqsGone);
  const ids = new Set<number | undefined>(created.map(({ id }) => id));
  for (const { id, content } of found) {
    isSkipped(undoing, id, () => {
      if (isCopy(undoing, id)) {
        // Its texts and what is below it are those of its original.
        if (!ids.has(forest.find(id)?.parent?.id)) requireOwnPlace(undoing, id);
        return;
      }
      requireAsLeft(rows.get(id), content);
      if (forest.find(id)?.children.some((child) => !ids.has(child.id)))
        throw new ApiError(409, messages.undoneHasChild(rows.get(id)?.question ?? ''));
    });
  }
  // A FAQ that stays keeps its ancestors.
  for (const { id } of found) {
    if (!skipped.has(id)) continue;
    for (let node = forest.find(id)?.parent; node && ids.has(node.id); node = node.parent) {
      const parentId = node.id ?? 0;
      skipped.set(parentId, rows.get(parentId)?.question ?? '');
    }
  }
  for (const { id } of found) {
    const node = forest.find(id);
    if (node === undefined || skipped.has(id)) continue;
    forest.remove(node);
    undone.add(id);
  }
}

function revertEdits(undoing: Undoing, edits: readonly EditedFaq[]): void {
  const { rows, edited, unconfirmed, undone } = undoing;
  for (const { id, before, after } of edits) {
    const row = rows.get(id);
    const check = () => {
      const found = requireRow(rows, id);
      requireAsLeft(found, after);
      if (isCopy(undoing, id) && !hasContent(found, withoutOwn(before))) {
        throw new ApiError(409, messages.sharedIsReadOnly);
      }
    };
    if (isSkipped(undoing, id, check, before.question) || row === undefined) continue;
    rows.set(id, { ...row, ...before });
    ('confirmedAt' in before ? unconfirmed : edited).add(id);
    undone.add(id);
  }
}

/** Whether the check of a FAQ throws, so that it is skipped. */
function isSkipped(undoing: Undoing, id: number, check: () => void, question?: string): boolean {
  try {
    check();
    return false;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    undoing.reason ??= error;
    undoing.skipped.set(id, undoing.rows.get(id)?.question ?? question ?? `#${id}`);
    return true;
  }
}

/** Whether a FAQ is a copy of a shared FAQ, at this point of the undo. */
function isCopy({ sources }: Undoing, id: number | undefined): boolean {
  return typeof sources.get(id ?? 0) === 'number';
}

/** @throws ApiError 409 for a FAQ within a branch of shared FAQs: its place is that of its original. */
function requireOwnPlace(undoing: Undoing, id: number): void {
  const parentId = undoing.forest.find(id)?.parent?.id;
  if (isCopy(undoing, id) && isCopy(undoing, parentId)) {
    throw new ApiError(409, messages.sharedIsReadOnly);
  }
}

function requireRow(rows: ReadonlyMap<number, FaqRow>, id: number): FaqRow {
  const row = rows.get(id);
  if (row === undefined) throw new ApiError(409, messages.undoneFaqGone);
  return row;
}

function requireAsLeft(row: FaqRow | undefined, content: Partial<FaqContent>): void {
  if (row !== undefined && !hasContent(row, content)) {
    throw new ApiError(409, messages.editedSince(row.question));
  }
}
