import { createHook } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compressionsMaxAtOnce } from '../../../api/config/server-limits.ts';
import type { AppEnv } from '../../../api/http/app-env.ts';
import { compress, inTurn } from '../../../api/response-cache/compress.ts';
import { compressResponse } from '../../../api/response-cache/compress-response.ts';
import { encodeBody } from '../../../api/response-cache/encode-body.ts';
import { etagMatches, pickEncoding } from '../../../api/response-cache/negotiate.ts';
import { createResponseCache } from '../../../api/response-cache/response-cache.ts';
import { valid } from '../../tools/valid.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { pictureFile } from '../picture-file.ts';
import { createAdminApi, createTestApi, strangerIp, type TestApi } from '../test-api.ts';

async function setUp() {
  const writer = await createFaqWriter();
  const id = await writer.add({ question: 'Cara deposit?', answer: 'Jawaban. '.repeat(40) });
  return { ...writer, id };
}

const readAs = (api: TestApi, encoding: string, headers = {}) =>
  api.call('/faqs/1', { ip: strangerIp, headers: { 'Accept-Encoding': encoding, ...headers } });

describe('what visitors read', () => {
  it('has all FAQs of the website, for anybody, with only the contract’s fields', async () => {
    const { api, id } = await setUp();
    const response = await api.call('/faqs/1', {
      ip: strangerIp,
      headers: { Origin: 'https://shop.example' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('access-control-expose-headers')).toBe('Date');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=30, stale-while-revalidate=300',
    );
    expect(await response.json()).toEqual([
      {
        id,
        question: 'Cara deposit?',
        answer: 'Jawaban. '.repeat(40).trim(),
        image: null,
        parent_id: null,
      },
    ]);
  });

  it('has the same content in every encoding, each with its own strong ETag', async () => {
    const { api } = await setUp();
    const plain = await readAs(api, 'identity');
    const br = await readAs(api, 'gzip, deflate, br');
    const gzip = await readAs(api, 'gzip');
    const text = await plain.text();
    const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text);
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(text);
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const tags = [plain, br, gzip].map(({ headers }) => headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const { headers } of [plain, br, gzip]) {
      expect(headers.get('vary')).toBe('Accept-Encoding');
    }
  });

  it('changes immediately after an edit, an addition and a deletion', async () => {
    const { id, add, edit, remove, shown } = await setUp();
    const questions = async () => (await shown()).map(({ question }) => question);
    expect(await questions()).toEqual(['Cara deposit?']);
    const second = await add({ question: 'Cara withdraw?' });
    expect(await questions()).toEqual(['Cara deposit?', 'Cara withdraw?']);
    await edit(id, { question: 'Deposit?' });
    expect(await questions()).toEqual(['Deposit?', 'Cara withdraw?']);
    await remove(second);
    expect(await questions()).toEqual(['Deposit?']);
  });

  it('is an empty list for a website without FAQs, and 404 for an unknown website', async () => {
    const api = await createTestApi();
    expect((await api.send('GET', '/faqs/1')).json).toEqual([]);
    for (const path of [
      '/faqs/99',
      '/faqs/abc',
      '/faqs/0',
      '/faqs/99/words',
      '/websites/99/livechat',
      '/websites/99/bot',
    ]) {
      const response = await api.call(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: 'Website tidak ditemukan.' });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('can be requested by scripts of other sites that add headers, at every route that they can read', async () => {
    const { api, add } = await createFaqWriter();
    await add({ image: await pictureFile('black') });
    const [{ image: name }] = (await api.send('GET', '/faqs/1')).json;
    const Origin = 'https://shop.example';
    const call = (path: string, method: string, headers = {}) =>
      api.call(path, { method, ip: strangerIp, headers: { Origin, ...headers } });

    const routes = { readable: [] as string[], answered: [] as string[] };
    for (const { method, path: route } of api.app.routes) {
      if (method !== 'GET' && method !== 'POST') continue;
      const path = route.replace(/:(\w+)/g, (_, param) => (param === 'name' ? name : '1'));
      const response = await call(path, method, { 'Content-Type': 'application/json' });
      if (response.headers.has('access-control-allow-origin')) routes.readable.push(route);
      const preflight = await call(path, 'OPTIONS', {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'authorization,content-type,traceparent,x-csrf-token',
      });
      if (preflight.status !== 204) continue;
      routes.answered.push(route);
      const { headers } = preflight;
      expect(headers.get('access-control-allow-origin'), route).toBe('*');
      expect(headers.get('access-control-allow-headers'), route).toBe('*, Authorization');
      expect(headers.get('access-control-allow-methods'), route).toContain(method);
      expect(headers.get('access-control-allow-credentials'), route).toBeNull();
      expect(headers.get('vary'), route).toBeNull();
    }
    expect(routes.readable).toContain('/faqs/image/:name');
    // Reports are sent as beacons, whose response no script can read.
    expect(routes.answered.filter((route) => route !== '/insights')).toEqual(routes.readable);
  });
});

describe('the live-chat link', () => {
  it('is absolute, however it was typed', async () => {
    const { api, cookie } = await createAdminApi();
    const link = async () => (await api.send('GET', '/websites/1/livechat')).json.livechat_link;
    expect(await link()).toBe('https://example.com/livechat');
    const json = valid.website({ name: 'Satu', livechat_link: 'tawk.to/chat/a/b' });
    await api.call('/api/websites/1', { method: 'PUT', cookie, json });
    expect(await link()).toBe('https://tawk.to/chat/a/b');
  });
});

describe('the response cache', () => {
  const body = (text: string) => encodeBody(Buffer.from(text), { headers: {} });

  it('builds once for simultaneous and later requests', async () => {
    const cache = createResponseCache();
    const build = vi.fn(() => body('one'));
    await Promise.all([cache.get(1, 'faqs', build), cache.get(1, 'faqs', build)]);
    await cache.get(1, 'faqs', build);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('does not cache a response that was built before a change', async () => {
    const cache = createResponseCache();
    let finish = (_: Awaited<ReturnType<typeof body>>) => {};
    const early = cache.get(1, 'faqs', () => new Promise((resolve) => (finish = resolve)));
    cache.invalidate([1]);
    const late = cache.get(1, 'faqs', () => body('new'));
    finish(await body('old'));
    expect((await early)?.identity.body.toString()).toBe('old');
    expect((await late)?.identity.body.toString()).toBe('new');
    const saved = await cache.get(1, 'faqs', () => body('never'));
    expect(saved?.identity.body.toString()).toBe('new');
  });

  it('caches neither errors nor missing responses', async () => {
    const cache = createResponseCache();
    await expect(cache.get(1, 'faqs', () => Promise.reject(new Error('disk')))).rejects.toThrow(
      'disk',
    );
    expect(await cache.get(1, 'faqs', async () => undefined)).toBeUndefined();
    expect((await cache.get(1, 'faqs', () => body('there')))?.identity.body.toString()).toBe(
      'there',
    );
  });
});

describe('compressions', () => {
  /** Counts those that have started until the test ends. */
  function countStarted(): () => number {
    let started = 0;
    const hook = createHook({
      init(_, type) {
        if (type === 'ZLIB') started += 1;
      },
    });
    hook.enable();
    onTestFinished(() => void hook.disable());
    return () => started;
  }
  const text = Buffer.from('Cara deposit? '.repeat(1000));
  const headers = {};

  it('run at most two at once', async () => {
    const started = countStarted();
    const all = Promise.all(Array.from({ length: 4 }, () => compress(text, 11)));
    await Promise.resolve();
    expect(started()).toBeLessThanOrEqual(compressionsMaxAtOnce);
    await all;
    expect(started()).toBe(8);
  });

  it('do not start when all who waited are gone, and what was read for them is not read again', async () => {
    const started = countStarted();
    const cache = createResponseCache();
    const build = vi.fn<Parameters<typeof cache.get>[2]>((last, isNeeded) =>
      encodeBody(text, { headers, brotliQuality: 5, last, isNeeded }),
    );
    const read = (isGone: boolean) => cache.get(1, 'faqs', build, () => isGone);
    await Promise.all([read(true), read(true)]);
    expect(started()).toBe(0);
    const bodies = await Promise.all([read(true), read(false)]);
    expect(brotliDecompressSync(bodies[1]?.br?.body ?? '')).toEqual(text);
    expect(await read(false)).toBe(bodies[1]);
    expect(started()).toBe(3);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('of responses that are not cached wait for their turn, and end when the client has left', async () => {
    const app = new Hono<AppEnv>().get('/', compressResponse, (c) => c.text(text.toString()));
    const request = (encoding: string, destroyed: boolean) =>
      app.request(
        '/',
        { headers: { 'Accept-Encoding': encoding } },
        { incoming: { socket: { destroyed } } },
      );
    let endOthers = () => {};
    const others = new Promise<void>((resolve) => {
      endOthers = resolve;
    });
    for (let slot = 0; slot < compressionsMaxAtOnce; slot += 1) void inTurn(() => others);
    const responses = [
      await request('gzip', false),
      await request('gzip, br', false),
      await request('gzip', true),
    ];
    const cancelled = (await request('gzip', false)).body?.getReader();
    void cancelled?.read();
    const bodies = responses.map(async (response) => Buffer.from(await response.arrayBuffer()));
    const all = Promise.allSettled(bodies);
    expect(await Promise.race([all, setTimeout(100, 'waiting')])).toBe('waiting');
    endOthers();
    // While its part is compressed. An error then would end the process.
    await cancelled?.cancel();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(gunzipSync((await bodies[0]) ?? '')).toEqual(text);
    expect(brotliDecompressSync((await bodies[1]) ?? '')).toEqual(text);
  });
});

describe('the encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['br;q=0.1, gzip;q=1.0', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['deflate, zstd', 'identity'],
    ['brotli', 'identity'],
  ] as const)('for %j is %s', (accepted, encoding) => {
    expect(pickEncoding(accepted)).toBe(encoding);
  });
});

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a" , "c"', true],
    [' * ', true],
    ['"b"', false],
    ['a', false],
    ['"ab"', false],
    [undefined, false],
  ])('%j matches "a": %s', (header, expected) => {
    expect(etagMatches(header, '"a"')).toBe(expected);
  });
});
