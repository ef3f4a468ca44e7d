// @module-tag slow
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { messages } from '../../api/copy/messages.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { freePort } from '../bench/free-port.ts';
import { builtApi } from '../faults/built-api.ts';
import { credentials, launchServer } from '../faults/running-server.ts';
import { startSession } from '../faults/start-session.ts';
import { fromAdminIp, whitelistAdminIp } from '../load/admin-address.ts';
import { requireProxy } from './require-proxy.ts';
import { type Nginx, startNginx } from './start-nginx.ts';

const visitors = 50;
const restarts = 4;
const site = 'https://toko.example';
const encodings = ['br', 'gzip, deflate, br', 'identity'];

let program = '';
beforeAll(async () => {
  program = await requireProxy('nginx');
}, 300_000);

/** Starts a server on a fixed port (to restart it) behind nginx. */
async function startBehindNginx(env: Record<string, string> = {}) {
  const port = await freePort();
  const dataDir = temporaryFolder();
  const settings = {
    PORT: String(port),
    SEED: 'starter',
    PUBLIC_URL: 'https://faq.example.com',
    CLIENT_IP_SOURCE: 'forwarded',
    TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  };
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const server = launchServer({ dataDir, env: settings });
    const isUp = () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 20_000 }).toBe(true);
    return server;
  };
  const server = await start();
  whitelistAdminIp(builtApi(), dataDir);
  const nginx = await startNginx(program, port);
  return { url, start, server, nginx };
}

async function addQuestion(url: string, cookie: string, question: string): Promise<void> {
  const body = new FormData();
  body.set('website_id', '1');
  body.set('question', question);
  const headers = { ...fromAdminIp, Cookie: cookie };
  const { status } = await fetch(`${url}/api/faqs/`, { method: 'POST', headers, body });
  expect(status).toBe(201);
}

/** Lists all paths that a visitor’s bot reads, including an image. */
function addressesOf(faqs: string): string[] {
  const image = /"image":"([^"]+)"/.exec(faqs)?.[1];
  return [
    '/faqs/1',
    '/websites/1/livechat',
    '/websites/1/bot',
    '/faq-chatbot.js',
    '/faq-chatbot.js?website=1',
    '/mobilefaq',
    `/faqs/image/${image}`,
  ];
}

it(`serves ${visitors} visitors without an error during ${restarts} restarts, two of them kills`, async () => {
  const { start, nginx, ...first } = await startBehindNginx();
  let { server } = first;
  const addresses = addressesOf((await nginx.send('/faqs/1')).text);
  const read = (path: string, encoding: string) =>
    nginx.send(path, { headers: { Origin: site, 'Accept-Encoding': encoding } });
  // nginx has no copy of what nobody has read yet.
  for (const path of addresses) for (const encoding of encodings) await read(path, encoding);
  const outcomes: Record<string, number> = {};
  const stop = new AbortController();
  const visit = async (visitor: number) => {
    const encoding = encodings[visitor % encodings.length] ?? '';
    for (let at = visitor; !stop.signal.aborted; at++) {
      const path = addresses[at % addresses.length] ?? '';
      const outcome = await read(path, encoding).then(
        ({ status }) => `${path} ${status}`,
        (error) => `${path} ${error.code}`,
      );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      await wait(20);
    }
  };
  const running = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  await wait(1500);
  for (let restart = 0; restart < restarts; restart++) {
    server.child.kill(restart % 2 === 1 ? 'SIGKILL' : 'SIGTERM');
    await server.ended;
    await wait(500);
    server = await start();
    await wait(500);
  }
  stop.abort();
  await Promise.all(running);
  const failed = Object.entries(outcomes).filter(([outcome]) => !outcome.endsWith(' 200'));
  expect(failed).toEqual([]);
  // The server was unreachable for a while, or the test proves nothing.
  expect(nginx.log().filter(({ cache }) => cache === 'STALE').length).toBeGreaterThan(visitors);
});

it('shows a save within two seconds, also after a pause in requests, and at once to its admin', async () => {
  const { url, nginx } = await startBehindNginx();
  const cookie = await startSession(url, credentials, fromAdminIp);
  const delays: number[] = [];
  for (let save = 0; save < 4; save++) {
    // Some saves follow soon after the last read, others after a pause.
    await nginx.send('/faqs/1');
    await wait(save % 2 === 0 ? 3000 : 200);
    await addQuestion(url, cookie, `Pertanyaan ${save}`);
    const savedAt = performance.now();
    while (!(await nginx.send('/faqs/1')).text.includes(`Pertanyaan ${save}`)) await wait(10);
    delays.push(performance.now() - savedAt);
  }
  expect(Math.max(...delays)).toBeLessThan(2500);
  await nginx.send('/faqs/1');
  await addQuestion(url, cookie, 'Pertanyaan baru');
  const own = await nginx.send('/faqs/1', { headers: { Cookie: cookie } });
  expect(own.text).toContain('Pertanyaan baru');
  expect((await nginx.send('/faqs/1')).text).toContain('Pertanyaan baru');
});

