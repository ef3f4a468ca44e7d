import { createHmac, hkdfSync } from 'node:crypto';
import { and, count, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import { insightWordsMinSenders } from '../contract/limits.ts';
import type { Tx } from '../db/database.ts';
import { dropExcess } from '../db/drop-excess.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { rareWords } from '../db/schema.ts';
import { createCounterKey } from '../http/counter-key.ts';
import { homeOf, type SenderIp } from '../http/senders.ts';
import { insightWordsPendingMax } from './insight-limits.ts';
import type { AskedWords } from './interval-sums.ts';

/** The hashes are the same on all servers and after a restart, so that all of them count together. */
export function createWordingHashes(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rare-words', 32));
  const groupOf = createCounterKey(secret, 'rare-words-sender');
  return {
    /** A wording's hash, from which nobody can read it without the secret. */
    hash: (websiteId: number, words: string) =>
      createHmac('sha256', key).update(`${websiteId} ${words}`).digest('base64url').slice(0, 22),
    /** The group of addresses that a sender is in, for one wording. */
    senderGroup: (ip: SenderIp, hash: string) => groupOf(`${homeOf(ip)} ${hash}`),
  };
}

/**
 * Counts the senders of wordings that are not stored. Returns those that enough senders have sent, with all their
 * reports; nothing is left of them here.
 */
export async function countRareWords(tx: Tx, words: readonly AskedWords[]): Promise<AskedWords[]> {
  const rows = words.flatMap(({ websiteId, hash, senderGroups, day }) =>
    [...senderGroups].map(([senderGroup, count]) => ({ websiteId, hash, senderGroup, day, count })),
  );
  await runInStatements(rows, (part) =>
    tx
      .insert(rareWords)
      .values(part)
      .onConflictDoUpdate({
        target: [rareWords.websiteId, rareWords.hash, rareWords.senderGroup],
        set: { count: sql`${rareWords.count} + excluded.count` },
      }),
  );
  const frequent: AskedWords[] = [];
  for (const websiteId of new Set(words.map((each) => each.websiteId))) {
    const ofWebsite = words.filter((each) => each.websiteId === websiteId);
    frequent.push(...(await takeFrequent(tx, websiteId, ofWebsite)));
    await dropExcess(tx, {
      id: rareWords.id,
      where: eq(rareWords.websiteId, websiteId),
      max: insightWordsPendingMax,
      orderBy: [rareWords.id],
    });
  }
  return frequent;
}

/** Removes the rows of wordings that enough senders have sent. The index has the website first, so name it. */
async function takeFrequent(
  tx: Tx,
  websiteId: number,
  words: readonly AskedWords[],
): Promise<AskedWords[]> {
  const withHash = (hashes: readonly string[]) =>
    and(eq(rareWords.websiteId, websiteId), inArray(rareWords.hash, [...hashes]));
  const found = await runInStatements(
    words.map(({ hash }) => hash),
    (part) =>
      tx
        .select({ hash: rareWords.hash, times: sum(rareWords.count).mapWith(Number) })
        .from(rareWords)
        .where(withHash(part))
        .groupBy(rareWords.hash)
        .having(gte(count(), insightWordsMinSenders)),
  );
  const counts = new Map(found.flat().map(({ hash, times }) => [hash, times]));
  await runInStatements([...counts.keys()], async (part) =>
    tx.delete(rareWords).where(withHash(part)),
  );
  return words.flatMap((each) => {
    const times = counts.get(each.hash);
    return times === undefined ? [] : { ...each, count: times };
  });
}
