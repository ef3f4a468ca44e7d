import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import type { AppEnv } from '../http/app-env.ts';

/**
 * Sets each request's id: the one from a trusted proxy, otherwise a new one. With an id from the client, log lines
 * could be forged.
 */
export function assignRequestId(isFromProxy: (c: Context) => boolean) {
  const fromProxy = requestId({ limitLength: 64 });
  const ownId = requestId({ headerName: '' });
  return createMiddleware<AppEnv>((c, next) => (isFromProxy(c) ? fromProxy : ownId)(c, next));
}
