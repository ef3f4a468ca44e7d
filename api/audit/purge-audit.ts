import { and, eq, inArray, lt } from 'drizzle-orm';
import { undoDays } from '../contract/limits.ts';
import type { Database, Tx } from '../db/database.ts';
import { deleteInTransactions, purgeOlder } from '../db/delete-in-transactions.ts';
import { dropUnusedImages } from '../db/drop-unused-images.ts';
import { auditEntries, auditFaqs, auditSnapshots } from '../db/schema.ts';
import { forgetWordings } from './forget-wordings.ts';
import { daysAgo } from './undo-state.ts';

/** How long audit entries are stored. */
export const auditDays = 730;

/**
 * Deletes audit entries older than `auditDays`. From entries older than `undoDays`, deletes the undo data, visitors' words, and
 * the images that only the undo needed.
 */
export async function purgeAudit(db: Database, signal: AbortSignal): Promise<void> {
  await forgetWordings(db, signal);
  if (!signal.aborted) await deleteInTransactions(db, signal, deleteOldSnapshots);
  // One entry may have thousands of FAQs, so deleting 200 entries with all their FAQs would make the transaction too
  // long.
  await deleteInTransactions(db, signal, deleteOldFaqs);
  const entries = { id: auditEntries.id, time: auditEntries.at };
  await purgeOlder(db, signal, entries, daysAgo(auditDays));
  if (!signal.aborted) await db.write((tx) => dropUnusedImages(tx));
}

async function deleteOldSnapshots(tx: Tx, limit: number): Promise<number> {
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
  const deleted = await tx
    .delete(auditSnapshots)
    .where(inArray(auditSnapshots.entryId, old))
    .returning({ id: auditSnapshots.entryId });
  return deleted.length;
}

async function deleteOldFaqs(tx: Tx, limit: number): Promise<number> {
  const old = tx
    .select({ id: auditFaqs.id })
    .from(auditEntries)
    .innerJoin(auditFaqs, eq(auditFaqs.entryId, auditEntries.id))
    .where(lt(auditEntries.at, daysAgo(auditDays)))
    .limit(limit);
  const deleted = await tx
    .delete(auditFaqs)
    .where(inArray(auditFaqs.id, old))
    .returning({ id: auditFaqs.id });
  return deleted.length;
}
