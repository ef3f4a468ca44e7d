import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';

export type FindRequestId = (c: Context<AppEnv>) => string;

/** An id of a proxy that may be logged. */
const usableId = /^[\w=-]{1,64}$/;

/**
 * Finds each request's id: the one from a trusted proxy, otherwise a new one. With an id from the client, log lines
 * could be forged. Only what is logged needs an id, and most requests are cached reads, which are not.
 */
export function createRequestIds(isFromProxy: (c: Context) => boolean): FindRequestId {
  return (c) => {
    const known = c.get('requestId');
    if (known !== undefined) return known;
    const sent = isFromProxy(c) ? c.req.header('x-request-id') : undefined;
    const id = sent !== undefined && usableId.test(sent) ? sent : randomUUID();
    c.set('requestId', id);
    return id;
  };
}
