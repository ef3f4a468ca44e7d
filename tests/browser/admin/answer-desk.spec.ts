import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { addFaqs } from './add-faqs.ts';
import { chooseInMenu } from './choose-in-menu.ts';

test.use({ serverEnv: { SEED: 'none' }, permissions: ['clipboard-read', 'clipboard-write'] });

const faqs = [
  'Deposit',
  '  Minimal deposit | **Rp 10.000**, lewat:\n1. Menu [Kas](https://kas.example)',
  '  Deposit belum masuk | Hubungi {nomor_cs}.',
  'Jam layanan | Setiap hari.',
];

const row = (page: Page, question: string) => page.getByRole('row').filter({ hasText: question });
const pasted = (page: Page, type = 'text/plain') =>
  page.evaluate(async (kind) => {
    try {
      const [item] = await navigator.clipboard.read();
      return item?.types.includes(kind) ? await (await item.getType(kind)).text() : undefined;
    } catch (error) {
      // The answer was copied while it was read.
      if (error instanceof DOMException && error.name === 'InvalidStateError') return undefined;
      throw error;
    }
  }, type);

async function write(page: Page, url: string, path: string, change: object) {
  const settings = `${url}/api/websites/1/settings`;
  const { version } = await (await page.request.get(settings)).json();
  const data = path === '' ? { version, ...change } : change;
  const sent = path === '' ? page.request.put(settings, { data }) : undefined;
  const response = await (sent ?? page.request.post(path, { data }));
  expect(response.ok(), await response.text()).toBe(true);
}

test.beforeEach(async ({ page, server: { url }, signIn }) => {
  await signIn(page);
  await addFaqs(page, faqs);
  await write(page, url, '', { words: { nomor_cs: '0812-3333' } });
});

test('an editor copies answers as WhatsApp shows them: what visitors read, and the draft only when asked', async ({
  page,
  server: { url },
}) => {
  await page.goto('/?website=1');

  await test.step('by a key on a row', async () => {
    await page.getByRole('button', { name: 'Langsung ke daftar' }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('c');
    await expect(page.getByText('Jawaban disalin.')).toBeVisible();
    expect(await pasted(page)).toBe('*Rp 10.000*, lewat:\n1. Menu Kas (https://kas.example)');
    expect(await pasted(page, 'text/html')).toContain(
      '<b>Rp 10.000</b>, lewat:<br><ol><li>Menu <a ',
    );
  });

  await test.step('with an opening line, the question and the link, as chosen on this device', async () => {
    await chooseInMenu(page, 'Sering disalin', 'Cara menyalin...');
    const dialog = page.getByRole('dialog', { name: 'Cara menyalin' });
    await dialog.getByRole('checkbox', { name: 'Dengan pertanyaan' }).check();
    await dialog.getByRole('checkbox', { name: 'Dengan tautan ke jawaban' }).check();
    await dialog.getByRole('textbox', { name: 'Pembuka' }).fill('Halo Kak,');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await row(page, 'Jam layanan').getByRole('button', { name: 'Lainnya' }).click();
    await page.getByRole('menuitem', { name: 'Salin jawaban' }).click();
    await expect(page.getByText('Jawaban disalin.')).toBeVisible();
    expect(await pasted(page)).toMatch(
      /^Halo Kak,\n\n\*Jam layanan\*\n\nSetiap hari\.\n\nhttp\S+#tanya=\d+$/,
    );
  });

  await test.step('again, from those that are pinned on this device', async () => {
    await row(page, 'Deposit belum masuk').getByRole('button', { name: 'Lainnya' }).click();
    await page.getByRole('menuitem', { name: 'Sematkan' }).click();
    await chooseInMenu(page, 'Sering disalin', 'Deposit belum masuk');
    await expect.poll(() => pasted(page)).toContain('Hubungi 0812-3333.');
  });

  await test.step('several together', async () => {
    await page.getByRole('checkbox', { name: 'Pilih: Deposit belum masuk' }).check();
    await page.getByRole('checkbox', { name: 'Pilih: Jam layanan' }).check();
    await page.getByRole('region', { name: 'FAQ terpilih' }).getByText('Salin').click();
    await expect(page.getByText('2 jawaban disalin.')).toBeVisible();
    expect(await pasted(page)).toMatch(/Hubungi 0812-3333\.[\s\S]*\*Jam layanan\*/);
    await page.keyboard.press('Escape');
  });

  await test.step('from the search in the header, which stays open', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('minimal');
    await expect(page.getByRole('option', { name: 'Minimal deposit' })).toBeVisible();
    await expect(page.getByText('Shift+Enter')).toBeVisible();
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => pasted(page)).toContain('*Minimal deposit*');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Minimal deposit')).toBeFocused();
  });

  await test.step('not a price that is not published', async () => {
    await write(page, url, '', { publishing: 'draft' });
    await page.reload();
    await row(page, 'Jam layanan').getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
    await editor.getByLabel('Answer').fill('Mulai besok 24 jam.');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toBeHidden();
    await row(page, 'Jam layanan').getByRole('button', { name: 'Edit' }).click();
    await editor.getByRole('button', { name: 'Salin jawaban' }).click();
    const warning = page.getByText('Drafnya berbeda');
    await expect(warning).toBeVisible();
    expect(await pasted(page)).toContain('Setiap hari.');
    await page.getByRole('button', { name: 'Salin draf' }).click();
    await expect(page.getByText('Pengunjung belum membacanya')).toBeVisible();
    expect(await pasted(page)).toContain('Mulai besok 24 jam.');
  });
});

