import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('combobox', { name: 'Cari pertanyaan' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choices = (page: Page) =>
  page.getByRole('group', { name: /^Pilih (topik|pertanyaan)$/ }).getByRole('button');
const earlier = (page: Page) => page.locator('details', { hasText: 'Pilihan sebelumnya' });

test.beforeEach(async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(page.getByRole('group', { name: 'Pilih topik' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeFocused();
});

test('goes one level back from an answer, and offers the live agent once', async ({
  page,
  checkAxe,
}) => {
  await button(page, 'Deposit').click();
  await button(page, 'Deposit belum masuk').click();
  await button(page, 'Deposit e-wallet belum masuk').click();
  await expect(choices(page)).toHaveCount(0);
  await expect(log(page)).toContainText('Buka riwayat e-wallet');
  await checkAxe(page);

  await button(page, 'Sebelumnya').click();
  await expect(log(page)).not.toContainText('Buka riwayat e-wallet');
  await expect(choices(page)).toHaveText([
    'Deposit transfer bank belum masuk',
    'Deposit e-wallet belum masuk',
    'Deposit QRIS belum masuk',
  ]);
  await page.reload();
  await expect(choices(page)).toHaveCount(3);
  await button(page, 'Sebelumnya').click();
  await expect(choices(page).first()).toHaveText('Cara deposit');
  await expect(button(page, 'Kembali ke Home')).toBeVisible();
  // The level above a topic is Home.
  await button(page, 'Sebelumnya').click();
  await expect(page.getByRole('group', { name: 'Pilih topik' })).toBeVisible();
  await expect(button(page, 'Sebelumnya')).toHaveCount(0);
  await expect(button(page, 'Kembali ke Home')).toHaveCount(0);

  await test.step('to the level above a question that the search found', async () => {
    await field(page).fill('qris belum masuk');
    await page.getByRole('option', { name: 'Deposit QRIS belum masuk' }).click();
    await button(page, 'Sebelumnya').click();
    await expect(log(page)).toContainText('Anda: Deposit belum masuk');
    await expect(choices(page)).toHaveCount(3);
  });

  await test.step('the live agent is offered once', async () => {
    await button(page, 'Kembali ke Home').click();
    await button(page, 'Keamanan').click();
    await button(page, 'Tips menjaga keamanan akun').click();
    await expect(page.getByRole('button', { name: /^Hubungi / })).toHaveText([
      'Hubungi Live Agent Kami',
    ]);
    await button(page, 'Sebelumnya').click();
    // There is no Live Agent when there are questions to choose, but the conversation still offers a human.
    await expect(page.getByRole('button', { name: /^Hubungi / })).toHaveText([
      'Hubungi Customer Service',
    ]);
  });
});

test('keeps the choices of earlier steps, behind the focus, until a check shows only the actions', async ({
  page,
  checkAxe,
}) => {
  await button(page, 'Deposit').focus();
  await page.keyboard.press('Enter');
  await expect(log(page).locator(':focus')).toHaveText('Anda: Deposit');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Cara deposit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page).locator(':focus')).toHaveText('Anda: Cara deposit');
  await page.keyboard.press('Shift+Tab');
  await expect(earlier(page).last().getByText('Pilihan sebelumnya')).toBeFocused();
  await expect(earlier(page)).toHaveCount(2);
  // The answered question is not offered, because choosing it twice in a row does nothing.
  await expect(button(page, 'Cara deposit')).toHaveCount(0);
  await checkAxe(page);
  await earlier(page).last().getByText('Pilihan sebelumnya').click();
  await earlier(page).last().getByRole('button', { name: 'Cek Deposit' }).click();
  await expect(log(page)).toContainText('Anda: Cek Deposit');
  await expect(button(page, 'Cara deposit')).toBeVisible();
  await page.getByLabel('Username / ID Login').fill('demo');
  await page.getByLabel('Nomor Tiket').fill('D3612272');
  await page.getByLabel('Nomor Tiket').press('Enter');
  await expect(page.getByText('150.000', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Pilih/ })).toHaveCount(0);
  await expect(button(page, 'Sebelumnya')).toHaveCount(0);
});

test('answers a greeting and thanks with the menu', async ({ page, checkAxe }) => {
  await button(page, 'Keamanan').click();
  for (const [typed, answer] of [
    ['halo', 'Halo! Tanyakan apa pun seperti "deposit" atau "lupa password".'],
    ['Makasih ya kak', 'Sama-sama! Ada lagi yang dapat kami bantu?'],
  ] as const) {
    await field(page).fill(typed);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(answer);
    await expect(page.getByRole('option')).toHaveCount(7);
    await expect(page.getByText('Belum ada pertanyaan yang cocok.')).toHaveCount(0);
    if (typed === 'halo') await checkAxe(page);
    await field(page).press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(log(page)).toContainText(`Anda: ${typed}`);
    await expect(log(page).getByText(answer).last()).toBeInViewport();
    await expect(page.getByRole('group', { name: 'Pilih topik' })).toBeVisible();
    await expect(choices(page)).toHaveCount(7);
    await choices(page).first().click();
    await expect(log(page).getByText('Anda: Deposit').last()).toBeInViewport();
  }
});

test('finds answers about the address, the wait and the staff, and offers a human', async ({
  page,
  context,
}) => {
  for (const [typed, question] of [
    ['alamat resmi', 'Alamat resmi website kami'],
    ['berapa lama wd', 'Berapa lama proses withdraw?'],
    ['bicara sama petugas', 'Cara bicara dengan petugas'],
  ] as const) {
    await field(page).fill(typed);
    await expect(page.getByRole('option').first().locator('span')).toHaveText(question);
  }
  const human = button(page, 'Hubungi Customer Service');
  for (const typed of ['orang', 'admin', 'operator', 'mau bicara sama petugas', 'cs']) {
    await field(page).fill('alamat resmi');
    await expect(human).toHaveCount(0);
    await field(page).fill(typed);
    await expect(human, typed).toBeInViewport({ ratio: 1 });
  }
  await context.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Live chat</title>' }),
  );
  const tab = page.waitForEvent('popup');
  await human.click();
  await expect(await tab).toHaveURL('https://example.com/livechat');
});
