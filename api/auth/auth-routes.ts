import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Area } from '../area.ts';
import { type Actor, systemActor } from '../audit-log/actor.ts';
import type { ClientIp, WhitelistStatus, WriteResponse } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { GateEnv } from '../http/app-env.ts';
import { smallBody } from '../http/validation.ts';
import type { FindClientIp } from './client-ip.ts';
import { endAddressesOfDay } from './gate-passkey/addresses-of-day.ts';
import { listSessions } from './session-queries.ts';
import type { Sessions } from './sessions.ts';
import { recordSignIn } from './sign-in/record-sign-in.ts';

export interface AuthRouteOptions {
  sessions: Sessions;
  findClientIp: FindClientIp;
  /**
   * Serves the admin app when a browser opens `/whitelist` as a page. Calls by scripts to the same path go on to the
   * API.
   */
  adminForNavigation: MiddlewareHandler;
}

/** Sign-out, and the calls a page may make before sign-in: the client's address and its whitelist status. */
export function authRoutes({ db, guard }: Area, options: AuthRouteOptions) {
  const { sessions, findClientIp, adminForNavigation } = options;

  /** Runs before the gate, so that the log also names the account of a refused request. */
  const nameUser = createMiddleware<GateEnv>(async (c, next) => {
    const session = await sessions.find(c);
    if (session !== undefined) c.set('user', session.user);
    await next();
  });

  return new Hono<GateEnv>()
    .post('/logout', nameUser, guard.requireGate, smallBody, async (c) => {
      // Find the session again: it may have ended before the body arrived.
      const session = await sessions.find(c);
      if (session !== undefined) {
        const { user } = session;
        const { id: userId, username } = user;
        const address = c.var.clientIp;
        // Ending a session needs no access check: it does no harm if the session has already ended.
        const actor: Actor = { ...systemActor, userId, username, address };
        await db.write(actor, async (change) => {
          await recordSignIn(change, 'sign-out', user);
          await sessions.end(c, change.tx);
          // A phone on mobile data may have listed several addresses. Without a session, all of them are other people's.
          const isLast = (await listSessions(change.tx, userId)).length === 0;
          await endAddressesOfDay(change.tx, userId, isLast ? { allBut: undefined } : { address });
        });
      }
      sessions.clearCookies(c);
      return c.json<WriteResponse>({ message: messages.loggedOut });
    })
    .get('/whitelist', adminForNavigation, guard.requireOwnHost, async (c) => {
      c.header('Cache-Control', 'no-store');
      c.header('Vary', 'Accept');
      const status = await guard.isListed(findClientIp(c));
      return c.json<WhitelistStatus>({ whitelist: { status } });
    })
    .get('/ip', guard.requireOwnHost, (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json<ClientIp>({ ip: findClientIp(c) ?? '' });
    });
}
