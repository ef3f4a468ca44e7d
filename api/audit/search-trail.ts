import { and, desc, gte, lt } from 'drizzle-orm';
import { websitesOf } from '../contract/rights.ts';
import type { Reader } from '../db/database.ts';
import type { PageParams } from '../db/list-page.ts';
import { auditEntries } from '../db/schema.ts';
import { yieldToRequests } from '../db/yield-to-requests.ts';
import { type AuditQuery, auditWhere } from './audit-where.ts';

/** Entries of the first part, and the most of a part. */
const firstEntries = 1000;
const mostEntries = 20_000;
/** A part that takes longer (ms) is followed by a smaller one: entries of imports have thousands of texts. */
const partMs = 30;

/** Whether no index has all columns of the filters, so the database must read every entry. */
export function readsEveryEntry({
  q: words,
  user,
  entity,
  action,
  website,
  faq,
  rights,
}: AuditQuery): boolean {
  // A FAQ has few entries.
  if (faq !== undefined) return false;
  const columns = [user, entity, action, website, websitesOf(rights)];
  return words.length > 0 || columns.filter((filter) => filter !== undefined).length > 1;
}

/**
 * Finds the entries of a page, and the number of all that match. Reads the trail in parts, newest first, and lets other
 * requests run between them: for a word in a million entries, one statement takes seconds.
 */
export async function searchTrail(
  db: Reader,
  filters: AuditQuery,
  { pageSize, page }: PageParams,
  entries = firstEntries,
): Promise<{ ids: number[]; total: number }> {
  const { id, at } = auditEntries;
  const start = (page - 1) * pageSize;
  const ids: number[] = [];
  const letOthersRun = yieldToRequests(0);
  let size = entries;
  let total = 0;
  let before: string | undefined;
  for (;;) {
    const begun = performance.now();
    const from = await findStart(db, filters, before, size);
    const part = and(before ? lt(at, before) : undefined, from ? gte(at, from) : undefined);
    const found = await db
      .select({ id })
      .from(auditEntries)
      .where(and(part, auditWhere(db, filters)))
      .orderBy(desc(at), desc(id));
    const onPage = found.slice(Math.max(0, start - total), Math.max(0, start + pageSize - total));
    for (const row of onPage) ids.push(row.id);
    total += found.length;
    if (from === undefined) return { ids, total };
    before = from;
    const isSlow = performance.now() - begun > partMs;
    size = isSlow ? Math.ceil(size / 2) : Math.min(2 * size, mostEntries);
    await letOthersRun();
  }
}

/** The time of the oldest entry of the next part; undefined if the rest is no larger than a part. */
async function findStart(
  db: Reader,
  { from, to }: AuditQuery,
  before: string | undefined,
  size: number,
): Promise<string | undefined> {
  const { id, at } = auditEntries;
  const [row] = await db
    .select({ at })
    .from(auditEntries)
    .where(
      and(
        before ? lt(at, before) : undefined,
        from ? gte(at, from) : undefined,
        to ? lt(at, to) : undefined,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(1)
    .offset(size - 1);
  return row?.at;
}
