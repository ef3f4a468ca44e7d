import { addFaqs } from './add-faqs.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

test('the FAQ list shows what visitors read, sorts by it, and works without it', async ({
  page,
  allowConsole,
}) => {
  await addFaqs(page, ['Deposit', '  Cara deposit', 'Bonus', '  Cara klaim bonus']);
  const tree: { id: number; question: string }[] = await (await page.request.get('/faqs/1')).json();
  const idOf = (question: string) => tree.find((faq) => faq.question === question)?.id ?? 0;
  const [read, disliked] = [idOf('Cara klaim bonus'), idOf('Cara deposit')];
  for (let sent = 0; sent < 5; sent += 1) {
    const facts = [
      { type: 'read', faq_id: read },
      { type: 'read', faq_id: read },
      { type: 'read', faq_id: disliked },
      { type: 'voted', faq_id: disliked, helpful: sent === 0 },
    ];
    const data = JSON.stringify({ website_id: 1, facts });
    await page.request.post('/insights', { data });
  }
  await expect
    .poll(async () => (await (await page.request.get('/api/insights/1')).json()).faqs)
    .toMatchObject([{ read: 10 }, { read: 5 }]);

  await page.goto('/?website=1');
  const rowOf = (question: string) =>
    page.getByRole('row').filter({ has: page.getByText(question, { exact: true }) });
  await expect(rowOf('Cara klaim bonus')).toContainText('Dibaca 10 kali');
  await expect(rowOf('Cara deposit')).toContainText('Dibaca 5 kali · 20% membantu (5 penilaian)');

  // A mark does not cut the figures.
  const multipart = {
    question: 'Cara deposit',
    answer: 'Ya',
    website_id: '1',
    review: '2026-01-31',
  };
  const form = { ...multipart, parent_id: `${idOf('Deposit')}` };
  await page.request.put(`/api/faqs/${disliked}`, { multipart: form });
  await page.reload();
  const figures = rowOf('Cara deposit').getByText('Dibaca 5 kali');
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(rowOf('Cara deposit')).toContainText('Perlu diperiksa');
    expect(await figures.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  }
  await chooseInMenu(page, 'Tampilan', 'Paling sering dibaca');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').nth(1)).toContainText('Cara klaim bonus');
  await expect(page.getByRole('row').nth(2)).toContainText('Cara deposit');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('menu', { name: 'Filter' });
  await expect(filters.getByText('Minimal 5 penilaian')).toBeVisible();
  await filters.getByRole('menuitemcheckbox', { name: 'Sering tidak membantu' }).click();
  await expect(page.getByText('1 FAQ cocok')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter 1 aktif' })).toBeFocused();

  await chooseInMenu(page, 'Filter 1 aktif', 'Hapus semua');
  await chooseInMenu(page, 'Tampilan', 'Seperti di bot');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/?website=1');

  // Hidden figures are not requested.
  await chooseInMenu(page, 'Tampilan', 'Statistik pengunjung');
  let asked = 0;
  await page.route('**/api/insights/1*', async (route) => {
    asked += 1;
    await route.fulfill({ status: 503, json: { message: 'Sedang sibuk.' } });
  });
  await page.reload();
  await expect(rowOf('Cara deposit')).toBeVisible();
  await expect(rowOf('Cara deposit')).not.toContainText('Dibaca');
  expect(asked).toBe(0);

  // The list works without figures.
  allowConsole(/503/);
  await chooseInMenu(page, 'Tampilan', 'Statistik pengunjung');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Statistik pengunjung tidak dapat dimuat.')).toBeVisible();
  await page.unroute('**/api/insights/1*');
  await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).click();
  await expect(rowOf('Cara deposit')).toContainText('Dibaca 5 kali');
});
