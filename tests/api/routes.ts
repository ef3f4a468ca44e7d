import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../api/app.ts';
import type { Database } from '../../api/db/database.ts';
import { inputOf, type RouteInput } from '../../api/http/route-inputs.ts';
import { loadPages } from '../../api/pages/load-pages.ts';
import { rowsOf } from './known-rows.ts';
import { createBuiltFolder, testDeps, testPageRoutes } from './test-api.ts';

/** A route that the server has. */
export interface Route {
  method: string;
  /** Its pattern. */
  route: string;
  /** The pattern with ids of a furnished server (`furnished.ts`), and what its query must have. */
  path: string;
  inputs: readonly RouteInput[];
}

/** A route behind the gate. */
export interface GuardedRoute extends Route {
  session: boolean;
  /** Whether it takes a body but only reads. */
  readsByPost: boolean;
  /** Whether it succeeds only in the middle of several steps, as in `tests/api/people`. */
  steps: boolean;
}

/** Every route that anybody may call, except for pages and their files. All others are behind the gate. */
const open = [
  'GET /healthz',
  'GET /readyz',
  'GET /ip',
  'GET /whitelist',
  'GET /faqs/:websiteId',
  'GET /faqs/:websiteId/words',
  'GET /faqs/image/:name',
  'GET /websites/:id/livechat',
  'GET /websites/:id/bot',
  'GET /websites/:id/bot/:lang',
  'GET /websites/:id/preview.png',
  'GET /faqs/:id/preview.png',
  'GET /bantuan/:website',
  'GET /bantuan/:website/:page',
  'GET /bantuan/:website/:page/:part',
  'POST /bantuan/:website/:page',
  'GET /robots.txt',
  'GET /own-hosts/ask',
  'POST /gate/passkey',
  'POST /gate/passkey/options',
  'POST /insights',
  'POST /api/deposits/history',
  'POST /api/withdrawals/history',
];
const isOpen = ({ method, route }: Route) =>
  open.includes(`${method} ${route}`) ||
  (method === 'OPTIONS' && ['GET', 'POST'].some((of) => open.includes(`${of} ${route}`)));

const withoutSession = /^\/(login(\/.+)?|logout|metrics)$/;
const readsByPost = /\/(replace\/preview|export)$/;
const inSteps =
  /^(POST \/login\/|(POST|DELETE) \/api\/profile\/|DELETE \/api\/users\/:id\/(sessions|factors)|POST \/api\/warnings\/seen)/;

/** Any call of it returns itself: a server prepares some queries before it serves. */
const noDatabase: Database = new Proxy(() => noDatabase, {
  get: () => noDatabase,
  apply: () => noDatabase,
}) as unknown as Database;

const folder = mkdtempSync(join(tmpdir(), 'tanya-kami-routes-'));
const pages = loadPages({ root: createBuiltFolder(folder), secure: false });
rmSync(folder, { recursive: true });
const pagePaths = testPageRoutes(pages).routes.map(({ path }) => path);

/** All routes of the server except for pages and their files. */
export const routes: readonly Route[] = listRoutes();
export const openRoutes = routes.filter(isOpen);
export const guardedRoutes: readonly GuardedRoute[] = routes
  .filter((route) => !isOpen(route))
  .map((each) => ({
    ...each,
    session: !withoutSession.test(each.route),
    readsByPost: each.method === 'POST' && readsByPost.test(each.route),
    steps: inSteps.test(`${each.method} ${each.route}`),
  }));
/** Guarded routes that write in one request. */
export const writeRoutes = guardedRoutes.filter(
  ({ method, steps, ...of }) => method !== 'GET' && !steps && !of.readsByPost,
);

/** The routes of a server without a database, with the inputs of their validators. */
function listRoutes(): Route[] {
  const app = createApp(testDeps({ db: noDatabase, pages, gatePasskeyHours: 8 }));
  const found = new Map<string, RouteInput[]>();
  for (const { method, path, handler } of app.routes) {
    // Middleware has no method.
    if (method === 'ALL' || pagePaths.includes(path)) continue;
    const name = `${method} ${path}`;
    const input = inputOf(handler);
    found.set(name, [...(found.get(name) ?? []), ...(input ? [input] : [])]);
  }
  return [...found].map(([name, inputs]) => {
    const [method = '', route = ''] = name.split(' ');
    const query = exampleIn(inputs.find(({ part }) => part === 'query'));
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
    const path = route.replaceAll(/:(\w+)/g, (_, param: string) => `${rowsOf(name, param)[0]}`);
    return { method, route, path: path + search, inputs };
  });
}

/** A valid value of a validator. */
export function exampleIn(input: RouteInput | undefined): object | undefined {
  const described = input?.schema.meta() as { examples?: object[] } | undefined;
  return described?.examples?.[0];
}
