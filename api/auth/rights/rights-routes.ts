import { Hono } from 'hono';
import type { Area } from '../../area.ts';
import type { Rights } from '../../contract/rights.ts';
import type { AdminEnv } from '../../http/app-env.ts';

/** What the caller may do, so that the admin app hides the rest. */
export function rightsRoutes({ guard }: Area) {
  return new Hono<AdminEnv>().get('/', guard.requireAdmin, (c) =>
    c.json<Rights>(c.var.user.rights),
  );
}
