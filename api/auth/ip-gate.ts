import { and, eq } from 'drizzle-orm';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { whitelists } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';

/** @throws ApiError 403 for an address that is unknown or not on the whitelist. */
export async function requireListed(db: Reader, ip: string | undefined): Promise<string> {
  if (ip === undefined || !(await isListed(db, ip))) throw new ApiError(403, messages.gateClosed);
  return ip;
}

/** Whether the whitelist has an active entry of the address. */
export async function isListed(db: Reader, ip: string | undefined): Promise<boolean> {
  if (ip === undefined) return false;
  const [entry] = await db
    .select({ id: whitelists.id })
    .from(whitelists)
    .where(and(eq(whitelists.ip, ip), eq(whitelists.status, true)));
  return entry !== undefined;
}