it('serves no copy of a page that was withdrawn, also when the server stops', async () => {
  const { url, nginx, server } = await startBehindNginx();
  const cookie = await startSession(url, credentials, fromAdminIp);
  const headers = { ...fromAdminIp, Cookie: cookie, 'Content-Type': 'application/json' };
  const settings = `${url}/api/websites/1/settings`;
  const switchHelp = async (is_on: boolean) => {
    const { version } = await (await fetch(settings, { headers })).json();
    const body = JSON.stringify({ version, help: { is_on, is_indexed: false } });
    expect((await fetch(settings, { method: 'PUT', headers, body })).status).toBe(200);
  };
  const read = async (encoding: string) =>
    (await nginx.send('/bantuan/1', { headers: { 'Accept-Encoding': encoding } })).status;
  await switchHelp(true);
  for (const encoding of encodings) expect(await read(encoding)).toBe(200);
  await switchHelp(false);
  for (const encoding of encodings) await expect.poll(() => read(encoding)).toBe(302);
  server.child.kill('SIGKILL');
  await server.ended;
  for (const encoding of encodings) expect(await read(encoding)).not.toBe(200);
});

it('revalidates a script with settings after a second, and hides that time from browsers', async () => {
  const { nginx } = await startBehindNginx();
  const read = async (path: string) => {
    const { status, headers } = await nginx.send(path);
    expect(status).toBe(200);
    expect(headers['x-accel-expires']).toBeUndefined();
    return headers['cache-control'];
  };
  for (let time = 0; time < 2; time++) {
    expect(await read('/faq-chatbot.js?website=1')).toBe('public, max-age=25');
    expect(await read('/faq-chatbot.js')).toContain('max-age=300');
    if (time === 0) await wait(2500);
  }
  const statuses = () => nginx.log().flatMap(({ cache }) => cache || []);
  await expect.poll(statuses).toEqual(['MISS', 'MISS', 'REVALIDATED', 'HIT']);
});

it('preserves ETags, encodings and 304 of cached responses', async () => {
  const { url, nginx } = await startBehindNginx();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const direct = await fetch(`${url}/faqs/1`, { headers });
    for (let time = 0; time < 2; time++) {
      const cached = await nginx.send('/faqs/1', { headers });
      expect(cached.headers.etag).toBe(direct.headers.get('etag'));
      expect(cached.headers['content-encoding'] ?? null).toBe(
        direct.headers.get('content-encoding'),
      );
      expect(cached.headers['cache-control']).toBe(direct.headers.get('cache-control'));
    }
    const known = { ...headers, 'If-None-Match': direct.headers.get('etag') ?? '' };
    expect((await nginx.send('/faqs/1', { headers: known })).status).toBe(304);
  }
  expect(nginx.log().map(({ cache }) => cache)).toContain('HIT');
});

it('sends each page its own response with EMBED_ORIGINS=links', async () => {
  const { url, nginx } = await startBehindNginx({ EMBED_ORIGINS: 'links' });
  const cookie = await startSession(url, credentials, fromAdminIp);
  const added = await fetch(`${url}/api/livechatwebsitelinks`, {
    method: 'POST',
    headers: { ...fromAdminIp, Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ website_id: 1, link: site }),
  });
  expect(added.status).toBe(201);
  const read = async (headers: Record<string, string>) => {
    const { status, headers: received } = await nginx.send('/faqs/1', { headers });
    return [status, received['access-control-allow-origin']];
  };
  for (let round = 0; round < 2; round++) {
    expect(await read({ Origin: site })).toEqual([200, site]);
    expect(await read({ Origin: 'https://lain.example' })).toEqual([403, 'https://lain.example']);
    expect(await read({ 'Sec-Fetch-Site': 'same-origin' })).toEqual([200, undefined]);
    expect(await read({ 'Sec-Fetch-Site': 'cross-site' })).toEqual([403, undefined]);
  }
});

async function expectRefusal(sent: ReturnType<Nginx['send']>, status: number, message: string) {
  const response = await sent;
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(JSON.parse(response.text)).toEqual({ message });
  return response;
}

it('refuses with the messages of the server, caches nothing else, and logs the server’s request id', async () => {
  const { server, nginx } = await startBehindNginx();
  const tooLarge = nginx.send('/api/faqs', { method: 'POST', body: Buffer.alloc(66 * 2 ** 20) });
  expect((await expectRefusal(tooLarge, 413, messages.bodyTooLarge)).headers['retry-after']).toBe(
    undefined,
  );
  nginx.hold('/api/deposits/history', 210);
  const refusal = () => nginx.send('/ip');
  await expect
    .poll(async () => {
      const { status } = await refusal();
      // On a busy machine, some requests end before the last ones have started.
      if (status !== 429) nginx.hold('/api/deposits/history', 20);
      return status;
    })
    .toBe(429);
  await expectRefusal(refusal(), 429, messages.tooManyConnections);
  nginx.endHeld();
  await expect.poll(async () => (await refusal()).status).toBe(200);

  const called = await nginx.send('/ip');
  expect(called.status).toBe(200);
  const id = called.headers['x-request-id'];
  await expect.poll(() => server.output().includes(`"id":"${id}"`)).toBe(true);
  // nginx writes a line after it has sent the response.
  await expect
    .poll(() => nginx.log().find((line) => line.id === id))
    .toMatchObject({ method: 'GET', path: '/ip', status: 200, cache: '' });
  const paths = ['/', '/ip', '/whitelist', '/api/faqs/image/x.webp', '/healthz'];
  for (const path of paths) await nginx.send(path);
  const logged = () => nginx.log().map(({ path }) => path);
  await expect.poll(logged).toEqual(expect.arrayContaining(paths));
  expect(nginx.log().filter(({ cache }) => cache !== '')).toEqual([]);
  expect((await nginx.send('/metrics')).status).toBe(403);

  server.child.kill('SIGKILL');
  await server.ended;
  const gone = await expectRefusal(nginx.send('/api/websites'), 502, messages.stopping);
  expect(gone.headers['retry-after']).toBe('5');
  expect(gone.headers['strict-transport-security']).toBe('max-age=31536000');
});
