import { request as elsewhere, expect, type Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import type { TestServer } from '../worker-server.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { openFaqForm } from './open-faq-form.ts';
import { pressInRow } from './press-in-row.ts';

type Step = (page: Page) => Promise<unknown>;

/** A page, a dialog or an open menu of the back-office. */
interface Screen {
  name: string;
  /** What it shows: paths of `admin/app/pages.ts`, and files of dialogs in `admin` without `.tsx`. */
  shows: readonly string[];
  path: string;
  isSignedOut?: true;
  /** Whether people see it every day. `npm test` checks these and all pages, the slow tests all screens. */
  isUsual?: true;
  /** They open it. */
  steps: readonly Step[];
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const inMenu =
  (item: string, menu = 'Lainnya') =>
  (page: Page) =>
    chooseInMenu(page, menu, item);
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name }).waitFor();
const removeIn = (name: RegExp) => (page: Page) =>
  page.getByRole('row', { name }).getByRole('button', { name: 'Remove' }).click();
const type = (label: string, text: string) => (page: Page) =>
  page.getByRole('dialog').getByLabel(label).fill(text);
const inRow = (question: string, action: 'Edit' | 'Delete') => (page: Page) =>
  pressInRow(faqRow(page, question), action);
const faqRow = (page: Page, question: string) =>
  page
    .locator('tr')
    .filter({ has: page.getByRole('button', { name: `Lainnya: ${question}`, exact: true }) });
const inUserMenu = (user: string, item: string) => async (page: Page) => {
  const row = page.getByRole('row').filter({ has: page.getByText(user, { exact: true }) });
  await row.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const inUserRow = (user: string, action: 'Delete' | 'Change Status') => (page: Page) =>
  pressInRow(page.getByRole('row').filter({ has: page.getByText(user, { exact: true }) }), action);
const choose = (question: string) => async (page: Page) => {
  const box = page.getByRole('checkbox', { name: `Pilih: ${question}`, exact: true });
  await expect(faqRow(page, question)).toBeVisible();
  if (await box.isVisible()) return await box.check();
  await chooseInMenu(page, `Lainnya: ${question}`, 'Pilih');
};
const put = (path: string, content: object) => (page: Page) => write(page, 'put', path, content);
/** Opens the profile of an account that has both factors and can add passkeys. */
const withFactors = async (page: Page) => {
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const at = new Date().toISOString();
    const passkeys = [{ id: 'a', label: 'Laptop kantor', created_at: at, last_used_at: null }];
    json.factors = { ...json.factors, totp: true, recovery_codes: 10, passkeys };
    await route.fulfill({ json: { ...json, passkeys_off: null } });
  });
  await page.goto('/profile');
};

const row = (
  name: string,
  path: string,
  shows: string | readonly string[] = [],
  ...steps: Step[]
): Screen => ({ name, path, shows: [shows].flat(), steps });
const usual = (screen: Screen): Screen => ({ ...screen, isUsual: true });
const signedOut = (screen: Screen): Screen => ({ ...screen, isSignedOut: true });

const demo = '/?website=1';
const rare = '/?website=2';
const shared = '/?website=5';

