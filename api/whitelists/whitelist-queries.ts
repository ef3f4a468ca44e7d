import { isIPv4 } from 'node:net';
import { asc, eq } from 'drizzle-orm';
import type { WhitelistEntry } from '../contract/entities.ts';
import { messages } from '../copy/messages.ts';
import { edited } from '../db/edited.ts';
import { isUniqueFault } from '../db/is-unique-fault.ts';
import type { Reader, Tx } from '../db/open.ts';
import { whitelists } from '../db/schema.ts';
import { ApiError, fieldError } from '../http-errors.ts';

/** One page of the whitelist. */
export async function listWhitelist(
  db: Reader,
  { pageSize, page }: { pageSize: number; page: number },
): Promise<WhitelistEntry[]> {
  const total = await db.$count(whitelists);
  const rows = await db
    .select({
      id: whitelists.id,
      ip: whitelists.ip,
      status: whitelists.status,
      last_edited_at: whitelists.lastEditedAt,
      last_edited_by: whitelists.lastEditedBy,
    })
    .from(whitelists)
    .orderBy(asc(whitelists.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  // The gate compares texts in the one spelling the network layer gives: `010.0.0.1` is as hopeless as `999.1.1.1`.
  return rows.map((row) => ({ ...row, matchable: isIPv4(row.ip), all_data: total }));
}

export async function addToWhitelist(tx: Tx, ip: string, by: string): Promise<number> {
  try {
    const [created] = await tx
      .insert(whitelists)
      .values({ ip, ...edited(by) })
      .returning({ id: whitelists.id });
    if (created === undefined) throw new Error('The database kept no new address.');
    return created.id;
  } catch (error) {
    if (isUniqueFault(error)) throw fieldError(409, 'ip', messages.whitelistTaken);
    throw error;
  }
}

/** The caller's address is the one they came in by: nobody shuts the gate behind themselves. */
export async function setWhitelistStatus(
  tx: Tx,
  id: number,
  status: boolean,
  caller: { ip: string; username: string },
): Promise<void> {
  const { ip } = await requireEntry(tx, id);
  if (!status && ip === caller.ip) throw new ApiError(409, messages.cannotLockSelfOut);
  await tx
    .update(whitelists)
    .set({ status, ...edited(caller.username) })
    .where(eq(whitelists.id, id));
}

export async function removeFromWhitelist(tx: Tx, id: number, callerIp: string): Promise<void> {
  const { ip } = await requireEntry(tx, id);
  if (ip === callerIp) throw new ApiError(409, messages.cannotLockSelfOut);
  await tx.delete(whitelists).where(eq(whitelists.id, id));
}

async function requireEntry(tx: Tx, id: number): Promise<{ ip: string }> {
  const [entry] = await tx
    .select({ ip: whitelists.ip })
    .from(whitelists)
    .where(eq(whitelists.id, id));
  if (entry === undefined) throw new ApiError(404, messages.whitelistNotFound);
  return entry;
}
