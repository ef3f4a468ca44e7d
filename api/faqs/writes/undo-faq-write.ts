import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import { undoSettings } from '../../audit-log/undo-settings.ts';
import {
  type AddedTests,
  type ChangedFaqs,
  type CreatedFaqs,
  type FaqContent,
  type FaqRow,
  hasContent,
  type StepsElsewhere,
  type TransferredFaqs,
  type UndoStep,
} from '../../audit-log/undo-steps.ts';
import type { Undone } from '../../audit-log/undone.ts';
import type { PartialUndo } from '../../contract/audit.ts';
import { messages } from '../../copy/messages.ts';
import type { Tx } from '../../db/database.ts';
import { hasTree } from '../../db/has-website.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { faqs, searchTests } from '../../db/schema.ts';
import { ApiError, ConflictError } from '../../http/errors.ts';
import { requireUnused } from '../fill-words/known-words.ts';
import { Forest } from '../tree/forest.ts';
import { loadTree } from '../tree/load-tree.ts';
import { readRows } from '../tree/read-rows.ts';
import { saveTree } from '../tree/save-tree.ts';
import {
  moveBack,
  requireMoved,
  restoreArrangement,
  restoreRows,
} from '../tree/undo-tree-steps.ts';
import { editFaqs, setSources, touchFaqs, writeConfirmation } from './edit-faqs.ts';
import { moveFigures } from './move-figures.ts';

/** The state of the FAQs while the steps are undone in memory. */
interface Undoing {
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

/**
 * Undoes a write of FAQs, the last step first.
 *
 * @param skipsChanged whether FAQs that were changed after the write are omitted.
 * @throws ApiError 409 when the undo would destroy a later change of a FAQ.
 */
export async function undoFaqWrite(
  change: Change,
  steps: readonly UndoStep[],
  websiteId: number | null,
  skipsChanged: boolean,
): Promise<Undone> {
  const { tx, by } = change;
  if (websiteId === null) throw new Error('The entry of a FAQ has no website.');
  const isRestoring = steps.some(({ type }) => type === 'removed' || type === 'arranged');
  if (isRestoring && !(await hasTree(tx, websiteId))) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  const isElsewhere = steps.some(({ type }) => type === 'elsewhere');
  if (isElsewhere) await requireUnused(tx, steps);
  const rows = new Map<number, FaqRow>();
  for (const row of await readRows(tx, steps.flatMap(idsOf))) {
    // A FAQ that was moved to another website since counts as deleted: the undo may only write in its own website.
    if (row.websiteId === websiteId) rows.set(row.id, row);
  }
  // The undo of edits needs no tree. A write of 30 websites would load 30 of them, which takes seconds.
  const isOfTexts = steps.every(({ type }) => type === 'changed');
  const undoing: Undoing = {
    forest: isOfTexts ? new Forest(websiteId, []) : await loadTree(tx, websiteId, { status: 409 }),
    rows,
    edited: new Set(),
    unconfirmed: new Set(),
    moved: new Set(),
    undone: new Set(),
    skipped: new Map(),
    reason: undefined,
    sources: await findSources(tx, websiteId),
    resourced: new Set(),
    transferred: [],
  };
  for (const step of steps.toReversed()) undoStep(undoing, step);
  const { forest, edited, moved, undone, reason } = undoing;
  for (const id of undoing.skipped.keys()) undone.delete(id);
  const skipped = [...undoing.skipped.values()];
  if (reason && (undone.size === 0 || isElsewhere)) throw reason;
  if (reason && !skipsChanged) {
    throw new ConflictError<PartialUndo>(reason.message, { undone: undone.size, skipped });
  }
  await saveTree(tx, forest, by.username);
  for (const step of steps) if (step.type === 'tested') await removeTests(tx, step);
  for (const step of undoing.transferred) await returnFaqs(change, step, rows);
  const edits = [...edited].flatMap((id) => rows.get(id) ?? []);
  await editFaqs(
    change,
    edits.map((row) => ({ row, content: row })),
  );
  for (const id of undoing.unconfirmed) {
    const row = rows.get(id);
    if (row) await writeConfirmation(change, id, row);
  }
  await touchFaqs(change, [...moved]);
  const resourced = [...undoing.resourced].filter((id) => undone.has(id));
  await setSources(
    change,
    resourced.map((id) => ({ id, sourceId: undoing.sources.get(id) ?? null })),
  );
  for (const step of steps) if (step.type === 'settings') await undoSettings(change, step);
  for (const step of steps) {
    if (step.type !== 'elsewhere' || !(await hasTree(tx, step.websiteId))) continue;
    await undoElsewhere(change, step);
  }

  const removed = steps.filter((step) => step.type === 'removed');
  const message =
    removed.length > 0 && steps.every(({ type }) => type === 'removed' || type === 'hidden')
      ? messages.faqRestored(removed.reduce((sum, { faqs }) => sum + faqs.length, 0))
      : skipped.length > 0
        ? messages.writePartlyUndone(undone.size, skipped.join(', '))
        : messages.writeUndone;
  return { message, steps: steps.map((step) => withoutSkipped(step, undoing.skipped)), skipped };
}

/** @throws ApiError 409 without a choice: shared FAQs and their copies are undone together or not at all. */
async function undoElsewhere(change: Change, { steps, websiteId }: StepsElsewhere): Promise<void> {
  try {
    await undoFaqWrite(change, steps, websiteId, false);
  } catch (error) {
    if (error instanceof ConflictError) throw new ApiError(409, error.message);
    throw error;
  }
}

function undoStep(undoing: Undoing, step: UndoStep): void {
  const { forest, rows, moved, undone } = undoing;
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
      for (const row of step.faqs) {
        rows.set(row.id, row);
        undoing.sources.set(row.id, row.sourceId);
        undone.add(row.id);
      }
      break;
    case 'moved':
      if (isSkipped(undoing, step.id, () => moveBranch(undoing, step, questionOf))) break;
      moved.add(step.id);
      undone.add(step.id);
      break;
    case 'transferred':
      takeOut(undoing, step);
      break;
    case 'sourced':
      for (const { id, before, content } of step.faqs) {
        const { wordings: _, ...shared } = content;
        if (isSkipped(undoing, id, () => requireAsLeft(requireRow(rows, id), shared))) continue;
        undoing.sources.set(id, before);
        undoing.resourced.add(id);
        undone.add(id);
      }
      break;
    case 'arranged': {
      const places = step.moved.filter(
        (place) => !isSkipped(undoing, place.id, () => requireMoved(forest, place, questionOf)),
      );
      restoreArrangement(forest, { ...step, moved: places }, questionOf);
      for (const { id } of places) moved.add(id);
      for (const { id } of [...places, ...step.removed]) undone.add(id);
    }
  }
}

