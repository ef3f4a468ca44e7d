import type { Hono, NotFoundHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { messages } from '../copy/messages.ts';
import { answerError } from '../http-errors.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import type { Pages } from './load-pages.ts';
import { isNavigation } from './page-routes.ts';

/** Addresses below these are calls: even a person who opens one gets the call's error, not a page. */
const callPrefixes = ['/api/', '/faqs/', '/websites/'];

/** What no route answered: 405 where another method would do, the app's own page for people, else 404. */
export function answerUnknown(app: Hono<AppEnv>, pages: Pages): NotFoundHandler<AppEnv> {
  const known = collectMethods(app);
  return async (c) => {
    const path = c.req.path.replace(/(.)\/$/, '$1');
    const allowed = known.filter((route) => route.pattern.test(path));
    if (allowed.length > 0) {
      c.header('Allow', [...new Set(allowed.flatMap((route) => route.methods))].join(', '));
      return answerError(c, 405, messages.methodNotAllowed);
    }
    if (isNavigation(c) && !callPrefixes.some((prefix) => path.startsWith(prefix))) {
      return sendPrepared(c, await pages.admin['/not-found'](), undefined, 404);
    }
    return answerError(c, 404, messages.routeNotFound);
  };
}

function collectMethods(app: Hono<AppEnv>): { pattern: RegExp; methods: string[] }[] {
  return app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[^/]+/g, '[^/]+')}$`),
      methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    }));
}
