import { createHook } from 'node:async_hooks';
import { gunzipSync } from 'node:zlib';
import { NoopLogger } from 'drizzle-orm/logger';
import { HtmlValidate } from 'html-validate/node';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { defaultAppearance } from '../../../api/contract/bot/appearance.ts';
import { faqs } from '../../../api/db/schema.ts';
import { childPath } from '../../../api/faqs/tree/tree-path.ts';
import { inSlowRun, isSlowRun } from '../../repetitions.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { host } from '../test-api.ts';

const { avatar: _, ...look } = defaultAppearance;
const publicOrigin = `https://${host}`;
const on = { help: { is_on: true, is_indexed: false } };

/** Creates an API with website 1, whose help page is on, and functions that read pages as a stranger. */
async function setUp(deps: Parameters<typeof createFaqWriter>[0] = { publicOrigin }) {
  const writer = await createFaqWriter(deps);
  const { api, send } = writer;
  const save = async (json: object, id = 1) => {
    expect((await send('PUT', `/api/websites/${id}/settings`, { json })).status).toBe(200);
  };
  const open = (path: string, headers: Record<string, string> = {}) =>
    api.call(path, { ip: '198.51.100.9', headers });
  await save(on);
  return {
    ...writer,
    save,
    open,
    read: async (path: string) => await (await open(path)).text(),
    /** The status, and where it leads. */
    answer: async (path: string) => {
      const { status, headers } = await open(path);
      return [status, headers.get('location')].filter((part) => part !== null);
    },
  };
}

