import type { Context } from 'hono';
import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/app-env.ts';
import { preflight } from '../http/preflight.ts';
import { sendCached } from '../response-cache/send-cached.ts';
import type { Pages } from './load-pages.ts';
import type { SendPhonePage } from './phone-page.ts';
import type { FindPage } from './public-pages.ts';
import type { SendWebsiteScript } from './website-script.ts';

/** The widget's script and its descriptions, which scripts of other sites may read. */
const forOtherSites = /^\/(faq-chatbot|custom-elements)\b/;

/** The admin app, the phone page and the widget's script. */
export function pageRoutes(
  pages: Pages,
  findPage: FindPage,
  sendWebsiteScript: SendWebsiteScript,
  sendPhonePage: SendPhonePage,
) {
  const app = new Hono<AppEnv>();
  for (const path of pages.admin.keys()) {
    // `adminForNavigation` serves this path, because an API call has the same path.
    if (path === '/whitelist') continue;
    app.get(path, async (c) => sendCached(c, await findPage(c, path)));
  }
  app.get('/faq-chatbot.js', async (c, next) => {
    const website = c.req.query('website');
    return website === undefined ? await next() : await sendWebsiteScript(c, website);
  });
  for (const [path, body] of pages.files) {
    app.get(path, async (c) => sendCached(c, await body()));
    if (forOtherSites.test(path)) app.options(path, preflight);
  }
  return app.get('/mobilefaq', sendPhonePage);
}

/** Whether the browser opens a page, and the request is not a call by a script. */
export function isNavigation(c: Context): boolean {
  const supports = ['application/json', 'text/html'];
  const preferred = accepts(c, { header: 'Accept', supports, default: 'application/json' });
  return c.req.method === 'GET' && preferred === 'text/html';
}

/** Serves the page `/whitelist` to navigations. Other requests go on to the next handler. */
export function adminForNavigation(pages: Pages) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (isNavigation(c)) return sendCached(c, await pages.loadAdmin('/whitelist'));
    return await next();
  });
}
