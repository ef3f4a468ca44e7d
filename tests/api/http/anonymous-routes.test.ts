import { createHook } from 'node:async_hooks';
import * as argon2 from '@node-rs/argon2';
import { NoopLogger } from 'drizzle-orm/logger';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { responseHeaders } from '../../../api/http/response-headers.ts';
import { keepFormerFiles } from '../../../api/pages/former-files.ts';
import { faqForm } from '../faq-form.ts';
import {
  adminPassword,
  type CallOptions,
  createTestApi,
  host,
  listedIp,
  strangerIp,
  type TestApi,
  temporaryFolder,
} from '../test-api.ts';

vi.mock('@node-rs/argon2', { spy: true });

/** What a request makes the server do besides sending what it has in memory. Only what is above zero. */
interface Work {
  compressions?: number;
  hashes?: number;
  /** Statements, transactions and pings of the database. */
  statements?: number;
  /** Reads of files, which take one of Node's four threads. */
  files?: number;
}

const byId = { statements: 1, limit: 'an unknown id: one row by its key' };
const settings = {
  statements: 3,
  limit: 'an unknown id: rows by their key, and the announcements',
};
const ofVendor = { statements: 1, limit: 'the live-chat link of website 1, by its key' };
const framing = {
  statements: 2,
  limit: 'the links of a website, which may frame it, and its name',
};
const helpPage = {
  statements: 2,
  limit: 'an unknown id: one row by its key, and the live-chat link of the not-found page',
};
const formerFaq = {
  statements: 3,
  limit: 'an unknown id: a FAQ and its last entries by their keys',
};
const ticketCheck = { statements: 2, limit: 'checks of an address and of a name in an hour' };

/** The routes that do work for each request, and what limits it. All others send what they have in memory. */
const limited: Record<string, Work & { limit: string }> = {
  'GET /faqs/:websiteId': byId,
  'GET /faqs/:websiteId/words': byId,
  'GET /faqs/image/:name': byId,
  'GET /websites/:id/livechat': byId,
  'GET /websites/:id/bot': settings,
  'GET /websites/:id/bot/:lang': settings,
  'GET /websites/:id/preview.png': byId,
  'GET /faqs/:id/preview.png': formerFaq,
  'GET /bantuan/:website': helpPage,
  'GET /bantuan/:website/:page': helpPage,
  'GET /bantuan/:website/:page/:part': helpPage,
  'POST /bantuan/:website/:page': byId,
  'GET /faq-chatbot.js?website=:id': settings,
  'GET /healthz': { statements: 1, limit: 'a ping that reads no row' },
  'GET /whitelist': { statements: 1, limit: 'the whitelist, which is short' },
  'POST /insights': { statements: 1, limit: 'reports of an address in an hour' },
  'POST /gate/passkey': { statements: 1, limit: 'tries of a network in 15 minutes' },
  'POST /api/deposits/history': ticketCheck,
  'POST /api/withdrawals/history': ticketCheck,
  'GET /mobilefaq': framing,
  'GET /mobilefaq?website-id=:id': framing,
  'GET /widget': ofVendor,
  'GET /not-found': ofVendor,
  'GET /notfound': { statements: 1, limit: 'the whitelist, which is short' },
  'GET /own-hosts/ask': {
    statements: 1,
    limit: 'the whitelist, as for any page that does not exist',
  },
  'no route': { ...ofVendor, files: 1 },
};

const check = (ticket: string) => (username: string) => ({ json: { username, ticket } });
const bodies: Record<string, (username: string) => CallOptions> = {
  'POST /insights': () => ({
    body: JSON.stringify({ website_id: 1, facts: [{ type: 'opened' }] }),
  }),
  'POST /gate/passkey': (id) => ({ json: { passkey: { id } } }),
  'POST /api/deposits/history': check('D3612272'),
  'POST /api/withdrawals/history': check('W3612272'),
};

let made = 987_000;
function makeUpName(): string {
  made += 1;
  return String(made);
}

async function addImage(api: TestApi): Promise<string> {
  const cookie = await api.signIn();
  const create = { width: 4, height: 4, channels: 3 as const, background: '#f00' };
  const png = await sharp({ create }).png().toBuffer();
  const image = new File([new Uint8Array(png)], 'a.png', { type: 'image/png' });
  await api.call('/api/faqs', { method: 'POST', cookie, body: faqForm({ image }) });
  const [faq] = (await api.send('GET', '/faqs/1')).json;
  return faq.image;
}