/** Every page and every dialog; a test compares them with the admin's files. */
export const everyScreen: readonly Screen[] = [
  signedOut(row('masuk', '/signin', '/signin')),
  signedOut(row('widget', '/widget', '/widget')),
  signedOut(row('tidak-ditemukan', '/tidak-ada', ['/not-found', '/notfound'])),
  row('faq-pilih-website', '/'),
  usual(row('faq', demo, '/', (page) => page.getByRole('row').nth(3).waitFor())),
  row('faq-kosong', '/?website=4'),
  usual(row('user', '/user', '/user')),
  row('whitelist', '/whitelist', '/whitelist'),
  row('link', '/link', '/link'),
  usual(row('website', '/website', '/website')),
  usual(row('website-tampilan', '/website/1?tab=tampilan', '/website/:id')),
  usual(
    row('website-pratinjau', '/website/1?tab=tampilan', [], async (page) => {
      // Wide windows show it beside the form.
      if ((page.viewportSize()?.width ?? 0) < 1024) await button('Pratinjau')(page);
      const bot = page.getByRole('region', { name: 'Pratinjau' });
      await bot.getByRole('button', { name: 'Deposit', exact: true }).waitFor();
    }),
  ),
  usual(
    row(
      'website-kontak',
      '/website/1?tab=kontak',
      [],
      button('Telepon'),
      (page) => page.getByRole('button', { name: 'Pada jam tertentu' }).last().click(),
      button('Salin jam Senin ke hari lain'),
      button('Tambah tanggal libur'),
      button('Simpan'),
      (page) => page.getByText('Isi tanggal pertama dan terakhir.').waitFor(),
    ),
  ),
  usual(
    row('website-pemasangan', '/website/1?tab=pemasangan', [], button('WordPress'), (page) =>
      page.getByRole('radio', { name: 'Hanya situs di Link' }).check(),
    ),
  ),
  row('website-bantuan', '/website/1?tab=bantuan'),
  row('script', '/script?website=1', '/script'),
  usual(
    row('dashboard', '/dashboard?website=1', '/dashboard', (page) =>
      page.locator('svg[role=img]').last().waitFor(),
    ),
  ),
  usual(
    row('belum-terjawab', '/unanswered?website=1', '/unanswered', (page) =>
      page.getByText('“ongkir ke bandung brp”').waitFor(),
    ),
  ),
  row('akses-program', '/akses-program', '/akses-program'),
  usual(row('profil', '/profile', '/profile')),
  row('keamanan', '/security', '/security'),
  usual(row('riwayat', '/history', '/history', (page) => page.getByRole('row').nth(3).waitFor())),
  row('riwayat-filter', '/history', [], button(/^Filter/)),
  row('riwayat-faq', '/history?website=2&faq=114'),
  row('panduan', '/bantuan-admin', '/bantuan-admin'),
  row('blank', '/blank', '/blank'),

  // Menus and lists that open above a page.
  row('menu-user', '/blank', [], button(/^Halo/)),
  row('menu-halaman', rare, [], button('Lainnya')),
  usual(row('menu-baris', rare, [], button('Lainnya: Jam layanan'))),
  row('menu-filter', rare, [], button('Filter')),
  row('menu-tampilan', rare, [], button('Tampilan')),
  usual(
    row('hasil-cari', '/blank', [], async (page) => {
      await page.getByRole('combobox', { name: 'Cari halaman atau FAQ' }).fill('depo');
      await page.getByRole('option').first().waitFor();
    }),
  ),
  usual(
    row('pilih-website', rare, [], (page) =>
      page.getByRole('combobox', { name: 'Website' }).click(),
    ),
  ),
  usual(row('faq-baru', rare, [], openFaqForm)),
  row('faq-baru-parent', rare, [], async (page) => {
    await openFaqForm(page);
    const parent = page.getByRole('combobox', { name: 'Parent' });
    // Then the list opens below it. Above it, the list would partly cover other buttons.
    await parent.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await parent.click();
  }),
  usual(row('faq-terpilih', rare, [], choose('Jam layanan'))),

  // Dialogs of the header.
  row('perlu-diperiksa', '/blank', 'app/header/warnings-dialog', button(/^Perlu Anda periksa/)),
  row('pintasan', '/blank', 'app/shortcuts-dialog', (page) => page.keyboard.press('?')),
  usual(
    row(
      'pengumuman',
      '/blank',
      'features/announcements/announcements-dialog',
      button('Pengumuman'),
    ),
  ),
  row('konfirmasi-diri', '/blank', 'app/proof-dialog', async (page) => {
    await page.route('**/api/notices', async (route) => {
      if (route.request().method() !== 'POST') return await route.fallback();
      await route.fulfill({ status: 403, json: { message: 'Konfirmasi dulu.', proof: true } });
    });
    await button('Pengumuman')(page);
    const form = page.getByRole('dialog', { name: 'Pengumuman' });
    await form.getByLabel('Teks').fill('BCA sedang gangguan.');
    await form.getByRole('button', { name: '3 jam' }).click();
    await form.getByRole('button', { name: /^Umumkan/ }).click();
    await dialog('Konfirmasi bahwa ini Anda')(page);
  }),

  // Dialogs of a FAQ.
  usual(row('faq-edit', rare, 'features/faqs/form/edit-faq-dialog', inRow('Jam layanan', 'Edit'))),
  row(
    'faq-konflik',
    rare,
    'features/faqs/form/faq-conflict',
    inRow('Ongkos kirim', 'Edit'),
    type('Question', 'Berapa ongkos kirim?'),
    put('/api/faqs/115', faqOf(2, 'Ongkos kirim', `Gratis. ${Math.random()}`)),
    button('Save'),
    dialog('Data ini sudah diubah'),
  ),
  row(
    'buang-perubahan',
    rare,
    [],
    inRow('Jam layanan', 'Edit'),
    type('Question', 'Kapan buka?'),
    (page) => page.keyboard.press('Escape'),
  ),
  usual(row('faq-hapus', rare, 'features/faqs/delete-faq-dialog', inRow('Jam layanan', 'Delete'))),
  usual(
    row('faq-tambah', rare, 'features/faqs/form/add-faq-fields', async (page) => {
      await openFaqForm(page);
      await page.getByLabel('Question').fill('Bisa bayar di tempat?');
      await button('Add FAQ')(page);
    }),
  ),
  row('faq-gambar', demo, 'features/faqs/image-dialog', (page) =>
    page.getByRole('button', { name: 'Perbesar gambar' }).first().click(),
  ),
  row(
    'faq-pindahkan',
    rare,
    'features/faqs/tree/move-dialog',
    inMenu('Pindahkan ke...', 'Lainnya: Jam layanan'),
  ),
  row(
    'faq-salin-ke-website',
    rare,
    'features/faqs/transfer/copy-faqs-dialog',
    inMenu('Salin atau pindahkan ke website...', 'Lainnya: Jam layanan'),
  ),
  row(
    'salin-dari-website',
    '/?website=4',
    'features/faqs/transfer/copy-from-dialog',
    button('Salin dari website lain'),
  ),
  row('jawaban-tidak-tersalin', rare, 'features/faqs/copying/uncopied-dialog', async (page) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await chooseInMenu(page, 'Lainnya: Jam layanan', 'Salin jawaban');
  }),
  row(
    'cara-menyalin',
    rare,
    'features/faqs/copying/copy-choices-dialog',
    inMenu('Cara menyalin...', 'Sering disalin'),
  ),

  // Dialogs of chosen FAQs.
  row(
    'terpilih-hapus',
    rare,
    'features/faqs/chosen/delete-chosen-dialog',
    choose('Jam layanan'),
    button('Hapus'),
  ),
  row(
    'terpilih-pindahkan',
    rare,
    'features/faqs/chosen/move-chosen-dialog',
    choose('Jam layanan'),
    button('Pindahkan'),
  ),
  row(
    'terpilih-dilewati',
    rare,
    'features/faqs/chosen/skipped-dialog',
    choose('Ongkos kirim'),
    put('/api/faqs/115', faqOf(2, 'Ongkos kirim', `Gratis. ${Math.random()}`)),
    button('Hapus'),
    button(/^Hapus 1 FAQ/),
    dialog('dilewati'),
  ),
  row(
    'ganti-kata',
    demo,
    'features/faqs/chosen/replace-dialog',
    inMenu('Ganti kata'),
    type('Cari', 'deposit'),
    type('Ganti dengan', 'setoran'),
    (page) => page.getByText(/akan diganti/).waitFor(),
  ),

  // Dialogs of the FAQ page.
  usual(row('impor', demo, 'features/faqs/transfer/import-dialog', inMenu('Impor'))),
  usual(
    row('impor-hasil', demo, [], inMenu('Impor'), async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Impor FAQ' });
      const lines = ['question;answer', 'Ongkos kirim;Gratis.', 'Cara deposit;Buka menu Deposit.'];
      await dialog.getByLabel('Berkas', { exact: true }).setInputFiles({
        name: 'faq.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\n')),
      });
      await dialog.getByRole('button', { name: 'Periksa' }).click();
      await dialog.getByText('Belum ada yang diubah.').waitFor();
    }),
  ),
  row('ekspor', rare, 'features/faqs/transfer/export-dialog', inMenu('Ekspor')),
  row(
    'uji-pencarian',
    demo,
    'features/faqs/search/try-search-dialog',
    inMenu('Uji pencarian'),
    type('Yang diketik pengunjung', 'cara depo'),
  ),
  row(
    'lengkapi-kata-lain',
    demo,
    'features/faqs/proposals/proposals-dialog',
    inMenu('Lengkapi kata lain'),
    async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('FAQ yang diminta').selectOption({ label: 'Semua (113)' });
      await dialog.getByLabel('Tempel jawabannya').fill('2: nambah kredit | deposit\n9999: lain');
      await dialog.getByText(/usulan untuk/).waitFor();
    },
  ),
  row(
    'kata-isian',
    demo,
    ['features/faqs/words/words-dialog', 'features/faqs/words/words-fields'],
    inMenu('Kata isian'),
  ),
  row('periksa-lagi', rare, 'features/faqs/review/review-dialog', inMenu('Periksa lagi')),
  row('penerbitan', rare, 'features/faqs/publishing/publishing-dialog', inMenu('Penerbitan')),
  row('rilis', rare, 'features/faqs/publishing/releases-dialog', inMenu('Rilis')),
  row('perubahan', rare, 'features/faqs/publishing/changes-dialog', button(/^Lihat perubahan/)),
  row('terbitkan', rare, 'features/faqs/publishing/publish-dialog', button('Terbitkan')),
  row(
    'kalender',
    rare,
    'ui/date/calendar-dialog',
    button('Terbitkan'),
    (page) => page.getByRole('radio', { name: 'Pada waktu tertentu' }).check(),
    button(/kalender/i),
  ),

  // Dialogs of 'FAQ bersama'.
  row('faq-bersama', shared),
  row(
    'cabang-yang-sama',
    shared,
    ['features/faqs/shared/alike-dialog', 'features/faqs/shared/alike-fields'],
    inMenu('Cari cabang yang sama...', 'Lainnya: Harga'),
  ),
  row(
    'tampilkan-bersama',
    rare,
    'features/faqs/shared/show-shared-dialog',
    inMenu('Dari FAQ bersama...'),
  ),
  row(
    'terbitkan-bersama',
    shared,
    'features/faqs/shared/publish-shared-dialog',
    inMenu('Terbitkan di website...', 'Lainnya: Harga'),
  ),

  // Dialogs of other pages.
  row(
    'riwayat-detail',
    '/history?website=2&faq=115',
    'features/audit/entry-dialog',
    button('Lihat detail'),
  ),
  row(
    'riwayat-pulihkan',
    '/history?action=delete',
    'features/audit/restore-dialog',
    button('Pulihkan'),
  ),
  row(
    'riwayat-versi',
    '/history?website=2&faq=115',
    'features/audit/restore-version-dialog',
    button('Pulihkan versi ini'),
  ),
  row('link-tambah', '/link', 'features/links/add-link-dialog', button('Add Link')),
  row('link-edit', '/link', 'features/links/edit-link-dialog', button('Edit')),
  row('link-hapus', '/link', 'features/links/links-page', button('Remove')),
  row(
    'program-tambah',
    '/akses-program',
    'features/machines/machine-dialog',
    button('Tambah program'),
  ),
  row('program-token', '/akses-program', 'features/machines/token-dialog', button('Buat token')),
  row('program-cabut', '/akses-program', 'features/machines/machines-page', button(/^Cabut/)),
  row('profil-authenticator', '/profile', 'features/profile/totp-dialog', button('Pasang')),
  row(
    'profil-sesi-lain',
    '/profile',
    'features/profile/end-others-dialog',
    button('Akhiri semua yang lain'),
  ),
  row(
    'profil-hapus-authenticator',
    '/blank',
    'features/profile/factors-card',
    withFactors,
    button('Hapus aplikasi authenticator'),
  ),
  row(
    'profil-passkey',
    '/blank',
    'features/profile/passkey-dialog',
    withFactors,
    button('Tambah passkey'),
  ),
  row('profil-kode', '/blank', 'features/profile/codes-dialog', withFactors, async (page) => {
    const codes = Array.from({ length: 10 }, (_, at) => `k4m${at}-7w2q-9xz${at}`);
    await page.route('**/api/profile/recovery-codes', (route) =>
      route.fulfill({ json: { recovery_codes: codes } }),
    );
    await button('Buat kode baru')(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buat kode baru' }).click();
    await dialog('Simpan kode pemulihan')(page);
  }),
  usual(
    row(
      'belum-terjawab-tambahkan',
      '/unanswered?website=1',
      'features/unanswered/add-to-faq-dialog',
      button(/^Tambahkan ke.../),
    ),
  ),
  row('user-cara-masuk', '/user', 'features/users/access-dialog', inUserMenu('sari', 'Cara masuk')),
  row('user-password', '/user', 'features/users/change-password-dialog', button('Change Password')),
  row('user-peran', '/user', 'features/users/change-rights-dialog', inUserMenu('sari', 'Peran')),
  row(
    'user-status',
    '/user',
    'features/users/change-status-dialog',
    inUserRow('sari', 'Change Status'),
  ),
  row('user-baru', '/user', 'features/users/new-user-dialog', button('New User')),
  row('user-hapus', '/user', 'features/users/users-page', inUserRow('sari', 'Delete')),
  row(
    'website-tambah',
    '/website',
    'features/websites/dialogs/add-website-dialog',
    button('Add Website'),
  ),
  row('website-edit', '/website', 'features/websites/dialogs/edit-website-dialog', button('Edit')),
  row(
    'website-hapus',
    '/website',
    'features/websites/dialogs/remove-website-dialog',
    removeIn(/Toko Baru/),
  ),
  row(
    'website-pakai-di-lain',
    '/website/1',
    'features/websites/settings/copy-settings-dialog',
    button('Pakai di website lain'),
    async (page) => {
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Tampilan' }).check();
      await page
        .getByRole('dialog')
        .getByLabel(/^Semua/)
        .check();
    },
  ),
  row(
    'website-konflik',
    '/website/3',
    'features/websites/settings/settings-conflict-dialog',
    (page) => page.getByLabel('Warna utama', { exact: true }).fill('#7a1fa2'),
    async (page) => {
      const accent = `#1122${Math.floor(Math.random() * 90 + 10)}`;
      const { appearance } = await read(page, '/api/websites/3/settings');
      await write(page, 'put', '/api/websites/3/settings', {
        data: { appearance: { ...appearance, accent } },
      });
    },
    button('Simpan'),
    dialog('Data ini sudah diubah'),
  ),
  row('whitelist-tambah', '/whitelist', 'features/whitelist/add-entry-dialog', button('Add WL')),
  row('whitelist-catatan', '/whitelist', 'features/whitelist/edit-entry-dialog', button('Edit')),
  row('whitelist-hapus', '/whitelist', 'features/whitelist/whitelist-page', removeIn(/198\.51/)),
  row('whitelist-status', '/whitelist', 'features/whitelist/entry-status', async (page) => {
    const row = page.getByRole('switch', { name: 'Status 198.51.100.7' });
    await row.waitFor();
    const list = await read(page, '/api/whitelists/100/1');
    const { id, status } = list.find(({ ip }: { ip: string }) => ip === '198.51.100.7');
    await write(page, 'put', `/api/whitelists/${id}`, { data: { status: !status } });
    await row.click();
    await dialog('Data ini sudah diubah')(page);
  }),
];

