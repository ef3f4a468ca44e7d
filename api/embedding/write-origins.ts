import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { withBot } from '../db/has-website.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { seenOrigins, websites } from '../db/schema.ts';
import { findListedOrigins } from './listed-origins.ts';
import {
  newestOriginsKept,
  newOriginsPerWrite,
  originsPerWebsiteMax,
  refusedOriginsKept,
} from './origin-limits.ts';
import type { OriginSum, Site } from './sum-origins.ts';

interface WriteOptions {
  /** The server's own build of the script. */
  build: string;
  /** The day in Jakarta. */
  day: string;
}

/**
 * Adds the sums of an interval to the stored ones. Ignores websites that do not exist.
 *
 * @returns the origins that are stored now, and those that were deleted because there are too many.
 */
export async function writeOrigins(
  tx: Tx,
  sums: readonly OriginSum[],
  options: WriteOptions,
): Promise<{ stored: Site[]; deleted: Site[] }> {
  const stored = await findStored(tx, [...new Set(sums.map(({ websiteId }) => websiteId))]);
  const known: OriginSum[] = [];
  const fresh = new Map<number, OriginSum[]>();
  for (const sum of sums) {
    const { websiteId, origin } = sum;
    if (stored.get(websiteId)?.has(origin)) known.push(sum);
    else if (stored.has(websiteId)) {
      const ofWebsite = fresh.get(websiteId) ?? [];
      // Do not copy the array each time: many made-up origins would block the server.
      ofWebsite.push(sum);
      fresh.set(websiteId, ofWebsite);
    }
  }
  await upsert(tx, known, options);
  const written = { stored: [...known] as Site[], deleted: [] as Site[] };
  for (const [websiteId, ofWebsite] of fresh) {
    const listed = await findListedOrigins(tx, websiteId);
    const accepted = [
      ...ofWebsite.filter(({ origin }) => listed.has(origin)),
      ...pickNew(ofWebsite.filter(({ origin }) => !listed.has(origin))),
    ];
    await upsert(tx, accepted, options);
    written.stored.push(...accepted);
    const deleted = await dropExcessOrigins(tx, websiteId, listed);
    written.deleted.push(...deleted.map((origin) => ({ websiteId, origin })));
  }
  return written;
}

/** The most loaded new origins, and refused ones, which have no loads. */
function pickNew(unlisted: readonly OriginSum[]): OriginSum[] {
  const loaded = unlisted.filter(({ loads }) => loads > 0);
  const refused = unlisted.filter(({ loads }) => loads === 0);
  return [
    ...loaded.toSorted((one, other) => other.loads - one.loads).slice(0, newOriginsPerWrite),
    ...refused.slice(0, newOriginsPerWrite),
  ];
}

/** The stored origins of these websites. Websites that do not exist are missing. */
async function findStored(
  tx: Tx,
  websiteIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const found = new Map<number, Set<string>>();
  await runInStatements(websiteIds, async (part) => {
    const rows = await tx
      .select({ websiteId: websites.id, origin: seenOrigins.origin })
      .from(websites)
      .leftJoin(seenOrigins, eq(seenOrigins.websiteId, websites.id))
      .where(and(inArray(websites.id, part), withBot));
    for (const { websiteId, origin } of rows) {
      const origins = found.get(websiteId) ?? new Set();
      found.set(websiteId, origin === null ? origins : origins.add(origin));
    }
  });
  return found;
}

/** A sum without tag data does not overwrite the stored tag data. */
async function upsert(tx: Tx, sums: readonly OriginSum[], options: WriteOptions): Promise<void> {
  const tag = { isOldTag: sql`excluded.is_old_tag`, tags: sql`excluded.tags` };
  const withTag = sums.filter(({ isTagKnown }) => isTagKnown);
  const others = sums.filter(({ isTagKnown }) => !isTagKnown);
  await upsertRows(tx, withTag, tag, options);
  await upsertRows(tx, others, {}, options);
}

/** Adds up the counts in SQL, because several servers write the same rows. */
async function upsertRows(
  tx: Tx,
  sums: readonly OriginSum[],
  tag: { isOldTag?: SQL; tags?: SQL },
  { build, day }: WriteOptions,
): Promise<void> {
  const rows = sums.map(({ isRefused, isTagKnown: _, ...sum }) => ({
    ...sum,
    firstOn: day,
    lastOn: day,
    refusedOn: isRefused ? day : null,
  }));
  const { loads, lastOn, refusedOn } = seenOrigins;
  await runInStatements(rows, (part) =>
    tx
      .insert(seenOrigins)
      .values(part)
      .onConflictDoUpdate({
        target: [seenOrigins.websiteId, seenOrigins.origin],
        set: {
          loads: sql`case when excluded.loads = 0 then ${loads} when ${lastOn} = excluded.last_on then ${loads} + excluded.loads else excluded.loads end`,
          lastOn: sql`case when excluded.loads = 0 then ${lastOn} else excluded.last_on end`,
          // After an upgrade, some browsers still use an earlier script for a while. So never overwrite our own build.
          build: sql`case when ${seenOrigins.build} = ${build} then ${seenOrigins.build} else coalesce(excluded.build, ${seenOrigins.build}) end`,
          ...tag,
          refusedOn: sql`coalesce(excluded.refused_on, ${refusedOn})`,
        },
      }),
  );
}

/**
 * Deletes origins above the limit, because anybody can send made-up ones. Listed origins are never deleted. The origins
 * that were added or refused last stay, otherwise made-up ones could keep a new site out. Of the others, those stay
 * that were seen over the most days, then those with the most loads.
 *
 * @returns the deleted origins.
 */
async function dropExcessOrigins(
  tx: Tx,
  websiteId: number,
  listed: ReadonlySet<string>,
): Promise<string[]> {
  const { id, origin, firstOn, lastOn, loads, refusedOn } = seenOrigins;
  const rows = await tx
    .select({ id, origin, firstOn, lastOn, loads, refusedOn })
    .from(seenOrigins)
    .where(eq(seenOrigins.websiteId, websiteId))
    .orderBy(desc(id));
  const unlisted = rows.filter((row) => !listed.has(row.origin));
  if (unlisted.length <= originsPerWebsiteMax) return [];
  type Row = (typeof rows)[number];
  const day = ({ refusedOn }: Row) => Date.parse(refusedOn ?? '1970-01-01');
  const span = (row: Row) => Date.parse(row.lastOn) - Date.parse(row.firstOn);
  const refused = unlisted.filter((row) => row.refusedOn !== null);
  const kept = new Set([
    ...unlisted.slice(0, newestOriginsKept),
    ...refused.toSorted((one, other) => day(other) - day(one)).slice(0, refusedOriginsKept),
  ]);
  const worst = unlisted
    .filter((row) => !kept.has(row))
    .sort((one, other) => span(other) - span(one) || other.loads - one.loads || one.id - other.id)
    .slice(originsPerWebsiteMax - kept.size);
  await tx.delete(seenOrigins).where(
    inArray(
      id,
      worst.map((row) => row.id),
    ),
  );
  return worst.map((row) => row.origin);
}
