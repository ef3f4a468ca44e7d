import { createHmac, hkdfSync } from 'node:crypto';
import { asc, count, eq, inArray, sql, sum } from 'drizzle-orm';
import { insightWordsPendingMax } from '../config/server-limits.ts';
import { insightWordsMinSenders } from '../contract/limits.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { rareWords } from '../db/schema.ts';
import { createCounterKey, networkOf } from '../http/counter-key.ts';
import type { SenderIp } from '../http/senders.ts';
import type { AskedWords } from './interval-sums.ts';

export interface WordingHashes {
  /** A wording's hash, from which nobody can read it without the secret. */
  hash(websiteId: number, words: string): string;
  /** The group of addresses that a sender is in, for one wording. */
  senderGroup(ip: SenderIp, hash: string): number;
}

/** The hashes are the same on all servers and after a restart, so that all of them count together. */
export function createWordingHashes(secret: string): WordingHashes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rare-words', 32));
  const groupOf = createCounterKey(secret, 'rare-words-sender');
  return {
    hash: (websiteId, words) =>
      createHmac('sha256', key).update(`${websiteId} ${words}`).digest('base64url').slice(0, 22),
    senderGroup: (ip, hash) => groupOf(`${ip === undefined ? 'unknown' : networkOf(ip)} ${hash}`),
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
  const counts = new Map<string, number>();
  const hashes = words.map(({ hash }) => hash);
  await runInStatements(hashes, async (part) => {
    const found = await tx
      .select({ hash: rareWords.hash, senders: count(), times: sum(rareWords.count) })
      .from(rareWords)
      .where(inArray(rareWords.hash, part))
      .groupBy(rareWords.hash);
    for (const { hash, senders, times } of found)
      if (senders >= insightWordsMinSenders) counts.set(hash, Number(times));
  });
  const frequent = words.flatMap((each) => {
    const times = counts.get(each.hash);
    return times === undefined ? [] : { ...each, count: times };
  });
  await runInStatements(
    frequent.map(({ hash }) => hash),
    async (part) => tx.delete(rareWords).where(inArray(rareWords.hash, part)),
  );
  for (const websiteId of new Set(words.map((each) => each.websiteId)))
    await dropOldest(tx, websiteId);
  return frequent;
}

async function dropOldest(tx: Tx, websiteId: number): Promise<void> {
  const ofWebsite = eq(rareWords.websiteId, websiteId);
  const excess = (await tx.$count(rareWords, ofWebsite)) - insightWordsPendingMax;
  if (excess <= 0) return;
  const oldest = tx
    .select({ id: rareWords.id })
    .from(rareWords)
    .where(ofWebsite)
    .orderBy(asc(rareWords.id))
    .limit(excess);
  await tx.delete(rareWords).where(inArray(rareWords.id, oldest));
}
