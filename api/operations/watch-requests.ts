import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { FindClientIp } from '../auth/client-ip.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { FindRequestId } from './find-request-id.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { routeName } from './route-name.ts';

export interface WatchOptions {
  log: Log;
  metrics: Metrics;
  findClientIp: FindClientIp;
  findRequestId: FindRequestId;
  /** Called for each of the visitors' cached reads. */
  onCachedRead(c: Context): void;
  /** Headers of every response, unless the response has its own. */
  headers: Readonly<Record<string, string>>;
}

/** Counts and logs each request. Visitors' cached reads and frequent requests are only counted. */
export function watchRequests(options: WatchOptions) {
  const { log, metrics, findClientIp, findRequestId, onCachedRead, headers } = options;
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    c.set('findRequestId', findRequestId);
    await next();
    const { method } = c.req;
    const { status } = c.res;
    const route = routeName(c);
    const isCached = c.get('isCachedRead') === true;
    if (isCached) {
      metrics.countRead(method, route, status);
      onCachedRead(c);
      if (!log.frequentCalls) return;
    }
    const ms = performance.now() - start;
    if (!isCached) {
      metrics.countCall(method, route, status, ms / 1000);
      for (const [name, value] of Object.entries(headers)) {
        // A not-found page has its own Content-Security-Policy.
        if (!c.res.headers.has(name)) c.header(name, value);
      }
    }
    const { user, machine, isFrequent } = c.var;
    const id = findRequestId(c);
    c.header('X-Request-Id', id);
    if (isFrequent && !log.frequentCalls) return;
    log.call({
      id,
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      ip: findClientIp(c),
      user_id: machine ? undefined : user?.id,
      machine_id: machine?.id,
    });
  });
}
