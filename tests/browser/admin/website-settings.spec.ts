import type { Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { slowTag } from '../slow-tag.ts';
import { expect, test } from './signed-in.ts';

async function openSettings(page: Page, tab = 'tampilan'): Promise<void> {
  await page.goto(`/website/1?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Website Demo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan' })).toBeVisible();
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bagian pengaturan' }).getByRole('link', { name });

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click();

/** Saves as another admin would. */
async function saveElsewhere(page: Page, change: object): Promise<void> {
  const address = '/api/websites/1/settings';
  const settings = await (await page.request.get(address)).json();
  const appearance = { ...settings.appearance, ...change };
  const saved = await page.request.put(address, {
    data: { version: settings.version, appearance },
  });
  expect(saved.status()).toBe(200);
}

test('the save bar keeps its height, covers no field that Tab reaches, and asks before unsaved text is left', async ({
  page,
}) => {
  await openSettings(page);
  const bar = page.getByRole('group', { name: 'Simpan perubahan' });
  const height = async () => (await bar.boundingBox())?.height;
  const saved = await height();
  await page.getByLabel('Judul panel').fill('Belum disimpan');
  await expect(bar.getByRole('button', { name: 'Batalkan perubahan' })).toBeVisible();
  expect(await height()).toBe(saved);

  // Opening another tab of the page does not leave it.
  await tab(page, 'Kontak & jam').click();
  await page.getByRole('link', { name: 'Script' }).click();
  const question = page.getByRole('alertdialog', { name: 'Buang perubahan?' });
  await question.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect(question).toBeHidden();
  expect(page.url()).toContain('/website/1');
  await tab(page, 'Tampilan').click();
  await expect(page.getByLabel('Judul panel')).toHaveValue('Belum disimpan');

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const covered = await page.getByLabel('Jarak dari bawah').evaluate(async (last) => {
      const bar = document.querySelector('.save-bar') as HTMLElement;
      const fields = [...(last.closest('form') as HTMLFormElement).elements] as HTMLElement[];
      const found: string[] = [];
      for (const field of fields.filter(({ tabIndex }) => tabIndex >= 0)) {
        if (field.closest('.save-bar')) continue;
        field.focus();
        await new Promise(requestAnimationFrame);
        const { top, bottom } = field.getBoundingClientRect();
        // The bar moves while the page is scrolled to its end.
        const covering = bar.getBoundingClientRect();
        if (bottom > covering.top && top < covering.bottom)
          found.push(`${field.id} ${field.outerHTML}`);
      }
      return found;
    });
    expect(covered, `${width} px`).toEqual([]);
  }

  await page.getByRole('link', { name: 'Script' }).click();
  await question.getByRole('button', { name: 'Buang' }).click();
  await expect(page).toHaveURL(/\/script/);
});

test('the appearance and an avatar are previewed before they are saved, and shown on the site afterwards', async ({
  page,
  server,
  hostPages,
}) => {
  await page.goto('/website');
  await page.getByRole('link', { name: 'Atur' }).click();
  await expect(page).toHaveURL('/website/1');
  const bot = page.getByRole('region', { name: 'Pratinjau' });
  await page.getByLabel('Judul panel').fill('Bantuan Toko');
  await expect(bot.getByText('Bantuan Toko')).toBeVisible();
  await page.getByLabel('Di panel').fill('Selamat datang di Toko Kita!');
  await expect(bot.getByText('Selamat datang di Toko Kita!')).toBeVisible();
  await bot.getByRole('button', { name: 'Tutup' }).first().click();
  await page.getByLabel('Tulisan tombol').fill('Butuh bantuan?');
  await expect(bot.getByRole('button', { name: 'Butuh bantuan?' })).toBeVisible();

  await page.getByLabel('Warna utama').fill('#e2725b');
  await expect(page.getByText('Kontras tulisan 3 : 1, di bawah 4,5 : 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Pakai #b75c4a' }).click();
  await expect(page.getByLabel('Warna utama')).toHaveValue('#b75c4a');
  await expect(page.getByText('Kontras tulisan 4,5 : 1, mudah dibaca.')).toBeVisible();
  for (const question of ['Cek Withdraw', 'Cek Deposit']) {
    await page.getByRole('combobox', { name: 'Tambah pertanyaan' }).click();
    await page.getByRole('option', { name: question, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Naikkan: Cek Deposit' }).click();
  await expect(page.getByRole('button', { name: 'Turunkan: Cek Deposit' })).toBeFocused();

  await save(page);
  await expect(page.getByText('Semua perubahan sudah tersimpan.')).toBeVisible();
  const host = await page.context().newPage();
  const tag = `<script src="${server.url}/faq-chatbot.js?website=1" async=""></script>`;
  hostPages.add('/toko.html', `<!doctype html><title>Toko</title>${tag}`);
  await host.goto(`${hostPages.url}/toko.html`);
  await host.getByRole('button', { name: 'Butuh bantuan?' }).click();
  await expect(host.getByText('Bantuan Toko')).toBeVisible();
  await expect(host.getByText('Selamat datang di Toko Kita!')).toBeVisible();
  await host.close();

  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Perubahan diurungkan.')).toBeVisible();
  await expect(page.getByLabel('Judul panel')).toHaveValue('');

  await test.step('an avatar is cropped to its middle, shown, saved and removed', async () => {
    const launcher = bot.getByRole('button', { name: 'Tanya Kami' });
    await launcher.click();
    await expect(launcher).toHaveAttribute('aria-expanded', 'true');
    await page.getByLabel('Foto bot').setInputFiles({
      name: 'catatan.png',
      mimeType: 'image/png',
      buffer: Buffer.from('bukan gambar'),
    });
    await expect(page.getByText('catatan.png: Berkas harus berupa gambar')).toBeVisible();
    await page.getByLabel('Foto bot').setInputFiles(await photo(page));
    await expect(page.getByText('foto.webp')).toBeVisible();
    await expect(bot.locator('img[src^="blob:"]')).toBeVisible();
    await save(page);
    const stored = page.getByAltText('Foto bot sekarang');
    await expect(stored).toBeVisible();
    const size = await stored.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(size[0]).toBe(size[1]);

    await page.getByRole('button', { name: 'Hapus foto' }).click();
    await save(page);
    await expect(stored).toBeHidden();
  });
});

test('the preview greets as the bot does where no greeting is typed', { tag: slowTag }, async ({
  page,
}) => {
  const website = valid.website({ name: 'Klinik' });
  const added = await page.request.post('/api/websites', { data: website });
  const { id } = await added.json();
  for (const question of ['Jam buka poli?', 'Cara daftar BPJS']) {
    const multipart = { question, website_id: `${id}` };
    await page.request.post('/api/faqs', { multipart });
  }
  const greeting = 'Halo! Tanyakan apa pun seperti "Jam buka poli" atau "Cara daftar BPJS".';
  await page.goto(`/website/${id}?tab=tampilan`);
  const bot = page.getByRole('region', { name: 'Pratinjau' });
  await expect(bot.getByText(greeting)).toBeVisible();
  await expect(page.getByLabel('Di panel')).toHaveAttribute('placeholder', greeting);

  await page.goto(`/?website=${id}`);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(greeting)).toBeVisible();
});

test('the preview waits for the questions, says when they cannot be loaded, and tries again', {
  tag: slowTag,
}, async ({ page, checkAxe, allowConsole }) => {
  allowConsole(/409/);
  let go = () => {};
  const isContinued = new Promise<void>((resolve) => {
    go = resolve;
  });
  let loads = 0;
  await page.route('**/api/preview/faqs/1', async (route) => {
    loads += 1;
    if (loads === 1)
      return await route.fulfill({ status: 409, json: { message: 'Sedang sibuk.' } });
    await isContinued;
    await route.continue();
  });
  await openSettings(page);
  const preview = page.getByRole('region', { name: 'Pratinjau' });
  await expect(preview.getByRole('alert')).toContainText('Pratinjau tidak dapat dimuat.');
  await checkAxe(page);

  await preview.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(preview.getByRole('log')).toHaveCount(0);
  go();
  await expect(preview.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
  await expect(preview.getByRole('alert')).toHaveCount(0);
});

/** Wider than high. */
async function photo(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 300;
    canvas.getContext('2d')?.fillRect(100, 0, 200, 300);
    return canvas.toDataURL('image/png').split(',')[1];
  });
  return { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(data ?? '', 'base64') };
}

test('channels are recognised, ordered and saved with their hours, and the focus stays where it was', async ({
  page,
}) => {
  await openSettings(page, 'kontak');

  await test.step('the focus stays when hours, days off, ways and shortcuts are copied or removed', async () => {
    for (const way of ['Telegram', 'WhatsApp'])
      await page.getByRole('button', { name: way, exact: true }).click();
    const card = page.getByRole('listitem', { name: '3. WhatsApp' });
    await card.getByRole('button', { name: 'Pada jam tertentu' }).click();
    const copyMonday = card.getByRole('button', { name: 'Salin jam Senin ke hari lain' });
    for (const end of ['Batal', 'Salin']) {
      await copyMonday.press('Enter');
      await expect(card.getByText('Salin jam Senin ke', { exact: true })).toBeVisible();
      await expect(card.getByLabel('Selasa', { exact: true })).toBeFocused();
      await card.getByRole('button', { name: end, exact: true }).press('Enter');
      await expect(copyMonday).toBeFocused();
    }
    await card.getByRole('button', { name: 'Hapus jam ke-1 Minggu' }).press('Enter');
    await expect(card.getByRole('button', { name: 'Tambah jam Minggu' })).toBeFocused();
    const addDayOff = card.getByRole('button', { name: 'Tambah tanggal libur' });
    await addDayOff.click();
    await card.getByRole('button', { name: 'Hapus libur 1' }).press('Enter');
    await expect(addDayOff).toBeFocused();
    await page.getByRole('button', { name: 'Hapus: Telegram' }).press('Enter');
    const removeWhatsapp = page.getByRole('button', { name: 'Hapus: WhatsApp' });
    await expect(removeWhatsapp).toBeFocused();
    await removeWhatsapp.press('Enter');
    await expect(page.getByRole('button', { name: 'Hapus: Live chat' })).toBeFocused();

    await tab(page, 'Tampilan').click();
    const shortcuts = page.getByRole('combobox', { name: 'Tambah pertanyaan' });
    await shortcuts.click();
    await page.getByRole('option', { name: 'Cek Deposit', exact: true }).click();
    await page.getByRole('button', { name: 'Hapus: Cek Deposit' }).press('Enter');
    await expect(shortcuts).toBeFocused();
  });

  await tab(page, 'Kontak & jam').click();
  await page.getByRole('button', { name: 'WhatsApp', exact: true }).click();
  const number = page.getByLabel('Nomor atau tautan WhatsApp');
  await expect(number).toBeFocused();
  await number.fill('8 1');
  await save(page);
  await expect(number).toBeFocused();
  await expect(page.getByText('Tulis nomor seperti 0812-3456-7890')).toBeVisible();
  await number.fill('0812-3456-7890');
  await expect(page.getByText('Dibaca sebagai +62 812-3456-7890')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Coba sekarang' })).toHaveAttribute(
    'href',
    'https://wa.me/6281234567890',
  );
  await page.getByRole('button', { name: 'Naikkan: WhatsApp' }).click();

  const card = page.getByRole('listitem', { name: '1. WhatsApp' });
  await card.getByRole('button', { name: 'Pada jam tertentu' }).click();
  await card.getByLabel('Zona waktu').selectOption('WITA (Makassar)');
  await card.getByLabel('Senin, jam selesai ke-1').fill('12');
  await card.getByRole('button', { name: 'Tambah jam Senin' }).click();
  await expect(card.getByLabel('Senin, jam mulai ke-2')).toHaveValue('13.00');
  await card.getByRole('button', { name: 'Salin jam Senin ke hari lain' }).click();
  await card.getByLabel('Minggu', { exact: true }).uncheck();
  await card.getByRole('button', { name: 'Salin', exact: true }).click();
  await card.getByLabel('Minggu, jam mulai ke-1').fill('20.00');
  await card.getByLabel('Minggu, jam selesai ke-1').fill('02.00');
  await expect(card.getByText('sampai 02.00 hari berikutnya')).toBeVisible();
  await card.getByRole('button', { name: 'Tambah tanggal libur' }).click();
  await card.getByLabel('Libur 1, tanggal pertama', { exact: true }).fill('2027-03-20');
  await expect(card.getByText('Sabtu, 20 Maret 2027', { exact: true })).toBeVisible();
  await card.getByLabel('Libur 1, keterangan').fill('Lebaran');
  await expect(card.getByText(/^Sekarang (buka|tutup)/)).toBeVisible();
  await save(page);
  await expect(page.getByText('Semua perubahan sudah tersimpan.')).toBeVisible();

  const settings = await (await page.request.get('/api/websites/1/settings')).json();
  const [whatsapp, livechat] = settings.contact.channels;
  expect(livechat).toEqual({ type: 'livechat', value: '' });
  expect(whatsapp).toMatchObject({ type: 'whatsapp', value: '6281234567890' });
  expect(whatsapp.hours.zone).toBe('WITA');
  expect(whatsapp.hours.closed).toEqual([
    { from: '2027-03-20', to: '2027-03-20', note: 'Lebaran' },
  ]);
  expect(whatsapp.hours.spans).toHaveLength(13);
  expect(whatsapp.hours.spans).toContainEqual({ day: 6, from: '13:00', to: '17:00' });
  expect(whatsapp.hours.spans).toContainEqual({ day: 7, from: '20:00', to: '02:00' });
});

test('a save of another admin is neither lost nor overwritten without a comparison', {
  tag: slowTag,
}, async ({ page, allowConsole }) => {
  allowConsole(/409/);
  await openSettings(page, 'kontak');
  // Changes of other fields are saved without a conflict.
  await saveElsewhere(page, { title: 'Dari rekan' });
  await page.getByLabel('Nama yang dilihat pengunjung').fill('Obrolan');
  await save(page);
  await expect(page.getByText('Semua perubahan sudah tersimpan.')).toBeVisible();
  await tab(page, 'Tampilan').click();
  await expect(page.getByLabel('Judul panel')).toHaveValue('Dari rekan');

  // Changes of the same fields are compared.
  await page.getByLabel('Judul panel').fill('Dari saya');
  await saveElsewhere(page, { title: 'Dari rekan lagi' });
  await save(page);
  const conflict = page.getByRole('dialog', { name: 'Data ini sudah diubah admin lain' });
  await expect(conflict.getByText('Dari rekan lagi')).toBeVisible();
  await expect(conflict.getByText('Dari saya')).toBeVisible();
  await conflict.getByRole('button', { name: 'Kembali' }).click();
  await expect(page.getByLabel('Judul panel')).toHaveValue('Dari saya');
  await save(page);
  await conflict.getByRole('button', { name: 'Simpan isian saya' }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByText('Semua perubahan sudah tersimpan.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Judul panel')).toHaveValue('Dari saya');
});
