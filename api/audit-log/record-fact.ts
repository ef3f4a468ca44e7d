import type { AuditAction, AuditEntity, AuditFields } from '../contract/audit.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { auditEntries, auditImages, auditSnapshots } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import type { Actor } from './actor.ts';
import { countRemoved, imagesOf, type RemovedRows } from './removed-rows.ts';

/** One write; `before`, `after`, `removed` and `restores` are those of `AuditEntry`. */
export interface AuditFact {
  action: AuditAction;
  entity: AuditEntity;
  entityId: number | null;
  websiteId: number | null;
  label: string;
  before?: AuditFields;
  after?: AuditFields;
  /** The rows that undoing puts back; without it the deletion cannot be undone. */
  removed?: RemovedRows;
  restores?: number;
}

/** Adds an entry to the audit trail, in the transaction of the write it describes. */
export async function recordFact(
  tx: Tx,
  by: Actor,
  { removed, ...fact }: AuditFact,
): Promise<void> {
  const { userId, username, address } = by;
  const [entry] = await tx
    .insert(auditEntries)
    .values({
      userId,
      username,
      address,
      ...fact,
      usernameKey: usernameKey(username),
      at: new Date().toISOString(),
      removed: removed && countRemoved(removed),
    })
    .returning({ id: auditEntries.id });
  if (entry === undefined) throw new Error('The database returned no new audit entry.');
  if (removed === undefined) return;
  await tx.insert(auditSnapshots).values({ entryId: entry.id, rows: JSON.stringify(removed) });
  const images = imagesOf(removed).map((image) => ({ entryId: entry.id, image }));
  await runInStatements(images, async (part) => tx.insert(auditImages).values(part));
}
