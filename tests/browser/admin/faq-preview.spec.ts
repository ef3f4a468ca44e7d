import type { Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { slowTag } from '../slow-tag.ts';
import { expect, test } from './signed-in.ts';

// Enable reports, so that the test would notice reports of the preview.
test.use({ sendsReports: true });

async function edit(page: Page, question: string) {
  const row = page.getByRole('row').filter({ has: page.getByText(question, { exact: true }) });
  await row.getByRole('button', { name: 'Edit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
  return { dialog, bot: dialog.getByRole('region', { name: 'Pratinjau' }) };
}

test('the preview shows the edited question and follows the typed text, without a request for each letter', async ({
  page,
  server,
  checkAxe,
}) => {
  const address = `${server.url}/api/websites/1/settings`;
  const settings = await (await page.request.get(address)).json();
  const appearance = { ...settings.appearance, title: 'Bantuan Garuda', accent: '#b91c1c' };
  const saved = await page.request.put(address, {
    data: { version: settings.version, appearance },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/?website=1&page=2');
  await expect(page.locator('tbody tr[id]').nth(4)).toBeVisible();

  await test.step('after a search, it has the looks of the website and stands at the answer', async () => {
    for (const question of ['Cara withdraw', 'Cara deposit']) {
      await page.getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' }).fill(question);
      await expect(page).toHaveURL(/q=/);
      const { dialog, bot } = await edit(page, question);
      await expect(bot.getByRole('heading', { name: 'Bantuan Garuda' })).toBeVisible();
      await expect(bot.locator('.header')).toHaveCSS('background-color', 'rgb(185, 28, 28)');
      await expect(bot.locator('[data-message="1"]')).toBeInViewport({ ratio: 0.3 });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  const { dialog, bot } = await edit(page, 'Cara deposit');
  await expect(bot.getByRole('log')).toContainText('Anda: Cara deposit');
  expect((await dialog.boundingBox())?.width).toBe(960);
  const sent: string[] = [];
  // An image of the answer may still be loading.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') sent.push(request.url());
  });

  await dialog.getByLabel('Question').fill('Cara isi saldo');
  await dialog.getByLabel('Answer').fill('1. Buka menu Deposit.');
  await expect(bot.getByRole('log')).toContainText('Anda: Cara isi saldo');
  await expect(bot.getByRole('log')).toContainText('Buka menu Deposit.');
  await expect(bot.getByRole('log')).not.toContainText('Langkahnya sama');

  // The preview is a real bot: its menu opens other questions, and typing returns to the edited one.
  await bot.getByRole('button', { name: 'Kembali ke Home' }).click();
  await bot.getByRole('button', { name: 'Keamanan' }).click();
  await bot.getByRole('button', { name: 'Tips menjaga keamanan akun' }).click();
  // Votes are shown but not counted.
  await bot.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(bot.getByRole('button', { name: 'Ya', pressed: true })).toBeVisible();
  await bot.getByRole('button', { name: 'Kembali ke Home' }).click();
  await bot.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(bot.getByRole('log')).toContainText('Anda: Withdraw');
  await dialog.getByLabel('Answer').press('End');
  await dialog.getByLabel('Answer').pressSequentially(' Lalu');
  await expect(bot.getByRole('log')).toContainText('Buka menu Deposit. Lalu');
  await expect(bot.getByRole('log')).not.toContainText('Anda: Withdraw');
  // The first change loads what visitors asked, to show what the text changes for them.
  expect(new Set(sent).size).toBe(sent.length);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('conversation');

  await bot.getByRole('button', { name: 'Gelap' }).click();
  await bot.getByRole('button', { name: 'Ponsel' }).click();
  const root = bot.locator('.root');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect((await root.boundingBox())?.width).toBe(318);
  await checkAxe(page);

  // Events of the bot do not reach the form around it.
  await bot.getByRole('combobox').press('Control+Enter');
  await bot.getByRole('combobox').press('Escape');
  await expect(dialog).toBeVisible();

  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(bot).toHaveCount(0);
  const answer = dialog.getByLabel('Answer');
  await expect(answer).toHaveValue('1. Buka menu Deposit. Lalu');

  await test.step('the answer has four lines or more, and its length is shown near the limit', async () => {
    const height = async () => (await answer.boundingBox())?.height ?? 0;
    await answer.fill('');
    const least = await height();
    expect(least).toBeGreaterThan(4 * 20);
    await answer.fill('Satu baris.\n'.repeat(8));
    expect(await height()).toBeGreaterThan(least + 60);
    await answer.fill('a'.repeat(3999));
    await expect(dialog.getByText('/ 5.000')).toHaveCount(0);
    await answer.press('End');
    await answer.pressSequentially('a');
    await expect(dialog.getByText('4.000 / 5.000')).toBeVisible();
    await expect(dialog.getByText('Tersisa 1.000 karakter.')).toBeAttached();
  });
});

test('a row copies the link to its answer, and the floating bot shows the chosen website', {
  tag: slowTag,
}, async ({ context, page, server }) => {
  const created = await page.request.post('/api/websites', {
    data: valid.website({ name: 'Toko Baru', livechat_link: 'https://wa.me/628123456789' }),
  });
  expect(created.ok(), await created.text()).toBe(true);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await page.goto('/?website=1&q=cara+deposit');

  await test.step('a row copies the link by keyboard too', async () => {
    const row = page.locator('#row-2');
    await row.getByRole('button', { name: 'Lainnya' }).press('Enter');
    const item = page.getByRole('menuitem', { name: 'Salin tautan' });
    await expect(item).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tautan ke jawaban ini disalin.')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Lainnya' })).toBeFocused();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(`${server.url}/mobilefaq#tanya=2`);
  });

  const bot = page.locator('body > faq-chatbot');
  await expect(bot).toHaveAttribute('website-id', '1');
  await page.getByRole('combobox', { name: 'Website' }).click();
  await page.getByRole('option', { name: /Toko Baru/ }).click();
  await expect(page).toHaveURL(/website=(?!1$)/);
  const id = new URL(page.url()).searchParams.get('website') ?? '';
  await expect(bot).toHaveAttribute('website-id', id);
  await page.getByRole('link', { name: 'User', exact: true }).click();
  await expect(bot).toHaveAttribute('website-id', '1');
});
