// @module-tag slow
import { get } from 'node:http';
import { request } from 'node:https';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { freePort } from '../bench/free-port.ts';
import { builtApi } from '../faults/built-api.ts';
import { credentials, startPublicServer } from '../faults/running-server.ts';
import { startSession } from '../faults/start-session.ts';
import { fromAdminIp, whitelistAdminIp } from '../load/admin-address.ts';
import { requireProxy } from './require-proxy.ts';
import { startCaddy } from './start-caddy.ts';
import { fromAddress, host, ownHost, startNginx } from './start-nginx.ts';

/** Starts a server whose website 1 has a help page on its own host. */
async function startWithOwnHost() {
  const dataDir = temporaryFolder();
  const url = await startPublicServer({
    dataDir,
    env: {
      SEED: 'starter',
      PUBLIC_URL: `https://${host}`,
      CLIENT_IP_SOURCE: 'forwarded',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  whitelistAdminIp(builtApi(), dataDir);
  const cookie = await startSession(url, credentials, fromAdminIp);
  const headers = { ...fromAdminIp, Cookie: cookie, 'Content-Type': 'application/json' };
  const saveHelp = async (is_on: boolean) => {
    const body = JSON.stringify({ help: { is_on, is_indexed: true, host: ownHost } });
    const response = await fetch(`${url}/api/websites/1/settings`, {
      method: 'PUT',
      headers,
      body,
    });
    expect(response.status).toBe(200);
  };
  await saveHelp(true);
  return { port: Number(new URL(url).port), cookie, saveHelp };
}

it('nginx serves an own host with the shipped file, without cookies', async () => {
  const program = await requireProxy('nginx');
  const { port, cookie, saveHelp } = await startWithOwnHost();
  const nginx = await startNginx(program, port);
  const headers = { Host: ownHost, Cookie: cookie, [fromAddress]: '198.51.100.9' };
  const read = (path: string) => nginx.send(path, { headers });
  for (let time = 0; time < 2; time += 1) {
    const home = await read('/');
    expect([home.status, home.headers['set-cookie']]).toEqual([200, undefined]);
    expect(home.text).toContain(`<link rel="canonical" href="https://${ownHost}/">`);
  }
  expect(nginx.log().map(({ cache }) => cache)).toEqual(expect.arrayContaining(['MISS', 'HIT']));
  for (const path of ['/api/websites', '/signin', '/metrics', '/mobilefaq', '/own-hosts/ask'])
    expect((await read(path)).status, path).toBe(404);
  const moved = await nginx.send('/bantuan/1');
  expect([moved.status, moved.headers.location]).toEqual([301, `https://${ownHost}/`]);
  expect((await nginx.send(`/own-hosts/ask?domain=${ownHost}`)).status).toBe(403);
  await saveHelp(false);
  await expect
    .poll(async () => (await read('/')).headers.location)
    .toBe(`https://${host}/mobilefaq`);
}, 120_000);

it('Caddy gets a certificate for the own host of a page that is on, and for no other', async () => {
  const program = await requireProxy('caddy');
  const { port, saveHelp } = await startWithOwnHost();
  const ports = { server: port, http: await freePort(), https: await freePort() };
  await startCaddy(program, ports);
  const read = (servername: string, path = '/', name = servername) =>
    new Promise<{ status: number | undefined; location: string | undefined; text: string }>(
      (resolve, reject) => {
        const address = { host: '127.0.0.1', port: ports.https, path, servername };
        // Each time another handshake.
        const options = { ...address, agent: false, rejectUnauthorized: false } as const;
        const call = request({ ...options, headers: { Host: name } }, (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          const { statusCode: status, headers } = response;
          response.once('end', () => resolve({ status, location: headers.location, text }));
        });
        call.once('error', reject);
        call.end();
      },
    );
  const home = await read(ownHost);
  expect(home.text).toContain(`<link rel="canonical" href="https://${ownHost}/">`);
  expect((await read(ownHost, '/signin')).status).toBe(404);
  for (const path of ['/readyz', `/own-hosts/ask?domain=${ownHost}`])
    expect((await read(ownHost, path, 'localhost')).status, path).toBe(404);
  expect(await read(host, '/bantuan/1')).toMatchObject({
    status: 301,
    location: `https://${ownHost}/`,
  });
  expect((await read(host, `/own-hosts/ask?domain=${ownHost}`)).status).toBe(404);
  await expect(read('lain.example.com')).rejects.toThrow(/alert|SSL|TLS|hang up/i);

  const unencrypted = await new Promise<string | undefined>((resolve, reject) => {
    const headers = { Host: ownHost };
    get({ host: '127.0.0.1', port: ports.http, path: '/1', headers }, (response) => {
      response.resume();
      resolve(response.headers.location);
    }).once('error', reject);
  });
  expect(unencrypted).toBe(`https://${ownHost}/1`);
  await saveHelp(false);
  expect(await read(ownHost)).toMatchObject({ status: 302, location: `https://${host}/mobilefaq` });

  // Another Caddy has no certificate yet, and gets none any more.
  const later = { ...ports, http: await freePort(), https: await freePort() };
  await startCaddy(program, later);
  ports.https = later.https;
  await expect(read(ownHost)).rejects.toThrow(/alert|SSL|TLS|hang up/i);
}, 120_000);
