import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const port = '9188';
const httpsPort = 9189;
const url = `https://localhost:${httpsPort}`;
/** The address of the proxy below: another one than the tests call the server from directly. */
const proxyIp = '127.0.0.2';
const office = '203.0.113.4';
const hotel = '198.51.100.9';

test.use({
  ignoreHTTPSErrors: true,
  serverEnv: {
    PORT: port,
    PUBLIC_URL: url,
    CLIENT_IP_SOURCE: 'forwarded',
    TRUSTED_PROXIES: proxyIp,
    GATE_PASSKEY_HOURS: '8',
  },
});

/** Where the browser is, as the proxy reports it. */
let place = office;
let stopProxy: () => void;

test.beforeEach(async () => {
  place = office;
  stopProxy = await startProxy();
});
test.afterEach(() => stopProxy());

/** Speaks https to the browser and http to the server, and reports `place` as the client's address. */
async function startProxy(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'tanya-kami-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...subject, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  const proxy = createServer(files, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const sent = { ...headers, 'x-forwarded-for': place };
    const to = { port, host: '127.0.0.1', localAddress: proxyIp, method, path, headers: sent };
    const forwarded = request(to, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  proxy.listen(httpsPort, '127.0.0.1');
  await once(proxy, 'listening');
  return () => {
    proxy.closeAllConnections();
    proxy.close();
  };
}

/** Gives the browser a passkey. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

test('a passkey opens the gate at another address until its owner signs out there', async ({
  server,
  page,
  checkAxe,
  allowConsole,
}) => {
  allowConsole(/40[0-9]/);
  const login = { username: server.username, password: server.password };
  const signedIn = await page.request.post(`${server.url}/login`, { data: login });
  // Playwright does not send the cookies of an https server over http.
  const Cookie = signedIn
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value.split(';')[0])
    .join('; ');
  const added = await page.request.post(`${server.url}/api/whitelists`, {
    headers: { Cookie },
    data: { ip: office },
  });
  expect(added.status()).toBe(201);
  const setUserVerified = await addAuthenticator(page);

  await page.goto(`${url}/signin`);
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Tambah passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah passkey' });
  await dialog.getByLabel('Nama passkey').fill('Laptop');
  await dialog.getByRole('button', { name: 'Tambah passkey' }).click();
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await page.context().clearCookies();

  place = hotel;
  await page.goto(`${url}/signin`);
  const button = page.getByRole('button', { name: 'Masuk dengan passkey' });
  await expect(button).toBeVisible();
  await expect(page).toHaveURL(`${url}/notfound`);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await checkAxe(page);
  }
  await setUserVerified(false);
  await button.click();
  await expect(page.getByText('Passkey tidak dapat dipakai. Coba lagi.')).toBeVisible();
  await expect(button).toBeFocused();
  await checkAxe(page);

  await setUserVerified(true);
  await button.press('Enter');
  await expect(page.getByText('Passkey diterima.')).toBeVisible();
  await expect(page).toHaveURL(`${url}/signin`);
  await button.click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.goto(`${url}/whitelist`);
  await expect(page.getByRole('row', { name: hotel })).toContainText('Sampai');
  await page.getByRole('button', { name: /^Halo .* admin !$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${url}/notfound`);
  await expect(button).toBeVisible();
});
