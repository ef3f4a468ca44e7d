import { Hono } from 'hono';
import type { Area } from '../area.ts';
import type { SeenOrigin } from '../contract/embedding.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { requireBot } from '../http/require-website.ts';
import { findSeenOrigins } from './origin-queries.ts';
import type { SeenOrigins } from './seen-origins.ts';

/**
 * The origins where a website's bot is installed, for admins.
 *
 * @param build the server's own build of the script.
 */
export function installRoutes({ db, guard }: Area, seenOrigins: SeenOrigins, build: string) {
  return new Hono<AdminEnv>().get('/:id/origins', guard.requireAdmin, async (c) => {
    const { id } = await requireBot(db.read, c.req.param('id'));
    // Otherwise an admin would not see the page that they have just loaded.
    await seenOrigins.write();
    return c.json<SeenOrigin[]>(await findSeenOrigins(db.read, id, build));
  });
}
