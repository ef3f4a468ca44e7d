import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { dropExcess } from '../db/drop-excess.ts';
import { withBot } from '../db/has-website.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs, insightCounts, insightWords, websites } from '../db/schema.ts';
import { countFound } from './count-found.ts';
import { insightWordsMax } from './insight-limits.ts';
import type { AskedWords, IntervalSums } from './interval-sums.ts';
import { countOutdated } from './outdated-answers.ts';
import { countRareWords } from './rare-words.ts';
import { writeChoices } from './write-choices.ts';

/**
 * Adds sums to the stored ones. Ignores sums of websites or FAQs that do not exist.
 *
 * @returns the wordings that were stored.
 */
export async function writeSums(
  tx: Tx,
  { counts, words, found, choices, outdated }: IntervalSums,
): Promise<AskedWords[]> {
  const known = await findWebsites(tx, [...counts, ...words, ...choices]);
  const owners = await findOwners(
    tx,
    [...counts, ...choices].map(({ faqId }) => faqId),
  );
  const real = counts.filter(
    ({ websiteId, faqId }) =>
      known.has(websiteId) && (faqId === 0 || owners.get(faqId) === websiteId),
  );
  await runInStatements(real, (part) =>
    tx
      .insert(insightCounts)
      .values(part)
      .onConflictDoUpdate({
        target: [
          insightCounts.websiteId,
          insightCounts.day,
          insightCounts.kind,
          insightCounts.faqId,
        ],
        set: { count: sql`${insightCounts.count} + excluded.count` },
      }),
  );
  await countFound(tx, found);
  await writeChoices(
    tx,
    choices.filter(({ websiteId, faqId }) => owners.get(faqId) === websiteId),
  );
  await countOutdated(
    tx,
    outdated.filter(({ websiteId, faqId }) => owners.get(faqId) === websiteId),
  );
  return await writeWords(
    tx,
    words.filter(({ websiteId }) => known.has(websiteId)),
  );
}

async function writeWords(tx: Tx, words: readonly AskedWords[]): Promise<AskedWords[]> {
  const stored = await findStored(tx, words);
  const isStored = ({ websiteId, words }: AskedWords) => stored.has(`${websiteId} ${words}`);
  const rare = words.filter((each) => !isStored(each));
  const toWrite = [...words.filter(isStored), ...(await countRareWords(tx, rare))];
  const rows = toWrite.map(({ websiteId, words, day, count }) => ({
    websiteId,
    words,
    count,
    firstOn: day,
    lastOn: day,
  }));
  await runInStatements(rows, (part) =>
    tx
      .insert(insightWords)
      .values(part)
      .onConflictDoUpdate({
        target: [insightWords.websiteId, insightWords.words],
        set: {
          count: sql`${insightWords.count} + excluded.count`,
          lastOn: sql`excluded.last_on`,
        },
      }),
  );
  for (const websiteId of new Set(toWrite.map((it) => it.websiteId)))
    await dropExcess(tx, {
      id: insightWords.id,
      where: eq(insightWords.websiteId, websiteId),
      max: insightWordsMax,
      orderBy: [insightWords.count, insightWords.lastOn],
    });
  return toWrite;
}

async function findWebsites(
  tx: Tx,
  sums: readonly { websiteId: number }[],
): Promise<ReadonlySet<number>> {
  const { id } = websites;
  const ids = [...new Set(sums.map(({ websiteId }) => websiteId))];
  const found = await runInStatements(ids, (part) =>
    tx
      .select({ id })
      .from(websites)
      .where(and(inArray(id, part), withBot)),
  );
  return new Set(found.flat().map((row) => row.id));
}

/** The website ids of FAQs, by FAQ id. */
async function findOwners(tx: Tx, faqIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { id, websiteId } = faqs;
  const found = await runInStatements([...new Set(faqIds)], (part) =>
    tx.select({ id, websiteId }).from(faqs).where(inArray(id, part)),
  );
  return new Map(found.flat().map((row) => [row.id, row.websiteId]));
}

async function findStored(tx: Tx, words: readonly AskedWords[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const websiteId of new Set(words.map((it) => it.websiteId))) {
    const ofWebsite = words.filter((it) => it.websiteId === websiteId).map((it) => it.words);
    const rows = await runInStatements(ofWebsite, (part) =>
      tx
        .select({ words: insightWords.words })
        .from(insightWords)
        .where(and(eq(insightWords.websiteId, websiteId), inArray(insightWords.words, part))),
    );
    for (const { words } of rows.flat()) found.add(`${websiteId} ${words}`);
  }
  return found;
}
