import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCachedReads } from '../../api/response-cache/cached-reads.ts';
import { cachedReadsFirst } from '../../api/response-cache/cached-reads-first.ts';
import { createResponseCache } from '../../api/response-cache/response-cache.ts';
import { createTestApi, createTestPages } from './test-api.ts';

/** A server like the one in `api/server.ts`. It also lists the requests that the app handled. */
async function startServer() {
  const responseCache = createResponseCache();
  const pages = createTestPages();
  const api = await createTestApi({ responseCache, pages });
  const counted: string[] = [];
  const appRequests: string[] = [];
  const state = { isOpen: true };
  const handleCachedRead = createCachedReads({
    sources: [responseCache.find, responseCache.findScript, pages.findCached],
    isOpen: () => state.isOpen,
    onResponse: (...call) => counted.push(call.join(' ')),
  });
  const server = serve({
    fetch: (request, env) => {
      const { pathname, search } = new URL(request.url);
      appRequests.push(`${request.method} ${pathname}${search}`);
      return api.app.fetch(request, env);
    },
    createServer: cachedReadsFirst(handleCachedRead),
    hostname: '127.0.0.1',
    port: 0,
  }) as Server;
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    api,
    counted,
    state,
    appRequests,
    read: (path: string, init?: RequestInit) => fetch(origin + path, init),
  };
}

/** The parts of a response that must be equal with and without the cache. */
async function essence(response: Response) {
  const headers = Object.fromEntries(response.headers);
  for (const perCall of ['date', 'connection', 'keep-alive']) delete headers[perCall];
  return { status: response.status, headers, body: await response.text() };
}

describe('a cached read', () => {
  it.each([
    '/faqs/1',
    '/faqs/1/words',
    '/websites/1/livechat',
    '/websites/1/bot',
    '/websites/1/bot/en',
    '/faq-chatbot.js',
    '/faq-chatbot.js?website=1',
    '/faq-chatbot.d.ts',
    '/custom-elements.json',
    '/favicon.svg',
  ])(
    'of %s has the same bytes and headers as the app’s response, without calling the app',
    async (path) => {
      const { read, appRequests, counted } = await startServer();
      const first = await essence(await read(path));
      expect(first.status).toBe(200);
      expect(await essence(await read(path))).toEqual(first);
      const etag = first.headers.etag ?? '';
      const unchanged = await read(path, { headers: { 'If-None-Match': etag } });
      expect(unchanged.status).toBe(304);
      expect(unchanged.headers.get('etag')).toBe(etag);
      expect(unchanged.headers.get('cache-control')).toBe(first.headers['cache-control']);
      expect(appRequests).toEqual([`GET ${path}`]);
      expect(counted).toHaveLength(2);
    },
  );

  it('has an encoding that the client accepts', async () => {
    const { read, appRequests } = await startServer();
    const text = await (await read('/faq-chatbot.js')).text();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await read('/faq-chatbot.js', { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await response.text()).toBe(text);
    }
    expect(appRequests).toHaveLength(1);
  });

  it('changes immediately after an edit', async () => {
    const { api, read } = await startServer();
    const link = async () => (await (await read('/websites/1/livechat')).json()).livechat_link;
    expect(await link()).toBe(await link());
    const json = { name: 'Satu', livechat_link: 'tawk.to/chat/a/b', server_ip: '10.0.0.1' };
    await api.call('/api/websites/1', { method: 'PUT', cookie: await api.signIn(), json });
    expect(await link()).toBe('https://tawk.to/chat/a/b');
  });

  it.each([
    ['another method', '/faqs/1', { method: 'HEAD' }],
    ['an unknown website', '/faqs/99', {}],
    ['an admin’s call', '/api/users/10/1', {}],
  ])('is not used for %s: the app responds', async (_, path, init) => {
    const { read, appRequests } = await startServer();
    await read('/faqs/1');
    await read(path, init);
    await read(path, init);
    expect(appRequests).toHaveLength(3);
  });

  it('does not depend on the query parameters about the installation', async () => {
    const { read, appRequests } = await startServer();
    const first = await essence(await read('/faqs/1'));
    expect(await essence(await read('/faqs/1?build=0123abcd&tags=2&old=1'))).toEqual(first);
    expect(appRequests).toHaveLength(1);
  });

  it('is left to the app while the server stops', async () => {
    const { read, state, appRequests } = await startServer();
    await read('/faqs/1');
    state.isOpen = false;
    await read('/faqs/1');
    expect(appRequests).toHaveLength(2);
  });
});

describe('the size of the response cache', () => {
  const cachedBody = (bytes: number) => ({
    identity: { body: Buffer.alloc(bytes), etag: '"a"', headers: {}, notModifiedHeaders: {} },
  });

  it('is limited: the least recently read entry is dropped', async () => {
    const cache = createResponseCache();
    const third = 100 * 1024 * 1024;
    for (const website of [1, 2]) await cache.get(website, 'faqs', async () => cachedBody(third));
    expect(cache.find('/faqs/1')).toBeDefined();
    await cache.get(3, 'faqs', async () => cachedBody(third));
    expect(cache.find('/faqs/1')).toBeDefined();
    expect(cache.find('/faqs/2')).toBeUndefined();
    expect(cache.find('/faqs/3')).toBeDefined();
  });

  it('drops images on every change, because a question may have lost its image', async () => {
    const cache = createResponseCache();
    await cache.getImage('a.webp', async () => cachedBody(10));
    expect(cache.find('/faqs/image/a.webp')).toBeDefined();
    cache.invalidate(7);
    expect(cache.find('/faqs/image/a.webp')).toBeUndefined();
  });
});