test('for a viewer the page is a desk: the search has the focus, and the bot finds what the words do not', async ({
  page,
  server: { url },
  checkAxe,
}) => {
  const account = { username: 'rani', password: 'rahasia-pengujian', website_id: 1 };
  await write(page, url, '/api/users/', { ...account, role: 'viewer' });
  await page.context().clearCookies();
  await page.goto('/signin');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Cari di pertanyaan' })).toBeFocused();

  // At once after the last letter: the list for these words is not there yet.
  await page.keyboard.type('masuk');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Deposit belum masuk')).toBeFocused();
  await page.keyboard.press('c');
  await expect.poll(() => pasted(page)).toBe('Hubungi 0812-3333.');

  await page.keyboard.press('/');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('minimla depozit');
  const maybe = page.getByRole('region', { name: 'Mungkin' });
  await expect(maybe.getByRole('row', { name: 'Minimal deposit' })).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('c');
  await expect.poll(() => pasted(page)).toContain('*Rp 10.000*');
  await maybe.getByRole('button', { name: 'Salin jawaban: Minimal deposit' }).click();

  // Arrow keys move from the list to what the bot finds.
  await page.getByRole('textbox', { name: 'Cari di pertanyaan' }).fill('minimal');
  await expect(maybe).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a card opens the editor, and its menu copies; without a clipboard the text stands selected', async ({
    page,
  }) => {
    await page.goto('/?website=1');
    const card = row(page, 'Minimal deposit');
    await expect(card).toBeVisible();
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(112);

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await card.getByRole('button', { name: 'Lainnya' }).tap();
    await page.getByRole('menuitem', { name: 'Salin jawaban' }).tap();
    const text = page.getByRole('textbox', { name: 'Teks jawaban' });
    await expect(text).toHaveValue(/^\*Rp 10\.000\*/);
    await expect(text).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toContain('*Rp 10.000*');
    await page.keyboard.press('Control+c');
    await expect(text).toBeHidden();

    await card.getByRole('button', { name: 'Lainnya' }).tap();
    await page.getByRole('menuitem', { name: 'Pilih' }).tap();
    await expect(page.getByRole('checkbox', { name: 'Pilih: Minimal deposit' })).toBeChecked();
    await page.getByRole('button', { name: 'Batalkan pilihan' }).tap();
    await card.getByText('lewat').tap();
    await expect(page.getByRole('dialog', { name: 'Edit FAQ' })).toBeVisible();
  });
});
