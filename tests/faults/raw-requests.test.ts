import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { startServer } from './running-server.ts';

/** Sends bytes unchanged, because a client library would normalise them. */
function send(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let response = '';
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
}

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

it('serves no other file of the disk for any spelling of a path', async () => {
  const server = await startServer({ dataDir: join(temporaryFolder(), 'data') });
  for (const path of [
    '/../../../../etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/faqs/image/../../../data/tanya-kami.db',
    '/faqs/image/..%2ftanya-kami.db',
    '/faqs/image/x%00.webp',
    '//etc/passwd',
    '/.env',
    '/data/tanya-kami.db',
    '/jwt-secret',
    'http://evil.example/api/users/100/1',
  ]) {
    const response = await send(server.url, get(path));
    expect([400, 401, 404], path).toContain(statusOf(response));
    expect(response, path).not.toMatch(/root:|"dependencies"|SQLite format|evil\.example/);
  }
});

it('refuses requests that two servers could parse differently', async () => {
  const server = await startServer({ dataDir: join(temporaryFolder(), 'data') });
  const post = (headers: string, body: string) =>
    `POST /login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n${body}`;
  for (const text of [
    post('Content-Length: 4\r\nContent-Length: 5\r\n', 'abcde'),
    post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\nGET /x HTTP/1.1\r\n\r\n'),
    post('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'),
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  ]) {
    expect([400, 431], text.slice(0, 90)).toContain(statusOf(await send(server.url, text)));
  }
  for (const path of ['/healthz', '/faqs/1', '/api/users/1/1']) {
    // Send each twice, because the second read of a list comes from the cache.
    for (const _ of [1, 2])
      expect([200, 401]).toContain(statusOf(await send(server.url, get(path))));
    for (const second of ['Host: x\r\n', 'hOST: evil.example\r\n', 'Accept: a\r\nHost: \r\n']) {
      const response = await send(server.url, get(path, second));
      expect(statusOf(response), path + second).toBe(400);
      expect(response).toContain('Permintaan tidak dapat dibaca.');
      expect(response).toContain('X-Content-Type-Options: nosniff');
    }
  }
  expect(statusOf(await send(server.url, get('/healthz')))).toBe(200);
});

it('closes a connection with more than 16 unanswered requests, and handles no further ones', async () => {
  const server = await startServer({ dataDir: join(temporaryFolder(), 'data') });
  const pipelined = (count: number) => {
    const request = 'GET /faqs/image/x HTTP/1.1\r\nHost: x\r\n';
    return `${`${request}\r\n`.repeat(count - 1)}${request}Connection: close\r\n\r\n`;
  };
  const handled = () => server.output().split('"route":"/faqs/image/:name"').length - 1;
  const allowed = await send(server.url, pipelined(16));
  expect(allowed.match(/HTTP\/1\.1 404/g)).toHaveLength(16);
  await expect.poll(handled).toBe(16);
  await send(server.url, pipelined(1680)).catch(() => '');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const metrics = await fetch(`${server.url}/metrics`).then((response) => response.text());
  expect(metrics).toContain('connections_cut_total{reason="pipelined"} 1');
  expect(handled()).toBeLessThanOrEqual(16 + 17);
});

it('never sends a header that a caller has injected', async () => {
  const server = await startServer({ dataDir: join(temporaryFolder(), 'data') });
  for (const path of [
    '/%0d%0aSet-Cookie:%20a=b',
    '/mobilefaq?website-id=1%0d%0aSet-Cookie:%20a=b',
  ]) {
    const response = await send(
      server.url,
      get(path, 'X-Request-Id: abcdefgh%0d%0aSet-Cookie: a=b\r\n'),
    );
    expect(response).not.toMatch(/^set-cookie/im);
  }
});

it('does not log an error when a caller disconnects in the middle of its body', async () => {
  const server = await startServer({ dataDir: join(temporaryFolder(), 'data') });
  const { hostname, port } = new URL(server.url);
  const begun =
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{"usern';
  const socket = connect(Number(port), hostname, () => socket.write(begun));
  await expect.poll(() => fetch(`${server.url}/healthz`).then(({ status }) => status)).toBe(200);
  socket.destroy();
  await expect.poll(server.output).toContain('"route":"/login","status":400');
  expect(server.output()).not.toContain('"level":50');
});

it('responds to a refused caller that never stops sending, and closes the connection', async () => {
  const server = await startServer({ dataDir: join(temporaryFolder(), 'data') });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  // The last bytes of the caller arrive at a closed connection.
  socket.on('error', () => {});
  socket.write(
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const megabyte = Buffer.concat([
    Buffer.from('100000\r\n'),
    Buffer.alloc(2 ** 20),
    Buffer.from('\r\n'),
  ]);
  let megabytes = 0;
  while (!socket.closed && megabytes < 500) {
    const sent = new Promise((resolve) => socket.write(megabyte, resolve));
    await Promise.race([sent, closed]);
    megabytes += 1;
  }
  expect(statusOf(response)).toBe(413);
  expect(megabytes).toBeGreaterThan(50);
  expect(megabytes).toBeLessThan(150);
});
