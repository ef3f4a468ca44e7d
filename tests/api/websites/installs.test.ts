import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppDeps } from '../../../api/app.ts';
import type { SeenOrigin } from '../../../api/contract/embedding.ts';
import { seenOrigins as seenOriginsTable } from '../../../api/db/schema.ts';
import { originDays, originsPerWebsiteMax } from '../../../api/embedding/origin-limits.ts';
import { purgeOrigins } from '../../../api/embedding/purge-origins.ts';
import { createSeenOrigins } from '../../../api/embedding/seen-origins.ts';
import type { Caller } from '../../../api/http/caller.ts';
import { valid } from '../../tools/valid.ts';
import {
  createAdminApi,
  createTestDatabase,
  createTestPages,
  host,
  strangerIp,
} from '../test-api.ts';

const shop = 'https://toko.example';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

type Options = Parameters<typeof createSeenOrigins>[0];
const originsOf = (options: Partial<Options> & Pick<Options, 'db' | 'build'>) =>
  createSeenOrigins({
    findIp: ({ remoteAddress }) => remoteAddress,
    publicOrigin: undefined,
    logError: (error) => {
      throw error;
    },
    ...options,
  });

async function setUp(deps: Partial<AppDeps> = {}) {
  const db = await createTestDatabase();
  const pages = createTestPages();
  const seenOrigins = originsOf({ db, build: pages.build, publicOrigin: deps.publicOrigin });
  const { api, cookie } = await createAdminApi({ db, pages, seenOrigins, ...deps });
  const visit = (path: string, headers: Record<string, string>, ip = strangerIp) =>
    api.call(path, { ip, headers });
  return {
    api,
    cookie,
    db,
    seenOrigins,
    build: pages.build,
    visit,
    loadScript: (page: string, websiteId = 1, ip = strangerIp) =>
      visit(`/faq-chatbot.js?website=${websiteId}`, { Referer: page }, ip),
    readFaqs: (page: string, query = `?build=${pages.build}`, ip = strangerIp) =>
      visit(`/faqs/1${query}`, { Origin: page }, ip),
    addLink: (link: string) =>
      api.call('/api/livechatwebsitelinks', { method: 'POST', cookie, json: { link } }),
    async list(websiteId = 1): Promise<SeenOrigin[]> {
      // A session expires within a day, so sign in again.
      const cookie = await api.signIn();
      const response = await api.call(`/api/websites/${websiteId}/origins`, { cookie });
      expect(response.status).toBe(200);
      return await response.json();
    },
  };
}

const callerFrom = (page: string, remoteAddress = strangerIp): Caller => ({
  header: (name) => (name === 'referer' || name === 'origin' ? page : undefined),
  remoteAddress,
});

const seen = (origin: string, more: Partial<SeenOrigin> = {}) => ({
  origin,
  first_on: '2026-11-22',
  last_on: '2026-11-22',
  loads: 1,
  version: expect.any(String),
  is_old_version: false,
  is_old_tag: false,
  tags: 1,
  refused_on: null,
  is_listed: false,
  ...more,
});

