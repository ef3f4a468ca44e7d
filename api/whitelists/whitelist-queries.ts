import { isIPv4 } from 'node:net';
import { asc, eq } from 'drizzle-orm';
import type { WhitelistEntry } from '../contract/entities.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/open.ts';
import { whitelists } from '../db/schema.ts';
import { tableSize } from '../db/table-size.ts';
import { ApiError } from '../http-errors.ts';

const columns = {
  id: whitelists.id,
  ip: whitelists.ip,
  status: whitelists.status,
  last_edited_at: whitelists.lastEditedAt,
  last_edited_by: whitelists.lastEditedBy,
  version: whitelists.version,
};

/** One page of the whitelist. */
export async function listWhitelist(
  db: Reader,
  { pageSize, page }: { pageSize: number; page: number },
): Promise<WhitelistEntry[]> {
  const total = await tableSize(db, 'whitelists');
  const rows = await db
    .select(columns)
    .from(whitelists)
    .orderBy(asc(whitelists.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map((row) => toEntry(row, total));
}

export async function requireWhitelistEntry(db: Reader, id: number): Promise<WhitelistEntry> {
  const [row] = await db.select(columns).from(whitelists).where(eq(whitelists.id, id));
  if (row === undefined) throw new ApiError(404, messages.whitelistNotFound);
  return toEntry(row, await tableSize(db, 'whitelists'));
}

function toEntry(
  row: Omit<WhitelistEntry, 'matchable' | 'all_data'>,
  total: number,
): WhitelistEntry {
  // The gate compares texts in the one spelling the network layer gives: `010.0.0.1` is as hopeless as `999.1.1.1`.
  return { ...row, matchable: isIPv4(row.ip), all_data: total };
}
