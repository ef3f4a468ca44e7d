import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { afterAll, expect, onTestFinished } from 'vitest';
import { type AppDeps, createApp } from '../../api/app.ts';
import { createEntryUses } from '../../api/auth/entry-uses.ts';
import type { Database } from '../../api/db/database.ts';
import { users } from '../../api/db/schema.ts';
import { seedDatabase } from '../../api/db/seed/seed.ts';
import { createSeenOrigins } from '../../api/embedding/seen-origins.ts';
import { createInsightSums } from '../../api/insights/insight-sums.ts';
import { createMetrics } from '../../api/operations/metrics.ts';
import { type LoadPagesOptions, loadPages, type Pages } from '../../api/pages/load-pages.ts';
import { pageRoutes } from '../../api/pages/page-routes.ts';
import { createResponseCache } from '../../api/response-cache/response-cache.ts';
import { checkPromise } from './check-promise.ts';
import { createConnection } from './connection.ts';
import type { TestDatabases } from './databases/database-copy.ts';
import { createTestDatabases } from './databases/test-databases.ts';

export const repositoryRoot = new URL('../..', import.meta.url).pathname;
export const secret = 'a secret of at least thirty-two characters';
export const listedIp = '127.0.0.1';
export const strangerIp = '198.51.100.9';
export const host = 'faq.example.com';
export const adminPassword = 'rahasia-sekali';

// argon2 is slow on purpose. The tests use the same kind of hash at the lowest cost.
const adminPasswordHash = await hash(adminPassword, { memoryCost: 8, timeCost: 1 });

/** All files are in memory, so the tests can share them. */
let testPages: Pages | undefined;
let databases: Promise<TestDatabases> | undefined;
let emptyDatabases: Promise<TestDatabases> | undefined;

export interface CallOptions {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** The body, sent as JSON. */
  json?: unknown;
  body?: BodyInit | undefined;
  /** The `Cookie` header of a session. */
  cookie?: string | undefined;
  /** The address of the caller's socket. */
  ip?: string | undefined;
  /** Whether the caller has closed the connection. */
  isGone?: boolean;
}

export interface Sent {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests compare it.
  json: any;
}

/** The response of a call that only says something. A refusal may say it at a field, too. */
export function said(status: number, message: string, field?: string): Sent {
  return {
    status,
    json: { message, ...(field !== undefined && { fields: { [field]: message } }) },
  };
}

export interface TestApi {
  app: ReturnType<typeof createApp>;
  db: Database;
  /** Errors that the server logged. */
  loggedErrors: Error[];
  call(path: string, options?: CallOptions): Promise<Response>;
  /** Like `call`, and reads the response. */
  send(method: string, path: string, options?: CallOptions): Promise<Sent>;
  /** Signs in and returns the `Cookie` header of the session. */
  signIn(username?: string, password?: string): Promise<string>;
}

/** Creates the whole server on its own database with website 1, a whitelisted loopback address and the user `admin`. */
export async function createTestApi(deps: Partial<AppDeps> = {}): Promise<TestApi> {
  const db = deps.db ?? (await createTestDatabase());
  testPages ??= createTestPages();
  const pages = deps.pages ?? testPages;
  const loggedErrors: Error[] = [];
  const app = createApp(testDeps({ ...deps, db, pages }, loggedErrors));
  const call: TestApi['call'] = async (path, options = {}) => {
    const { method, headers = {}, json, body, cookie, ip = listedIp, isGone } = options;
    const sent = new Headers({ Host: host, ...headers });
    if (json !== undefined) sent.set('Content-Type', 'application/json');
    if (cookie !== undefined) sent.set('Cookie', cookie);
    const init: RequestInit = { method: method ?? 'GET', headers: sent };
    if (json !== undefined) init.body = JSON.stringify(json);
    if (body !== undefined) init.body = body;
    const connection = createConnection(path, ip, isGone);
    const response = await app.request(path, init, connection.bindings);
    connection.end();
    // A compressed body is not readable here.
    if (!response.headers.has('content-encoding'))
      await checkPromise(app, init.method ?? 'GET', path, response);
    return response;
  };
  return {
    app,
    db,
    loggedErrors,
    call,
    async send(method, path, options) {
      const response = await call(path, { method, ...options });
      return { status: response.status, json: await response.json() };
    },
    async signIn(username = 'admin', password = adminPassword) {
      const response = await call('/login', { method: 'POST', json: { username, password } });
      expect(response.status).toBe(200);
      return cookiesOf(response);
    },
  };
}

/** Creates a server with a signed-in admin, as whom `send` sends by default. */
export async function createAdminApi(deps: Partial<AppDeps> = {}) {
  const api = await createTestApi(deps);
  const cookie = await api.signIn();
  const send = (method: string, path: string, content: CallOptions = {}, as = cookie) =>
    api.send(method, path, { cookie: as, ...content });
  return { api, cookie, send };
}

/** What a server needs, with the settings of the tests. Errors that it logs are collected. */
export function testDeps(
  deps: Partial<AppDeps> & Pick<AppDeps, 'db' | 'pages'>,
  loggedErrors: Error[] = [],
): AppDeps {
  const { db, pages, publicOrigin } = deps;
  const logError = (error: Error) => loggedErrors.push(error);
  return {
    secret,
    clientIp: { source: 'socket', trustedProxies: [] },
    embedOrigins: 'any',
    chatService: undefined,
    publicOrigin,
    log: collectErrors(loggedErrors),
    metrics: createMetrics(),
    responseCache: createResponseCache(),
    insights: createInsightSums(db, secret, logError),
    seenOrigins: createSeenOrigins({
      db,
      build: pages.build,
      findIp: ({ remoteAddress }) => remoteAddress,
      publicOrigin,
      logError,
    }),
    entryUses: createEntryUses(db, logError),
    ...deps,
  };
}

