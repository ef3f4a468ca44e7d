import { and, type Column, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { AuditFields } from '../contract/audit.ts';
import { undoDays } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import type { Database, Tx } from '../db/database.ts';
import { deleteInTransactions } from '../db/delete-in-transactions.ts';
import { auditEntries, auditFaqs, auditSnapshots } from '../db/schema.ts';
import { daysAgo } from './undo-state.ts';

/**
 * Removes visitors' words from entries older than `undoDays`: an admin who removed them expects that they are gone. Must run
 * before the snapshots are deleted, because those tell which entries are left to do.
 */
export async function forgetWordings(db: Database, signal: AbortSignal): Promise<void> {
  await deleteInTransactions(db, signal, forgetInFaqs);
  await deleteInTransactions(db, signal, forgetInEntries);
  await deleteInTransactions(db, signal, forgetInLabels);
}

async function forgetInFaqs(tx: Tx, limit: number): Promise<number> {
  const { id, before, after } = auditFaqs;
  const rows = await tx
    .select({ id, before, after })
    .from(auditFaqs)
    .where(and(inArray(auditFaqs.entryId, expiring(tx)), hasWordings(auditFaqs)))
    .limit(limit);
  for (const { id, ...fields } of rows)
    await tx.update(auditFaqs).set(withoutWordings(fields)).where(eq(auditFaqs.id, id));
  return rows.length;
}

async function forgetInEntries(tx: Tx, limit: number): Promise<number> {
  const { id, before, after } = auditEntries;
  const rows = await tx
    .select({ id, before, after })
    .from(auditEntries)
    .where(and(inArray(id, expiring(tx)), hasWordings(auditEntries)))
    .limit(limit);
  for (const { id, ...fields } of rows)
    await tx.update(auditEntries).set(withoutWordings(fields)).where(eq(auditEntries.id, id));
  return rows.length;
}

/** The entries about visitors' words themselves. */
async function forgetInLabels(tx: Tx, limit: number): Promise<number> {
  const { id, entity, at, label } = auditEntries;
  const forgotten = messages.forgottenWording;
  const old = tx
    .select({ id })
    .from(auditEntries)
    .where(and(eq(entity, 'wording'), lt(at, daysAgo(undoDays)), ne(label, forgotten)))
    .limit(limit);
  const changed = await tx
    .update(auditEntries)
    .set({ label: forgotten })
    .where(inArray(id, old))
    .returning({ id });
  return changed.length;
}

/**
 * The entries whose undo expires now, and all old undos with what they undid, which have no snapshot any more. A union,
 * because an OR would read the whole trail.
 */
function expiring(tx: Tx) {
  const { id, at, action, restores } = auditEntries;
  const isOld = lt(at, daysAgo(undoDays));
  const undos = and(eq(action, 'restore'), isOld);
  return tx
    .select({ id })
    .from(auditSnapshots)
    .innerJoin(auditEntries, eq(id, auditSnapshots.entryId))
    .where(isOld)
    .union(tx.select({ id }).from(auditEntries).where(undos))
    .union(
      tx
        .select({ id: sql<number>`coalesce(${restores}, 0)` })
        .from(auditEntries)
        .where(undos),
    );
}

function hasWordings({ before, after }: Record<'before' | 'after', Column>) {
  return or(
    ...[before, after].map(
      (column) =>
        sql`(cast(${column} as text) like '%"wordings":"%' and cast(${column} as text) not like '%"wordings":""%')`,
    ),
  );
}

/** A version without wordings can still be brought back: it leaves those of the FAQ as they are. */
function withoutWordings(sides: Record<'before' | 'after', AuditFields | null>) {
  const strip = (fields: AuditFields | null) => {
    if (fields === null) return null;
    const { wordings: _, ...others } = fields;
    return others;
  };
  return { before: strip(sides.before), after: strip(sides.after) };
}