/** Follows all links of our own pages, as `wget --mirror` does. Returns the bodies by path, and the broken links. */
async function crawl(open: (path: string) => Promise<Response>, start: string[]) {
  const bodies = new Map<string, string>();
  const broken: string[] = [];
  const waiting = start.map((path) => ({ path, from: '' }));
  const seen = new Set(start);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const response = await open(next.path);
    if (response.status !== 200) broken.push(`${next.from} -> ${next.path}: ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    const text = /^(text|application)/.test(type) ? await response.text() : '';
    bodies.set(next.path, text);
    if (!type.startsWith('text/html') || !next.path.startsWith('/bantuan')) continue;
    const links = text.matchAll(
      /(?:href|src|content)="(?:https:\/\/faq\.example\.com)?(\/[^"#]*)/g,
    );
    for (const [, path = ''] of links) {
      if (seen.has(path)) continue;
      seen.add(path);
      waiting.push({ path, from: next.path });
    }
  }
  return { bodies, broken };
}

describe('help pages', () => {
  it('lead to the phone page while they are off, and do not exist for what never existed', async () => {
    const { add, remove, save, answer } = await setUp();
    const id = await add({ question: 'Cara deposit?' });
    const gone = await add({ question: 'Lama' });
    await remove(gone);
    await save({ help: { is_on: false, is_indexed: false } });
    expect(await answer('/bantuan/1')).toEqual([302, '/mobilefaq']);
    expect(await answer(`/bantuan/1/${id}-apa-saja`)).toEqual([302, `/mobilefaq#tanya=${id}`]);
    expect(await answer(`/bantuan/1/${gone}`)).toEqual([302, '/mobilefaq']);
    for (const path of ['/bantuan/1/9999', '/bantuan/9', '/bantuan/x', '/bantuan/1/sitemap.xml'])
      expect(await answer(path), path).toEqual([404]);
  });

  it('have one address each: the id decides, and every other address is redirected', async () => {
    const { api, add, edit, remove, undo, trail, answer, open, send } = await setUp();
    const id = await add({ question: 'Berapa lama déposit diproses?' });
    const path = `/bantuan/1/${id}-berapa-lama-deposit-diproses`;
    expect(await answer(path)).toEqual([200]);
    for (const other of [
      `/bantuan/1/${id}`,
      `/bantuan/1/${id}-lain`,
      `${path}?fbclid=1`,
      `${path}/`,
      path.replace('-lama', '%2Dlama'),
    ]) {
      const response = await open(other);
      expect([response.status, response.headers.get('location')], other).toEqual([301, path]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    }
    expect(await answer('/bantuan/1?utm_source=wa')).toEqual([301, '/bantuan/1']);
    expect(await answer('/bantuan/1/style-0.css')).toEqual([
      301,
      expect.stringMatching(/^\/bantuan\/1\/style-[\da-f]{12}\.css$/),
    ]);

    await edit(id, { question: 'デポジット', version: '1' });
    expect(await answer(path)).toEqual([301, `/bantuan/1/${id}`]);
    for (const none of [
      '/bantuan/1/9999-x',
      `${path}/bagian-2`,
      '/bantuan/1/bagian-2',
      `${path}/a/b`,
    ])
      expect(await answer(none), none).toEqual([404]);

    await remove(id);
    const gone = await open(path);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'public, max-age=60']);
    const { id: entry } = (await trail()).find(({ action }) => action === 'delete') ?? {};
    await undo(entry);
    expect(await answer(`/bantuan/1/${id}`)).toEqual([200]);

    const json = { name: 'Toko', livechat_link: 'a.example', server_ip: '10.0.0.1' };
    await send('POST', '/api/websites', { json });
    await api.db.write((tx) => tx.update(faqs).set({ websiteId: 2, path: childPath('', 1) }));
    await send('PUT', '/api/websites/1/settings', {
      json: { help: { is_on: true, is_indexed: true } },
    });
    expect(await answer(`/bantuan/1/${id}`)).toEqual([404]);
    await send('PUT', '/api/websites/2/settings', { json: on });
    expect(await answer(`/bantuan/1/${id}`)).toEqual([301, `/bantuan/2/${id}`]);
  });

  it('do not say that a FAQ existed that was only a draft', async () => {
    const { add, remove, save, answer, send } = await setUp();
    const addAndRemove = async (publishes: boolean) => {
      const id = await add({ question: 'Ada?' });
      if (publishes) await send('POST', '/api/faqs/1/publish', { json: {} });
      await remove(id);
      await send('POST', '/api/faqs/1/publish', { json: {} });
      return (await answer(`/bantuan/1/${id}`))[0];
    };
    expect(await addAndRemove(false)).toBe(410);
    await save({ publishing: 'draft' });
    expect(await addAndRemove(false)).toBe(404);
    expect(await addAndRemove(true)).toBe(410);
    await save({ help: { is_on: false, is_indexed: false } });
    expect(await addAndRemove(false)).toBe(404);
  });

  it('show only what visitors read', async () => {
    const { add, edit, save, open, send } = await setUp();
    const topic = await add({ question: 'Topik', answer: 'Jawaban umum' });
    const shown = await add({ question: 'Terbit', answer: 'Isi terbit', parent_id: `${topic}` });
    await save({ publishing: 'draft' });
    await edit(shown, { question: 'Terbit', answer: 'RAHASIA', keywords: 'RAHASIA', version: '1' });
    const draft = await add({ question: 'RAHASIA', parent_id: `${topic}` });
    const json = { faqs: [{ id: shown, version: 2 }] };
    expect((await send('POST', '/api/faqs/1/delete', { json })).status).toBe(200);
    await save({ help: { is_on: true, is_indexed: true } });
    const start = ['/bantuan/1', '/bantuan/1/sitemap.xml', '/robots.txt'];
    const { bodies, broken } = await crawl(open, start);
    expect(broken).toEqual([]);
    expect([...bodies.keys()]).toContain(`/bantuan/1/${shown}-terbit`);
    expect([...bodies.keys()]).toContain(`/faqs/${shown}/preview.png`);
    expect([...bodies.values()].join()).not.toContain('RAHASIA');
    for (const path of [`/bantuan/1/${draft}`, `/faqs/${draft}/preview.png`])
      expect((await open(path)).status, path).toBe(404);
  });

  it('have no broken links on many FAQs, and write a small home page', inSlowRun, async () => {
    const count = isSlowRun ? 5000 : 400;
    const topics = count / 20;
    const large = isSlowRun ? 819 : 210;
    const { api, open } = await setUp();
    const row = { websiteId: 1, lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' };
    const rows = Array.from({ length: count }, (_, index) => {
      // The first topic has many questions, and some have none.
      const isTopic = index < topics;
      const parent = index < topics + large ? 0 : index % (topics / 2);
      const parentId = isTopic ? null : 1001 + parent;
      const path = childPath(parentId === null ? '' : childPath('', parentId - 1000), index + 1);
      const answer = `Jawaban **nomor** ${index}. `.repeat(20);
      return {
        ...row,
        id: 1001 + index,
        question: `Pertanyaan ${index}`,
        answer,
        parentId,
        path,
        position: index + 1,
      };
    });
    for (let at = 0; at < rows.length; at += 500)
      await api.db.write((tx) => tx.insert(faqs).values(rows.slice(at, at + 500) as never));
    const pictures = /preview\.png$/;
    const { bodies, broken } = await crawl(
      async (path) => (pictures.test(path) ? new Response('') : await open(path)),
      ['/bantuan/1'],
    );
    expect(broken).toEqual([]);
    const pages = [...bodies.keys()].filter((path) => /^\/bantuan\/1\/\d+-[^/]*$/.test(path));
    expect(pages).toHaveLength(count);
    expect(bodies.has(`/bantuan/1/1001-pertanyaan-0/bagian-${Math.ceil(large / 100)}`)).toBe(true);
    const home = await open('/bantuan/1', { 'Accept-Encoding': 'gzip' });
    const zipped = Buffer.from(await home.arrayBuffer());
    expect(zipped.length).toBeLessThan(15 * 1024);
    expect(gunzipSync(zipped).toString()).toContain('Lihat semua (');
  });

  it(
    'compress nothing for made-up addresses, which displace no page from the cache',
    inSlowRun,
    async () => {
      const { api, add, open } = await setUp();
      const path = `/bantuan/1/${await add({ question: 'Satu', answer: 'Isi' })}-satu`;
      await open(path);
      await open('/bantuan/1/9');
      let compressions = 0;
      const hook = createHook({
        init(_, type) {
          if (type === 'ZLIB') compressions += 1;
        },
      });
      const statements = vi.spyOn(NoopLogger.prototype, 'logQuery');
      statements.mockClear();
      hook.enable();
      const madeUp = isSlowRun ? 10_000 : 500;
      const kinds = [
        (nth: number) => `/bantuan/1/${100 + nth}-x`,
        (nth: number) => `/bantuan/1/x${nth}`,
        (nth: number) => `${path}?fbclid=${nth}`,
        (nth: number) => `${path}${nth}`,
        (nth: number) => `${path}/bagian-${nth + 2}`,
        (nth: number) => `/bantuan/${nth + 2}`,
      ];
      for (let nth = 0; nth < madeUp; nth++) {
        const { status } = await open(kinds[nth % kinds.length]?.(nth) ?? '');
        expect([301, 404]).toContain(status);
      }
      // An unknown number: the FAQ and its last entries, each by its key.
      expect(statements.mock.calls.length).toBeLessThanOrEqual(madeUp);
      statements.mockClear();
      await open(path);
      hook.disable();
      expect([compressions, statements.mock.calls.length]).toEqual([0, 0]);
      expect(api.loggedErrors).toEqual([]);
    },
  );

  it('keep hostile texts texts', async () => {
    const { api, add, save, read } = await setUp();
    await save({ privacy: { url: 'a.example/?a=1&b=<script>', label: '"><b>' } });
    const answer = [
      '</script><script>alert(1)</script> <img src=x onerror=alert(1)>',
      '[klik](javascript:alert(1)) [bank](https://bank.example@evil.example/)',
      '[kutip](https://a.example/"onmouseover="alert(1)) https://a.example/?a=1&b=%22',
      '**مرحبا** بالعالم',
      'x'.repeat(4000),
    ].join('\n');
    const id = await add({ question: '"><svg onload=alert(1)>' });
    // A row of an earlier version: today such a link is refused.
    await api.db.write((tx) => tx.update(faqs).set({ answer }));
    const page = await read(`/bantuan/1/${id}-svg-onload-alert-1`);
    const tags: string[] = [];
    const attributes: [string, string][] = [];
    const parser = new Parser({
      onopentag(name, found) {
        tags.push(name);
        attributes.push(...Object.entries(found));
      },
    });
    parser.end(page);
    expect(tags.filter((name) => /script|svg|img|iframe/.test(name))).toEqual([]);
    expect(attributes.filter(([name]) => /^on|^style$/.test(name))).toEqual([]);
    const hrefs = attributes.flatMap(([name, value]) => (name === 'href' ? value : []));
    expect(hrefs.filter((href) => !/^(https:\/\/((faq|a)\.)?example|\/)/.test(href))).toEqual([]);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain('<b>مرحبا</b> بالعالم');
    expect(page).toContain('href="https://a.example/?a=1&amp;b=%22"');
  });

  it('are valid HTML', async () => {
    const { add, save, read } = await setUp();
    const answer = 'Satu **tebal**\n1. [tautan](https://a.example/?a=1&b=2)\n2. `dua`\n\n- tiga';
    const topic = await add({ question: 'Topik & <lain>', answer });
    await add({ question: 'Di bawah', answer, parent_id: `${topic}` });
    const hours = { zone: 'WIB', spans: [{ day: 1, from: '08:00', to: '17:00' }], closed: [] };
    const channels = [{ type: 'whatsapp', value: '0812-3456-7890', label: 'CS', hours }];
    await save({ contact: { channels }, privacy: { url: 'toko.example' } });
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
    for (const path of ['/bantuan/1', `/bantuan/1/${topic}-topik-lain`, '/bantuan/1/999']) {
      const page = await read(path);
      expect(page).toContain('Senin 08.00–17.00 WIB');
      const { results } = await validator.validateString(page);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    }
  });

  it('send headers that allow no script, and the same bytes until a save', async () => {
    const { add, save, open } = await setUp();
    const id = await add({ question: 'Satu', answer: 'Isi' });
    const first = await open('/bantuan/1');
    expect(first.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('set-cookie')).toBeNull();
    const text = await first.text();
    expect(text).not.toContain('<script');
    const style = /\/bantuan\/1\/style-\w+\.css/.exec(text)?.[0] ?? '';
    expect((await open(style)).headers.get('cache-control')).toContain('immutable');
    const match = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await open('/bantuan/1', match)).status).toBe(304);
    await save({ privacy: { url: 'toko.example/privasi' } });
    const changed = await open('/bantuan/1', match);
    expect(await changed.text()).toContain(
      '<a href="https://toko.example/privasi" rel="noopener noreferrer">Kebijakan privasi</a>',
    );
    await save({ help: { is_on: false, is_indexed: false } });
    expect((await open('/bantuan/1', match)).status).toBe(302);
    expect((await open(`/bantuan/1/${id}-satu`, match)).status).toBe(302);
  });

  it('take absolute addresses from PUBLIC_URL only, and are listed only if allowed', async () => {
    const { add, save, read, open } = await setUp();
    await add({ question: 'Cara "deposit"?', answer: 'Buka **Menu**, lalu\npilih Deposit.' });
    const id = await add({ question: 'Kedua' });
    const first = `/bantuan/1/${id - 1}-cara-deposit`;
    const forged = await (await open(first, { Host: 'evil.example' })).text();
    expect(forged).not.toContain('evil.example');
    expect(forged).toContain('<meta name="robots" content="noindex">');
    expect(forged).toContain(`<link rel="canonical" href="${publicOrigin}${first}">`);
    expect(forged).toContain('<meta property="og:title" content="Cara &quot;deposit&quot;? - ');
    expect(forged).toContain('<meta name="description" content="Buka Menu, lalu pilih Deposit.">');
    expect(forged).toContain(`content="${publicOrigin}/faqs/${id - 1}/preview.png"`);
    expect((await open('/bantuan/1/sitemap.xml')).status).toBe(404);
    await save({ help: { is_on: true, is_indexed: true } });
    expect(await read(first)).not.toContain('noindex');
    const sitemap = await read('/bantuan/1/sitemap.xml');
    expect(sitemap.match(/<loc>/g)).toHaveLength(3);
    expect(sitemap).toContain(`<loc>${publicOrigin}${first}</loc>`);
    expect(await read('/robots.txt')).not.toContain('Disallow');

    const bare = await setUp({});
    await bare.save({ help: { is_on: true, is_indexed: true } });
    const page = await bare.read('/bantuan/1');
    expect(page).not.toMatch(/og:|canonical|https:\/\/faq\.example/);
    expect((await bare.open('/bantuan/1/sitemap.xml')).status).toBe(404);
  });
});

