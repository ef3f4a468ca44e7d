import type { Context } from 'hono';
import type { AdminEnv } from '../app-env.ts';

/** Who writes, as the audit trail names them. */
export interface Actor {
  /** `null` for the console and the system. */
  userId: number | null;
  username: string;
  /** `null` when the write came over no network. */
  address: string | null;
}

/** A command on the server's own machine. */
export const consoleActor: Actor = { userId: null, username: 'console', address: null };

/** The server itself. */
export const systemActor: Actor = { userId: null, username: 'system', address: null };

/** The signed-in person a call is made by. */
export function callerOf(c: Context<AdminEnv>): Actor {
  const { user, clientIp } = c.var;
  return { userId: user.id, username: user.username, address: clientIp };
}
