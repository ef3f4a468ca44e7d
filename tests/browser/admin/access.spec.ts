import type { APIRequestContext, Page } from '@playwright/test';
import { codeOf } from '../../api/people/code-of.ts';
import { valid } from '../../tools/valid.ts';
import { slowTag } from '../slow-tag.ts';
import { expect, test } from './signed-in.ts';

const password = 'kuda terbang tinggi';

/** Adds the account siti and signs it in, outside of the page. */
async function addSiti(page: Page, url: string, request: APIRequestContext) {
  const data = { username: 'siti', password, website_id: 1 };
  expect((await page.request.post('/api/users/', { data })).status()).toBe(201);
  const headers = { Origin: url };
  const signIn = { data: { username: 'siti', password }, headers };
  expect((await request.post(`${url}/login`, signIn)).status()).toBe(200);
  return async (method: string, path: string, json: object = {}) => {
    const response = await request.fetch(`${url}${path}`, { method, data: json, headers });
    expect(response.status(), `${method} ${path}`).toBeLessThan(300);
    return await response.json();
  };
}

test("a colleague's new live-chat link is shown with who, when and from where until it is seen, and is put back", async ({
  server,
  page,
  request,
}) => {
  const asSiti = await addSiti(page, server.url, request);
  const link = 'https://pencuri.example';
  const site = valid.website({ name: 'Toko', livechat_link: link });
  await asSiti('PUT', '/api/websites/1', site);

  await page.goto('/user');
  // The notice is in the header, so that it moves nothing of the page.
  await page.getByRole('button', { name: 'Perlu Anda periksa: 1' }).click();
  const bar = page.getByRole('dialog', { name: 'Perlu Anda periksa' });
  await expect(
    bar.getByText(`siti mengubah tautan live chat website Toko menjadi ${link}`),
  ).toBeVisible();
  await expect(bar.getByText(/^\d+ \S+, \d\d\.\d\d · dari 127\.0\.0\.1$/)).toBeVisible();
  await bar.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Perubahan berhasil diurungkan.')).toBeVisible();
  await expect(bar.getByText('Sudah diurungkan.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Website', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Table Website' }).first()).toBeVisible();
  await expect(page.getByText(link)).toHaveCount(0);
  await page.getByRole('button', { name: 'Perlu Anda periksa: 1' }).click();
  await expect(bar.getByText(link)).toBeVisible();

  await asSiti('POST', '/api/whitelists', { ip: '203.0.113.7' });
  await page.reload();
  await page.getByRole('button', { name: 'Perlu Anda periksa: 2' }).click();
  await expect(bar.getByText('siti menambah whitelist 203.0.113.7')).toBeVisible();
  await bar.getByRole('button', { name: 'Sudah saya lihat' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button', { name: /Perlu Anda periksa/ })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Table Website' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Perlu Anda periksa/ })).toHaveCount(0);
});

test('an admin helps somebody who lost the phone: removes the factor, ends the session, makes a link for a new password', async ({
  server,
  page,
  request,
  browser,
}) => {
  const asSiti = await addSiti(page, server.url, request);
  for (const elsewhere of [await browser.newContext(), await browser.newContext()]) {
    const data = { username: 'siti', password };
    await elsewhere.request.post('/login', { data, headers: { Origin: server.url } });
  }
  const { secret } = await asSiti('POST', '/api/profile/totp');
  await asSiti('POST', '/api/profile/totp/confirm', { code: codeOf(secret) });

  await page.goto('/user');
  const row = page.getByRole('row').filter({ has: page.getByText('siti', { exact: true }) });
  await row.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Cara masuk' }).click();
  const access = page.getByRole('dialog', { name: 'Cara masuk siti' });
  await expect(access.getByText('Aplikasi authenticator')).toBeVisible();
  await access.getByRole('button', { name: 'Hapus faktor kedua' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Hapus faktor kedua' }).click();
  await expect(access.getByText('Belum memakai faktor kedua.')).toBeVisible();
  const endOne = access.getByRole('button', { name: /Akhiri sesi/ });
  await expect(endOne).toHaveCount(3);
  await endOne.first().click();
  await expect(endOne).toHaveCount(2);
  await access.getByRole('button', { name: 'Akhiri semua' }).click();
  await question.getByRole('button', { name: 'Akhiri semua' }).click();
  await expect(access.getByText('Akun ini tidak sedang masuk di mana pun.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(access).toBeHidden();

  await row.getByRole('button', { name: 'Change Password' }).click();
  const form = page.getByRole('dialog', { name: 'Change Password' });
  await form.getByRole('button', { name: 'Buat tautan atur ulang' }).click();
  const link = await form.getByText('/signin#reset=').innerText();
  await form.getByRole('button', { name: 'Selesai' }).click();
  await expect(form).toBeHidden();

  const theirs = await browser.newPage();
  await theirs.goto(link);
  await expect(theirs).toHaveURL('/signin');
  await theirs.getByLabel('Password baru').fill('awan biru di atas');
  await theirs.getByRole('button', { name: 'Simpan password' }).click();
  await expect(theirs.getByText('Password berhasil diganti. Silakan masuk.')).toBeVisible();
  await test.step('the used link says so before a password is typed', async () => {
    await theirs.goto('about:blank');
    await theirs.goto(link);
    await expect(theirs.getByText(/Tautan ini sudah dipakai/)).toBeVisible();
    await expect(theirs.getByLabel('Password baru')).toBeHidden();
    await theirs.getByRole('button', { name: 'Mulai lagi' }).click();
  });
  await theirs.getByLabel('Username').fill('siti');
  await theirs.getByLabel('Password', { exact: true }).fill('awan biru di atas');
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(theirs.getByText('Login successful!')).toBeVisible();
  await theirs.getByRole('button', { name: /Perlu Anda periksa/ }).click();
  await expect(theirs.getByText('admin menghapus faktor kedua akun siti')).toBeVisible();
  await expect(theirs.getByText('Faktor kedua tidak dapat dikembalikan').first()).toBeVisible();
  await theirs.close();
});

test('a sensitive write with an old proof asks for a password, and the typed form stays', {
  tag: slowTag,
}, async ({ server, page, allowConsole }) => {
  allowConsole(/403|400/);
  await page.goto('/blank');
  await page.getByRole('button', { name: 'Pengumuman' }).click();
  const form = page.getByRole('dialog', { name: 'Pengumuman' });
  await form.getByLabel('Teks').fill('BCA sedang gangguan.');
  await form.getByLabel('Tautan').fill('https://toko.example');
  await form.getByRole('button', { name: '3 jam' }).click();
  // The server asks after 15 minutes. The refusal is made here, the proof and the write that follows are real.
  await page.route('**/api/notices', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback();
    await route.fulfill({ status: 403, json: { message: 'Konfirmasi dulu.', proof: true } });
  });
  await form.getByRole('button', { name: 'Umumkan di 1 website' }).click();
  const proof = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  await expect(proof).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(form.getByLabel('Teks')).toHaveValue('BCA sedang gangguan.');
  await expect(form.getByLabel('Tautan')).toHaveValue('https://toko.example');

  await form.getByRole('button', { name: /Umumkan|Coba lagi/ }).click();
  await page.unroute('**/api/notices');
  const token = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
  const before = await token();
  await proof.getByLabel('Password Anda').fill('bukan ini');
  await proof.getByRole('button', { name: 'Konfirmasi', exact: true }).click();
  await expect(proof.getByText('Password saat ini salah.')).toBeVisible();
  await proof.getByLabel('Password Anda').fill(server.password);
  await proof.getByRole('button', { name: 'Konfirmasi', exact: true }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Pengumuman' }).click();
  await expect(form.getByText('Berjalan', { exact: true })).toBeVisible();
  expect(await token()).not.toBe(before);
});