function moveBranch(
  undoing: Undoing,
  step: Extract<UndoStep, { type: 'moved' }>,
  questionOf: (id: number) => string,
): void {
  requireOwnPlace(undoing, step.id);
  moveBack(undoing.forest, step, questionOf);
}

/**
 * Takes FAQs out of the website that they were moved to.
 *
 * @throws ApiError when they, or FAQs below them, are not there any more.
 */
function takeOut(undoing: Undoing, step: TransferredFaqs): void {
  const { forest, rows, undone, transferred } = undoing;
  for (const { faqs: branch } of step.removed) {
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

/** Adds the FAQs to the website that they came from, with what was edited meanwhile. */
async function returnFaqs(
  change: Change,
  { fromWebsiteId, toWebsiteId, removed }: TransferredFaqs,
  rows: ReadonlyMap<number, FaqRow>,
): Promise<void> {
  const { tx, by } = change;
  if (!(await hasTree(tx, fromWebsiteId))) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  const forest = await loadTree(tx, fromWebsiteId, { status: 409 });
  for (const { faqs: branch, ...step } of removed.toReversed()) {
    const faqs = branch.map((row) => {
      const { parentId, position, path } = row;
      return { ...row, ...rows.get(row.id), parentId, position, path };
    });
    restoreRows(forest, { ...step, faqs });
  }
  await saveTree(tx, forest, by.username);
  const ids = removed.flatMap(({ faqs }) => faqs.map(({ id }) => id));
  await moveFigures(tx, { ids, fromId: toWebsiteId, toId: fromWebsiteId });
  await touchFaqs(
    change,
    removed.flatMap(({ faqs: [root] }) => root?.id ?? []),
  );
}

/** Leaves the tests that somebody has given to another FAQ since. */
async function removeTests(tx: Tx, { websiteId, added, replaced }: AddedTests): Promise<void> {
  const removed = new Set<string>();
  const faqIds = new Map(added.map(({ words, faqId }) => [words, faqId]));
  await runInStatements([...faqIds.keys()], async (words) => {
    const known = and(eq(searchTests.websiteId, websiteId), inArray(searchTests.words, words));
    const rows = await tx.select().from(searchTests).where(known);
    const same = rows.filter((row) => row.faqId === faqIds.get(row.words));
    for (const row of same) removed.add(row.words);
    await tx.delete(searchTests).where(
      inArray(
        searchTests.id,
        same.map(({ id }) => id),
      ),
    );
  });
  const back = replaced.filter(({ words }) => removed.has(words));
  await runInStatements(back, (part) => tx.insert(searchTests).values(part));
}

/** Deletes created FAQs. Ignores those that were already deleted. */
function deleteCreated(undoing: Undoing, { faqs: created }: CreatedFaqs): void {
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

function revertEdits(undoing: Undoing, { faqs: changed }: ChangedFaqs): void {
  const { rows, edited, unconfirmed, undone } = undoing;
  for (const { id, before, after } of changed) {
    const row = rows.get(id);
    const check = () => {
      const found = requireRow(rows, id);
      requireAsLeft(found, after);
      const { wordings: _, ...shared } = before;
      if (isCopy(undoing, id) && !hasContent(found, shared)) {
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

function withoutSkipped(step: UndoStep, skipped: ReadonlyMap<number, string>): UndoStep {
  const isDone = ({ id }: { id: number }) => !skipped.has(id);
  switch (step.type) {
    case 'created':
      return { ...step, faqs: step.faqs.filter(isDone) };
    case 'changed':
      return { ...step, faqs: step.faqs.filter(isDone) };
    case 'sourced':
      return { ...step, faqs: step.faqs.filter(isDone) };
    case 'arranged':
      return { ...step, moved: step.moved.filter(isDone) };
    default:
      return step;
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

async function findSources(tx: Tx, websiteId: number): Promise<Map<number, number | null>> {
  const copies = await tx
    .select({ id: faqs.id, sourceId: faqs.sourceId })
    .from(faqs)
    .where(and(eq(faqs.websiteId, websiteId), isNotNull(faqs.sourceId)));
  return new Map(copies.map(({ id, sourceId }) => [id, sourceId]));
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

/** The FAQs that must exist for the undo of a step. */
function idsOf(step: UndoStep): number[] {
  if (step.type === 'moved') return [step.id];
  if (step.type === 'transferred') {
    return step.removed.flatMap(({ faqs }) => faqs.map(({ id }) => id));
  }
  if (step.type === 'arranged') return step.moved.map(({ id }) => id);
  const { type } = step;
  return type === 'created' || type === 'changed' || type === 'sourced'
    ? step.faqs.map(({ id }) => id)
    : [];
}
