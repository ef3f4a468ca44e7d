import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { handledWords } from '../db/schema.ts';
import { valuesTable } from '../db/values-table.ts';
import type { FoundWords } from './interval-sums.ts';

/**
 * Counts new searches with a result for wordings that an admin has answered. Most wordings have no such row, so first
 * selects the rows to update.
 */
export async function countFound(tx: Tx, found: readonly FoundWords[]): Promise<void> {
  const { id, websiteId, words, state, since } = handledWords;
  const sums: [id: number, count: number][] = [];
  const websites = new Map<number, Map<string, number>>();
  for (const { websiteId, words, count } of found) {
    const counts = websites.get(websiteId) ?? new Map<string, number>();
    websites.set(websiteId, counts.set(words, count));
  }
  for (const [website, counts] of websites) {
    await runInStatements([...counts.keys()], async (part) => {
      const answered = await tx
        .select({ id, words })
        .from(handledWords)
        .where(and(eq(websiteId, website), inArray(words, part), eq(state, 'answered')));
      for (const row of answered) sums.push([row.id, counts.get(row.words) ?? 0]);
    });
  }
  await runInStatements(sums, (part) =>
    tx
      .update(handledWords)
      .set({ since: sql`${since} + v.column2` })
      .from(valuesTable(['integer', 'integer'], part))
      .where(eq(id, sql`v.column1`)),
  );
}