describe('the origins of a website', () => {
  it('are none at first, and 404 for a website that does not exist', async () => {
    const { api, cookie, list } = await setUp();
    expect(await list()).toEqual([]);
    const unknown = await api.call('/api/websites/77/origins', { cookie });
    expect(unknown.status).toBe(404);
    expect((await api.call('/api/websites/x/origins', { cookie })).status).toBe(404);
  });

  it('are the origins of pages that load its script, without paths', async () => {
    const { loadScript, list, db } = await setUp();
    await loadScript(`${shop}/promo/rahasia?kode=12#x`);
    await loadScript(`${shop}/`);
    await loadScript('https://Toko.Example:443/lain');
    expect(await list()).toEqual([seen(shop, { loads: 3 })]);
    expect(JSON.stringify(await db.read.select().from(seenOriginsTable))).not.toMatch(/promo|kode/);
  });

  it('are the origins of pages that read its questions, with the details of their tags', async () => {
    const { readFaqs, list, build } = await setUp();
    await readFaqs(shop);
    await readFaqs('http://lama.example:8080', '?build=0123abcd&tags=2&old=1');
    await readFaqs('https://tiruan.example', '');
    expect((await list()).toSorted((one, other) => one.origin.localeCompare(other.origin))).toEqual(
      [
        seen('http://lama.example:8080', {
          version: '0123abcd',
          is_old_version: true,
          is_old_tag: true,
          tags: 2,
        }),
        seen('https://tiruan.example', { version: null, is_old_version: true }),
        seen(shop, { version: build }),
      ],
    );
  });

  it('are counted by day in Jakarta, the newest first', async () => {
    const { loadScript, list } = await setUp();
    await loadScript(shop);
    await list();
    vi.setSystemTime(new Date('2026-11-22T16:59:00Z'));
    await loadScript(shop);
    await loadScript('https://satu.example');
    await list();
    vi.setSystemTime(new Date('2026-11-22T17:00:30Z'));
    await loadScript(shop);
    expect(await list()).toEqual([
      seen(shop, { last_on: '2026-11-23' }),
      seen('https://satu.example'),
    ]);
  });

  it('lose their warnings when a page has none; warnings about the tag stay when only the script is loaded', async () => {
    const { readFaqs, loadScript, list, build } = await setUp();
    await readFaqs(shop, '?build=0123abcd&tags=3&old=1');
    expect(await list()).toMatchObject([{ is_old_tag: true, tags: 3, is_old_version: true }]);
    await loadScript(shop);
    expect(await list()).toMatchObject([{ is_old_tag: true, tags: 3, is_old_version: false }]);
    await readFaqs(shop);
    expect(await list()).toMatchObject([{ is_old_tag: false, tags: 1, version: build }]);
    // A browser that still has the earlier script.
    await readFaqs(shop, '?build=0123abcd');
    expect(await list()).toMatchObject([{ version: build, is_old_version: false, loads: 4 }]);
  });

  it('are separate for each website', async () => {
    const { api, cookie, loadScript, list } = await setUp();
    const json = valid.website();
    const { id } = (await api.send('POST', '/api/websites', { cookie, json })).json;
    await loadScript(shop, id);
    await loadScript(shop, 999);
    expect(await list()).toEqual([]);
    expect(await list(id)).toEqual([seen(shop)]);
    expect((await api.call(`/api/websites/${id}`, { method: 'DELETE', cookie })).status).toBe(200);
  });

  it('leave out our own pages, and all that has no origin of a website', async () => {
    const { loadScript, readFaqs, list } = await setUp();
    for (const page of [
      `http://${host}/website/1`,
      'null',
      'file:///home/budi/halaman.html',
      'chrome-extension://abcdefgh/panel.html',
      'https://budi:rahasia@toko.example/',
      'toko.example',
      'https://<script>alert(1)</script>/',
      `https://${'a'.repeat(300)}.example/`,
      `${shop}/${'a'.repeat(5000)}`,
    ]) {
      await loadScript(page);
      await readFaqs(page);
      expect(await list(), page.slice(0, 80)).toEqual([]);
    }
  });

  it('leave out our public address, and requests that are not from a bot', async () => {
    const { loadScript, visit, list } = await setUp({ publicOrigin: `https://${host}` });
    await loadScript(`https://${host}/website/1`);
    await visit('/faq-chatbot.js', { Referer: shop });
    await visit('/faq-chatbot.js?website=abc', { Referer: shop });
    await visit('/faqs/1/words', { Origin: shop });
    await visit('/websites/1/livechat', { Origin: shop });
    await visit('/faqs/77', { Origin: shop });
    expect(await list()).toEqual([]);
  });

  it('name hosts in non-Latin scripts as browsers do', async () => {
    const { loadScript, addLink, list } = await setUp();
    await addLink('https://TOKÓ.example/promo');
    await loadScript('https://xn--tok-ina.example/');
    expect(await list()).toEqual([seen('https://xn--tok-ina.example', { is_listed: true })]);
  });
});

