import type { Hono, NotFoundHandler } from 'hono';
import { messages } from '../copy/messages.ts';
import type { AppEnv } from '../http/app-env.ts';
import { errorResponse } from '../http/errors.ts';
import { sendCached } from '../response-cache/send-cached.ts';
import type { FindFormerFile } from './former-files.ts';
import type { Pages } from './load-pages.ts';
import { isNavigation } from './page-routes.ts';
import type { FindPage } from './public-pages.ts';

/** Paths of API calls: the response is an error in JSON, never a page. */
const callPrefixes = ['/api/', '/faqs/', '/websites/'];

/** The widget's script in the phone pages of any build. */
const hashedScript = /^\/faq-chatbot\.[0-9a-f]+\.js$/;

interface NotFoundOptions {
  pages: Pick<Pages, 'hashedScript'>;
  findPage: FindPage;
  /** Websites' own hosts. */
  ownHosts: { find(host: string | undefined): unknown };
  findFormerFile?: FindFormerFile | undefined;
}

/**
 * Responds when no route matched: a file of another build, a page for navigations, 405 if another method would match,
 * otherwise 404.
 */
export function createNotFound(
  app: Hono<AppEnv>,
  { pages, findPage, findFormerFile, ownHosts }: NotFoundOptions,
): NotFoundHandler<AppEnv> {
  const known = collectMethods(app);
  return async (c) => {
    // It has no page of the admin app, and no other method.
    if (ownHosts.find(c.req.header('host'))) return errorResponse(c, 404, messages.routeNotFound);
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      // Any build of the script works in any phone page. No cache may keep it under the hash of another build.
      if (hashedScript.test(c.req.path))
        return sendCached(c, await pages.hashedScript(), { 'Cache-Control': 'no-store' });
      const former = await findFormerFile?.(c.req.path);
      if (former !== undefined) return sendCached(c, former);
    }
    const path = c.req.path.replace(/(.)\/$/, '$1');
    // Before 405: somebody who opens the address of a call, such as /login, expects a page.
    if (isNavigation(c) && !callPrefixes.some((prefix) => path.startsWith(prefix))) {
      return sendCached(c, await findPage(c, '/not-found'), undefined, 404);
    }
    const allowed = known.filter((route) => route.pattern.test(path));
    // A route with this method that found nothing, such as a help page's.
    const isServed = allowed.some(({ methods }) => methods.includes(c.req.method));
    if (allowed.length > 0 && !isServed) {
      c.header('Allow', [...new Set(allowed.flatMap((route) => route.methods))].join(', '));
      return errorResponse(c, 405, messages.methodNotAllowed);
    }
    return errorResponse(c, 404, messages.routeNotFound);
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
