import { and, eq, inArray } from 'drizzle-orm';
import type { AuditFields } from '../contract/audit.ts';
import type { Reader } from '../db/database.ts';
import { auditEntries, websites } from '../db/schema.ts';

interface NamingEntry {
  website_id: number | null;
  before: AuditFields | null;
  after: AuditFields | null;
}

/** The fields of entries that have the ids of websites, separated by commas if they are several. */
const fieldsWithIds = ['website_id', 'website_ids', 'shown_on'];

/** Adds to entries the current names of the websites that they name by their ids; of deleted ones the last names. */
export async function nameWebsites<Entry extends NamingEntry>(
  db: Reader,
  entries: readonly Entry[],
): Promise<(Entry & { websites: Record<number, string> })[]> {
  const idsOf = entries.map(findIds);
  const names = await findNames(db, [...new Set(idsOf.flat())]);
  return entries.map((entry, at) => {
    const named = (idsOf[at] ?? []).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name] as const];
    });
    return { ...entry, websites: Object.fromEntries(named) };
  });
}

async function findNames(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { entity, entityId, action, label } = auditEntries;
  const deleted = and(inArray(entityId, [...ids]), eq(entity, 'website'), eq(action, 'delete'));
  const isNamed = inArray(websites.id, [...ids]);
  const rows = [
    ...(await db.select({ id: entityId, name: label }).from(auditEntries).where(deleted)),
    // A website may have been brought back, with another name since then.
    ...(await db.select({ id: websites.id, name: websites.name }).from(websites).where(isNamed)),
  ];
  return new Map(rows.flatMap(({ id, name }) => (id === null ? [] : [[id, name]])));
}

function findIds({ website_id, before, after }: NamingEntry): number[] {
  const texts = [before, after].flatMap((side) => fieldsWithIds.map((name) => side?.[name]));
  return [website_id, ...texts.flatMap((text) => `${text ?? ''}`.split(','))]
    .map(Number)
    .filter((id) => id > 0);
}
