import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Who sends a request: what their address is found from. */
export interface Caller {
  /** Reads a header of the request, by its name in lower case. */
  header(name: string): string | undefined;
  /** The address of the socket. */
  readonly remoteAddress: string | undefined;
}

/** The caller of a request that the app handles. */
export function callerOf(c: Context<Pick<AppEnv, 'Bindings'>>): Caller {
  const { remoteAddress } = c.env.incoming.socket;
  return { header: (name) => c.req.header(name), remoteAddress };
}
