import { expect, test } from './signed-in.ts';

test('a program gets a token that is shown once, writes with it, and is refused once it is revoked', async ({
  server,
  page,
  request,
  checkAxe,
  allowConsole,
}) => {
  // The address that is refused.
  allowConsole(/400/);
  const permissions = ['clipboard-read', 'clipboard-write'];
  await page.context().grantPermissions(permissions, { origin: server.url });
  await page.goto('/akses-program');
  await expect(page.getByText('Belum ada program.')).toBeVisible();

  await page.getByRole('button', { name: 'Tambah program' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah program' });
  await form.getByLabel('Nama').fill('Impor toko');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form.getByText('Centang minimal satu website.')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Website Demo' }).check();
  await form.getByRole('checkbox', { name: 'Boleh menerbitkan' }).check();
  await form.getByLabel('Alamat IP').fill('127.0.0.1\ntoko.example');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form.getByText('"toko.example" bukan alamat IP')).toBeVisible();
  await expect(form.getByLabel('Nama')).toHaveValue('Impor toko');
  await form.getByLabel('Alamat IP').fill('127.0.0.1');
  await form.getByRole('button', { name: /Simpan|Coba lagi/ }).click();
  await expect(form).toBeHidden();
  const card = page.getByRole('region', { name: 'Impor toko' });
  await expect(card).toContainText('Penyunting · 1 website · boleh menerbitkan');
  await expect(card).toContainText('Alamat: 127.0.0.1');

  await card.getByRole('button', { name: 'Buat token' }).click();
  const making = page.getByRole('dialog', { name: 'Buat token Impor toko' });
  await making.getByLabel('Nama token').fill('Server toko');
  await making.getByRole('button', { name: 'Buat token' }).click();
  const shown = page.getByRole('dialog', { name: 'Token', exact: true });
  await shown.getByRole('button', { name: 'Salin Token' }).click();
  // A stray press must not lose it.
  await page.keyboard.press('Escape');
  await expect(shown.getByText('hanya ditampilkan sekali')).toBeVisible();
  await checkAxe(page);
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^tanyakami_[0-9A-Za-z]{38}$/);
  await shown.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(card).toContainText(`…${token.slice(-4)}`);
  await expect(page.getByText(token)).toHaveCount(0);

  // Outside of the page, without its cookies.
  const headers = { Authorization: `Bearer ${token}` };
  const data = { question: 'Jam buka?', answer: '08.00', website_id: 1 };
  const made = await request.post(`${server.url}/api/faqs`, { headers, data });
  expect(made.status()).toBe(201);
  await page.goto('/history');
  await expect(page.getByRole('row').getByText('program', { exact: true })).toBeVisible();

  await page.goto('/akses-program');
  await expect(card.getByText('terakhir dipakai')).toBeVisible();
  await card.getByRole('button', { name: 'Cabut Server toko' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Cabut token' });
  await asked.getByRole('button', { name: 'Cabut' }).click();
  await expect(card.getByText('Belum ada token yang berlaku.')).toBeVisible();
  const refused = await request.get(`${server.url}/api/machine`, { headers });
  expect([refused.status(), (await refused.json()).code]).toEqual([401, 'token-revoked']);
});
