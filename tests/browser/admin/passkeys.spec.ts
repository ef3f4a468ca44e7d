import { expect, test } from '../fixtures.ts';

// A passkey belongs to the host name of `PUBLIC_URL`, so the port must be known before the server starts.
const port = '9187';
const url = `http://localhost:${port}`;
test.use({ serverEnv: { PORT: port, PUBLIC_URL: url } });

test('a passkey is added, is a second factor and the only step, and its response works once', async ({
  server,
  page,
  allowConsole,
}) => {
  allowConsole(/401|400/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const signIn = async () => {
    await page.goto(`${url}/signin`);
    await page.getByLabel('Username').fill(server.username);
    await page.getByLabel('Password', { exact: true }).fill(server.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };

  await signIn();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Tambah passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah passkey' });
  await dialog.getByLabel('Nama passkey').fill('Laptop kantor');
  await dialog.getByRole('button', { name: 'Tambah passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Simpan kode pemulihan Anda' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(page.getByText('Laptop kantor')).toBeVisible();

  await page.context().clearCookies();
  // Without an authenticator app, the passkey is asked for at once.
  await signIn();
  await expect(page.getByText('Login successful!')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${url}/signin`);
  const sent = page.waitForRequest(`${url}/login/passkey`);
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();

  // The response is bound to its challenge, its browser and its purpose, and the challenge was used up.
  const data = (await sent).postDataJSON();
  const post = async (path: string) =>
    (await page.request.post(`${url}${path}`, { data })).status();
  expect(await post('/login/passkey')).toBe(400);
  expect(await post('/login/factor')).toBe(409);
  await page.request.post(`${url}/api/profile/proof/options`);
  expect(await post('/api/profile/proof')).toBe(400);
});
