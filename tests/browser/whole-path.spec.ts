import sharp from 'sharp';
import { openFaqForm } from './admin/open-faq-form.ts';
import { expect, test } from './fixtures.ts';

const question = 'Bagaimana cara klaim bonus ulang tahun?';
const answer = 'Kirim foto KTP lewat Live Agent.\nBonus masuk paling lambat 1x24 jam.';

test('an admin writes an answer, and a visitor on another site reads it', async ({
  server,
  hostPages,
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const image = await sharp({
    create: { width: 640, height: 360, channels: 3, background: '#0a7' },
  })
    .png()
    .toBuffer();

  await page.goto(server.url);
  await expect(page).toHaveURL('/signin');
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${server.url}/(\\?.*)?$`));

  await page.getByRole('combobox', { name: 'Website' }).click();
  await page.getByRole('option', { name: 'Website Demo' }).click();
  const parent = page.getByRole('row').filter({ hasText: 'Tier 0' }).first();
  const parentQuestion = (await parent.getByRole('cell').nth(1).textContent())?.trim() ?? '';

  await openFaqForm(page);
  await page.getByLabel('Question').fill(question);
  await page.getByLabel('Answer').fill(answer);
  await page
    .getByLabel('Image')
    .setInputFiles({ name: 'bonus.png', mimeType: 'image/png', buffer: image });
  await page.getByRole('combobox', { name: 'Parent' }).click();
  await page.getByRole('option', { name: parentQuestion }).first().click();
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page.getByText('Apakah Anda yakin ingin menambahkan FAQ ini?')).toBeVisible();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button')
    .last()
    .click();
  const row = page.getByRole('row').filter({ hasText: question });
  await expect(row.getByRole('img', { name: question })).toBeVisible();

  await page.getByRole('link', { name: 'Script' }).click();
  await expect(page).toHaveURL('/script?website=1');
  await page.getByRole('button', { name: /Salin/ }).first().click();
  await expect(page.getByText('Disalin!').first()).toBeVisible();
  const tag = await page.evaluate(() => navigator.clipboard.readText());
  expect(tag).toContain(`<script src="${server.url}/faq-chatbot.js?website=1"`);

  hostPages.add(
    '/toko.html',
    `<!doctype html><html lang="id"><head><title>Toko</title></head><body><h1>Toko</h1>${tag}</body></html>`,
  );
  const visitor = await browser.newPage();
  await visitor.goto(`${hostPages.url}/toko.html`);
  await visitor.getByRole('button', { name: 'Tanya Kami' }).click();
  await visitor.getByRole('button', { name: parentQuestion }).click();
  await visitor.getByRole('button', { name: question }).click();
  await expect(visitor.getByText('Bonus masuk paling lambat 1x24 jam.')).toBeVisible();
  const shown = visitor.getByRole('log').getByRole('img').last();
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBe(640);
  await visitor.close();
});
