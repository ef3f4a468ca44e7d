import { and, eq, sql } from 'drizzle-orm';
import { searchTestsMax } from '../config/server-limits.ts';
import type { Tx } from '../db/database.ts';
import { dropExcess } from '../db/drop-excess.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { searchTests } from '../db/schema.ts';
import type { ChosenWords } from './interval-sums.ts';

/** Stores the FAQs that visitors chose for wordings. If they chose several for one wording, the most chosen one stays. */
export async function writeChoices(tx: Tx, choices: readonly ChosenWords[]): Promise<void> {
  // A statement may not write a row twice, so keep the most chosen FAQ of each wording.
  const rows = new Map<string, typeof searchTests.$inferInsert>();
  for (const { websiteId, words, faqId, day, count } of choices) {
    const key = `${websiteId} ${words}`;
    if (count > (rows.get(key)?.count ?? 0))
      rows.set(key, { websiteId, words, faqId, state: 'counted', count, lastOn: day });
  }
  const sameFaq = sql`${searchTests.faqId} = excluded.faq_id`;
  await runInStatements([...rows.values()], (part) =>
    tx
      .insert(searchTests)
      .values(part)
      .onConflictDoUpdate({
        target: [searchTests.websiteId, searchTests.words],
        set: {
          // Each choice of another FAQ takes one away, so the FAQ of the majority stays.
          faqId: sql`case when ${sameFaq} or ${searchTests.count} >= excluded.count then ${searchTests.faqId} else excluded.faq_id end`,
          count: sql`case when ${sameFaq} then ${searchTests.count} + excluded.count else abs(${searchTests.count} - excluded.count) end`,
          lastOn: sql`excluded.last_on`,
        },
        setWhere: eq(searchTests.state, 'counted'),
      }),
  );
  for (const websiteId of new Set(choices.map((choice) => choice.websiteId)))
    await dropExcess(tx, {
      id: searchTests.id,
      where: and(eq(searchTests.websiteId, websiteId), eq(searchTests.state, 'counted')),
      max: searchTestsMax,
      orderBy: [searchTests.count, searchTests.lastOn],
    });
}
