import { eq, inArray, sql } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import { type EditedFaq, editedFaqs } from '../../audit-log/undo-steps.ts';
import { lastEditColumns } from '../../db/edit-row.ts';
import { contentFields, contentKinds, type FaqContent, type FaqRow } from '../../db/faq-row.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { faqs } from '../../db/schema.ts';
import { valuesTable } from '../../db/values-table.ts';

const kinds = ['integer', ...Object.values(contentKinds)] as const;
const columns = Object.fromEntries(
  contentFields.map((name, at) => [name, sql.raw(`v.column${at + 2}`)]),
);

type Writer = Pick<Change, 'tx' | 'by'>;

interface Edit {
  row: FaqRow;
  content: Partial<FaqContent>;
}

/**
 * Writes fields of FAQs and raises their versions. The images must be stored already.
 *
 * @param edits the rows as stored now, without repetitions.
 * @returns what the undo needs.
 */
export async function editFaqs(change: Writer, edits: readonly Edit[]): Promise<EditedFaq[]> {
  await writeContent(change, edits);
  return editedFaqs(edits);
}

/** The same for writes without an undo of their own: listing 100,000 edited copies takes 150 ms. */
export async function writeContent({ tx, by }: Writer, edits: readonly Edit[]): Promise<void> {
  await runInStatements(edits, (part) => {
    const values = part.map(({ row, content }) => {
      const written: FaqRow = { ...row, ...content };
      return [row.id, ...contentFields.map((name) => written[name])];
    });
    return tx
      .update(faqs)
      .set({
        ...columns,
        ...lastEditColumns(by.username),
        version: sql`${faqs.version} + 1`,
      })
      .from(valuesTable(kinds, values))
      .where(eq(faqs.id, sql`v.column1`));
  });
}

/** Makes FAQs copies of shared FAQs, or with `null` own FAQs of their website. Raises their versions. */
export async function setSources(
  { tx, by }: Writer,
  sources: readonly { id: number; sourceId: number | null }[],
): Promise<void> {
  await runInStatements(sources, (part) =>
    tx
      .update(faqs)
      .set({
        sourceId: sql`v.column2`,
        ...lastEditColumns(by.username),
        version: sql`${faqs.version} + 1`,
      })
      .from(
        valuesTable(
          ['integer', 'integer'],
          part.map(({ id, sourceId }) => [id, sourceId]),
        ),
      )
      .where(eq(faqs.id, sql`v.column1`)),
  );
}

/** Records who moved FAQs and when, and raises their versions. */
export async function touchFaqs({ tx, by }: Writer, ids: readonly number[]): Promise<void> {
  await runInStatements(ids, (part) =>
    tx
      .update(faqs)
      .set({ ...lastEditColumns(by.username), version: sql`${faqs.version} + 1` })
      .where(inArray(faqs.id, part)),
  );
}

/** Writes when and by whom an answer was confirmed. Unlike an edit, it does not raise the version. */
export async function writeConfirmation(
  { tx }: Change,
  id: number,
  check: Pick<FaqRow, 'reviewOn' | 'reviewEvery' | 'outdatedOn' | 'confirmedAt' | 'confirmedBy'>,
): Promise<void> {
  const { reviewOn, reviewEvery, outdatedOn, confirmedAt, confirmedBy } = check;
  await tx
    .update(faqs)
    .set({ reviewOn, reviewEvery, outdatedOn, confirmedAt, confirmedBy })
    .where(eq(faqs.id, id));
}
