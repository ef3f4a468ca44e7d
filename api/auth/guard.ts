import { isDeepStrictEqual } from 'node:util';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { LRUCache } from 'lru-cache';
import { accountHeader } from '../contract/requests.ts';
import { isGiven } from '../contract/rights.ts';
import { messages } from '../copy/messages.ts';
import type { Database, Reader } from '../db/database.ts';
import { findStorageErrorKind } from '../db/storage-error.ts';
import type { AdminEnv, AppEnv, GateEnv } from '../http/app-env.ts';
import { ApiError, ProofError } from '../http/errors.ts';
import type { Caller } from './caller.ts';
import type { FindClientIp } from './client-ip.ts';
import type { EntryUses } from './entry-uses.ts';
import { findAdmitting, isListed, requireListed } from './ip-gate.ts';
import type { AdmitMachine } from './machines/admit-machine.ts';
import { readMachineToken } from './machines/machine-token.ts';
import { isForeignHost } from './own-host.ts';
import { type NamedByRequest, requireRights } from './rights/require-rights.ts';
import { isForMachines, needsOf } from './rights/route-rights.ts';
import { isFromForeignPage } from './same-origin.ts';
import { isProven } from './session-queries.ts';
import type { Sessions } from './sessions.ts';

export interface GuardOptions {
  db: Database;
  findClientIp: FindClientIp;
  sessions: Sessions;
  entryUses: EntryUses;
  admitMachine: AdmitMachine;
  publicOrigin: string | undefined;
}

export type Guard = ReturnType<typeof createGuard>;

