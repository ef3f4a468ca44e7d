import { inArray } from 'drizzle-orm';
import type { AuditFields } from '../contract/audit.ts';
import type { Reader } from '../db/database.ts';
import { websites } from '../db/schema.ts';

interface NamingEntry {
  website_id: number | null;
  before: AuditFields | null;
  after: AuditFields | null;
}

/** The fields of entries that have the ids of websites, separated by commas if they are several. */
const fieldsWithIds = ['website_id', 'website_ids', 'shown_on'];

/** Adds to entries the current names of the websites that they name. */
export async function nameWebsites<Entry extends NamingEntry>(
  db: Reader,
  entries: readonly Entry[],
): Promise<(Entry & { websites: Record<number, string> })[]> {
  const idsOf = entries.map(findIds);
  const wanted = [...new Set(idsOf.flat())];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: websites.id, name: websites.name })
          .from(websites)
          .where(inArray(websites.id, wanted));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return entries.map((entry, at) => {
    const named = (idsOf[at] ?? []).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name] as const];
    });
    return { ...entry, websites: Object.fromEntries(named) };
  });
}

function findIds({ website_id, before, after }: NamingEntry): number[] {
  const texts = [before, after].flatMap((side) => fieldsWithIds.map((name) => side?.[name]));
  return [website_id, ...texts.flatMap((text) => `${text ?? ''}`.split(','))]
    .map(Number)
    .filter((id) => id > 0);
}
