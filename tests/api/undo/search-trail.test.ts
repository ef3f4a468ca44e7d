import { type Logger, NoopLogger } from 'drizzle-orm/logger';
import { expect, it, vi } from 'vitest';
import type { AuditQuery } from '../../../api/audit/audit-where.ts';
import { readsEveryEntry, searchTrail } from '../../../api/audit/search-trail.ts';
import { auditEntries, auditFaqs } from '../../../api/db/schema.ts';
import { countTurns } from '../count-turns.ts';
import { everyEntry } from '../every-entry.ts';
import { createTestDatabase } from '../test-api.ts';

const words = { ...everyEntry, q: ['promo'] };

/** Creates 40 entries, of which several have the same time. Every third one has the word, in one of two tables. */
async function setUp() {
  const db = await createTestDatabase();
  const entries = Array.from({ length: 40 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, 1) + ((index * 7) % 13) * 1000).toISOString(),
    username: 'admin',
    usernameKey: 'admin',
    action: 'update' as const,
    entity: 'faq' as const,
    label: index % 6 === 0 ? 'Promo' : 'Lain',
  }));
  const rows = await db.write(async (tx) => {
    const rows = await tx.insert(auditEntries).values(entries).returning();
    const texts = rows
      .filter((_, index) => index % 6 === 3)
      .map(({ id }) => ({ entryId: id, faqId: 1, before: null, after: { answer: 'Ada promo.' } }));
    await tx.insert(auditFaqs).values(texts);
    return rows;
  });
  const expected = rows
    .filter((_, index) => index % 3 === 0)
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : other.id - one.id))
    .map(({ id }) => id);
  return { db, expected };
}

it('a search of the trail in parts finds the same pages and total as in one', async () => {
  const { db, expected } = await setUp();
  for (const size of [1, 3, 1000]) {
    const found: number[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const part = await searchTrail(db.read, words, { pageSize: 4, page }, size);
      expect(part.total).toBe(expected.length);
      found.push(...part.ids);
    }
    expect(found).toEqual(expected);
  }
});

it('reads a part in each statement, and other requests run between them', async () => {
  const { db } = await setUp();
  const log = vi.spyOn<Logger, 'logQuery'>(NoopLogger.prototype, 'logQuery');
  const endTurns = countTurns();
  await searchTrail(db.read, words, { pageSize: 4, page: 1 }, 3);
  const turns = endTurns();
  const searches = log.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes(' like '));
  expect(searches.length).toBeGreaterThan(2);
  for (const sql of searches) expect(sql).toMatch(/"audit_entries"\."at" [<>]/);
  expect(turns).toBeGreaterThanOrEqual(searches.length - 1);
});

it.each<[Partial<AuditQuery>, boolean]>([
  [{ q: ['promo'] }, true],
  [{ entity: 'faq', action: 'update' }, true],
  [{ entity: 'faq' }, false],
  [{ user: 'admin', from: '2026-01-01T00:00:00.000Z' }, false],
  [{ q: ['promo'], faq: 1 }, false],
  [{}, false],
])('with %j a search in parts is %s', (filters, expected) => {
  expect(readsEveryEntry({ ...everyEntry, ...filters })).toBe(expected);
});
