import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { consoleActor } from '../audit-log/actor.ts';
import { createAuditedDatabase } from '../audit-log/audited-database.ts';
import {
  describeNetwork,
  isTooWide,
  networksOf,
  parseNetwork,
  writeNetwork,
} from '../contract/ip-network.ts';
import { whitelistIpPattern } from '../contract/whitelist-ip.ts';
import type { Database, Reader } from '../db/database.ts';
import { whitelists } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { isMatchable } from '../whitelists/whitelist-queries.ts';
import {
  addToWhitelist,
  editWhitelistEntry,
  removeFromWhitelist,
} from '../whitelists/whitelist-writes.ts';
import { CommandError, type DatabaseCommand, UsageError, unknownAction } from './command.ts';

/** Changes the IP whitelist from the server's own machine. */
export const whitelistCommand: DatabaseCommand = {
  summary: 'lists and changes the addresses that may open the back-office',
  help: `Usage: tanya-kami whitelist add IP
       tanya-kami whitelist list
       tanya-kami whitelist remove IP

  add IP     adds an address or a network to the whitelist, for example 203.0.113.7,
             103.10.20.0/24 or 2001:db8:1::/48
  list       lists every entry and whether it is active
  remove IP  removes an entry from the whitelist

A running server applies the change to its next request. Set DATA_DIR to the folder of the database.`,

  async run(db, [action, ...operands]) {
    if (action === 'list' && operands.length === 0) return await list(db);
    if (action === 'list') throw new UsageError('list takes no arguments.');
    if (action !== 'add' && action !== 'remove') {
      throw unknownAction(action);
    }
    const [ip, ...rest] = operands;
    if (ip === undefined || rest.length > 0) throw new UsageError(`${action} takes one address.`);
    return action === 'add' ? await add(db, ip) : await remove(db, ip);
  },
};

async function add(db: Database, typed: string): Promise<string> {
  const { ip, explanation } = readEntry(typed);
  const note = isMatchable(ip) ? explanation : '\nNote: no client can ever have this address.';
  if ((await findEntry(db.read, ip))?.status) return `${ip} was already on the whitelist.${note}`;
  await createAuditedDatabase(db).write(consoleActor, async (change) => {
    const entry = await findEntry(change.tx, ip);
    if (entry === undefined) await addToWhitelist(change, { ip });
    else await editWhitelistEntry(change, entry, { status: true });
  });
  return `${ip} was added to the whitelist.${note}`;
}

async function list(db: Database): Promise<string> {
  const entries = await db.read.select().from(whitelists).orderBy(asc(whitelists.id));
  if (entries.length === 0) return 'The whitelist is empty: nobody passes the gate.';
  const width = Math.max(15, ...entries.map(({ ip }) => ip.length));
  return entries
    .map(({ ip, status, note, until }) =>
      [
        ip.padEnd(width),
        status ? 'active' : 'inactive',
        ...(until === null ? [] : [`(until ${until})`]),
        ...(isMatchable(ip) ? [] : ['(no client can ever have this address)']),
        ...(note === '' ? [] : [note]),
      ].join('  '),
    )
    .join('\n');
}

/** Removes the entry, and all addresses of the day with the same address. */
async function remove(db: Database, typed: string): Promise<string> {
  const { ip } = readEntry(typed);
  await createAuditedDatabase(db)
    .write(consoleActor, async (change) => {
      const entries = await change.tx.select().from(whitelists).where(eq(whitelists.ip, ip));
      if (entries.length === 0) throw new CommandError(await explainMissing(change.tx, ip));
      for (const entry of entries) await removeFromWhitelist(change, entry);
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new CommandError(
        `${ip} is the last address that passes the gate: add another one first.`,
      );
    });
  return `${ip} was removed from the whitelist.`;
}

/** The entry as it is stored. */
function readEntry(typed: string): { ip: string; explanation: string } {
  if (whitelistIpPattern.test(typed)) return { ip: typed, explanation: '' };
  const network = parseNetwork(typed);
  if (network === undefined) {
    throw new CommandError(
      `${typed} is not an address such as 203.0.113.7 or a network such as 103.10.20.0/24.`,
    );
  }
  if (isTooWide(network)) {
    throw new CommandError(`${typed} is too wide: a network has at least /16, or /32 for IPv6.`);
  }
  const { first, last } = describeNetwork(network);
  const explanation = first === last ? '' : `\nIt admits every address from ${first} to ${last}.`;
  return { ip: writeNetwork(network), explanation };
}

async function explainMissing(db: Reader, ip: string): Promise<string> {
  const missing = `${ip} is not on the whitelist.`;
  const around = await db
    .select({ ip: whitelists.ip })
    .from(whitelists)
    .where(inArray(whitelists.ip, networksOf(ip)));
  if (around.length === 0) return missing;
  return `${missing} It is inside of ${around.map((entry) => entry.ip).join(' and ')}.`;
}

async function findEntry(
  db: Reader,
  ip: string,
): Promise<{ id: number; status: boolean } | undefined> {
  const [entry] = await db
    .select({ id: whitelists.id, status: whitelists.status })
    .from(whitelists)
    .where(and(eq(whitelists.ip, ip), isNull(whitelists.until)));
  return entry;
}
