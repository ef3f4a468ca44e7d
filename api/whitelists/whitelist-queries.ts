import { asc, eq } from 'drizzle-orm';
import { createRangeCheck } from '../auth/ip-ranges.ts';
import type { WhitelistEntry } from '../contract/entities.ts';
import { isTooWide, parseNetwork, writeNetwork } from '../contract/ip-network.ts';
import { daysBefore, jakartaDay } from '../contract/jakarta-day.ts';
import { unusedEntryDays } from '../contract/limits.ts';
import type { ListQuery, listSorts, WhitelistFilter } from '../contract/list-query.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { usesKnownSince } from '../db/known-times.ts';
import { isNarrowed, listFound } from '../db/list-found.ts';
import { listPage, type PageParams } from '../db/list-page.ts';
import { knownTime, whitelists } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';

const columns = {
  id: whitelists.id,
  ip: whitelists.ip,
  note: whitelists.note,
  status: whitelists.status,
  last_used_on: whitelists.lastUsedOn,
  until: whitelists.until,
  last_edited_at: whitelists.lastEditedAt,
  last_edited_by: whitelists.lastEditedBy,
  version: whitelists.version,
};

type Marks = 'matchable' | 'unused';
type ListedRow = Omit<WhitelistEntry, Marks | 'all_data'>;
type WhitelistQuery = ListQuery<(typeof listSorts.whitelists)[number]> & WhitelistFilter;

/** One page of the whitelist, or of the entries that the query finds. */
export async function listWhitelist(
  db: Reader,
  query: WhitelistQuery,
  page: PageParams,
): Promise<WhitelistEntry[]> {
  const addMarks = await createMarks(db);
  const rows = db.select(columns).from(whitelists).orderBy(asc(whitelists.id));
  if (!isNarrowed(query) && !query.unused)
    return (await listPage(rows, db.$count(whitelists), page)).map(addMarks);
  const wanted = rows.then((all) =>
    all.map(addMarks).filter(({ unused }) => unused || !query.unused),
  );
  return await listFound({ rows: wanted, textsOf: ({ ip, note }) => [ip, note] }, query, page);
}

export async function requireWhitelistEntry(db: Reader, id: number): Promise<WhitelistEntry> {
  const found = db.select(columns).from(whitelists).where(eq(whitelists.id, id));
  const row = await requireRow(found, messages.whitelistNotFound);
  const addMarks = await createMarks(db);
  return { ...addMarks(row), all_data: await db.$count(whitelists) };
}

/** Addresses that no client can have: 'this network', multicast, reserved, and spellings of IPv4 addresses in IPv6. */
const isNoClient = createRangeCheck(['0.0.0.0/8', '224.0.0.0/3', '::/32', 'ff00::/8']);

/**
 * Whether the gate can match an entry. It compares texts, so `010.0.0.1`, `999.1.1.1` and another spelling than that of
 * `writeNetwork` never match.
 */
export function isMatchable(ip: string): boolean {
  const network = parseNetwork(ip);
  if (network === undefined || isTooWide(network) || writeNetwork(network) !== ip) return false;
  return !isNoClient(network.first.toString());
}

async function createMarks(db: Reader) {
  const [known] = await db
    .select({ at: knownTime.at })
    .from(knownTime)
    .where(eq(knownTime.id, usesKnownSince));
  const usedAfter = daysBefore(jakartaDay(new Date()), unusedEntryDays);
  return <Row extends ListedRow>(row: Row): Row & Pick<WhitelistEntry, Marks> => ({
    ...row,
    matchable: isMatchable(row.ip),
    unused: row.until === null && isBefore(lastKnownUse(row, known?.at), usedAfter),
  });
}

/**
 * The last use of an entry. Without a recorded one, it may have been used until its last edit, or until uses were first
 * recorded. Undefined when no use of any entry was recorded yet.
 */
function lastKnownUse(
  { last_used_on, last_edited_at }: ListedRow,
  usesKnownSince: string | undefined,
): string | undefined {
  if (last_used_on !== null || usesKnownSince === undefined) return last_used_on ?? undefined;
  const since = last_edited_at > usesKnownSince ? last_edited_at : usesKnownSince;
  return jakartaDay(new Date(since));
}

function isBefore(day: string | undefined, limit: string): boolean {
  return day !== undefined && day < limit;
}
