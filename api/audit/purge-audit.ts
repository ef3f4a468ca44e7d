import { and, asc, inArray, lt, lte } from 'drizzle-orm';
import { auditDays, undoDays } from '../contract/limits.ts';
import { dropUnusedImages } from '../db/drop-unused-images.ts';
import { inBatches } from '../db/in-batches.ts';
import type { Database, Tx } from '../db/open.ts';
import { auditEntries, auditSnapshots } from '../db/schema.ts';

/**
 * Forgets what is past its time: deletions can be undone for `undoDays`, and the trail remembers `auditDays`. Images
 * that were kept for the former alone go with it.
 */
export async function purgeAudit(db: Database, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, dropOldSnapshots);
  await inBatches(db, signal, dropOldEntries);
  if (!signal.aborted) await db.write((tx) => dropUnusedImages(tx));
}

async function dropOldSnapshots(tx: Tx, limit: number): Promise<number> {
  const old = tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        lt(auditEntries.at, daysAgo(undoDays)),
        inArray(auditEntries.id, tx.select({ id: auditSnapshots.entryId }).from(auditSnapshots)),
      ),
    )
    .limit(limit);
  const dropped = await tx
    .delete(auditSnapshots)
    .where(inArray(auditSnapshots.entryId, old))
    .returning({ id: auditSnapshots.entryId });
  return dropped.length;
}

/** From the beginning on, as `audit-counts.ts` takes it for: an entry made while the clock was ahead holds up those after it. */
async function dropOldEntries(tx: Tx, limit: number): Promise<number> {
  const oldest = await tx
    .select({ id: auditEntries.id, at: auditEntries.at })
    .from(auditEntries)
    .orderBy(asc(auditEntries.id))
    .limit(limit);
  const keptFrom = daysAgo(auditDays);
  const firstKept = oldest.findIndex(({ at }) => at >= keptFrom);
  const old = firstKept === -1 ? oldest : oldest.slice(0, firstKept);
  const last = old.at(-1);
  if (last !== undefined) await tx.delete(auditEntries).where(lte(auditEntries.id, last.id));
  return old.length;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
