import type { Context } from 'hono';
import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { defaultWebsiteId } from '../contract/limits.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import { parseId } from '../validation.ts';
import type { Pages } from './load-pages.ts';
import { screenPaths } from './screen-files.ts';

/** The admin app, the phone page and the widget's script. */
export function pageRoutes(pages: Pages) {
  const app = new Hono<AppEnv>();
  for (const screen of screenPaths) {
    // That one shares its address with a call.
    if (screen === '/whitelist') continue;
    app.get(screen, async (c) => sendPrepared(c, await pages.admin[screen]()));
  }
  for (const [path, body] of pages.files) {
    app.get(path, async (c) => sendPrepared(c, await body()));
  }
  return app.get('/mobilefaq', async (c) => {
    const websiteId = parseId(c.req.query('website-id') ?? '') ?? defaultWebsiteId;
    return sendPrepared(c, await pages.mobileFaq(websiteId));
  });
}

/** Whether a person is on the way to a page, rather than a script to data. */
export function isNavigation(c: Context): boolean {
  const supports = ['application/json', 'text/html'];
  const preferred = accepts(c, { header: 'Accept', supports, default: 'application/json' });
  return c.req.method === 'GET' && preferred === 'text/html';
}

/** Answers a navigation to `/whitelist` with the screen of that address and lets every other call through. */
export function adminForNavigation(pages: Pages) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (isNavigation(c)) return sendPrepared(c, await pages.admin['/whitelist']());
    return await next();
  });
}
