import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import type { Database, Tx } from '../../db/database.ts';
import { purgeOlder } from '../../db/delete-in-transactions.ts';
import { lastEditColumns } from '../../db/edit-row.ts';
import { passkeys, whitelists } from '../../db/schema.ts';

/** An address that a passkey has listed. */
interface AddressOfDay {
  ip: string;
  passkey: { id: string; label: string };
  hours: number;
}

/** Lists an address until some hours from now, in place of an earlier entry of the same passkey. */
export async function listAddressOfDay(
  { tx, by, record }: Change,
  { ip, passkey, hours }: AddressOfDay,
): Promise<void> {
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  await tx
    .delete(whitelists)
    .where(and(eq(whitelists.ip, ip), eq(whitelists.passkeyId, passkey.id)));
  const [row] = await tx
    .insert(whitelists)
    .values({ ip, until, passkeyId: passkey.id, ...lastEditColumns(by.username) })
    .returning({ id: whitelists.id });
  if (row === undefined) throw new Error('The database returned no new row.');
  await record({
    action: 'create',
    entity: 'whitelist',
    entityId: row.id,
    websiteId: null,
    label: ip,
    // No undo: Whitelist removes it, and an undo of that would list it without its end.
    after: { ip, status: true, until, by_passkey: passkey.label },
  });
}

/** Ends addresses that passkeys of an account have listed: one of them, or all but one. */
export async function endAddressesOfDay(
  tx: Tx,
  userId: number,
  which: { address: string } | { allBut: string | undefined },
): Promise<void> {
  const { ip, passkeyId } = whitelists;
  const own = tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId));
  const isChosen =
    'address' in which
      ? eq(ip, which.address)
      : which.allBut === undefined
        ? undefined
        : ne(ip, which.allBut);
  await tx.delete(whitelists).where(and(inArray(passkeyId, own), isChosen));
}

/** Deletes addresses whose time is over. The gate has ignored them since then. */
export async function purgeAddressesOfDay(db: Database, signal: AbortSignal): Promise<void> {
  const ended = { id: whitelists.id, time: whitelists.until };
  await purgeOlder(db, signal, ended, new Date().toISOString());
}
