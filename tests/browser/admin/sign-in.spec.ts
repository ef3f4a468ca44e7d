import { join } from 'node:path';
import { repositoryRoot } from '../../../build/repository-root.ts';
import { expect, test } from '../fixtures.ts';
import { expectClear } from './expect-clear.ts';
import { widths } from './looks.ts';
import { openFaqForm } from './open-faq-form.ts';

const picture = join(repositoryRoot, 'admin/public/favicon.svg');

test.describe('of a website without FAQs', () => {
  test.use({ serverEnv: { SEED: 'none' } });

  for (const { width, tag } of widths)
    test(`a wrong password shows an error beside Sign in, the right one opens the FAQ page, and signing out ends the session at ${width} px`, {
      tag,
    }, async ({ server, page, allowConsole }) => {
      allowConsole(/401/);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/script');
      await expect(page).toHaveURL('/signin');
      const submit = page.getByRole('button', { name: 'Sign in' });
      await page.getByLabel('Username').fill(server.username);
      await page.getByLabel('Password', { exact: true }).fill('salah sekali');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Login failed: ');
      await expect(page.getByLabel('Username')).toHaveValue(server.username);
      await expectClear(page, submit);

      await page.getByLabel('Password', { exact: true }).fill(server.password);
      await submit.click();
      await expect(page.getByText('Login successful!')).toBeVisible();
      await expect(page.getByText('Login failed')).toHaveCount(0);
      // The only website is chosen automatically.
      await expect(page).toHaveURL('/?website=1');
      await expect(page).toHaveTitle('FAQ · Tanya Kami');

      await test.step('signing out ends the session, also for the next page', async () => {
        // The bot is loaded last: a request that is still waiting would fail without the session.
        await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
        await page.getByRole('button', { name: /^Halo .* admin !$/ }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await expect(page).toHaveURL('/signin');
        await page.goto('/script');
        await expect(page).toHaveURL('/signin');
      });
    });
});

test('after an expired session, signing in restores the page and the typed text', async ({
  server,
  page,
  signIn,
}) => {
  await signIn(page);
  // The browser may request the images of the table at any time, and they need the session.
  await page.route('**/api/faqs/image/**', (route) => route.fulfill({ path: picture }));
  await page.goto('/?website=1&page=2');
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Belum selesai diketik');
  // The bot is loaded last, after all other requests.
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.context().clearCookies();
  await expect(page).toHaveURL('/signin');
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?website=1&page=2');
  await expect(page.getByLabel('Question')).toHaveValue('Belum selesai diketik');
});

test('with a clock that is 13 hours fast, signing in opens the page, and a reload stays signed in', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const RealDate = Date;
    const now = () => RealDate.now() + 13 * 3_600_000;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now()]),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  });
  await signIn(page);
  await page.goto('/script');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/script/);
});

test('with blocked cookies, the sign-in page says so, before and after a right password', async ({
  server,
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto('/signin');
  const words =
    'Browser ini menolak cookie, sehingga Anda tidak dapat masuk. Izinkan cookie untuk alamat ini di pengaturan browser, lalu muat ulang halaman ini.';
  await expect(page.getByRole('alert')).toHaveText(words);
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  const sent = page.waitForResponse(`${server.url}/login`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveText(words);
  await expect(page.getByText('Login successful!')).toHaveCount(0);
});

test.describe('from an IP address that is not whitelisted', () => {
  // A new whitelist has only loopback, and a forwarded request from this machine does not count as loopback.
  test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.9' } });

  test('every page is the not-found page, and the server sends no data', async ({
    server,
    page,
  }) => {
    const responses: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/') && response.ok()) responses.push(pathname);
    });
    for (const path of ['/', '/signin', '/script', '/widget', '/whitelist']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveURL('/notfound');
        await expect(page.getByRole('heading', { name: 'ERROR' })).toBeVisible();
        await expect(
          page.getByText("We can't seem to find the page you are looking for!"),
        ).toBeVisible();
      });
    }
    const login = await page.request.post('/login', {
      data: { username: server.username, password: server.password },
    });
    expect(login.status()).toBe(403);
    expect(responses).toEqual([]);
  });
});
