import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { handledWords, insightCounts, searchTests } from '../../db/schema.ts';

interface MovedFigures {
  ids: readonly number[];
  fromId: number;
  toId: number;
}

/**
 * Moves what visitors did with FAQs to the website that has the FAQs now: sums, answered wordings and tests of the
 * search. Wordings that the other website has already stay.
 */
export async function moveFigures(tx: Tx, { ids, fromId, toId }: MovedFigures): Promise<void> {
  await runInStatements(ids, async (part) => {
    // Sums of a FAQ are only written for its own website, so the other one has none.
    await tx
      .update(insightCounts)
      .set({ websiteId: toId })
      .where(and(eq(insightCounts.websiteId, fromId), inArray(insightCounts.faqId, part)));
    for (const table of [handledWords, searchTests]) {
      const known = tx.select({ words: table.words }).from(table).where(eq(table.websiteId, toId));
      const ofFaqs = and(eq(table.websiteId, fromId), inArray(table.faqId, part));
      await tx
        .update(table)
        .set({ websiteId: toId })
        .where(and(ofFaqs, notInArray(table.words, known)));
    }
  });
}
