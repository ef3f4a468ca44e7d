import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultAppearance } from '../../../api/contract/bot/appearance.ts';
import { fillScript } from '../../../api/pages/widget-script.ts';
import * as encoding from '../../../api/response-cache/encode-body.ts';
import { inSlowRun, repetitions } from '../../repetitions.ts';
import { valid } from '../../tools/valid.ts';
import { createAdminApi, createBuiltFolder, createTestPages, strangerIp } from '../test-api.ts';

const { avatar, ...look } = defaultAppearance;
const hostile = `Toko 'Kami' $& \`$\{1}\` \\ </script>`;
const template = `bot = '{{bot}}'; build = "{{build}}"; host = \`{{public-url}}\`; // ${'kata '.repeat(2000)}`;

/** Creates an API whose widget script contains only the placeholders and filler text. */
async function setUp() {
  const root = createBuiltFolder();
  for (const folder of ['widget', 'phone-page'])
    writeFileSync(join(root, `dist/${folder}/faq-chatbot.js`), template);
  const pages = createTestPages({ root, publicUrl: 'https://faq.example.com' });
  const { api, cookie } = await createAdminApi({ pages });
  const load = (query = '?website=1', headers: Record<string, string> = {}) =>
    api.call(`/faq-chatbot.js${query}`, { ip: strangerIp, headers });
  return {
    api,
    cookie,
    load,
    /** Returns the settings in the script. */
    settings: async (query?: string) => settingsIn(await (await load(query)).text()),
    save: (json: object) => api.call('/api/websites/1/settings', { method: 'PUT', cookie, json }),
    saveTitle: (title: string) =>
      api.call('/api/websites/1/settings', {
        method: 'PUT',
        cookie,
        json: { appearance: { ...look, title } },
      }),
  };
}

