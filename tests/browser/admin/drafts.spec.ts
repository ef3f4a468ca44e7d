import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { valid } from '../../tools/valid.ts';
import { slowTag } from '../slow-tag.ts';
import { addFaqs } from './add-faqs.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

const restored = 'Draf dipulihkan';

/** Opens the FAQ page of the only website from another page of the same document. */
async function openFaqs(page: Page): Promise<void> {
  await addFaqs(page, ['Deposit | Minimal 10.000.']);
  await page.goto('/user');
  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL('/?website=1');
}

test('the form of a new FAQ has its text again after F5, a menu click, Back and a lost connection', {
  tag: slowTag,
}, async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|no response/);
  await openFaqs(page);
  const question = page.getByLabel('Question');
  await openFaqForm(page);
  await question.fill('Ditulis sebelum');
  await page.getByLabel('Image').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 2, height: 2, channels: 3, background: '#369' } })
      .png()
      .toBuffer(),
  });
  await page.reload();
  await expect(question).toHaveValue('Ditulis sebelum');
  await expect(page.getByRole('status').filter({ hasText: restored })).toBeVisible();
  await expect(page.getByText('Gambar perlu dipilih lagi.')).toBeVisible();

  await question.fill('Ditulis sebelum menu');
  await page.getByRole('link', { name: 'Link', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link');
  await page.goBack();
  await expect(question).toHaveValue('Ditulis sebelum menu');
  await question.fill('Ditulis sebelum Back');
  await page.goBack();
  await expect(page).toHaveURL('/user');
  await page.goForward();
  await expect(question).toHaveValue('Ditulis sebelum Back');

  await question.fill('Ditulis tanpa sinyal');
  await context.setOffline(true);
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await page.goto('/?website=1');
  await expect(question).toHaveValue('Ditulis tanpa sinyal');

  await page.getByRole('button', { name: 'Buang' }).click();
  await expect(question).toHaveValue('');
  await expect(question).toBeFocused();
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await openFaqForm(page);
  await expect(question).toHaveValue('');
  await expect(page.getByText(restored)).toBeHidden();
});

test('an edit asks on Back, and has its text again after F5 and the end of the session', async ({
  server,
  page,
  context,
  allowConsole,
  checkAxe,
}) => {
  allowConsole(/401/);
  await openFaqs(page);
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
  const answer = dialog.getByLabel('Answer');
  const openEditor = () => page.getByRole('button', { name: 'Edit' }).first().click();
  const asked = page.getByRole('alertdialog', { name: 'Buang perubahan?' });
  await openEditor();
  const stored = await answer.inputValue();
  await answer.fill('Jawaban yang panjang');

  await page.goBack();
  await expect(asked).toBeVisible();
  await expect(page).toHaveURL('/?website=1');
  await asked.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect(asked).toBeHidden();
  await expect(answer).toHaveValue('Jawaban yang panjang');

  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(dialog).toBeHidden();
  await openEditor();
  await expect(answer).toHaveValue('Jawaban yang panjang');
  await expect(dialog.getByRole('status').filter({ hasText: restored })).toBeVisible();
  await checkAxe(page);

  await context.clearCookies({ name: 'token' });
  await expect(page.getByText('Sesi Anda berakhir. Silakan masuk lagi.')).toBeVisible();
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The form opens automatically.
  await expect(answer).toHaveValue('Jawaban yang panjang');

  await page.goBack();
  await asked.getByRole('button', { name: 'Buang' }).click();
  await expect(page).toHaveURL('/user');
  await expect(dialog).toBeHidden();
  await page.goForward();
  await openEditor();
  await expect(answer).toHaveValue(stored);
  await expect(page.getByText(restored)).toBeHidden();
});

test('the website that was chosen last is on every page, and signing out removes the drafts', {
  tag: slowTag,
}, async ({ page }) => {
  const added = await page.request.post('/api/websites', {
    data: valid.website({ name: 'Toko Budi' }),
  });
  const { id } = await added.json();
  await page.goto('/script');
  await expect(page.getByText(/^Pilih website terlebih dahulu/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salin script' })).toBeHidden();
  await page.getByRole('combobox', { name: 'Website' }).click();
  await expect(page.getByRole('option')).toHaveText(['Toko Budi0 FAQ', /^Website Demo\d+ FAQ$/]);
  await page.getByRole('option', { name: /^Toko Budi/ }).click();
  await expect(page).toHaveURL(`/script?website=${id}`);
  await expect(page.getByText(`faq-chatbot.js?website=${id}`).first()).toBeVisible();

  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL(`/?website=${id}`);
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Belum dikirim');
  // An address without a website opens the last one, and Back works as usual.
  await page.goto('/');
  await expect(page).toHaveURL(`/?website=${id}`);
  await expect(page.getByLabel('Question')).toHaveValue('Belum dikirim');
  await page.goBack();
  await expect(page).toHaveURL(`/?website=${id}`);
  await page.goBack();
  await expect(page).toHaveURL(`/script?website=${id}`);

  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  expect(await drafts()).toHaveLength(1);
  await page.getByRole('button', { name: /^Halo .* admin !$/ }).click();
  // The document is replaced.
  const replaced = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await replaced;
  await expect(page).toHaveURL('/signin');
  expect(await drafts()).toEqual([]);
});
