import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { machinesMax, tokenEndHeader, tokensPerMachine } from '../../contract/machines.ts';
import { messages } from '../../copy/messages.ts';
import type { Database, Reader } from '../../db/database.ts';
import { machineTokens } from '../../db/schema.ts';
import type { AdminEnv, SessionUser } from '../../http/app-env.ts';
import { ApiError, ProofError } from '../../http/errors.ts';
import type { Caller } from '../caller.ts';
import type { FindClientIp } from '../client-ip.ts';
import type { EntryUses } from '../entry-uses.ts';
import { listedNetworksOf, requireListed } from '../ip-gate.ts';
import { createNoteUse } from '../note-use.ts';
import { type FoundToken, type Machine, prepareFindToken, requireMachine } from './find-machine.ts';
import { createMachineLimits } from './machine-limits.ts';
import { hashMachineToken, isWellFormed } from './machine-token.ts';

export interface AdmitMachineOptions {
  db: Database;
  secret: string;
  findClientIp: FindClientIp;
  entryUses: EntryUses;
  logError: (error: Error) => void;
}

/** The time between two notes of a token's use. */
const noteEveryMs = 5 * 60_000;

/**
 * Finds the program that sends a token.
 *
 * @throws ApiError 401 for a token that is unknown, revoked or expired, 403 for an address that does not admit it, 429
 *   after too many requests.
 */
export type AdmitMachine = (c: Context<AdminEnv>, token: string) => Promise<Caller>;

export function createAdmitMachine(options: AdmitMachineOptions): AdmitMachine {
  const { db, secret, findClientIp, entryUses, logError } = options;
  const limits = createMachineLimits(db, secret);
  const findToken = prepareFindToken(db.read);
  /** Hashes of tokens that this server found. Others may share the address of a job, and guess there. */
  const known = new LRUCache<string, true>({ max: machinesMax * tokensPerMachine });
  const noteUse = createNoteUse<number>(db, logError, noteEveryMs, (tx, id, lastUsedAt) =>
    tx.update(machineTokens).set({ lastUsedAt }).where(eq(machineTokens.id, id)),
  );

  async function requireToken(c: Context, token: string, ip: string | undefined) {
    const hash = hashMachineToken(token);
    const isKnown = known.has(hash);
    if (!isKnown) await limits.countWrong(c, ip);
    const found = isWellFormed(token) ? await findToken(hash) : undefined;
    if (found === undefined) throw new ApiError(401, messages.tokenUnknown);
    if (!isKnown) await limits.uncount(ip);
    known.set(hash, true);
    return { hash, found };
  }

  /** The addresses of the program admit it, or else the whitelist. */
  async function passGate(reader: Reader, machine: Machine, ip: string | undefined) {
    if (machine.addresses.length === 0) return await requireListed(reader, ip);
    const networks = ip === undefined ? [] : listedNetworksOf(ip);
    if (ip === undefined || !machine.addresses.some((address) => networks.includes(address)))
      throw new ApiError(403, messages.gateClosed);
    return { ip, entries: [] };
  }

  return async (c, token) => {
    const ip = findClientIp(c);
    const { hash, found } = await requireToken(c, token, ip);
    const machine = requireMachine(found);
    c.set('machine', ofRequest(machine, found));
    const { ip: address, entries } = await passGate(db.read, machine, ip);
    // After the gate: at another address, a stolen token must not use up the requests of the job.
    c.header(tokenEndHeader, found.expiresOn);
    await limits.countRequest(c, found.id);
    entryUses.note(entries);
    noteUse(found.id, found.lastUsedAt);
    return {
      user: toUser(machine),
      address,
      session: null,
      sessionId: '',
      machineId: machine.id,
      async findAgain(reader) {
        const now = await prepareFindToken(reader)(hash);
        if (now === undefined) throw new ApiError(401, messages.tokenRevoked);
        const machine = requireMachine(now);
        await passGate(reader, machine, ip);
        c.set('machine', ofRequest(machine, now));
        return toUser(machine);
      },
      // Nobody is there to give one.
      requireProof: () => Promise.reject(new ProofError()),
    };
  };
}

function ofRequest({ id }: Machine, { name, expiresOn }: FoundToken) {
  return { id, token: { name, expires_on: expiresOn } };
}

function toUser({ id, name, rights }: Machine): SessionUser {
  return { id: -id, username: name, websiteId: rights.website_ids[0] ?? null, rights };
}
