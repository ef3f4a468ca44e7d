import { and, eq, ne } from 'drizzle-orm';
import { runTests, type SearchTest } from '../../widget/flow/search/run-tests.ts';
import type { InsightKind } from '../contract/insights.ts';
import { jakartaDay } from '../contract/jakarta-day.ts';
import type { Database } from '../db/database.ts';
import { hasWebsite, withBot } from '../db/has-website.ts';
import { insightCounts, searchTests, websites } from '../db/schema.ts';
import { yieldToRequests } from '../db/yield-to-requests.ts';
import { findPublicTree } from '../faqs/publishing/public-tree.ts';
import { prepareSearchWords } from '../search-words/prepare-search-words.ts';

/** Measures once a day for each website what share of its tests visitors would find. */
export async function measureSearches(db: Database, signal: AbortSignal): Promise<void> {
  const day = jakartaDay(new Date());
  const measured = await db.read
    .select({ id: insightCounts.websiteId })
    .from(insightCounts)
    .where(and(eq(insightCounts.day, day), eq(insightCounts.kind, 'tested')));
  const done = new Set(measured.map(({ id }) => id));
  for (const { id } of await db.read.select({ id: websites.id }).from(websites).where(withBot)) {
    if (signal.aborted) return;
    if (!done.has(id)) await measure(db, id, day);
  }
}

async function measure(db: Database, websiteId: number, day: string): Promise<void> {
  const faqs = (await findPublicTree(db.read, websiteId)) ?? [];
  const tests = await findTests();
  if (tests.length === 0) return;
  const steps = runTests(tests, { faqs, words: await prepareSearchWords(faqs) });
  const letOthersRun = yieldToRequests(5);
  let step = steps.next();
  while (!step.done) {
    await letOthersRun();
    step = steps.next();
  }
  const levels = step.value.map(({ level }) => level);
  const count = (kind: InsightKind, count: number) => ({ websiteId, day, kind, faqId: 0, count });
  await db.write(async (tx) => {
    if (!(await hasWebsite(tx, websiteId))) return;
    await tx
      .insert(insightCounts)
      .values([
        count('tested', levels.length),
        count('tested-first', levels.filter((level) => level === 0).length),
        count('tested-three', levels.filter((level) => level < 2).length),
      ])
      .onConflictDoNothing();
  });

  async function findTests(): Promise<SearchTest[]> {
    const { words, faqId, state } = searchTests;
    const rows = await db.read
      .select({ words, faqId })
      .from(searchTests)
      .where(and(eq(searchTests.websiteId, websiteId), ne(state, 'removed')));
    const taught = faqs.flatMap(({ id, wordings = [] }) =>
      wordings.map((each) => ({ words: each, faqId: id })),
    );
    const all = [...taught, ...rows].map((test) => [`${test.faqId} ${test.words}`, test] as const);
    return [...new Map(all).values()];
  }
}
