import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { valid } from '../tools/valid.ts';
import { credentials, runCommand, startServer } from './running-server.ts';
import { startSession } from './start-session.ts';

const second = { username: 'budi', password: 'kata-sandi-budi' };
/** Linux has all of 127.0.0.0/8 on its loopback interface, so this is a second client address. */
const secondIp = '127.0.0.2';

interface Call {
  method: string;
  path: string;
  body?: object | string;
  headers?: Record<string, string>;
}

/** Starts a server with two admins; the second one has another address. */
async function setUp() {
  const dataDir = join(temporaryFolder(), 'data');
  const server = await startServer({ dataDir });
  await runCommand('whitelist', dataDir, 'add', secondIp);
  const firstCookie = await startSession(server.url, credentials);
  const asFirst = async ({ method, path, body }: Call) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { Cookie: firstCookie, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  };
  const created = await asFirst({
    method: 'POST',
    path: '/api/users/',
    body: { ...second, website_id: 1 },
  });
  expect(created.status).toBe(201);
  const id = (created.json as { id: number }).id;
  const cookie = await startSession(server.url, second);
  const find = async <Row>(path: string) => (await asFirst({ method: 'GET', path })).json as Row[];
  return { url: server.url, output: server.output, id, cookie, asFirst, find };
}

/** Sends a request as the second admin, without the last byte of its body. */
async function hold(url: string, cookie: string, { method, path, body = '', headers }: Call) {
  const { hostname, port } = new URL(url);
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body), 'latin1');
  const lines = Object.entries({
    Host: `${hostname}:${port}`,
    Connection: 'close',
    Cookie: cookie,
    'Content-Type': 'application/json',
    'Content-Length': String(bytes.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect({ port: Number(port), host: hostname, localAddress: secondIp });
  await once(socket, 'connect');
  const response = readAll(socket);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(bytes.subarray(0, -1));
  return {
    async finish() {
      socket.write(bytes.subarray(-1));
      return Number(/^HTTP\/1\.1 (\d{3})/.exec(await response)?.[1]);
    },
  };
}

function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

type World = Awaited<ReturnType<typeof setUp>>;

const endings: Record<string, (world: World) => Promise<{ status: number }>> = {
  'was deactivated': ({ id, asFirst }) =>
    asFirst({ method: 'PUT', path: `/api/users/${id}`, body: { account_status: false } }),
  'was deleted': ({ id, asFirst }) => asFirst({ method: 'DELETE', path: `/api/users/${id}` }),
  'got another password': ({ id, asFirst }) =>
    asFirst({
      method: 'PUT',
      path: `/api/users/updatepass/${id}`,
      body: { password: 'kata-sandi-lain' },
    }),
  'signed out': async ({ url, cookie }) =>
    await fetch(`${url}/logout`, { method: 'POST', headers: { Cookie: cookie } }),
};

const newAdmin: Call = {
  method: 'POST',
  path: '/api/users/',
  body: { username: 'penyusup', password: 'kata-sandi-penyusup', website_id: 1 },
};
const newWebsite = valid.website({ name: 'Palsu', livechat_link: 'palsu.example' });
const multipart = [
  '--batas',
  ...['question', 'website_id'].flatMap((name) => [
    `Content-Disposition: form-data; name="${name}"`,
    '',
    name === 'question' ? 'Palsu?' : '1',
    '--batas',
  ]),
  'Content-Disposition: form-data; name="image"; filename="a.gif"',
  'Content-Type: image/gif',
  '',
  // An image of one pixel.
  'GIF87a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\x7f\x7f\x7f,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
  '--batas--',
  '',
].join('\r\n');

const writes: Record<string, (world: World) => Call> = {
  'create an admin': () => newAdmin,
  'create an admin with an Idempotency-Key': () => ({
    ...newAdmin,
    headers: { 'Idempotency-Key': '"kunci"' },
  }),
  'reactivate itself': ({ id }) => ({
    method: 'PUT',
    path: `/api/users/${id}`,
    body: { account_status: true },
  }),
  'set its password back': ({ id }) => ({
    method: 'PUT',
    path: `/api/users/updatepass/${id}`,
    body: { password: second.password },
  }),
  'change the live-chat link': () => ({
    method: 'PUT',
    path: '/api/websites/1',
    body: newWebsite,
  }),
  'add a link': () => ({
    method: 'POST',
    path: '/api/livechatwebsitelinks/',
    body: { link: 'palsu.example' },
  }),
  'add a FAQ with an image': () => ({
    method: 'POST',
    path: '/api/faqs/',
    body: multipart,
    headers: { 'Content-Type': 'multipart/form-data; boundary=batas' },
  }),
};

it.each(Object.keys(endings))(
  'refuses each write whose body ends after the account %s',
  async (ending) => {
    const world = await setUp();
    const { url, cookie, find, output } = world;
    const lists = ['users', 'websites', 'livechatwebsitelinks', 'whitelists', 'faqs/1'];
    const held = await Promise.all(
      Object.entries(writes).map(
        async ([name, callOf]) => [name, await hold(url, cookie, callOf(world))] as const,
      ),
    );
    expect(await endings[ending]?.(world)).toMatchObject({ status: 200 });
    const before = await Promise.all(lists.map((list) => find(`/api/${list}/100/1`)));

    for (const [name, { finish }] of held) expect(await finish(), name).toBe(401);

    expect(await Promise.all(lists.map((list) => find(`/api/${list}/100/1`)))).toEqual(before);
    // A refusal is not an error, so nothing is logged as one.
    expect(output()).not.toContain('"level":50');
  },
);

it('does not add an address back to the whitelist that was removed before the body ended', async () => {
  const { url, cookie, asFirst, find } = await setUp();
  const path = '/api/whitelists';
  const held = await hold(url, cookie, { method: 'POST', path, body: { ip: secondIp } });
  const entries = await find<{ id: number; ip: string }>(`${path}/100/1`);
  const own = entries.find(({ ip }) => ip === secondIp);
  expect(await asFirst({ method: 'DELETE', path: `${path}/${own?.id}` })).toMatchObject({
    status: 200,
  });

  expect(await held.finish()).toBe(403);
  expect(await find<{ ip: string }>(`${path}/100/1`)).toMatchObject([{ ip: '127.0.0.1' }]);
});
