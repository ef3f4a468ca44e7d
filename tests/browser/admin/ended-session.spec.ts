import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Sqlite } from '../../../api/db/sqlite/driver.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

/** Sets the last use of every session to before the idle limit. */
function leaveAlone(dataDir: string): void {
  const connection = new Sqlite(join(dataDir, 'tanya-kami.db'), { timeout: 5000 });
  const longAgo = new Date(Date.now() - 121 * 60_000).toISOString();
  connection.prepare('update sessions set last_seen_at = ?').run(longAgo);
  connection.close();
}

async function addFaq(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
}

test('a form that is sent after two idle hours is restored after the next sign-in', async ({
  server,
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto('/?website=1&page=2');
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Diketik sebelum makan siang');
  await page.getByLabel('Answer').fill('Dan dilanjutkan sesudahnya.');
  // The bot is loaded last. A later request would end the session in the page before the form is sent.
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  leaveAlone(server.dataDir);
  await addFaq(page);

  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Sesi Anda berakhir. Silakan masuk lagi.')).toBeVisible();
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/?website=1&page=2');
  await expect(page.getByLabel('Question')).toHaveValue('Diketik sebelum makan siang');
  await expect(page.getByLabel('Answer')).toHaveValue('Dan dilanjutkan sesudahnya.');

  await addFaq(page);
  await expect(page.getByText('Ditambahkan: Diketik sebelum makan siang')).toBeVisible();
});

test('after sign-out neither the back button nor a copy of the cookies opens anything', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto('/user');
  await expect(page.getByRole('cell', { name: 'admin' }).first()).toBeVisible();
  // Signing out replaces the current screen in the history, so Back opens the screen before it.
  await page.getByRole('link', { name: 'Script', exact: true }).click();
  await expect(page).toHaveURL('/script?website=1');
  const copied = await context.cookies();
  await page.getByRole('button', { name: /^Halo .* admin !$/ }).click();
  // The document is replaced, so that nothing of the session stays in memory.
  const replaced = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await replaced;
  await expect(page).toHaveURL('/signin');
  await page.goBack();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('cell', { name: 'admin' })).toHaveCount(0);
  await page.goto('/user');
  await expect(page).toHaveURL('/signin');

  await context.addCookies(copied);
  expect((await page.request.get('/api/users/100/1')).status()).toBe(401);
  await page.goto('/user');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Sesi Anda berakhir. Silakan masuk lagi.')).toBeVisible();
});

test('on a shared computer no text is saved or left for the next person', async ({
  page,
  context,
}) => {
  // A tab in the background may sleep. Its timers then stand still, so it notices nothing by itself.
  const sleeping = await context.newPage();
  await sleeping.addInitScript(() => {
    window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  });
  const user = { username: 'sari', password: 'kuda-baterai-staples', website_id: 1 };
  expect((await page.request.post('/api/users/', { data: user })).ok()).toBe(true);
  await sleeping.goto('/?website=1');
  await openFaqForm(sleeping);
  await sleeping.getByLabel('Question').fill('Rahasia admin');
  await page.goto('/?website=1');
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Juga rahasia');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(drafts).not.toEqual([]);
  await page.getByRole('checkbox', { name: 'Pilih: Deposit', exact: true }).first().check();

  await page.getByRole('button', { name: /^Halo .* admin !$/ }).click();
  const replaced = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Buang' }).click();
  await replaced;
  await expect(page).toHaveURL('/signin');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await drafts()).toEqual([]);
  await page.getByLabel('Username').fill(user.username);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Halo .* sari !$/ })).toBeVisible();
  await expect(page.getByText('1 dipilih')).toHaveCount(0);

  await sleeping.bringToFront();
  await sleeping.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(sleeping.getByRole('button', { name: /^Halo .* sari !$/ })).toBeVisible();
  await expect(sleeping.getByText('Rahasia admin')).toHaveCount(0);
  expect(await drafts()).toEqual([]);
});
