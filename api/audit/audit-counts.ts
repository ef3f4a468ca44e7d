import { and, count, gt, lte, max, min } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../db/open.ts';
import { auditEntries } from '../db/schema.ts';
import { type AuditQuery, auditWhere } from './audit-where.ts';

/** How many entries pass the filters. */
export type CountAudit = (db: Reader, filters: AuditQuery) => Promise<number>;

interface Known {
  /** The trail's first entry when it was counted: it is another one once old entries are forgotten. */
  oldest: number;
  /** The last entry that was counted. */
  newest: number;
  total: number;
}

const rememberedFilters = 500;

/**
 * Counts the trail. It only grows at its end, so a count goes on from the one before instead of starting over; one
 * starts over when old entries have been forgotten at its beginning.
 */
export function createAuditCounts(): CountAudit {
  const known = new LRUCache<string, Known>({ max: rememberedFilters });

  return async (db, filters) => {
    const oldest = await firstEntry(db);
    const newest = await lastEntry(db);
    const key = JSON.stringify(Object.entries(filters));
    const before = known.get(key);
    if (before?.oldest === oldest) {
      const total = before.total + (await countBetween(db, filters, before.newest, newest));
      known.set(key, { oldest, newest, total });
      return total;
    }
    const total = await db.$count(auditEntries, auditWhere(filters));
    // An entry written meanwhile may be in the count or not: then it is good for once.
    if ((await lastEntry(db)) === newest) known.set(key, { oldest, newest, total });
    return total;
  };
}

// One query each: SQLite takes either end from the index, but looks at every row for both together.
async function firstEntry(db: Reader): Promise<number> {
  const [end] = await db.select({ id: min(auditEntries.id) }).from(auditEntries);
  return end?.id ?? 0;
}

async function lastEntry(db: Reader): Promise<number> {
  const [end] = await db.select({ id: max(auditEntries.id) }).from(auditEntries);
  return end?.id ?? 0;
}

async function countBetween(
  db: Reader,
  filters: AuditQuery,
  after: number,
  last: number,
): Promise<number> {
  if (after === last) return 0;
  // The limit, which no range reaches, keeps the range a table of its own: else the filters' index is walked, whole.
  const range = db
    .select()
    .from(auditEntries)
    .where(and(gt(auditEntries.id, after), lte(auditEntries.id, last)))
    .limit(Number.MAX_SAFE_INTEGER)
    .as('range');
  const [counted] = await db
    .select({ total: count() })
    .from(range)
    .where(auditWhere(filters, range));
  return counted?.total ?? 0;
}
