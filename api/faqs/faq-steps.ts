import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  changedStep,
  createdStep,
  type FaqContent,
  type UndoStep,
} from '../audit-log/undo-steps.ts';
import type { Tx } from '../db/database.ts';
import { lastEditColumns } from '../db/last-edit-columns.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs } from '../db/schema.ts';
import { valuesTable } from '../db/values-table.ts';
import { type FaqRow, findStanding, type Place } from './faq-place.ts';
import { isInBranch } from './faq-queries.ts';

/*
 * Every write of FAQs consists of these steps: `insertFaqs`, `editFaqs`, `removeBranch`, and `moveBranch` in
 * `faq-place.ts`. Each step returns the data for its undo. A write records the steps in their order, in one audit
 * entry: `record({ ..., undo: [step, step] })`. Only a move checks limits.
 */

type NewFaq = FaqContent & Place & { websiteId: number };

/**
 * Inserts FAQs at free places. The images must be stored already. Find a returned row by its path, because the order
 * may differ.
 */
export async function insertFaqs(
  { tx, by }: Change,
  added: readonly NewFaq[],
): Promise<{ rows: FaqRow[]; step: UndoStep }> {
  const edited = lastEditColumns(by.username);
  const rows: FaqRow[] = [];
  await runInStatements(added, async (part) => {
    const values = part.map((faq) => ({ ...faq, ...edited }));
    rows.push(...(await tx.insert(faqs).values(values).returning()));
  });
  return { rows, step: createdStep(rows) };
}

/**
 * Writes fields of FAQs and raises their versions. The images must be stored already.
 *
 * @param edits the rows as stored now, without repetitions.
 */
export async function editFaqs(
  { tx, by }: Change,
  edits: readonly { row: FaqRow; content: Partial<FaqContent> }[],
): Promise<UndoStep> {
  await runInStatements(edits, (part) => {
    const values = part.map(({ row, content }) => {
      const { id, question, answer, keywords, image } = { ...row, ...content };
      return [id, question, answer, keywords, image];
    });
    return tx
      .update(faqs)
      .set({
        question: sql`v.column2`,
        answer: sql`v.column3`,
        keywords: sql`v.column4`,
        image: sql`v.column5`,
        ...lastEditColumns(by.username),
        version: sql`${faqs.version} + 1`,
      })
      .from(valuesTable(['integer', 'text', 'text', 'text', 'text'], values))
      .where(eq(faqs.id, sql`v.column1`));
  });
  return changedStep(edits);
}

/** Records who moved FAQs and when, and raises their versions. */
export async function touchFaqs({ tx, by }: Change, ids: readonly number[]): Promise<void> {
  await runInStatements(ids, (part) =>
    tx
      .update(faqs)
      .set({ ...lastEditColumns(by.username), version: sql`${faqs.version} + 1` })
      .where(inArray(faqs.id, part)),
  );
}

/** Deletes a FAQ and its descendants, and returns the deleted rows. */
export async function removeBranch(
  tx: Tx,
  faq: FaqRow,
): Promise<Extract<UndoStep, { type: 'removed' }>> {
  const branch = isInBranch(faq.websiteId, faq.path);
  const removed = await tx.select().from(faqs).where(branch).orderBy(asc(faqs.path));
  const { beforeId } = await findStanding(tx, faq);
  await tx.delete(faqs).where(branch);
  return { type: 'removed', faqs: removed, links: [], userIds: [], beforeId };
}