/** Middleware that decides who may call the routes of the admin API. */
export function createGuard(options: GuardOptions) {
  const { db, findClientIp, sessions, entryUses, admitMachine, publicOrigin } = options;

  function requireHost(c: Context, allowsIp: boolean): void {
    if (publicOrigin !== undefined && isForeignHost(c, { publicOrigin, allowsIp })) {
      throw new ApiError(421, messages.foreignHost(publicOrigin));
    }
  }

  async function passGate(c: Context): Promise<string> {
    const { ip, entries } = await requireListed(db.read, findClientIp(c));
    requireOwnPage(c);
    entryUses.note(entries);
    return ip;
  }

  function requireOwnPage(c: Context, { allowsIp = false } = {}): void {
    requireHost(c, allowsIp);
    if (isFromForeignPage(c, publicOrigin)) throw new ApiError(403, messages.foreignOrigin);
    c.header('Cache-Control', 'no-store');
  }

  async function findPerson(c: Context<AdminEnv>): Promise<Caller> {
    const session = await sessions.find(c);
    // Set before the gate is checked, so that the log also names the account of a refused request.
    if (session !== undefined) c.set('user', session.user);
    const address = await passGate(c);
    if (session === undefined) throw new ApiError(401, messages.noSession);
    const { key, user, beganAs } = session;
    const openedFor = c.req.header(accountHeader);
    if (openedFor !== undefined && openedFor !== `${user.id}`)
      throw new ApiError(409, messages.otherAccount);
    // The admin app asks for warnings by itself. That must not keep an unattended session alive.
    if (c.req.path !== '/api/warnings') sessions.noteUse(session);
    return {
      user,
      address,
      session: beganAs,
      sessionId: key.id,
      async findAgain(reader) {
        await requireListed(reader, address);
        const found = await sessions.findUser(reader, key);
        if (found === undefined) throw new ApiError(401, messages.noSession);
        return found;
      },
      async requireProof(reader) {
        if (!(await isProven(reader, key.id))) throw new ProofError();
      },
    };
  }

  /** The program that sent a token. No page can send one for somebody, so the request may come from any page. */
  async function findMachine(c: Context<AdminEnv>, token: string): Promise<Caller> {
    requireHost(c, false);
    c.header('Cache-Control', 'no-store');
    // Otherwise nobody could say in whose name the request is.
    if (sessions.hasCookie(c)) throw new ApiError(400, messages.tokenWithCookie);
    return await admitMachine(c, token);
  }

  /** Addresses that were on the whitelist at their last request for the metrics. */
  const monitors = new LRUCache<string, true>({ max: 100 });

  /** The metrics are needed most while the database is away. Then the result of the last check is used. */
  async function isListedMonitor(ip: string | undefined): Promise<boolean> {
    if (ip === undefined) return false;
    try {
      const entries = await findAdmitting(db.read, ip);
      entryUses.note(entries);
      if (entries.length > 0) monitors.set(ip, true);
      else monitors.delete(ip);
      return entries.length > 0;
    } catch (error) {
      if (findStorageErrorKind(error) !== undefined && monitors.has(ip)) return true;
      throw error;
    }
  }

  return {
    isListed: (ip: string | undefined) => isListed(db.read, ip),
    /** Requires the server's own host name. For routes whose response contains data about the caller. */
    requireOwnHost: createMiddleware<AppEnv>(async (c, next) => {
      requireHost(c, false);
      await next();
    }),
    /** Requires our own host and a page of our own origin, from any address. For calls before the gate. */
    requireOwnPage: createMiddleware<GateEnv>(async (c, next) => {
      requireOwnPage(c);
      const ip = findClientIp(c);
      if (ip === undefined) throw new ApiError(403, messages.gateClosed);
      c.set('clientIp', ip);
      await next();
    }),
    /** Requires a whitelisted address. A browser's request must also come from a page of our own origin. */
    requireGate: createMiddleware<GateEnv>(async (c, next) => {
      const ip = await passGate(c);
      c.set('clientIp', ip);
      c.set('requireAccess', async () => void (await requireListed(db.read, ip)));
      await next();
    }),
    /** Requires a whitelisted address. The host may be an IP address, which monitoring uses. */
    requireMonitorGate: createMiddleware<AppEnv>(async (c, next) => {
      if (!(await isListedMonitor(findClientIp(c)))) throw new ApiError(403, messages.gateClosed);
      requireOwnPage(c, { allowsIp: true });
      await next();
    }),
    /** Requires what `requireGate` does, an active session or the token of a program, and the rights that the route needs. */
    requireAdmin: createMiddleware<AdminEnv>(async (c, next) => {
      // Several areas share a path, and each has this middleware.
      if ((c.var as Partial<AdminEnv['Variables']>).actor) return await next();
      const token = readMachineToken(c.req.header('authorization'));
      const caller = token === undefined ? await findPerson(c) : await findMachine(c, token);
      const { user, address, session, sessionId, machineId, findAgain, requireProof } = caller;
      c.set('user', user);
      const { route, params } = readTarget(c);
      if (machineId !== undefined && !isForMachines(route))
        throw new ApiError(403, messages.notForMachines);
      const needs = needsOf(route);
      const named: NamedByRequest = { params, fields: undefined };
      await requireRights(db.read, user.rights, needs, named);

      let isWritten = false;
      const requireAccess = async (reader: Reader) => {
        const found = await findAgain(reader);
        c.set('user', found);
        await requireRights(reader, found.rights, needs, named);
      };
      c.set('requireAccess', async (readFields = () => ({})) => {
        named.fields = readFields();
        await requireAccess(db.read);
      });
      c.set('sessionId', sessionId);
      c.set('actor', {
        userId: machineId === undefined ? user.id : null,
        machineId,
        username: user.username,
        address,
        session,
        async requireAccess(reader) {
          // A route that forgot to check its body must not write to any website.
          named.fields ??= {};
          await requireAccess(reader);
          isWritten = true;
        },
        writesDraftsOnly: () => machineId !== undefined && !c.var.user.rights.may_publish,
        mayName: (websiteId) => isGiven(c.var.user.rights, websiteId),
        requireProof,
      });
      await next();
      // A write has checked it in its transaction. Reads may take long.
      if (isWritten) return;
      try {
        const { rights } = await findAgain(db.read);
        if (isDeepStrictEqual(rights, c.var.user.rights)) return;
        throw new ApiError(403, messages.rightsChanged);
      } catch (error) {
        // Otherwise Hono would give the error the headers of the response that it replaces.
        c.res = undefined;
        c.res = new Response();
        throw error;
      }
    }),
  };
}

/** The route that will handle a request, and the parameters that it will read. */
function readTarget(c: Context): { route: string; params: Record<string, string> } {
  const routes = matchedRoutes(c);
  // The first one answers. Routes of other areas may match, too.
  const at = routes.findIndex(({ method }) => method !== 'ALL');
  const { method, path } = routes[at] ?? { method: 'ALL', path: '' };
  const current = c.req.routeIndex;
  c.req.routeIndex = at;
  const params = c.req.param();
  c.req.routeIndex = current;
  return { route: `${method} ${path}`, params };
}
