import type { MiddlewareHandler } from 'hono';
import { callerOf } from '../http/caller.ts';
import type { SeenOrigins } from './seen-origins.ts';

/** Notes the pages of requests that the app handles because the response is not cached or depends on the page. */
export function noteRequests(seenOrigins: SeenOrigins): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || (c.res.status !== 200 && c.res.status !== 304)) return;
    const { pathname, search } = new URL(c.req.url);
    seenOrigins.note(pathname + search, callerOf(c));
  };
}
