import { createApp } from '../../api/app.ts';
import { createEntryUses } from '../../api/auth/entry-uses.ts';
import { addSession, prepareFindSession } from '../../api/auth/session-queries.ts';
import { packageRoot } from '../../api/config/package-root.ts';
import { faqsPerWebsiteMax } from '../../api/config/server-limits.ts';
import { databaseUrl } from '../../api/db/engine.ts';
import { openDatabase } from '../../api/db/open-database.ts';
import { createSeenOrigins } from '../../api/embedding/seen-origins.ts';
import { createInsightSums } from '../../api/insights/insight-sums.ts';
import { createLog } from '../../api/operations/log.ts';
import { createMetrics } from '../../api/operations/metrics.ts';
import { loadPages } from '../../api/pages/load-pages.ts';
import { createResponseCache } from '../../api/response-cache/response-cache.ts';
import { faqForm } from '../api/faq-form.ts';
import { auditEntries, fullWebsite, manyUsers } from './many-rows.ts';
import { signIn } from './sign-in.ts';

/**
 * Runs the server without a network on the database of `DATABASE_URL`, or else of `DATA_DIR`. The parent process sends a
 * number; every call is made that many times, one after another, and the milliseconds are sent back.
 */
const origin = 'http://localhost';
const pageSize = 100;
const db = await openDatabase(
  { DATABASE_URL: databaseUrl, DATA_DIR: process.env.DATA_DIR ?? '' },
  'serve',
);
const pages = loadPages({ root: packageRoot, secure: false });
const secret = 'a secret of at least thirty-two characters';
const app = createApp({
  db,
  pages,
  secret,
  clientIp: { source: 'socket', trustedProxies: [] },
  embedOrigins: 'any',
  chatService: undefined,
  publicOrigin: undefined,
  log: createLog('warn'),
  metrics: createMetrics(),
  responseCache: createResponseCache(),
  insights: createInsightSums(db, secret, console.error),
  seenOrigins: createSeenOrigins({
    db,
    build: pages.build,
    findIp: ({ remoteAddress }) => remoteAddress,
    publicOrigin: undefined,
    logError: console.error,
  }),
  entryUses: createEntryUses(db, console.error),
});
const call = await signIn(origin, (url, init) => {
  const headers = new Headers(init.headers);
  headers.set('Host', new URL(origin).host);
  const incoming = { url, socket: { remoteAddress: '127.0.0.1' } };
  return app.request(url, { ...init, headers }, { incoming });
});
const findSession = prepareFindSession(db.read);
const session = { id: 'bench', userId: 1, epoch: 1 };
const began = { address: '127.0.0.1', browser: null, signedInWith: 'password' } as const;
await db.write((tx) => addSession(tx, session.id, session.userId, began));

const lastPage = (rows: number) => Math.ceil(rows / pageSize);
let edits = 0;
let createdId = 0;

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'session look-up': async () => {
    if ((await findSession(session)) === undefined) throw new Error('The session is not found.');
  },
  'FAQs, first page': () => list(`/api/faqs/${fullWebsite}`, 1),
  'FAQs, last page': () => list(`/api/faqs/${fullWebsite}`, lastPage(faqsPerWebsiteMax)),
  'users, first page': () => list('/api/users', 1),
  'users, last page': () => list('/api/users', lastPage(manyUsers)),
  'audit trail, first page': () => list('/api/audit', 1),
  'audit trail, last page': () => list('/api/audit', lastPage(auditEntries)),
  'create a FAQ': async () => {
    const created = await call('POST', '/api/faqs', form('Baru?'));
    createdId = (created as { id: number }).id;
  },
  'edit a FAQ': () => call('PUT', `/api/faqs/${createdId}`, form('Lain?')),
  'delete a FAQ': () => call('DELETE', `/api/faqs/${createdId}`),
  'edit a website': () => {
    edits += 1;
    const fields = { livechat_link: 'https://example.com', server_ip: '10.0.0.1' };
    const body = JSON.stringify({ ...fields, name: `Situs ${edits}` });
    return call('PUT', `/api/websites/${fullWebsite}`, body);
  },
};

/** Throws if the page is not full, because reading it would be too fast. */
async function list(path: string, page: number): Promise<{ id: number }[]> {
  const rows = (await call('GET', `${path}/${pageSize}/${page}`)) as { id: number }[];
  if (rows.length < pageSize - 1) throw new Error(`${path}: page ${page} is not full.`);
  return rows;
}

function form(question: string): FormData {
  return faqForm({ question, answer: 'Jawaban.', website_id: String(fullWebsite) });
}

async function run(times: number): Promise<Record<string, number[]>> {
  const costs: Record<string, number[]> = {};
  for (let time = 0; time < times; time += 1) {
    for (const [name, make] of Object.entries(calls)) {
      const before = performance.now();
      await make();
      costs[name] = [...(costs[name] ?? []), performance.now() - before];
    }
  }
  return costs;
}

// The website has the maximum of FAQs: delete one before one is created.
const last = (await list(`/api/faqs/${fullWebsite}`, lastPage(faqsPerWebsiteMax))).at(-1);
await call('DELETE', `/api/faqs/${last?.id}`);
process.on('message', async (times: number) => process.send?.(await run(times)));
process.once('disconnect', () => db.close());
process.send?.('ready');