describe('made-up origins', () => {
  it('do not fill the table without limit, even a hundred thousand of 5,000 addresses', async () => {
    const { seenOrigins, loadScript, addLink, list, db } = await setUp();
    await addLink('https://daftar.example');
    await loadScript(shop);
    await list();
    vi.setSystemTime(new Date('2026-11-23T10:00:00Z'));
    await loadScript(shop);
    await list();
    vi.setSystemTime(new Date('2026-11-24T10:00:00Z'));
    for (let round = 0; round < 20; round += 1) {
      for (let index = 0; index < 5000; index += 1) {
        const page = `https://palsu-${round}-${index}.example`;
        const ip = `10.${round}.${index >> 8}.${index & 255}`;
        seenOrigins.note('/faq-chatbot.js?website=1', callerFrom(page, ip));
      }
      await seenOrigins.write();
    }
    await loadScript('https://daftar.example/');
    await loadScript('https://baru.example/');
    const origins = (await list()).map(({ origin }) => origin);
    expect(origins).toHaveLength(originsPerWebsiteMax + 1);
    expect(origins).toEqual(
      expect.arrayContaining([shop, 'https://daftar.example', 'https://baru.example']),
    );
    expect(await db.read.$count(seenOriginsTable)).toBe(originsPerWebsiteMax + 1);
  });

  it('of one address are at most twenty in an hour', async () => {
    const { loadScript, list } = await setUp();
    const load = async (name: string, ip: string) => {
      for (let index = 0; index < 30; index += 1)
        await loadScript(`https://${name}-${index}.example`, 1, ip);
    };
    await load('satu', '203.0.113.1');
    expect(await list()).toHaveLength(20);
    // Earlier origins are not new, and other addresses may add theirs.
    await load('satu', '203.0.113.1');
    await loadScript(shop, 1, '203.0.113.2');
    expect(await list()).toHaveLength(21);
    vi.setSystemTime(new Date('2026-11-22T11:00:00Z'));
    await load('dua', '203.0.113.1');
    expect(await list()).toHaveLength(41);
  });

  it('of several days keep no new, refused or old site out of the list', async () => {
    const { seenOrigins, loadScript, readFaqs, list } = await setUp({ embedOrigins: 'links' });
    const flood = async () => {
      for (let part = 0; part < 20; part += 1) {
        for (let index = 0; index < 20; index += 1)
          for (let loads = 0; loads < 3; loads += 1)
            seenOrigins.note(
              '/faq-chatbot.js?website=1',
              callerFrom(`https://palsu-${part}-${index}.example`, `10.0.0.${part}`),
            );
        await seenOrigins.write();
      }
    };
    await loadScript('https://lama.example');
    await list();
    vi.setSystemTime(new Date('2026-11-25T10:00:00Z'));
    await loadScript('https://lama.example');
    await list();
    await flood();
    vi.setSystemTime(new Date('2026-11-26T10:00:00Z'));
    await flood();
    await loadScript('https://baru.example');
    expect((await readFaqs('https://ditolak.example')).status).toBe(403);
    await list();
    await flood();
    const origins = (await list()).map(({ origin }) => origin);
    expect(origins).toHaveLength(originsPerWebsiteMax);
    expect(origins).toEqual(expect.arrayContaining(['https://lama.example']));
    expect(origins).toEqual(expect.arrayContaining(['https://ditolak.example']));
    // It was displaced, and is back with its next load.
    await loadScript('https://baru.example');
    expect((await list()).map(({ origin }) => origin)).toContain('https://baru.example');
  });

  it('cannot repeat a warning that a load of another address has cleared', async () => {
    const { readFaqs, list } = await setUp();
    const warning = '?build=0123abcd&tags=99&old=1';
    const warned = async () => {
      const [row] = await list();
      return [row?.is_old_tag, row?.tags, row?.loads];
    };
    await readFaqs(shop, warning, '203.0.113.1');
    expect(await warned()).toEqual([true, 99, 1]);
    await readFaqs(shop, undefined, '203.0.113.2');
    expect(await warned()).toEqual([false, 1, 2]);
    await readFaqs(shop, warning, '203.0.113.1');
    await readFaqs(shop, warning, '203.0.113.1');
    expect(await warned()).toEqual([false, 1, 4]);
    await readFaqs(shop, warning, '203.0.113.3');
    expect(await warned()).toEqual([true, 99, 5]);
  });
});