async function workOf(api: TestApi, path: string, options: CallOptions): Promise<Work> {
  const work = { compressions: 0, hashes: 0, statements: 0, files: 0 };
  const hook = createHook({
    init(_, type) {
      if (type === 'ZLIB') work.compressions += 1;
      if (type.startsWith('FSREQ')) work.files += 1;
    },
  });
  const statements = [
    vi.spyOn(NoopLogger.prototype, 'logQuery'),
    ...(['ping', 'checkWritable', 'write'] as const).map((name) => vi.spyOn(api.db, name)),
  ];
  const hashes = [vi.mocked(argon2.hash), vi.mocked(argon2.verify)];
  for (const spy of [...statements, ...hashes]) spy.mockClear();
  hook.enable();
  await (await api.call(path, { ip: strangerIp, ...options })).arrayBuffer();
  hook.disable();
  for (const { mock } of hashes) work.hashes += mock.calls.length;
  for (const { mock } of statements) work.statements += mock.calls.length;
  return Object.fromEntries(Object.entries(work).filter(([, count]) => count > 0));
}

it('a second request of anybody does no work that is not limited, for a known or a made-up name', async () => {
  const former = {
    folder: temporaryFolder(),
    files: new Map([['/assets/other-1.js', Buffer.from('other')]]),
    headers: responseHeaders({ secure: false }),
    logError: () => {},
  };
  const api = await createTestApi({
    findFormerFile: keepFormerFiles(former),
    publicOrigin: `https://${host}`,
    gatePasskeyHours: 8,
  });
  const known: Record<string, string> = { websiteId: '1', id: '1', lang: 'en' };
  known.name = await addImage(api);
  const served = api.app.routes.filter(({ method }) => method !== 'ALL');
  const routes = new Set(served.map(({ method, path }) => `${method} ${path}`));
  // Parameters in the query are not part of a route.
  const inQuery = ['GET /faq-chatbot.js?website=:id', 'GET /mobilefaq?website-id=:id'];
  const found: Record<string, Work> = {};
  for (const route of [...routes, ...inQuery]) {
    const [method = '', pattern = ''] = route.split(' ');
    // The guard refuses before everything else.
    if ((await api.call(pattern, { method, ip: strangerIp })).status === 403) continue;
    const hasName = pattern.includes(':');
    const knownPath = pattern.replaceAll(/:(\w+)/g, (_, name) => known[name] ?? '');
    const makeUpPath = () =>
      hasName
        ? pattern.replaceAll(/:\w+/g, makeUpName)
        : pattern.replace(/(\.\w+)?$/, (end) => makeUpName() + end);
    for (const Accept of ['application/json', 'text/html']) {
      const workOfCall = (path: string) =>
        workOf(api, path, { method, headers: { Accept }, ...bodies[route]?.(makeUpName()) });
      const [once, other] = [makeUpPath(), makeUpPath()];
      await workOfCall(knownPath);
      await workOfCall(once);
      for (const [name, path] of [
        [route, knownPath],
        [hasName ? route : 'no route', once],
        [hasName ? route : 'no route', other],
      ] as const) {
        for (const [kind, count] of Object.entries(await workOfCall(path)) as [
          keyof Work,
          number,
        ][])
          found[name] = { ...found[name], [kind]: Math.max(found[name]?.[kind] ?? 0, count) };
      }
    }
  }
  const listed = Object.entries(limited).map(([route, { limit: _, ...work }]) => [route, work]);
  expect(found).toEqual(Object.fromEntries(listed));
});

it('checks no password and compresses nothing for a client that has left', async () => {
  const api = await createTestApi();
  const isGone = true;
  const signIn = { method: 'POST', json: { username: 'admin', password: adminPassword } };
  const login = await workOf(api, '/login', { ...signIn, ip: listedIp, isGone });
  expect(login).not.toHaveProperty('hashes');
  expect((await api.call('/login', { ...signIn, isGone })).status).toBe(408);
  for (const path of ['/faqs/1', '/faq-chatbot.js?website=1']) {
    expect(await workOf(api, path, { isGone })).not.toHaveProperty('compressions');
    expect(await workOf(api, path, {})).toEqual({ compressions: 2 });
  }
});
