import type { Page } from '@playwright/test';
import { openFaqForm } from './admin/open-faq-form.ts';
import { expect, test } from './fixtures.ts';
import { slowTag } from './slow-tag.ts';
import { addresses, combined, names, payloads } from './stored-xss-payloads.ts';
import { actor, apiOf, becomeActor, plantAccounts, plantAttempts } from './stored-xss-plant.ts';
import { type Watch, watchForAttempts } from './stored-xss-watch.ts';

test.describe.configure({ timeout: 120_000 });

// Without seeded rows, all planted rows are on the first page of a list.
test.use({ serverEnv: { SEED: 'none' } });

test.beforeEach(async ({ page, server, signIn }) => {
  await signIn(page);
  await becomeActor(page, server.url);
});

/** The texts in each list. */
const lists: Record<string, readonly string[]> = {
  '/website': [...payloads, ...addresses, actor],
  '/?website=1': [...payloads, ...addresses, actor],
  '/history?entity=user': [...names, actor],
  '/history?entity=faq': [...payloads, combined, actor],
  '/script': [actor],
  '/not-found': [],
};
const similarLists: typeof lists = {
  '/user': [...names, actor],
  '/link': [...addresses, actor],
  '/whitelist': [actor],
  '/history?entity=website': [...payloads, actor],
  '/history?entity=link': [...addresses, actor],
  '/blank': [actor],
};

test('lists, addresses of pages and the bot on another site show attempts as plain text', {
  tag: slowTag,
}, async ({ page, server, hostPages }) => {
  await plantAccounts(page, server.url);
  await plantAttempts(page, server.url);
  const watch = await watchForAttempts(page);
  await expectInertLists(page, server.url, watch, lists);

  await test.step('text in an address does not become part of a page', async () => {
    for (const text of [combined, payloads[5], payloads[14], payloads[19]]) {
      const encoded = encodeURIComponent(text);
      for (const path of [
        `/?website=${encoded}&page=${encoded}#${encoded}`,
        `/history?user=${encoded}&entity=${encoded}&from=${encoded}`,
        `/mobilefaq?website-id=${encoded}`,
      ]) {
        await page.goto(path);
        await expect(page.locator('h1, faq-chatbot').last()).toBeAttached();
        await watch.expectInert();
      }
    }
  });

  await test.step('the bot on another site', async () => {
    await page.goto(`${hostPages.url}/minimal.html`);
    await page.getByRole('button', { name: 'Tanya Kami' }).click();
    // One attempt of each kind; the slow tests choose all.
    await expectInertBot(page, watch, 4);
  });
});

// The same code renders these lists and bots, so their tests are slow ones.
test('every other list shows attempts as plain text', { tag: slowTag }, async ({
  page,
  server,
}) => {
  await plantAccounts(page, server.url);
  await plantAttempts(page, server.url);
  await expectInertLists(page, server.url, await watchForAttempts(page), similarLists);
});

for (const path of ['/mobilefaq', '/widget'])
  test(`the bot of ${path} shows attempts as plain text`, { tag: slowTag }, async ({
    page,
    server,
  }) => {
    await plantAttempts(page, server.url);
    const watch = await watchForAttempts(page);
    await page.goto(path);
    if (path !== '/mobilefaq') await page.getByRole('button', { name: 'Tanya Kami' }).click();
    await expectInertBot(page, watch, 1);
  });

