import { and, eq, inArray, ne } from 'drizzle-orm';
import type { UndoStep } from '../../audit-log/undo-steps.ts';
import { searchTestsMax } from '../../config/server-limits.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader, Tx } from '../../db/database.ts';
import { ownTest } from '../../db/own-test.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { searchTests } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';
import type { ImportPlan } from './plan/plan-import.ts';
import type { StoredTests } from './plan/plan-tests.ts';

export async function findStoredTests(db: Reader, websiteId: number): Promise<StoredTests> {
  const { words, faqId, state } = searchTests;
  const rows = await db
    .select({ words, faqId })
    .from(searchTests)
    .where(and(eq(searchTests.websiteId, websiteId), ne(state, 'removed')));
  return new Map(rows.map((row) => [row.words, row.faqId]));
}

/**
 * Adds the tests of an import. Its FAQs must be stored.
 *
 * @throws ApiError 409 when the website then has too many tests.
 */
export async function writeTests(
  tx: Tx,
  websiteId: number,
  tests: ImportPlan['tests'],
): Promise<UndoStep[]> {
  if (tests.size === 0) return [];
  const ofWebsite = eq(searchTests.websiteId, websiteId);
  const rows = [...tests].flatMap(([{ id = 0 }, all]) =>
    all.map((words) => ({ websiteId, words, count: 0, ...ownTest(id) })),
  );
  const words = rows.map((row) => row.words);
  const replaced = await runInStatements(words, (part) =>
    tx
      .delete(searchTests)
      .where(and(ofWebsite, inArray(searchTests.words, part)))
      .returning(),
  );
  await runInStatements(rows, (part) => tx.insert(searchTests).values(part));
  const own = await tx.$count(searchTests, and(ofWebsite, eq(searchTests.state, 'own')));
  if (own > searchTestsMax) throw new ApiError(409, messages.tooManyTests(searchTestsMax));
  const added = rows.map(({ words, faqId }) => ({ words, faqId }));
  return [{ type: 'tested', websiteId, added, replaced: replaced.flat() }];
}
