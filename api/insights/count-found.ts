import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { handledWords } from '../db/schema.ts';
import { valuesTable } from '../db/values-table.ts';
import type { FoundWords } from './interval-sums.ts';

/** Adds to the answered wordings how often they led to an answer. Other wordings are left out. */
export async function countFound(tx: Tx, found: readonly FoundWords[]): Promise<void> {
  const { websiteId, words, state, since } = handledWords;
  const rows = found.map((it) => [it.websiteId, it.words, it.count]);
  await runInStatements(rows, (part) =>
    tx
      .update(handledWords)
      .set({ since: sql`${since} + v.column3` })
      .from(valuesTable(['integer', 'text', 'integer'], part))
      .where(and(eq(websiteId, sql`v.column1`), eq(words, sql`v.column2`), eq(state, 'answered'))),
  );
}
