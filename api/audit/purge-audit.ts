import { and, asc, inArray, lt } from 'drizzle-orm';
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

async function dropOldEntries(tx: Tx, limit: number): Promise<number> {
  const old = tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(lt(auditEntries.at, daysAgo(auditDays)))
    .orderBy(asc(auditEntries.at))
    .limit(limit);
  const dropped = await tx
    .delete(auditEntries)
    .where(inArray(auditEntries.id, old))
    .returning({ id: auditEntries.id });
  return dropped.length;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
