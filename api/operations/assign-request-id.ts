import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import type { AppEnv } from '../http/app-env.ts';

/**
 * Gives each request an id: the one of a trusted proxy, or a new one. With a client's own id, log lines could be
 * forged.
 */
export function assignRequestId(isFromProxy: (c: Context) => boolean) {
  const fromProxy = requestId({ limitLength: 64 });
  const ownId = requestId({ headerName: '' });
  return createMiddleware<AppEnv>((c, next) => (isFromProxy(c) ? fromProxy : ownId)(c, next));
}
