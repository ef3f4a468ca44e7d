import { expect, test } from '../fixtures.ts';

const answer = [
  '**Penting:** lihat [syarat](https://a.example/syarat) atau https://b.example/panduan-lengkap.',
  '',
  'Caranya:',
  '1. Buka menu **Deposit** di bagian kanan atas halaman utama setelah masuk.',
  'Tekan Lanjut.',
  '2. Pilih bank, lalu **[hubungi kami](https://wa.me/628123)**.',
  '',
  '- BCA',
  '- Telepon [0812](tel:0812) atau [email](mailto:cs@a.example)',
  '',
  'Kartu **** 1234, 2*3*4, <b onclick="alert(1)">bukan HTML</b> [x](javascript:alert(1))',
].join('\n');

test('shows bold text, lists and links of an answer on a light and a dark phone', async ({
  page,
  checkAxe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const faq = { id: 1, question: 'Semua tanda', answer, image: null, parent_id: null };
  await page.route('**/faqs/1*', (route) => route.fulfill({ json: [faq] }));
  await page.goto('/mobilefaq');
  await page.getByRole('button', { name: faq.question }).click();

  const log = page.getByRole('log');
  const items = log.getByRole('listitem');
  await expect(items).toHaveCount(4);
  await expect(items.first()).toContainText('setelah masuk. Tekan Lanjut.');
  await expect(log.locator('b')).toHaveText(['Penting:', 'Deposit', 'hubungi kami']);
  const hrefs = log
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs).toEqual([
    'https://a.example/syarat',
    'https://b.example/panduan-lengkap',
    'https://wa.me/628123',
    'tel:0812',
    'mailto:cs@a.example',
  ]);
  await expect(log).toContainText('<b onclick="alert(1)">bukan HTML</b> [x](javascript:alert(1))');
  const overflows = await log.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(overflows).toBe(false);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('faq-chatbot .root')).toHaveAttribute('data-theme', colorScheme);
    await checkAxe(page);
  }

  await page.reload();
  await expect(items).toHaveCount(4);
});