function settingsIn(script: string): unknown {
  const [, literal = ''] = /bot = ('.*?'); build/s.exec(script) ?? [];
  const text = new Function(`return ${literal}`)();
  return text === '' ? undefined : JSON.parse(text);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the script of a website', () => {
  it('is the plain script with the website’s settings', async () => {
    const { load, settings, saveTitle } = await setUp();
    expect(await settings()).toEqual({ website: 1 });
    await saveTitle(hostile);
    expect(await settings()).toEqual({ website: 1, title: hostile });
    const text = await (await load()).text();
    expect(text).not.toContain('</script>');
    expect(text).toMatch(/build = "[0-9a-f]{16}"; host = `https:\/\/faq\.example\.com`;/);
  });

  it('contains an announcement until its end, also in the better compression', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    const { api, cookie, settings } = await setUp();
    const until = new Date(Date.now() + 60_000).toISOString();
    const json = { text: hostile, until, website_ids: null };
    await api.call('/api/notices', { method: 'POST', cookie, json });
    expect(await settings()).toMatchObject({ notices: [{ text: hostile, until }] });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(await settings()).toMatchObject({ notices: [{ text: hostile, until }] });
    await vi.advanceTimersByTimeAsync(1);
    expect(await settings()).toEqual({ website: 1 });
  });

  it('may be cached for less than half a minute, by any page, and has an ETag for each encoding', async () => {
    const { load } = await setUp();
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (all: Buffer) => all };
    const tags = new Set<string>();
    for (const [encoding, decode] of Object.entries(decoders)) {
      const headers = { 'Accept-Encoding': encoding, Origin: 'https://toko.example' };
      const response = await load('?website=1', headers);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=25',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Accept-Encoding',
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(settingsIn(decode(bytes).toString())).toEqual({ website: 1 });
      const etag = response.headers.get('etag') ?? '';
      tags.add(etag);
      expect((await load('?website=1', { ...headers, 'If-None-Match': etag })).status).toBe(304);
    }
    expect(tags.size).toBe(3);
  });

  it('contains a save, its undo, another name of the website and a deleted shortcut at once', async () => {
    const { api, cookie, settings, save, saveTitle } = await setUp();
    const saved = await (await saveTitle('Satu')).json();
    expect(await settings()).toEqual({ website: 1, title: 'Satu' });
    await api.call(`/api/audit/${saved.undo_id}/restore`, { method: 'POST', cookie });
    expect(await settings()).toEqual({ website: 1 });
    await save({ contact: { channels: [{ type: 'email', value: 'cs@toko.example' }] } });
    const channels = [{ type: 'email', href: 'mailto:cs@toko.example' }];
    expect(await settings()).toEqual({ website: 1, name: 'Website Demo', channels });
    const json = valid.website({ name: 'Toko' });
    await api.call('/api/websites/1', { method: 'PUT', cookie, json });
    expect(await settings()).toEqual({ website: 1, name: 'Toko', channels });
  });

  it.each(['?website=99', '?website=abc', '?website=', '?website=1e3', '?website=-1'])(
    'is the plain script for %s, and cached equally short',
    async (query) => {
      const { load, settings } = await setUp();
      expect(await settings(query)).toBeUndefined();
      const { status, headers } = await load(query);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=25');
    },
  );

  it.each(['', '?v=2'])('does not change the plain script at “%s”', async (query) => {
    const { load, settings, saveTitle } = await setUp();
    await saveTitle('Toko');
    expect(await settings(query)).toBeUndefined();
    expect((await load(query)).headers.get('cache-control')).toBe(
      'public, max-age=300, stale-while-revalidate=86400',
    );
  });

  it('names its build like the plain script, unlike the script of the phone page', async () => {
    const { api, load } = await setUp();
    const build = async (path: string) =>
      /build = "(\w+)"/.exec(await (await api.call(path)).text())?.[1];
    const page = await (await api.call('/mobilefaq')).text();
    const [own = '', hash] = /\/faq-chatbot\.([0-9a-f]{16})\.js/.exec(page) ?? [];
    // The phone page preloads the questions at an address without a query.
    expect(await build(own)).toBeUndefined();
    expect(await build('/faq-chatbot.js')).toBe(hash);
    expect(await build('/faq-chatbot.js?website=1')).toBe(hash);
    expect(settingsIn(await (await api.call(own)).text())).toBeUndefined();
    expect(await (await load('')).text()).toContain('https://faq.example.com');
  });

  const restMs = 10_000;
  const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout'] });

  it('is built once for visitors at the same time, and compressed better ten seconds later', async () => {
    stopClock();
    const { load } = await setUp();
    const encode = vi.spyOn(encoding, 'encodeBody');
    const all = await Promise.all(
      Array.from({ length: 20 }, () => load('?website=1', { 'Accept-Encoding': 'br' })),
    );
    expect(new Set(all.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    const tag = async () =>
      (await load('?website=1', { 'Accept-Encoding': 'br' })).headers.get('etag');
    await vi.advanceTimersByTimeAsync(restMs);
    await expect.poll(tag).toMatch(/-br11"$/);
    const ofWebsite = encode.mock.calls.filter(([body]) => settingsIn(String(body)));
    expect(ofWebsite.map(([, { brotliQuality }]) => brotliQuality)).toEqual([5, 11]);
  });

  it('is not replaced if better compression fails', async () => {
    stopClock();
    const { load } = await setUp();
    const { encodeBody } = encoding;
    const encode = vi.spyOn(encoding, 'encodeBody').mockImplementation(async (body, options) => {
      if (options.brotliQuality === 11) throw new Error('out of memory');
      return await encodeBody(body, options);
    });
    const tag = async () =>
      (await load('?website=1', { 'Accept-Encoding': 'br' })).headers.get('etag');
    expect(await tag()).toMatch(/-br5"$/);
    await vi.advanceTimersByTimeAsync(restMs);
    await expect.poll(() => encode.mock.calls.length).toBe(2);
    expect(await tag()).toMatch(/-br5"$/);
  });

  it('is not compressed again after a write that does not change it', async () => {
    stopClock();
    const { api, cookie, load } = await setUp();
    const tag = async () =>
      (await load('?website=1', { 'Accept-Encoding': 'br' })).headers.get('etag');
    await tag();
    await vi.advanceTimersByTimeAsync(restMs);
    await expect.poll(tag).toMatch(/-br11"$/);
    const before = await tag();
    const body = new FormData();
    for (const [name, value] of Object.entries({ question: 'A?', website_id: '1' })) {
      body.set(name, value);
    }
    expect((await api.call('/api/faqs', { method: 'POST', cookie, body })).status).toBe(201);
    expect(await tag()).toBe(before);
  });

  it('with outdated settings is not compressed again', async () => {
    stopClock();
    const { load, saveTitle } = await setUp();
    const encode = vi.spyOn(encoding, 'encodeBody');
    await load();
    expect((await saveTitle('Lain')).status).toBe(200);
    await load();
    await vi.advanceTimersByTimeAsync(restMs);
    const qualities = () =>
      encode.mock.calls
        .filter(([body]) => settingsIn(String(body)))
        .map(([, { brotliQuality }]) => brotliQuality);
    await expect.poll(qualities).toEqual([5, 5, 11]);
  });
});

it('writes settings as the same text in a string with any quotes', inSlowRun, () => {
  const hash = '0123456789abcdef';
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom("'", '"', '`'), (title, quote) => {
      const json = JSON.stringify({ title });
      const built = Buffer.from(`return ${quote}{{bot}}${quote}`);
      const script = fillScript(built, undefined).forOthers(json).toString();
      expect(new Function(script)()).toBe(json);
      expect(new Function(`'use strict'; ${script}`)()).toBe(json);
      expect(script).not.toContain('</');
    }),
    { numRuns: repetitions({ sample: 100, full: 5_000 }) },
  );
  const filled = fillScript(Buffer.from('"{{bot}}"'), 'https://a.example');
  expect(filled.forOthers('{{build}}{{public-url}}{{bot}}').toString()).toBe(
    '"{{build}}{{public-url}}{{bot}}"',
  );
  expect(hash).toHaveLength(filled.hash.length);
});
