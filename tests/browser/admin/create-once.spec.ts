import type { Page, Route } from '@playwright/test';
import { slowTag } from '../slow-tag.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

interface Creation {
  screen: string;
  /** The path of the call that creates the row. */
  path: RegExp;
  /** Opens the form and fills it. */
  fill: (page: Page) => Promise<unknown>;
  press: (page: Page, twice: boolean) => Promise<unknown>;
  row: RegExp;
}

const submit = (page: Page, twice: boolean) => {
  const button = page.getByRole('dialog').getByRole('button', { name: /^(Submit|Simpan)$/ });
  return twice ? button.dblclick() : button.click();
};

const linkCreation: Creation = {
  screen: '/link',
  path: /\/api\/livechatwebsitelinks\/?$/,
  fill: async (page) => {
    await page.getByRole('button', { name: 'Add Link' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Link' })
      .fill('sekali.example.com');
  },
  press: submit,
  row: /sekali\.example\.com/,
};

const faqCreation: Creation = {
  // A new question of the top tier is on the last page.
  screen: '/?website=1&page=2',
  path: /\/api\/faqs\/?$/,
  fill: async (page) => {
    await openFaqForm(page);
    await page.getByLabel('Question').fill('Tertulis sekali?');
  },
  press: async (page, twice) => {
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    const button = page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' });
    await (twice ? button.dblclick() : button.click());
  },
  row: /Tertulis sekali\?/,
};

const slowCreations: Creation[] = [
  {
    screen: '/website',
    path: /\/api\/websites\/?$/,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add Website' }).click();
      await page.getByLabel('Website Name').fill('Toko Sekali');
      await page.getByLabel('Livechat Link').fill('example.com/chat');
      await page.getByLabel('Server IP').fill('192.0.2.1');
    },
    press: submit,
    row: /Toko Sekali/,
  },
  {
    screen: '/whitelist',
    path: /\/api\/whitelists\/?$/,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add WL' }).click();
      await page.getByLabel('IP Address').fill('203.0.113.7');
    },
    press: submit,
    row: /203\.0\.113\.7/,
  },
  {
    screen: '/user',
    path: /\/api\/users\/?$/,
    fill: async (page) => {
      await page.getByRole('button', { name: 'New User' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Username').fill('sekali');
      await dialog.getByLabel('Password', { exact: true }).fill('gajah-menari-pagi');
      await dialog.getByRole('combobox', { name: 'Website' }).click();
      await page.getByRole('option', { name: 'Website Demo' }).click();
    },
    press: submit,
    row: /sekali/,
  },
];

/** Sends the creation to the server, but drops the first response. */
async function loseFirstResponse(page: Page, path: RegExp) {
  const keys: (string | undefined)[] = [];
  await page.route(path, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    expect(response.status()).toBe(201);
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  return keys;
}

/** Loses the first response to a creation, and tries again. */
async function retryAfterLoss(page: Page, creation: Creation): Promise<void> {
  await page.goto(creation.screen);
  const keys = await loseFirstResponse(page, creation.path);
  await creation.fill(page);
  await creation.press(page, false);
  await expect(page.getByText(/Tidak dapat menghubungi server\./).first()).toBeVisible();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText(/berhasil ditambahkan\.|^Ditambahkan: /)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('row', { name: creation.row })).toHaveCount(1);
}

test.beforeEach(async ({ allowConsole }) => {
  allowConsole(/ERR_CONNECTION_RESET|no response|422/);
});

// All five forms send through the same code, so `npm test` tests only a simple one and the longest.
for (const creation of slowCreations)
  test(
    `a retry after a lost response creates one row on ${creation.screen}`,
    {
      tag: slowTag,
    },
    async ({ page }) => retryAfterLoss(page, creation),
  );

test('a FAQ is created once by a retry after a lost response, and by a double press', async ({
  page,
}) => {
  await retryAfterLoss(page, faqCreation);
  for (const rows of [2, 3]) {
    await faqCreation.fill(page);
    await faqCreation.press(page, true);
    await expect(page.getByRole('row', { name: faqCreation.row })).toHaveCount(rows);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
});

test('a link is created once by a retry, and a form changed after a lost response says that its first values were stored', {
  tag: slowTag,
}, async ({ page }) => {
  await retryAfterLoss(page, linkCreation);
  await loseFirstResponse(page, linkCreation.path);
  await page.getByRole('button', { name: 'Add Link' }).click();
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await link.fill('pertama.example.com');
  await submit(page, false);
  await expect(page.getByText(/Tidak dapat menghubungi server\./)).toBeVisible();
  await link.fill('kedua.example.com');
  await page.unrouteAll();
  const again = page.getByRole('button', { name: 'Coba lagi' });
  await again.click();
  await expect(page.getByText(/ternyata sudah tersimpan/)).toBeVisible();
  await expect(link).toHaveValue('kedua.example.com');
  await again.click();
  await expect(page.getByRole('row', { name: /kedua\.example\.com/ })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /pertama\.example\.com/ })).toHaveCount(1);
});
