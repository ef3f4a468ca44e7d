import type { Context } from 'hono';

/** Whether the client has closed its connection. Then nobody reads the response, and slow work for it need not start. */
export function isGone(c: Context): boolean {
  return c.env.incoming.socket.destroyed;
}
