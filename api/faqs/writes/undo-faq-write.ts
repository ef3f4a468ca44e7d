import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import {
  type AddedTests,
  type FaqsStep,
  isFaqs,
  isOwn,
  removedBy,
  type TransferredFaqs,
  type UndoStep,
} from '../../audit-log/undo-steps.ts';
import type { Undone } from '../../audit-log/undone.ts';
import type { PartialUndo } from '../../contract/audit.ts';
import { messages } from '../../copy/messages.ts';
import type { Tx } from '../../db/database.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { hasTree } from '../../db/has-website.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { faqs, searchTests } from '../../db/schema.ts';
import { ApiError, ConflictError } from '../../http/errors.ts';
import { requireUnused } from '../fill-words/known-words.ts';
import { Forest } from '../tree/forest.ts';
import { loadTree } from '../tree/load-tree.ts';
import { readRows } from '../tree/read-rows.ts';
import { saveTree } from '../tree/save-tree.ts';
import { restoreRows } from '../tree/undo-tree-steps.ts';
import { setSources, touchFaqs, writeConfirmation, writeContent } from './edit-faqs.ts';
import { moveFigures } from './move-figures.ts';
import { type Undoing, undoStep } from './undo-faq-step.ts';

/**
 * Undoes a write of FAQs. What it did to FAQs of other websites is undone together with it, or not at all.
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
  const { tx } = change;
  if (websiteId === null) throw new Error('The entry of a FAQ has no website.');
  const written = steps.filter(isFaqs).filter(isOwn);
  const stepsOf = (id: number) => written.filter((step) => step.websiteId === id);
  const others = new Set(written.map((step) => step.websiteId));
  others.delete(websiteId);
  if (others.size > 0) await requireUnused(tx, steps);
  const { undone, skipped, reason } = await undoInWebsite(change, stepsOf(websiteId), websiteId, {
    allowsSkipping: skipsChanged && others.size === 0,
  });
  const questions = [...skipped.values()];
  if (reason && undone > 0 && others.size === 0 && !skipsChanged) {
    throw new ConflictError<PartialUndo>(reason.message, { undone, skipped: questions });
  }
  if (reason && (undone === 0 || !skipsChanged || others.size > 0)) throw reason;
  for (const step of steps) if (step.type === 'tested') await removeTests(tx, step);
  for (const id of others) {
    if (!(await hasTree(tx, id))) continue;
    const other = await undoInWebsite(change, stepsOf(id), id, { allowsSkipping: false });
    if (other.reason) throw other.reason;
  }

  const restored = written.flatMap(removedBy).flatMap(({ rows }) => rows);
  const message =
    restored.length > 0 && steps.every(onlyRemoves)
      ? messages.faqRestored(restored.length)
      : questions.length > 0
        ? messages.writePartlyUndone(undone, questions.join(', '))
        : messages.writeUndone;
  return {
    message,
    steps: steps.map((step) => (step.type === 'faqs' ? withoutSkipped(step, skipped) : step)),
    skipped: questions,
  };
}

interface UndoneInWebsite {
  /** The number of FAQs. */
  undone: number;
  /** The questions of the omitted FAQs, by id. */
  skipped: ReadonlyMap<number, string>;
  /** Why the first one was omitted. */
  reason: ApiError | undefined;
}

/** Undoes the steps of one website, the last first. Writes nothing if it had to skip FAQs and may not, or undid none. */
async function undoInWebsite(
  change: Change,
  steps: readonly FaqsStep[],
  websiteId: number,
  { allowsSkipping }: { allowsSkipping: boolean },
): Promise<UndoneInWebsite> {
  const { tx } = change;
  const skipped = new Map<number, string>();
  if (steps.length === 0) return { undone: 0, skipped, reason: undefined };
  const isRestoring = steps.some((step) => step.arranged || removedBy(step).length > 0);
  if (isRestoring && !(await hasTree(tx, websiteId))) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  const named = await readRows(tx, steps.flatMap(idsOf));
  // A FAQ that was moved to another website since counts as deleted: the undo may only write in its own website.
  const rows = new Map(
    named.filter((row) => row.websiteId === websiteId).map((row) => [row.id, row]),
  );
  // The undo of edits needs no tree. A write of 30 websites would load 30 of them, which takes seconds.
  const isOfTexts = steps.every(onlyEdits);
  const undoing: Undoing = {
    forest: isOfTexts ? new Forest(websiteId, []) : await loadTree(tx, websiteId, { status: 409 }),
    rows,
    edited: new Set(),
    unconfirmed: new Set(),
    moved: new Set(),
    undone: new Set(),
    skipped,
    reason: undefined,
    sources: await findSources(tx, websiteId),
    resourced: new Set(),
    transferred: [],
  };
  for (const step of steps.toReversed()) undoStep(undoing, step);
  for (const id of skipped.keys()) undoing.undone.delete(id);
  const { reason, undone } = undoing;
  if (!reason || (allowsSkipping && undone.size > 0)) await writeUndone(change, undoing);
  return { undone: undone.size, skipped, reason };
}

