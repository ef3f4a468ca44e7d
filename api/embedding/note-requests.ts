import type { MiddlewareHandler } from 'hono';
import { callerOf } from '../http/caller.ts';
import type { SeenOrigins } from './seen-origins.ts';

/** Notes the pages of visitors' successful requests. */
export function noteRequests(seenOrigins: SeenOrigins): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || (c.res.status !== 200 && c.res.status !== 304)) return;
    const { url } = c.req;
    // Everything from the path on. Parsing the URL would take a tenth of the whole response's time.
    seenOrigins.note(url.slice(url.indexOf('/', 'https://'.length)), callerOf(c));
  };
}
