import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import { undoSettings } from '../../audit-log/undo-settings.ts';
import type {
  AddedTests,
  StepsElsewhere,
  TransferredFaqs,
  UndoStep,
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
  const { tx } = change;
  if (websiteId === null) throw new Error('The entry of a FAQ has no website.');
  const isRestoring = steps.some(({ type }) => type === 'removed' || type === 'arranged');
  if (isRestoring && !(await hasTree(tx, websiteId))) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  const isElsewhere = steps.some(({ type }) => type === 'elsewhere');
  if (isElsewhere) await requireUnused(tx, steps);
  const named = await readRows(tx, steps.flatMap(idsOf));
  // A FAQ that was moved to another website since counts as deleted: the undo may only write in its own website.
  const rows = new Map(
    named.filter((row) => row.websiteId === websiteId).map((row) => [row.id, row]),
  );
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
  const { undone, reason } = undoing;
  for (const id of undoing.skipped.keys()) undone.delete(id);
  const skipped = [...undoing.skipped.values()];
  if (reason && (undone.size === 0 || isElsewhere)) throw reason;
  if (reason && !skipsChanged) {
    throw new ConflictError<PartialUndo>(reason.message, { undone: undone.size, skipped });
  }
  await writeUndone(change, undoing);
  for (const step of steps) {
    if (step.type === 'tested') await removeTests(tx, step);
    if (step.type === 'settings') await undoSettings(change, step);
    if (step.type === 'elsewhere' && (await hasTree(tx, step.websiteId))) {
      await undoElsewhere(change, step);
    }
  }

  const restored = steps.flatMap((step) => (step.type === 'removed' ? step.faqs : []));
  const message =
    restored.length > 0 && steps.every(({ type }) => type === 'removed' || type === 'hidden')
      ? messages.faqRestored(restored.length)
      : skipped.length > 0
        ? messages.writePartlyUndone(undone.size, skipped.join(', '))
        : messages.writeUndone;
  return { message, steps: steps.map((step) => withoutSkipped(step, undoing.skipped)), skipped };
}

/** Writes what was undone in memory. */
async function writeUndone(change: Change, undoing: Undoing): Promise<void> {
  const { forest, rows, undone, sources } = undoing;
  const rowsOf = (ids: ReadonlySet<number>) => [...ids].flatMap((id) => rows.get(id) ?? []);
  await saveTree(change.tx, forest, change.by.username);
  for (const step of undoing.transferred) await returnFaqs(change, step, rows);
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

/** @throws ApiError 409 without a choice: shared FAQs and their copies are undone together or not at all. */
async function undoElsewhere(change: Change, { steps, websiteId }: StepsElsewhere): Promise<void> {
  try {
    await undoFaqWrite(change, steps, websiteId, false);
  } catch (error) {
    if (error instanceof ConflictError) throw new ApiError(409, error.message);
    throw error;
  }
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

async function findSources(tx: Tx, websiteId: number): Promise<Map<number, number | null>> {
  const copies = await tx
    .select({ id: faqs.id, sourceId: faqs.sourceId })
    .from(faqs)
    .where(and(eq(faqs.websiteId, websiteId), isNotNull(faqs.sourceId)));
  return new Map(copies.map(({ id, sourceId }) => [id, sourceId]));
}

/** The FAQs that must exist for the undo of a step. */
function idsOf(step: UndoStep): number[] {
  switch (step.type) {
    case 'moved':
      return [step.id];
    case 'arranged':
      return step.moved.map(({ id }) => id);
    case 'transferred':
      return step.removed.flatMap(({ faqs }) => faqs.map(({ id }) => id));
    case 'created':
    case 'changed':
    case 'sourced':
      return step.faqs.map(({ id }) => id);
    default:
      return [];
  }
}