/** Writes what was undone in memory. */
async function writeUndone(change: Change, undoing: Undoing): Promise<void> {
  const { forest, rows, undone, sources } = undoing;
  const rowsOf = (ids: ReadonlySet<number>) => [...ids].flatMap((id) => rows.get(id) ?? []);
  await saveTree(change.tx, forest, change.by.username);
  for (const step of undoing.transferred) await returnFaqs(change, forest.websiteId, step, rows);
  await writeContent(
    change,
    rowsOf(undoing.edited).map((row) => ({ row, content: row })),
  );
  for (const row of rowsOf(undoing.unconfirmed)) await writeConfirmation(change, row.id, row);
  await touchFaqs(change, [...undoing.moved]);
  const resourced = [...undoing.resourced].filter((id) => undone.has(id));
  await setSources(
    change,
    resourced.map((id) => ({ id, sourceId: sources.get(id) ?? null })),
  );
}

/** Adds the FAQs to the website that they came from, with what was edited meanwhile. */
async function returnFaqs(
  change: Change,
  toWebsiteId: number,
  { fromWebsiteId, branches }: TransferredFaqs,
  rows: ReadonlyMap<number, FaqRow>,
): Promise<void> {
  const { tx, by } = change;
  if (!(await hasTree(tx, fromWebsiteId))) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  const forest = await loadTree(tx, fromWebsiteId, { status: 409 });
  for (const branch of branches.toReversed()) {
    const current = branch.rows.map((row) => {
      const { parentId, position, path } = row;
      return { ...row, ...rows.get(row.id), parentId, position, path };
    });
    restoreRows(forest, { ...branch, rows: current });
  }
  await saveTree(tx, forest, by.username);
  const ids = branches.flatMap(({ rows }) => rows.map(({ id }) => id));
  await moveFigures(tx, { ids, fromId: toWebsiteId, toId: fromWebsiteId });
  await touchFaqs(
    change,
    branches.flatMap(({ rows: [root] }) => root?.id ?? []),
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

function withoutSkipped(step: FaqsStep, skipped: ReadonlyMap<number, string>): FaqsStep {
  const isDone = ({ id }: { id: number }) => !skipped.has(id);
  const { created, edited, sourced, arranged } = step;
  return {
    ...step,
    ...(created && { created: created.filter(isDone) }),
    ...(edited && { edited: edited.filter(isDone) }),
    ...(sourced && { sourced: sourced.filter(isDone) }),
    ...(arranged && { arranged: { ...arranged, moved: arranged.moved.filter(isDone) } }),
  };
}

function onlyEdits({ type: _type, websiteId: _id, edited, ...others }: FaqsStep): boolean {
  return edited !== undefined && Object.keys(others).length === 0;
}

/** Whether a step deleted branches and did nothing else. */
function onlyRemoves(step: UndoStep): boolean {
  if (step.type !== 'faqs') return false;
  const { placed = [], ...others } = step;
  return !isOwn(others) && placed.every((each) => 'rows' in each);
}

async function findSources(tx: Tx, websiteId: number): Promise<Map<number, number | null>> {
  const copies = await tx
    .select({ id: faqs.id, sourceId: faqs.sourceId })
    .from(faqs)
    .where(and(eq(faqs.websiteId, websiteId), isNotNull(faqs.sourceId)));
  return new Map(copies.map(({ id, sourceId }) => [id, sourceId]));
}

/** The FAQs that must exist for the undo of a step. */
function idsOf({ created = [], edited = [], sourced = [], ...step }: FaqsStep): number[] {
  const branches = step.transferred?.branches ?? [];
  const named = [
    ...(step.arranged?.moved ?? []),
    ...(step.placed ?? []).flatMap((each) => ('rows' in each ? [] : each)),
    ...branches.flatMap(({ rows }) => rows),
    ...[...created, ...edited, ...sourced],
  ];
  return named.map(({ id }) => id);
}
