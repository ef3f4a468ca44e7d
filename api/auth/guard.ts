import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AdminEnv, AppEnv } from '../app-env.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/open.ts';
import { whitelists } from '../db/schema.ts';
import { ApiError } from '../http-errors.ts';
import type { FindClientIp } from './client-ip.ts';
import { isForeignWrite } from './same-origin.ts';
import type { Sessions } from './sessions.ts';

export interface GuardOptions {
  db: Database;
  findClientIp: FindClientIp;
  sessions: Sessions;
  publicOrigin: string | undefined;
}

export type Guard = ReturnType<typeof createGuard>;

/** Who may call the gated side. */
export function createGuard({ db, findClientIp, sessions, publicOrigin }: GuardOptions) {
  async function isListed(ip: string | undefined): Promise<boolean> {
    if (ip === undefined) return false;
    const [entry] = await db.read
      .select({ id: whitelists.id })
      .from(whitelists)
      .where(and(eq(whitelists.ip, ip), eq(whitelists.status, true)));
    return entry !== undefined;
  }

  async function passGate(c: Context): Promise<string> {
    const ip = findClientIp(c);
    if (ip === undefined || !(await isListed(ip))) throw new ApiError(403, messages.gateClosed);
    if (isForeignWrite(c, publicOrigin)) throw new ApiError(403, messages.foreignOrigin);
    c.header('Cache-Control', 'no-store');
    return ip;
  }

  return {
    isListed,
    /** A listed address, and on a write no page of another site. */
    requireGate: createMiddleware<AppEnv>(async (c, next) => {
      await passGate(c);
      await next();
    }),
    /** The gate, and a session that holds. */
    requireAdmin: createMiddleware<AdminEnv>(async (c, next) => {
      c.set('clientIp', await passGate(c));
      const user = await sessions.find(c);
      if (user === undefined) throw new ApiError(401, messages.noSession);
      c.set('user', user);
      await next();
    }),
  };
}
