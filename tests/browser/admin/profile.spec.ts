import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeOf } from '../../api/people/code-of.ts';
import { expect, test } from './signed-in.ts';

const newPassword = 'awan biru di atas';

async function fillSignIn(page: Page, username: string, password: string) {
  await page.goto('/signin');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('Akun saya sets up a second factor and changes the password, and each time offers to end the other sessions', async ({
  server,
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/400|401/);
  const data = { username: server.username, password: server.password };
  const signInElsewhere = async () => {
    const answer = await request.post('/login', {
      data,
      headers: { Origin: server.url },
    });
    expect(answer.status()).toBe(200);
  };
  const isSignedInElsewhere = async () => (await request.get(`${server.url}/api/profile`)).ok();
  await signInElsewhere();
  await page.goto('/profile');
  const sessions = page.getByRole('listitem').filter({ hasText: 'terakhir dipakai' });
  await expect(sessions).toHaveCount(2);
  await expect(page.getByText('Sesi ini')).toHaveCount(1);
  await page.getByRole('switch', { name: 'Daftar rapat' }).click();
  expect(await page.evaluate(() => localStorage.getItem('density'))).toBe('compact');
  const offer = page.getByRole('alertdialog', { name: 'Akhiri sesi lain?' });
  await page.getByRole('button', { name: 'Akhiri semua yang lain' }).click();
  await offer.getByRole('button', { name: 'Biarkan' }).click();
  await expect(offer).toBeHidden();

  await page.getByRole('button', { name: 'Pasang', exact: true }).click();
  const app = page.getByRole('dialog', { name: 'Aplikasi authenticator' });
  const key = (await app.locator('code').innerText()).replaceAll(' ', '');
  const code = app.getByLabel('Kode dari aplikasi');
  await code.fill('000000');
  await app.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(code).toHaveAccessibleDescription(/salah|tidak/i);
  await code.fill(codeOf(key));
  await app.getByRole('button', { name: 'Aktifkan' }).click();
  const codes = page.getByRole('dialog', { name: 'Simpan kode pemulihan Anda' });
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await test.step('the codes are saved as a file, and printed without the page', async () => {
    const file = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'Simpan berkas' }).click();
    expect(readFileSync(await (await file).path(), 'utf8')).toContain(recoveryCode);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#root')).toBeHidden();
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expect(codes.getByRole('button', { name: 'Cetak' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  await codes.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await offer.getByRole('button', { name: 'Biarkan' }).click();
  await expect(offer).toBeHidden();
  expect(await isSignedInElsewhere()).toBe(true);

  await page.getByLabel('Password saat ini').fill('bukan ini');
  await page.getByLabel('Password baru').fill(newPassword);
  await page.getByRole('button', { name: 'Ganti password' }).click();
  await expect(page.getByLabel('Password saat ini')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Password baru')).toHaveValue(newPassword);
  await page.getByLabel('Password saat ini').fill(server.password);
  await page.getByRole('button', { name: 'Ganti password' }).click();
  await offer.getByRole('button', { name: 'Akhiri semua yang lain' }).click();
  await expect(offer).toBeHidden();
  await expect(sessions).toHaveCount(1);
  expect(await isSignedInElsewhere()).toBe(false);

  // Own writes of this session are listed here, and are no alarm until the next sign-in.
  const written = page.getByRole('region', { name: 'Perubahan penting dari akun Anda' });
  await expect(written.getByRole('listitem').first()).toContainText('Mengganti password');
  await expect(written.getByText('Memasang faktor kedua')).toBeVisible();
  await page.reload();
  await expect(sessions).toHaveCount(1);
  const alarm = page.getByRole('button', { name: /Perlu Anda periksa/ });
  await expect(alarm).toHaveCount(0);

  await page.context().clearCookies();
  await fillSignIn(page, server.username, newPassword);
  await expect(page.getByLabel('Kode')).toHaveAttribute('inputmode', 'numeric');
  await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
  await expect(page.getByLabel('Kode pemulihan')).toHaveAttribute('inputmode', 'text');
  await page.getByLabel('Kode pemulihan').fill(recoveryCode);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('9 kode belum dipakai')).toBeVisible();
  await expect(alarm).toHaveAccessibleName('Perlu Anda periksa: 2');
  await expect(page.getByText('Password dan kode pemulihan').first()).toBeVisible();
});
