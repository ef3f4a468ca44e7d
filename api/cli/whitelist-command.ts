import { asc, eq } from 'drizzle-orm';
import { consoleActor } from '../audit-log/actor.ts';
import { createAuditedDatabase } from '../audit-log/audited-database.ts';
import { whitelistIpPattern } from '../contract/whitelist-ip.ts';
import type { Database, Reader } from '../db/database.ts';
import { whitelists } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { isMatchable } from '../whitelists/whitelist-queries.ts';
import {
  addToWhitelist,
  removeFromWhitelist,
  setWhitelistStatus,
} from '../whitelists/whitelist-writes.ts';
import { CommandError, type DatabaseCommand, UsageError, unknownAction } from './command.ts';

/** Changes the IP whitelist from the server's own machine. */
export const whitelistCommand: DatabaseCommand = {
  summary: 'lists and changes the addresses that may open the back-office',
  help: `Usage: tanya-kami whitelist add IP
       tanya-kami whitelist list
       tanya-kami whitelist remove IP

  add IP     adds an IPv4 address to the whitelist, for example 203.0.113.7
  list       lists every address and whether it is active
  remove IP  removes an address from the whitelist

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

async function add(db: Database, ip: string): Promise<string> {
  if (!whitelistIpPattern.test(ip)) {
    throw new CommandError(`${ip} is not an IPv4 address such as 203.0.113.7.`);
  }
  const note = isMatchable(ip) ? '' : '\nNote: no client can ever have this address.';
  if ((await find(db.read, ip))?.status) return `${ip} was already on the whitelist.${note}`;
  await createAuditedDatabase(db).write(consoleActor, async (change) => {
    const entry = await find(change.tx, ip);
    if (entry === undefined) await addToWhitelist(change, ip);
    else await setWhitelistStatus(change, entry, true);
  });
  return `${ip} was added to the whitelist.${note}`;
}

async function list(db: Database): Promise<string> {
  const entries = await db.read.select().from(whitelists).orderBy(asc(whitelists.id));
  if (entries.length === 0) return 'The whitelist is empty: nobody passes the gate.';
  return entries
    .map(({ ip, status }) => {
      const note = isMatchable(ip) ? '' : '  (no client can ever have this address)';
      return `${ip.padEnd(15)}  ${status ? 'active' : 'inactive'}${note}`;
    })
    .join('\n');
}

async function remove(db: Database, ip: string): Promise<string> {
  await createAuditedDatabase(db)
    .write(consoleActor, async (change) => {
      const entry = await find(change.tx, ip);
      if (entry === undefined) throw new CommandError(`${ip} is not on the whitelist.`);
      await removeFromWhitelist(change, entry);
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new CommandError(
        `${ip} is the last address that passes the gate: add another one first.`,
      );
    });
  return `${ip} was removed from the whitelist.`;
}

async function find(db: Reader, ip: string): Promise<{ id: number; status: boolean } | undefined> {
  const [entry] = await db
    .select({ id: whitelists.id, status: whitelists.status })
    .from(whitelists)
    .where(eq(whitelists.ip, ip));
  return entry;
}
