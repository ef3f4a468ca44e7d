import { purgeAudit } from '../../api/audit/purge-audit.ts';
import type { Database } from '../../api/db/database.ts';
import { auditEntries } from '../../api/db/schema.ts';

/** Changes the time of every audit entry to this many days ago, and runs the housekeeping. */
export async function ageAudit(db: Database, days: number): Promise<void> {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  await db.write((tx) => tx.update(auditEntries).set({ at }));
  await purgeAudit(db, new AbortController().signal);
}
