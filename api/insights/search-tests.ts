import { and, desc, eq, ne } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import { searchTestsMax } from '../config/server-limits.ts';
import type { AddSearchTest, SearchTestRow } from '../contract/unanswered.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { hasWebsite } from '../db/has-website.ts';
import { ownTest } from '../db/own-test.ts';
import { searchTests } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { requireAnswer } from './handle-words.ts';

const { id, websiteId, words, faqId, count, state } = searchTests;

/** What visitors chose and admins added, the most frequent first. */
export async function findTests(db: Reader, website: number): Promise<SearchTestRow[]> {
  return await db
    .select({ id, words, faq_id: faqId, count })
    .from(searchTests)
    .where(and(eq(websiteId, website), ne(state, 'removed')))
    .orderBy(desc(count), words);
}

/** Adds a test, or gives the one with these words another FAQ. */
export async function addTest(
  change: Change,
  website: number,
  { words: typed, faq_id }: AddSearchTest,
): Promise<void> {
  const { tx } = change;
  if (!(await hasWebsite(tx, website))) throw new ApiError(404, messages.websiteNotFound);
  const { question } = await requireAnswer(tx, website, faq_id);
  const own = and(eq(websiteId, website), eq(state, 'own'));
  if ((await tx.$count(searchTests, own)) >= searchTestsMax)
    throw new ApiError(409, messages.tooManyTests(searchTestsMax));
  const row = ownTest(faq_id);
  await tx
    .insert(searchTests)
    .values({ websiteId: website, words: typed, count: 0, ...row })
    .onConflictDoUpdate({ target: [websiteId, words], set: row });
  await change.record({ ...subject(website, typed), action: 'create', after: { question } });
}

/** Removes a test. Its row stays for a year, so that later choices of visitors do not add it again. */
export async function removeTest(
  change: Change,
  website: number,
  test: number,
  today: string,
): Promise<void> {
  const [removed] = await change.tx
    .update(searchTests)
    .set({ state: 'removed', lastOn: today })
    .where(and(eq(id, test), eq(websiteId, website), ne(state, 'removed')))
    .returning();
  if (removed === undefined) throw new ApiError(404, messages.testNotFound);
  await change.record({ ...subject(website, removed.words), action: 'delete' });
}

function subject(website: number, typed: string) {
  return {
    entity: 'wording',
    entityId: null,
    websiteId: website,
    label: messages.wordings([typed]),
  } as const;
}
