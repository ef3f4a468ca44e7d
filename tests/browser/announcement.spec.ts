import { expect, test } from './fixtures.ts';

test('an admin sets an announcement in three presses, visitors see it until its end, and may close it', async ({
  checkAxe,
  hostPages,
  page,
  context,
  server,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/website');
  await page.getByRole('button', { name: 'Pengumuman' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pengumuman' });
  await expect(dialog.getByText('Belum ada pengumuman')).toBeVisible();
  await page.keyboard.type('BCA sedang gangguan.\nPakai BNI.');
  await expect(dialog.getByText('31 / 200')).toBeVisible();
  const preview = dialog.getByRole('region', { name: 'Pratinjau' });
  const lines = /^BCA sedang gangguan\.\nPakai BNI\.\s*$/;
  await expect(preview.getByText('Pakai BNI.')).toHaveText(lines, { useInnerText: true });
  await expect(dialog.getByRole('checkbox', { name: 'Website Demo' })).toBeChecked();
  await dialog.getByRole('button', { name: '1 jam' }).click();
  const start = dialog.getByLabel('Mulai (WIB)', { exact: true });
  // A day without its time, 31 February, and a year of six digits.
  for (const typed of ['05122026', '31/02/26 10.00', '5/12/202026 10.00']) {
    await start.focus();
    await page.keyboard.type(typed);
    await dialog.getByRole('button', { name: 'Umumkan' }).click();
    await expect(dialog.getByText('Lengkapi tanggal dan jamnya')).toBeVisible();
    await start.fill('');
    await expect(dialog.getByText('Kosong: mulai sekarang.')).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Umumkan' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /Website Demo/ });
  await expect(row.getByText('Pengumuman')).toBeVisible();

  const shop =
    '<!doctype html><html lang="id"><head><title>Toko</title></head><body><main><h1>Toko</h1></main>';
  for (const name of ['satu', 'dua', 'tiga']) {
    hostPages.add(
      `/${name}.html`,
      `${shop}<script src="${server.url}/faq-chatbot.js?website=1" async></script></body></html>`,
    );
  }
  const visit = async (name: string) => {
    await visitor.goto(`${hostPages.url}/${name}.html`);
    // On the next pages the panel is still open.
    if (name === 'satu') await visitor.getByRole('button', { name: 'Tanya Kami' }).click();
    await expect(visitor.getByRole('group', { name: 'Pilih topik' })).toBeVisible();
  };
  const visitor = await context.newPage();
  const shown = visitor.getByText('BCA sedang gangguan.');
  await visitor.setViewportSize({ width: 360, height: 740 });
  await visitor.clock.install();
  await visit('satu');
  await expect(shown).toHaveText(lines, { useInnerText: true });
  await checkAxe(visitor);
  const box = await visitor.getByRole('button', { name: 'Tutup pengumuman' }).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await visitor.clock.fastForward('58:00');
  await expect(shown).toBeVisible();
  await visitor.clock.fastForward('04:00');
  await expect(shown).toBeHidden();

  await visitor.clock.setSystemTime(Date.now());
  await visit('dua');
  await visitor.getByRole('button', { name: 'Tutup pengumuman' }).click();
  await expect(shown).toBeHidden();
  await visit('tiga');
  await expect(shown).toBeHidden();
});
