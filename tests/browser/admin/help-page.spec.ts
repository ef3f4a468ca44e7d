import { expect, test } from './signed-in.ts';

test('an admin turns the help page on, copies the link of an answer, and it opens without JavaScript', async ({
  page,
  browser,
  context,
  server,
  checkAxe,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await page.goto('/website/1?tab=bantuan');

  await test.step('a wrong address is refused in the form', async () => {
    await page.getByLabel('Alamat kebijakan privasi').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByLabel('Alamat kebijakan privasi')).toBeFocused();
    await expect(page.getByText('Alamat harus berupa tautan http atau https.')).toBeVisible();
    await page.getByLabel('Alamat kebijakan privasi').fill('toko.example/privasi');
  });

  await page.getByLabel('Aktifkan halaman bantuan').check();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Pengaturan website berhasil disimpan.')).toBeVisible();
  await expect(page.getByLabel('Alamat kebijakan privasi')).toHaveValue(
    'https://toko.example/privasi',
  );
  await expect(page.getByRole('link', { name: 'Buka halaman bantuan' })).toHaveAttribute(
    'href',
    `${server.url}/bantuan/1`,
  );

  await page.goto('/?website=1&q=cara+deposit');
  await page.locator('#row-2').getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Salin tautan' }).click();
  await expect(page.getByText('Tautan ke jawaban ini disalin.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(`${server.url}/bantuan/1/2-cara-deposit`);

  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await browser.newPage({ colorScheme, viewport: { width: 360, height: 740 } });
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Cara deposit' })).toBeVisible();
    await checkAxe(visitor);
    await visitor.close();
  }
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(address);
  await plain.getByRole('link', { name: 'Bantuan', exact: true }).click();
  await plain.getByRole('link', { name: 'Deposit lewat QRIS' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'Deposit lewat QRIS' })).toBeVisible();
  await expect(plain.getByRole('link', { name: 'Kebijakan privasi' })).toHaveAttribute(
    'href',
    'https://toko.example/privasi',
  );
  await plain.close();
});

test.describe('with a public address', () => {
  // Tests find the server by its public address.
  test.use({ serverEnv: { PORT: '9186', PUBLIC_URL: 'http://localhost:9186' } });

  test('an admin gives the help page its own host, and copied links lead there', async ({
    page,
    context,
    server,
    allowConsole,
  }) => {
    allowConsole(/40[01]/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    await page.goto('/signin');
    await page.getByLabel('Username').fill(server.username);
    await page.getByLabel('Password', { exact: true }).fill(server.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
    await page.goto('/website/1?tab=bantuan');
    await page.getByLabel('Aktifkan halaman bantuan').check();
    const host = page.getByLabel('Host sendiri');
    await host.fill('192.0.2.7');
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText('Tulis nama host, bukan alamat IP.')).toBeVisible();
    await expect(host).toHaveValue('192.0.2.7');

    await host.fill('Bantuan.Toko.example');
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText('Pengaturan website berhasil disimpan.')).toBeVisible();
    await expect(host).toHaveValue('bantuan.toko.example');
    await page.goto('/?website=1&q=cara+deposit');
    await page.locator('#row-2').getByRole('button', { name: 'Lainnya' }).click();
    await page.getByRole('menuitem', { name: 'Salin tautan' }).click();
    await expect(page.getByText('Tautan ke jawaban ini disalin.')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe('http://bantuan.toko.example/2-cara-deposit');
  });
});
