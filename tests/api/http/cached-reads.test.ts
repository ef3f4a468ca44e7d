import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createResponseCache } from '../../../api/response-cache/response-cache.ts';
import { createTestApi, createTestPages } from '../test-api.ts';

/** A server that listens, because Node's HTTP has a part in these responses. It lists the look-ups in the cache. */
async function startServer() {
  const lookUps: string[] = [];
  const responseCache = createResponseCache((outcome) => lookUps.push(outcome));
  const api = await createTestApi({ responseCache, pages: createTestPages() });
  const server = serve({ fetch: api.app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { api, lookUps, read: (path: string, init?: RequestInit) => fetch(origin + path, init) };
}

/** The parts of a response that must be equal with and without the cache. */
async function essence(response: Response) {
  const headers = Object.fromEntries(response.headers);
  for (const perCall of ['date', 'connection', 'keep-alive']) delete headers[perCall];
  return { status: response.status, headers, body: await response.text() };
}

const cachedPaths = [
  ...['/faqs/1', '/faqs/1/words', '/websites/1/livechat', '/websites/1/bot'],
  ...['/websites/1/bot/en', '/faq-chatbot.js?website=1'],
];
const files = ['/faq-chatbot.js', '/faq-chatbot.d.ts', '/custom-elements.json', '/favicon.svg'];

describe('a cached read', () => {
  it.each([...cachedPaths, ...files])(
    'of %s has the same bytes and headers as the first, and 304 without them',
    async (path) => {
      const { read, lookUps } = await startServer();
      const first = await essence(await read(path));
      expect(first.status).toBe(200);
      expect(first.headers['x-request-id']).toBeUndefined();
      expect(await essence(await read(path))).toEqual(first);
      const etag = first.headers.etag ?? '';
      const unchanged = await essence(await read(path, { headers: { 'If-None-Match': etag } }));
      const { 'content-type': _type, 'content-encoding': _coding, ...kept } = first.headers;
      delete kept['content-length'];
      expect(unchanged).toEqual({ status: 304, headers: kept, body: '' });
      expect(lookUps).toEqual(cachedPaths.includes(path) ? ['miss', 'hit', 'hit'] : []);
    },
  );

  it('has the headers of a GET and no body for HEAD', async () => {
    const { read } = await startServer();
    const { headers } = await essence(await read('/faqs/1'));
    expect(await essence(await read('/faqs/1', { method: 'HEAD' }))).toEqual({
      status: 200,
      headers,
      body: '',
    });
  });

  it('does not depend on the query parameters about the installation', async () => {
    const { read, lookUps } = await startServer();
    const first = await essence(await read('/faqs/1'));
    expect(await essence(await read('/faqs/1?build=0123abcd&tags=2&old=1'))).toEqual(first);
    expect(lookUps).toEqual(['miss', 'hit']);
  });
});
