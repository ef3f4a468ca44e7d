import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Guard } from '../auth/guard.ts';
import type { Database } from '../db/open.ts';
import { DiskNearlyFullError } from './disk-room.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import { requestId } from './request-id.ts';

export interface OperationsRouteOptions {
  db: Database;
  guard: Guard;
  log: Log;
  metrics: Metrics;
}

/** What the machines that keep the server running ask it. */
export function operationsRoutes({ db, guard, log, metrics }: OperationsRouteOptions) {
  const findFault = createReadiness(db);
  return new Hono<AppEnv>()
    .get('/healthz', async (c) => {
      await db.ping();
      return c.json({ status: 'ok' });
    })
    .get('/readyz', async (c) => {
      const fault = await findFault();
      if (fault === undefined) return c.json({ status: 'ready' });
      log.error(fault, requestId(c));
      c.header('Retry-After', '5');
      const reason = fault instanceof DiskNearlyFullError ? 'disk nearly full' : 'database';
      return c.json({ status: 'not ready', reason }, 503);
    })
    .get('/metrics', guard.requireGate, async (c) =>
      c.body(await metrics.print(), 200, { 'Content-Type': metrics.contentType }),
    );
}
