import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../api/audit/actor.ts';
import { createAuditCounts } from '../../api/audit/audit-counts.ts';
import { createAuditedDatabase } from '../../api/audit/audited-database.ts';
import { purgeAudit } from '../../api/audit/purge-audit.ts';
import type { AuditAction } from '../../api/contract/audit.ts';
import type { Database } from '../../api/db/open.ts';
import { auditEntries } from '../../api/db/schema.ts';
import { everyEntry } from './every-entry.ts';
import { plansOf } from './query-plans.ts';
import { createTestDatabase } from './test-api.ts';

async function record(db: Database, action: AuditAction, websiteId = 1): Promise<void> {
  const fact = { action, entity: 'website', entityId: 1, websiteId, label: 'Satu' } as const;
  await createAuditedDatabase(db).write(systemActor, (change) => change.record(fact));
}

describe('the number of audit entries', () => {
  it('is right for every filter, whatever is added between two counts', async () => {
    const db = await createTestDatabase();
    const count = createAuditCounts();
    const counts = async () => [
      await count(db.read, everyEntry),
      await count(db.read, { ...everyEntry, action: 'update' }),
      await count(db.read, { ...everyEntry, action: 'update', website: 2 }),
      await count(db.read, { ...everyEntry, from: '2999-01-01T00:00:00.000Z' }),
    ];
    const start = await db.read.$count(auditEntries);
    expect(await counts()).toEqual([start, 0, 0, 0]);
    await record(db, 'update');
    await record(db, 'create', 2);
    expect(await counts()).toEqual([start + 2, 1, 0, 0]);
    await record(db, 'update', 2);
    expect(await counts()).toEqual([start + 3, 2, 1, 0]);
    expect(await counts()).toEqual([start + 3, 2, 1, 0]);
  });

  it('starts over once the oldest entries are forgotten', async () => {
    const db = await createTestDatabase();
    const count = createAuditCounts();
    for (let n = 0; n < 4; n += 1) await record(db, 'update');
    const ids = (await db.read.select({ id: auditEntries.id }).from(auditEntries)).map(
      ({ id }) => id,
    );
    expect(await count(db.read, everyEntry)).toBe(ids.length);
    await db.write((tx) =>
      tx.delete(auditEntries).where(inArray(auditEntries.id, ids.slice(0, 2))),
    );
    expect(await count(db.read, everyEntry)).toBe(ids.length - 2);
    await db.write((tx) => tx.delete(auditEntries).where(eq(auditEntries.websiteId, 1)));
    expect(await count(db.read, { ...everyEntry, website: 1 })).toBe(0);
  });

  it('is right after a purge that met an entry from a clock that was ahead', async () => {
    const db = await createTestDatabase();
    const count = createAuditCounts();
    for (let n = 0; n < 4; n += 1) await record(db, 'update');
    const ids = (await db.read.select({ id: auditEntries.id }).from(auditEntries)).map(
      ({ id }) => id,
    );
    const old = new Date(Date.now() - 800 * 86_400_000).toISOString();
    await db.write((tx) =>
      tx
        .update(auditEntries)
        .set({ at: old })
        .where(inArray(auditEntries.id, ids.slice(1, 3))),
    );
    await count(db.read, everyEntry);
    await purgeAudit(db, new AbortController().signal);
    expect(await count(db.read, everyEntry)).toBe(await db.read.$count(auditEntries));
  });

  it('goes on from the last count along the new entries alone', async () => {
    const plans = await plansOf(async (db) => {
      const count = createAuditCounts();
      await record(db, 'update');
      await count(db.read, { ...everyEntry, action: 'update' });
      await record(db, 'update');
      await count(db.read, { ...everyEntry, action: 'update' });
    });
    expect(plans.at(-1)).toContain(
      'SEARCH audit_entries USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)',
    );
  });
});