test('dialogs and menus over a list show attempts as plain text', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/409/);
  const { expectInert, expectSeen } = await watchForAttempts(page);
  const api = apiOf(page, server.url);
  const [address] = addresses;
  const site = { name: payloads[3], livechat_link: address, server_ip: payloads[2] };
  await api.post('/api/users', {
    username: names[0],
    password: 'kuda terbang tinggi',
    website_id: 1,
  });
  const website = await api.post('/api/websites', site);
  await api.post('/api/livechatwebsitelinks', { link: address });
  const parent = await api.addFaq(payloads[4], payloads[4]);
  const faq = await api.addFaq(combined, combined, `${parent.id}`);
  const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
  // The editor's preview contains a dialog of the bot.
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  const look = async (path: string, row: string, button: string, ...texts: readonly string[]) => {
    await page.goto(path);
    await rowOf(row).getByRole('button', { name: button }).first().click();
    await expect(dialog).toBeVisible();
    await expectSeen(texts);
    await expectInert();
  };

  await look('/user', names[0] ?? '', 'Change Status', `the account ${names[0]}?`);
  await look('/user', names[0] ?? '', 'Change Password', `Akun: ${names[0]}`);
  await look('/user', names[0] ?? '', 'Delete', `akun "${names[0]}"`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectSeen([`Akun "${names[0]}" berhasil dihapus.`]);
  await look('/website', site.name, 'Edit', site.name, site.livechat_link, site.server_ip);
  await look('/website', site.name, 'Remove', `website ${site.name}?`);
  await look('/link', address, 'Edit', address);
  await look('/link', address, 'Remove', `entry for ${address}?`);
  await look('/?website=1', combined, 'Delete', combined);
  await look('/?website=1', combined, 'Perbesar gambar', combined);
  await look('/?website=1', combined, 'Edit', combined, payloads[4]);

  await dialog.getByLabel('Answer').fill('Jawaban lain.');
  const fields = { question: combined, website_id: '1', parent_id: `${parent.id}` };
  await api.put(`/api/faqs/${faq.id}`, { multipart: { ...fields, answer: payloads[1] } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectSeen([payloads[1], `${actor} menyimpan perubahan`]);
  await expectInert();

  await api.put(`/api/websites/${website.id}`, { data: { ...site, name: payloads[5] } });
  await look(
    '/history?entity=website&action=update',
    payloads[5],
    'Lihat detail',
    site.name,
    actor,
  );
  await api.delete(`/api/faqs/${faq.id}`);
  const deletions = '/history?entity=faq&action=delete';
  await look(deletions, combined, 'Lihat detail', `FAQ · ${combined}`, payloads[1]);
  await look(deletions, combined, 'Pulihkan', combined);
  await dialog.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByText('1 FAQ berhasil dipulihkan.')).toBeVisible();
  await expectSeen([combined, 'Sudah dipulihkan']);
  await expectInert();
});

const byName = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

test('searches and selectors show attempts as plain text', {
  tag: slowTag,
}, async ({ page, server }) => {
  await plantAttempts(page, server.url);
  const { expectInert, expectSeen } = await watchForAttempts(page);
  await page.goto('/?website=1');
  await expectSeen([payloads[0]]);

  await page.keyboard.press('Control+k');
  for (const text of [payloads[0], payloads[2], payloads[14]]) {
    await page.getByRole('combobox', { name: 'Cari halaman atau FAQ' }).fill(text);
    await expect(page.getByRole('option').filter({ hasText: text }).first()).toBeVisible();
    await expectInert();
  }
  // Open the website with this name.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/website=(?!1\b)/);
  await expectInert();
  await page.goto('/?website=1');
  await openFaqForm(page);
  await page.getByRole('combobox', { name: 'Parent' }).click();
  for (const text of [payloads[0], payloads[2], payloads[14]]) {
    await page.getByRole('combobox', { name: 'Cari pertanyaan...' }).fill(text);
    await expect(page.getByRole('option').filter({ hasText: text }).first()).toBeVisible();
    await expectInert();
  }
  await page.keyboard.press('Escape');
  for (const path of ['/?website=1', '/script', '/history', '/user']) {
    await page.goto(path);
    if (path === '/user') await page.getByRole('button', { name: 'New User' }).click();
    if (path === '/history') await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('combobox', { name: 'Website' }).last().click();
    // Only the visible rows are in the page, sorted from A to Z.
    const half = payloads.length / 2;
    const names = payloads.toSorted(byName.compare);
    await expectSeen(names.slice(0, half));
    await expectInert();
    await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expectSeen(names.slice(half));
    await expectInert();
  }
});

async function expectInertLists(
  page: Page,
  url: string,
  { expectInert, expectSeen }: Watch,
  paths: typeof lists,
): Promise<void> {
  for (const [path, texts] of Object.entries(paths)) {
    await test.step(path, async () => {
      await page.goto(url + path);
      await expect(page.getByRole('button', { name: 'Tanya Kami' }).last()).toBeVisible();
      // Open the groups of similar entries to show their rows.
      const groups = page.locator('td button[aria-expanded="false"]');
      if (path.startsWith('/history')) {
        await expect(page.locator('td button').first()).toBeVisible();
        while ((await groups.count()) > 0) await groups.first().click();
      }
      await expectSeen(texts);
      await expectInert();
    });
  }
}

/** Chooses every `step`th attempt in the open bot. */
async function expectInertBot(
  page: Page,
  { expectInert, expectSeen }: Watch,
  step: number,
): Promise<void> {
  await expectSeen(payloads);
  await expectInert();
  const bot = page.getByRole('log');
  for (const [index, text] of payloads.entries()) {
    if (index % step !== 0) continue;
    // Find the option by its position, because invisible characters are not part of its accessible name.
    await page.locator('[part~=option]').nth(index).click();
    await expect(bot).toContainText(`Anda: ${text}`);
    await expectSeen([text]);
    await expectInert();
    for (const link of await bot.locator('a:not(:has(img))').all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
    await page.getByRole('button', { name: / Home$/ }).click();
  }
  await page.getByRole('combobox', { name: 'Cari pertanyaan' }).fill('script data-xss');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectInert();
}
