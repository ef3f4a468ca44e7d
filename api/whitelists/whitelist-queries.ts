import { isIPv4 } from 'node:net';
import { asc, eq } from 'drizzle-orm';
import { createRangeCheck } from '../auth/ip-ranges.ts';
import type { WhitelistEntry } from '../contract/entities.ts';
import type { ListQuery, listSorts } from '../contract/list-query.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { isNarrowed, listFound } from '../db/list-found.ts';
import { listPage, type PageParams } from '../db/list-page.ts';
import { whitelists } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';

const columns = {
  id: whitelists.id,
  ip: whitelists.ip,
  status: whitelists.status,
  last_edited_at: whitelists.lastEditedAt,
  last_edited_by: whitelists.lastEditedBy,
  version: whitelists.version,
};

/** One page of the whitelist, or of the entries that the query finds. */
export async function listWhitelist(
  db: Reader,
  query: ListQuery<(typeof listSorts.whitelists)[number]>,
  page: PageParams,
): Promise<WhitelistEntry[]> {
  const rows = db.select(columns).from(whitelists).orderBy(asc(whitelists.id));
  const found = isNarrowed(query)
    ? listFound({ rows, textsOf: ({ ip }) => [ip] }, query, page)
    : listPage(rows, db.$count(whitelists), page);
  return (await found).map(withMatchable);
}

export async function requireWhitelistEntry(db: Reader, id: number): Promise<WhitelistEntry> {
  const found = db.select(columns).from(whitelists).where(eq(whitelists.id, id));
  const row = await requireRow(found, messages.whitelistNotFound);
  return withMatchable({ ...row, all_data: await db.$count(whitelists) });
}

/** Addresses that no client can have: 'this network', multicast, reserved and broadcast. */
const isNoClient = createRangeCheck(['0.0.0.0/8', '224.0.0.0/3']);

/**
 * Whether a client can have the address. The gate compares normalised addresses, so `010.0.0.1` and `999.1.1.1` never
 * match.
 */
export function isMatchable(ip: string): boolean {
  return isIPv4(ip) && !isNoClient(ip);
}

function withMatchable(row: Omit<WhitelistEntry, 'matchable'>): WhitelistEntry {
  return { ...row, matchable: isMatchable(row.ip) };
}
