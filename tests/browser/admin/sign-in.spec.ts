import { join } from 'node:path';
import { repositoryRoot } from '../../../scripts/build-fingerprint.ts';
import { expect, test } from '../fixtures.ts';
import { openFaqForm } from './open-faq-form.ts';

const picture = join(repositoryRoot, 'admin/public/favicon.svg');

test('a wrong password shows an error, and the right one opens the FAQ page', async ({
  server,
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto(`${server.url}/script`);
  await expect(page).toHaveURL(`${server.url}/signin`);
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill('salah sekali');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Login failed: ');
  await expect(page.getByLabel('Username')).toHaveValue(server.username);

  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  // The only website is chosen by itself.
  await expect(page).toHaveURL(`${server.url}/?website=1`);
  await expect(page).toHaveTitle('FAQ · Tanya Kami');
});

test('signing out ends the session, for the next page as well', async ({
  server,
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Halo .* admin !$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${server.url}/signin`);
  await page.goto(`${server.url}/script`);
  await expect(page).toHaveURL(`${server.url}/signin`);
});

test('after an expired session, signing in restores the page and the typed text', async ({
  server,
  page,
  signIn,
}) => {
  await signIn(page);
  // The table's pictures are asked for with the session, whenever the browser likes.
  await page.route('**/api/faqs/image/**', (route) => route.fulfill({ path: picture }));
  await page.goto(`${server.url}/?website=1`);
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Belum selesai diketik');
  // The bot comes once nothing else is asked for.
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.context().clearCookies();
  await expect(page).toHaveURL(`${server.url}/signin`);
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/?website=1`);
  await expect(page.getByLabel('Question')).toHaveValue('Belum selesai diketik');
});

test.describe('from an IP address that is not whitelisted', () => {
  // Only loopback is on a fresh list, and a call that this machine forwards does not count as loopback.
  test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.9' } });

  test('every page is the not-found page, and no data leaves the server', async ({
    server,
    page,
  }) => {
    const answers: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/') && response.ok()) answers.push(pathname);
    });
    for (const path of ['/', '/signin', '/script', '/widget', '/whitelist']) {
      await test.step(path, async () => {
        await page.goto(server.url + path);
        await expect(page).toHaveURL(`${server.url}/notfound`);
        await expect(page.getByRole('heading', { name: 'ERROR' })).toBeVisible();
        await expect(
          page.getByText("We can't seem to find the page you are looking for!"),
        ).toBeVisible();
      });
    }
    const login = await page.request.post(`${server.url}/login`, {
      data: { username: server.username, password: server.password },
      headers: { Origin: server.url },
    });
    expect(login.status()).toBe(403);
    expect(answers).toEqual([]);
  });
});