describe('the phone page', () => {
  it('previews as its website: with its name, its greeting and a picture', async () => {
    const { save, open, read } = await setUp();
    await save({ appearance: { ...look, greeting: 'Halo "{{script}}" <b>\nApa kabar?' } });
    const page = await (await open('/mobilefaq', { Host: 'evil.example' })).text();
    const description = 'Halo &quot;{{script}}&quot; &lt;b&gt; Apa kabar?';
    expect(page).toContain('<title>Website Demo</title>');
    expect(page).toContain(`<meta name="description" content="${description}">`);
    expect(page).toContain(`<meta property="og:description" content="${description}">`);
    expect(page).toContain(`<meta property="og:url" content="${publicOrigin}/mobilefaq">`);
    expect(page).toContain(`content="${publicOrigin}/websites/1/preview.png"`);
    expect(page).not.toContain('evil.example');
    expect(await read('/mobilefaq?website-id=9')).toContain('<title>Live Chat Bot</title>');
    expect(await (await setUp({})).read('/mobilefaq')).not.toContain('og:');
  });
});

describe('pictures of previews', () => {
  it('are drawn once, 600 x 315, and again after a change', async () => {
    const { add, edit, open } = await setUp();
    const id = await add({ question: '<b>&"</b> Bagaimana \u0007 cara deposit dengan QRIS?' });
    const picture = await open(`/faqs/${id}/preview.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 600, height: 315 });
    const etagOf = async (path: string) => (await open(path)).headers.get('etag');
    const website = await etagOf('/websites/1/preview.png');
    expect(await etagOf(`/faqs/${id}/preview.png`)).toBe(picture.headers.get('etag'));
    await edit(id, { question: 'Lain', version: '1' });
    expect(await etagOf(`/faqs/${id}/preview.png`)).not.toBe(picture.headers.get('etag'));
    expect(await etagOf('/websites/1/preview.png')).toBe(website);
    for (const path of ['/faqs/999/preview.png', '/websites/9/preview.png', '/faqs/x/preview.png'])
      expect((await open(path)).status, path).toBe(404);
  });

  it('are drawn for one home only so often: uploads wait for them', async () => {
    const { api, add, open } = await setUp();
    const ids: number[] = [];
    for (let drawn = 0; drawn <= 60; drawn += 1) ids.push(await add({ question: `${drawn}` }));
    const [first, ...others] = ids.map((id) => `/faqs/${id}/preview.png`);
    for (const path of others) expect((await open(path)).status).toBe(200);
    const refused = await open(first ?? '');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    // What is drawn is sent, and other homes are not concerned.
    expect((await open(others[0] ?? '')).status).toBe(200);
    expect((await api.call(first ?? '', { ip: '203.0.113.5' })).status).toBe(200);
  });
});
