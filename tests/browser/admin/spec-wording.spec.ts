import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

test('calls the paths of the specification, and failures are logged without typed text', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409|503/);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.goto('/user');
  await page.getByRole('button', { name: 'New User' }).click();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('rahasia-pengujian');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Website' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Username sudah dipakai.')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buang' }).click();
  await page.getByRole('link', { name: 'Link', exact: true }).click();
  await page.getByRole('button', { name: 'Add Link' }).click();
  await page.getByLabel('Link', { exact: true }).fill('toko.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/?website=1&page=2');
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Apakah ada bonus?');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page.getByText('Ditambahkan: Apakah ada bonus?')).toBeVisible();
  expect(posted.filter((path) => path.startsWith('/api/'))).toEqual([
    '/api/users/',
    '/api/livechatwebsitelinks/',
    '/api/faqs/',
  ]);

  await page.route('**/api/audit/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/history?user=siti');
  await expect.poll(() => logged).toContain('GET /api/audit/100/1: 503');
  expect(logged).toContain('POST /api/users/: 409');
  expect(logged.filter((line) => /admin|siti/.test(line.replace(/https?:\S+/g, '')))).toEqual([]);
});