/** Adds to a new demo what the screens need: visitors, colleagues, drafts, shared FAQs and long names. */
export async function fillEveryScreen(page: Page, { url }: TestServer): Promise<void> {
  const send = (path: string, data: object = {}) => write(page, 'post', path, { data });
  const addFaq = async (...of: Parameters<typeof faqOf>): Promise<number> =>
    (await write(page, 'post', '/api/faqs/', faqOf(...of))).id;
  const rename = (answer: string) =>
    write(page, 'put', '/api/faqs/115', faqOf(2, 'Ongkos kirim', answer));
  await send('/api/faqs/2/publish');
  await rename('Gratis untuk Jakarta dan Bandung.');
  await rename('Gratis untuk Jakarta, Bandung, dan Surabaya mulai bulan depan.');

  const long = 'Toko Perlengkapan Rumah Tangga dan Elektronik Nusantara Jaya Abadi';
  await send('/api/websites', valid.website({ name: long, livechat_link: 'tawk.to/chat/ab/cd' }));
  await send('/api/websites', valid.website({ name: 'Kios' }));
  const { id: library } = await send('/api/shared-faqs');
  const branch = await addFaq(library, 'Harga', '');
  await addFaq(library, 'Harga paket', 'Rp 100.000 per bulan, sudah termasuk pajak.', branch);
  await send('/api/faqs/2/shared', { source_id: branch });
  const alike = await addFaq(3, 'Harga', '');
  await addFaq(3, 'Harga paket', 'Rp 90.000 per bulan, sudah termasuk pajak.', alike);
  for (let number = 1; number <= 9; number += 1)
    await send('/api/websites', valid.website({ name: `Cabang ${number}` }));

  const gone = await addFaq(1, 'Promo lama', 'Sudah berakhir.');
  await write(page, 'delete', `/api/faqs/${gone}`);
  for (const link of ['https://toko.example', `https://toko.example/${'promo/'.repeat(30)}`])
    await send('/api/livechatwebsitelinks', { link });
  await send('/api/whitelists', { ip: '198.51.100.7', note: 'Kantor Bandung' });
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await send('/api/notices', { text: 'BCA sedang gangguan.', until, website_ids: null });
  await send('/api/machines', { name: 'Lembar kerja toko', role: 'viewer', website_ids: [1] });
  await send('/api/machines/1/tokens', { name: 'Server toko' });

  const siti = { username: 'siti', password: 'kuda terbang tinggi' };
  await send('/api/users/', { ...siti, website_id: 1 });
  await send('/api/users/', {
    username: 'rahmawati.kusumaningrum.hadiwijaya',
    password: siti.password,
    role: 'editor',
    website_ids: [1, 2, 3],
  });
  const colleague = await elsewhere.newContext({ extraHTTPHeaders: { Origin: url } });
  await colleague.post(`${url}/login`, { data: siti });
  await colleague.put(`${url}/api/websites/4`, {
    data: valid.website({ name: 'Kios', livechat_link: 'https://asing.example' }),
  });
  await colleague.dispose();
}

function faqOf(website: number, question: string, answer: string, parent: number | '' = '') {
  return {
    multipart: { question, answer, website_id: `${website}`, parent_id: `${parent}` },
  };
}

async function write(
  page: Page,
  method: 'post' | 'put' | 'delete',
  path: string,
  content: object = {},
) {
  const response = await page.request[method](path, { ...content });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return await response.json();
}

async function read(page: Page, path: string) {
  return await (await page.request.get(path)).json();
}