/** Creates a log that only collects errors. */
export function collectErrors(errors: Error[]): AppDeps['log'] {
  return {
    call: () => {},
    info: () => {},
    warn: () => {},
    error: (error) => errors.push(error),
    frequentCalls: false,
  };
}

/** Returns the cookies that a browser would send after this response. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Creates a database with website 1, a whitelisted loopback address and the user `admin`. */
export async function createTestDatabase(): Promise<Database> {
  databases ??= createTestDatabases(async (db) => {
    await seedDatabase(db, { mode: 'none', imagesFolder: '' });
    await addAdmin(db, 'admin');
  });
  return await copyOf(databases);
}

/** Creates a database with all tables and no rows. */
export async function createEmptyDatabase(): Promise<Database> {
  emptyDatabases ??= createTestDatabases(async () => {});
  return await copyOf(emptyDatabases);
}

async function copyOf(databases: Promise<TestDatabases>): Promise<Database> {
  const { db, release } = await (await databases).copy();
  onTestFinished(release);
  return db;
}

afterAll(async () => {
  await (await databases)?.remove();
  await (await emptyDatabases)?.remove();
  // The modules, and so this list, are shared with the next test file of this worker.
  databases = undefined;
  emptyDatabases = undefined;
});

export async function addAdmin(db: Database, username: string): Promise<number> {
  const row = { username, usernameKey: username.toLowerCase(), passwordHash: adminPasswordHash };
  const stamp = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'system' };
  return await db.write(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ ...row, ...stamp })
      .returning();
    if (user === undefined) throw new Error('no user was made');
    return user.id;
  });
}

/** Paths of the admin app, and the source file of each. */
export const testScreens = [
  ['/', 'faqs-page'],
  ['/signin', 'sign-in-page'],
  ['/widget', 'widget-page'],
  ['/user', 'users-page'],
  ['/website', 'websites-page'],
  ['/website/:id', 'website-page'],
  ['/whitelist', 'whitelist-page'],
  ['/link', 'links-page'],
  ['/script', 'script-page'],
  ['/history', 'audit-page'],
  ['/blank', 'blank-page'],
  ['/not-found', 'not-found-page'],
  ['/notfound', 'not-found-page'],
] as const;

const adminHead =
  '<script type="module" crossorigin src="/assets/app-abc123.js"></script><link rel="modulepreload" crossorigin href="/assets/vendor-abc123.js">';
const adminTemplate = `<!doctype html><head>${adminHead}</head><title>Tanya Kami</title><faq-chatbot website-id="1" live-agent="tab"></faq-chatbot>`;

export const widgetScript = `console.log(${JSON.stringify('Tanya Kami '.repeat(50))});`;

/** Returns the admin app's document with the hints of the page that is built from this file. */
export function adminPage(name: string): string {
  const hints = [name, 'shared'].map(
    (file) => `<link rel="modulepreload" crossorigin href="/assets/${file}-abc123.js">`,
  );
  return adminTemplate.replace('</head>', `${hints.join('')}</head>`);
}

export function createTestPages(options: Partial<LoadPagesOptions> = {}): Pages {
  return loadPages({ root: createBuiltFolder(), secure: false, ...options });
}

/** Creates only the routes of the pages, without the rest of the server. */
export function testPageRoutes(pages = createTestPages()) {
  return pageRoutes(
    pages,
    (_, path) => pages.loadAdmin(path),
    async (c) => c.text(''),
    async (c) => c.text(''),
  );
}

/** Creates a package folder as a build leaves it. */
export function createBuiltFolder(root = temporaryFolder()): string {
  const files = {
    'dist/admin/index.html': adminTemplate,
    'dist/admin/.vite/screens.json': JSON.stringify(
      Object.fromEntries(testScreens.map(([path, name]) => [path, `screens/${name}.tsx`])),
    ),
    'dist/admin/.vite/manifest.json': JSON.stringify(builtScreens()),
    'dist/admin/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'dist/admin/assets/app-abc123.js': `export const words = ${JSON.stringify('kata '.repeat(99))};`,
    'dist/widget/faq-chatbot.js': widgetScript,
    'dist/phone-page/faq-chatbot.js': widgetScript,
    'dist/widget/custom-elements.json': '{ "schemaVersion": "2.1.0", "modules": [] }',
    'dist/widget/faq-chatbot.d.ts': 'export interface FaqChatbotElement extends HTMLElement {}',
    'embed/mobilefaq.html':
      '<!doctype html><meta name="description" content="Bot" /><title>Live Chat Bot</title><script src="{{script}}"></script><faq-chatbot website-id="{{website-id}}" mode="page"></faq-chatbot>',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

/** A manifest of Vite, in which each page is a file that imports the entry and a shared file. */
function builtScreens(): Record<string, object> {
  const names = [...new Set(testScreens.map(([, name]) => name))];
  return {
    'index.html': { file: 'assets/app-abc123.js', name: 'index', imports: ['_vendor'] },
    _vendor: { file: 'assets/vendor-abc123.js', name: 'vendor' },
    _shared: { file: 'assets/shared-abc123.js', name: 'shared', imports: ['_vendor'] },
    ...Object.fromEntries(
      names.map((name) => [
        `screens/${name}.tsx`,
        { file: `assets/${name}-abc123.js`, name, imports: ['index.html', '_shared'] },
      ]),
    ),
  };
}

export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'tanya-kami-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
