import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Guard } from '../auth/guard.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { errorResponse } from '../http/errors.ts';
import { DiskNearlyFullError } from './disk-room.ts';
import type { FindRequestId } from './find-request-id.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';

export interface OperationsRouteOptions {
  db: Database;
  guard: Guard;
  log: Log;
  metrics: Metrics;
  findRequestId: FindRequestId;
}

/** Health checks and metrics, for monitoring. */
export function operationsRoutes(options: OperationsRouteOptions) {
  const { db, guard, log, metrics, findRequestId } = options;
  const findError = createReadiness(db);
  metrics.watchReadiness(async () => (await findError()) === undefined);
  return new Hono<AppEnv>()
    .use('/readyz', exactPath)
    .use('/metrics', exactPath)
    .get('/healthz', async (c) => {
      await db.ping();
      c.header('Cache-Control', 'no-store');
      c.set('isFrequent', true);
      return c.json({ status: 'ok' });
    })
    .get('/readyz', async (c) => {
      const error = await findError();
      c.header('Cache-Control', 'no-store');
      if (error === undefined) {
        c.set('isFrequent', true);
        return c.json({ status: 'ready' });
      }
      log.error(error, findRequestId(c));
      c.header('Retry-After', '5');
      const reason = error instanceof DiskNearlyFullError ? 'disk nearly full' : 'database';
      return c.json({ status: 'not ready', reason }, 503);
    })
    .get('/metrics', guard.requireMonitorGate, async (c) => {
      c.set('isFrequent', true);
      return c.body(await metrics.print(), 200, { 'Content-Type': metrics.contentType });
    });
}

/**
 * The router also matches `/metrics/`, `/%6detrics` and `/x/../metrics` for `/metrics`. They would bypass a proxy's
 * rule that blocks only this path, so this compares the path without decoding it.
 */
const exactPath = createMiddleware<AppEnv>(async (c, next) => {
  const [sent] = (c.env.incoming.url ?? '').split('?');
  if (sent === c.req.path) return await next();
  return errorResponse(c, 404, messages.routeNotFound);
});