it('sums the counts of several servers', async () => {
  const { db, build, list } = await setUp();
  const servers = [1, 2, 3].map(() => originsOf({ db, build }));
  for (const server of servers) {
    for (const _ of [1, 2, 3, 4]) {
      server.note('/faq-chatbot.js?website=1', callerFrom(shop));
    }
  }
  await Promise.all(servers.map((server) => server.write()));
  expect(await list()).toEqual([seen(shop, { loads: 12 })]);
});

it('writes requests and refusals later when the database is away, and logs the error', async () => {
  const db = await createTestDatabase();
  const errors: Error[] = [];
  const logError = (error: Error) => errors.push(error);
  const seenOrigins = originsOf({ db, build: 'abc', logError });
  const note = () => seenOrigins.note('/faqs/1?build=abc', callerFrom(shop));
  vi.spyOn(db, 'write').mockRejectedValueOnce(new Error('away'));
  note();
  seenOrigins.noteRefusal(1, 'https://ditolak.example', callerFrom(shop));
  await seenOrigins.write();
  expect(errors.map(({ message }) => message)).toEqual(['away']);
  note();
  await seenOrigins.write();
  const { origin, loads } = seenOriginsTable;
  const rows = db.read.select({ origin, loads }).from(seenOriginsTable);
  expect(await rows.orderBy(seenOriginsTable.id)).toEqual([
    { origin: shop, loads: 2 },
    { origin: 'https://ditolak.example', loads: 0 },
  ]);
});

it('deletes origins that were not seen for a long time', async () => {
  const { db, loadScript, list } = await setUp();
  await loadScript('https://lama.example/');
  await list();
  vi.setSystemTime(Date.now() + originDays * 86_400_000);
  await loadScript(shop);
  await purgeOrigins(db, new AbortController().signal);
  expect((await list()).map(({ origin }) => origin)).toEqual([shop, 'https://lama.example']);
  vi.setSystemTime(Date.now() + 86_400_000);
  await purgeOrigins(db, new AbortController().signal);
  expect((await list()).map(({ origin }) => origin)).toEqual([shop]);
});

it('refuses unlisted origins and names them, until they are listed', async () => {
  const { readFaqs, loadScript, addLink, list, db, visit, build } = await setUp({
    embedOrigins: 'links',
  });
  await loadScript(`${shop}/`);
  expect((await readFaqs(shop)).status).toBe(403);
  expect((await readFaqs('null')).status).toBe(403);
  expect((await visit('/faqs/1/words', { Origin: 'https://tiru.example' })).status).toBe(403);
  expect(await list()).toEqual([
    seen(shop, { refused_on: '2026-11-22' }),
    seen('https://tiru.example', { refused_on: '2026-11-22', loads: 0, version: null }),
  ]);
  await addLink(shop);
  expect((await readFaqs(shop)).status).toBe(200);
  expect((await list())[0]).toEqual(
    seen(shop, { refused_on: '2026-11-22', is_listed: true, loads: 2, version: build }),
  );
  const rows = await db.read
    .select({ origin: seenOriginsTable.origin })
    .from(seenOriginsTable)
    .where(eq(seenOriginsTable.websiteId, 1));
  expect(rows).toHaveLength(2);
});
