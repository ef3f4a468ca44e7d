import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { networksOf } from '../contract/ip-network.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { whitelists } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';

/** An entry of the whitelist that admits an address. */
export interface AdmittingEntry {
  id: number;
  /** A day in Asia/Jakarta. */
  lastUsedOn: string | null;
}

/** Making the texts takes up to 0.5 ms for an IPv6 address, and a page sends many calls. */
const networks = new LRUCache<string, string[]>({ max: 200, memoMethod: networksOf });

/** The texts of the entries that admit an address. */
export const listedNetworksOf = (ip: string): string[] => networks.memo(ip);

/** @throws ApiError 403 for an address that is unknown or not on the whitelist. */
export async function requireListed(
  db: Reader,
  ip: string | undefined,
): Promise<{ ip: string; entries: AdmittingEntry[] }> {
  const entries = await findAdmitting(db, ip);
  if (ip === undefined || entries.length === 0) throw new ApiError(403, messages.gateClosed);
  return { ip, entries };
}

/** Whether the whitelist has an active entry that admits the address. */
export async function isListed(db: Reader, ip: string | undefined): Promise<boolean> {
  return (await findAdmitting(db, ip)).length > 0;
}

/** The active entries that admit an address. One look-up in an index, however long the whitelist is. */
export async function findAdmitting(db: Reader, ip: string | undefined): Promise<AdmittingEntry[]> {
  if (ip === undefined) return [];
  return await db
    .select({ id: whitelists.id, lastUsedOn: whitelists.lastUsedOn })
    .from(whitelists)
    .where(
      and(
        inArray(whitelists.ip, listedNetworksOf(ip)),
        eq(whitelists.status, true),
        or(isNull(whitelists.until), gt(whitelists.until, new Date().toISOString())),
      ),
    );
}
