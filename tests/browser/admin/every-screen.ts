import { request as elsewhere, expect, type Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import type { TestServer } from '../worker-server.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { openFaqForm } from './open-faq-form.ts';
import { pressInRow } from './press-in-row.ts';

/** A page, a dialog or an open menu of the back-office. */
interface Screen {
  name: string;
  /** What it shows: paths of `admin/app/pages.ts`, and files of dialogs in `admin` without `.tsx`. */
  shows?: readonly string[];
  path: string;
  isSignedOut?: true;
  /** Whether people see it every day. `npm test` checks these and all pages, the slow tests all screens. */
  isUsual?: true;
  open?: (page: Page, server: TestServer) => Promise<unknown>;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const inMenu =
  (item: string, menu = 'Lainnya') =>
  (page: Page) =>
    chooseInMenu(page, menu, item);
const inRow = (question: string, action: 'Edit' | 'Delete') => (page: Page) =>
  pressInRow(faqRow(page, question), action);
const inOrder =
  (...steps: Required<Screen>['open'][]): Required<Screen>['open'] =>
  async (page, server) => {
    for (const step of steps) await step(page, server);
  };
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
const put =
  (path: string, content: object) =>
  (page: Page, { url }: TestServer) =>
    write(page, url, 'put', path, content);
/** The profile of an account that has both factors and can add passkeys. */
const withFactors = async (page: Page) =>
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const at = new Date().toISOString();
    const passkeys = [{ id: 'a', label: 'Laptop kantor', created_at: at, last_used_at: null }];
    json.factors = { ...json.factors, totp: true, recovery_codes: 10, passkeys };
    await route.fulfill({ json: { ...json, passkeys_off: null } });
  });

const demo = '/?website=1';
const rare = '/?website=2';
const shared = '/?website=5';

/** Every page and every dialog; a test compares them with the admin's files. */
export const everyScreen: readonly Screen[] = [
  { name: 'masuk', shows: ['/signin'], path: '/signin', isSignedOut: true },
  { name: 'widget', shows: ['/widget'], path: '/widget', isSignedOut: true },
  {
    name: 'tidak-ditemukan',
    shows: ['/not-found', '/notfound'],
    path: '/tidak-ada',
    isSignedOut: true,
  },
  { name: 'faq-pilih-website', path: '/' },
  {
    name: 'faq',
    shows: ['/'],
    path: demo,
    isUsual: true,
    open: (page) => page.getByRole('row').nth(3).waitFor(),
  },
  { name: 'faq-kosong', path: '/?website=4' },
  { name: 'user', shows: ['/user'], path: '/user', isUsual: true },
  { name: 'whitelist', shows: ['/whitelist'], path: '/whitelist' },
  { name: 'link', shows: ['/link'], path: '/link' },
  { name: 'website', shows: ['/website'], path: '/website', isUsual: true },
  {
    name: 'website-tampilan',
    shows: ['/website/:id'],
    path: '/website/1?tab=tampilan',
    isUsual: true,
  },
  { name: 'website-kontak', path: '/website/1?tab=kontak', isUsual: true },
  { name: 'website-pemasangan', path: '/website/1?tab=pemasangan' },
  { name: 'website-bantuan', path: '/website/1?tab=bantuan' },
  { name: 'script', shows: ['/script'], path: '/script?website=1' },
  {
    name: 'dashboard',
    shows: ['/dashboard'],
    path: '/dashboard?website=1',
    isUsual: true,
    open: (page) => page.locator('svg[role=img]').last().waitFor(),
  },
  {
    name: 'belum-terjawab',
    shows: ['/unanswered'],
    path: '/unanswered?website=1',
    isUsual: true,
    open: (page) => page.getByText('“ongkir ke bandung brp”').waitFor(),
  },
  { name: 'akses-program', shows: ['/akses-program'], path: '/akses-program' },
  { name: 'profil', shows: ['/profile'], path: '/profile', isUsual: true },
  { name: 'keamanan', shows: ['/security'], path: '/security' },
  {
    name: 'riwayat',
    shows: ['/history'],
    path: '/history',
    isUsual: true,
    open: (page) => page.getByRole('row').nth(3).waitFor(),
  },
  { name: 'riwayat-faq', path: '/history?website=2&faq=114' },
  { name: 'panduan', shows: ['/bantuan-admin'], path: '/bantuan-admin' },
  { name: 'blank', shows: ['/blank'], path: '/blank' },

  // Menus and lists that open above a page.
  { name: 'menu-user', path: '/blank', open: button(/^Halo/) },
  { name: 'menu-halaman', path: rare, open: button('Lainnya') },
  { name: 'menu-baris', path: rare, open: button('Lainnya: Jam layanan'), isUsual: true },
  { name: 'menu-filter', path: rare, open: button('Filter') },
  { name: 'menu-tampilan', path: rare, open: button('Tampilan') },
  {
    name: 'hasil-cari',
    path: '/blank',
    isUsual: true,
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Cari halaman atau FAQ' }).fill('depo');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'pilih-website',
    path: rare,
    isUsual: true,
    open: (page) => page.getByRole('combobox', { name: 'Website' }).click(),
  },
  { name: 'faq-baru', path: rare, open: openFaqForm, isUsual: true },
  {
    name: 'faq-baru-parent',
    path: rare,
    open: async (page) => {
      await openFaqForm(page);
      const parent = page.getByRole('combobox', { name: 'Parent' });
      // Then the list opens below it. Above it, the list would partly cover other buttons.
      await parent.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await parent.click();
    },
  },
  { name: 'faq-terpilih', path: rare, open: choose('Jam layanan'), isUsual: true },

  // Dialogs of the header.
  {
    name: 'perlu-diperiksa',
    shows: ['app/header/warnings-dialog'],
    path: '/blank',
    open: button(/^Perlu Anda periksa/),
  },
  {
    name: 'pintasan',
    shows: ['app/shortcuts-dialog'],
    path: '/blank',
    open: (page) => page.keyboard.press('?'),
  },
  {
    name: 'pengumuman',
    shows: ['features/announcements/announcements-dialog'],
    path: '/blank',
    isUsual: true,
    open: button('Pengumuman'),
  },
  {
    name: 'konfirmasi-diri',
    shows: ['app/proof-dialog'],
    path: '/blank',
    open: async (page) => {
      await page.route('**/api/notices', async (route) => {
        if (route.request().method() !== 'POST') return await route.fallback();
        await route.fulfill({ status: 403, json: { message: 'Konfirmasi dulu.', proof: true } });
      });
      await button('Pengumuman')(page);
      const form = page.getByRole('dialog', { name: 'Pengumuman' });
      await form.getByLabel('Teks').fill('BCA sedang gangguan.');
      await form.getByRole('button', { name: '3 jam' }).click();
      await form.getByRole('button', { name: /^Umumkan/ }).click();
      await page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' }).waitFor();
    },
  },

  // Dialogs of a FAQ.
  {
    name: 'faq-edit',
    shows: ['features/faqs/form/edit-faq-dialog'],
    path: rare,
    isUsual: true,
    open: inRow('Jam layanan', 'Edit'),
  },
  {
    name: 'faq-konflik',
    shows: ['features/faqs/form/faq-conflict'],
    path: rare,
    open: inOrder(
      inRow('Ongkos kirim', 'Edit'),
      (page) => page.getByRole('dialog').getByLabel('Question').fill('Berapa ongkos kirim?'),
      put('/api/faqs/115', faqOf(2, 'Ongkos kirim', `Gratis. ${Math.random()}`)),
      button('Save'),
      (page) => page.getByRole('dialog', { name: 'Data ini sudah diubah' }).waitFor(),
    ),
  },
  {
    name: 'buang-perubahan',
    path: rare,
    open: inOrder(
      inRow('Jam layanan', 'Edit'),
      (page) => page.getByRole('dialog').getByLabel('Question').fill('Kapan buka?'),
      (page) => page.keyboard.press('Escape'),
    ),
  },
  {
    name: 'faq-hapus',
    shows: ['features/faqs/delete-faq-dialog'],
    path: rare,
    isUsual: true,
    open: inRow('Jam layanan', 'Delete'),
  },
  {
    name: 'faq-tambah',
    shows: ['features/faqs/form/add-faq-fields'],
    path: rare,
    isUsual: true,
    open: async (page) => {
      await openFaqForm(page);
      await page.getByLabel('Question').fill('Bisa bayar di tempat?');
      await button('Add FAQ')(page);
    },
  },
  {
    name: 'faq-gambar',
    shows: ['features/faqs/image-dialog'],
    path: demo,
    open: (page) => page.getByRole('button', { name: 'Perbesar gambar' }).first().click(),
  },
  {
    name: 'faq-pindahkan',
    shows: ['features/faqs/tree/move-dialog'],
    path: rare,
    open: inMenu('Pindahkan ke...', 'Lainnya: Jam layanan'),
  },
  {
    name: 'faq-salin-ke-website',
    shows: ['features/faqs/transfer/copy-faqs-dialog'],
    path: rare,
    open: inMenu('Salin atau pindahkan ke website...', 'Lainnya: Jam layanan'),
  },
  {
    name: 'salin-dari-website',
    shows: ['features/faqs/transfer/copy-from-dialog'],
    path: '/?website=4',
    open: button('Salin dari website lain'),
  },
  {
    name: 'jawaban-tidak-tersalin',
    shows: ['features/faqs/copying/uncopied-dialog'],
    path: rare,
    open: async (page) => {
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      );
      await chooseInMenu(page, 'Lainnya: Jam layanan', 'Salin jawaban');
    },
  },
  {
    name: 'cara-menyalin',
    shows: ['features/faqs/copying/copy-choices-dialog'],
    path: rare,
    open: inMenu('Cara menyalin...', 'Sering disalin'),
  },

  // Dialogs of chosen FAQs.
  {
    name: 'terpilih-hapus',
    shows: ['features/faqs/chosen/delete-chosen-dialog'],
    path: rare,
    open: inOrder(choose('Jam layanan'), button('Hapus')),
  },
  {
    name: 'terpilih-pindahkan',
    shows: ['features/faqs/chosen/move-chosen-dialog'],
    path: rare,
    open: inOrder(choose('Jam layanan'), button('Pindahkan')),
  },
  {
    name: 'terpilih-dilewati',
    shows: ['features/faqs/chosen/skipped-dialog'],
    path: rare,
    open: inOrder(
      choose('Ongkos kirim'),
      put('/api/faqs/115', faqOf(2, 'Ongkos kirim', `Gratis. ${Math.random()}`)),
      button('Hapus'),
      button(/^Hapus 1 FAQ/),
      (page) => page.getByRole('dialog', { name: 'dilewati' }).waitFor(),
    ),
  },
  {
    name: 'ganti-kata',
    shows: ['features/faqs/chosen/replace-dialog'],
    path: demo,
    open: inOrder(inMenu('Ganti kata'), async (page) => {
      await page.getByRole('dialog').getByLabel('Cari').fill('deposit');
      await page.getByRole('dialog').getByLabel('Ganti dengan').fill('setoran');
      await page.getByText(/akan diganti/).waitFor();
    }),
  },

  // Dialogs of the FAQ page.
  {
    name: 'impor',
    shows: ['features/faqs/transfer/import-dialog'],
    path: demo,
    isUsual: true,
    open: inMenu('Impor'),
  },
  {
    name: 'impor-hasil',
    path: demo,
    isUsual: true,
    open: inOrder(inMenu('Impor'), async (page) => {
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
  },
  {
    name: 'ekspor',
    shows: ['features/faqs/transfer/export-dialog'],
    path: rare,
    open: inMenu('Ekspor'),
  },
  {
    name: 'uji-pencarian',
    shows: ['features/faqs/search/try-search-dialog'],
    path: demo,
    open: inOrder(inMenu('Uji pencarian'), (page) =>
      page.getByLabel('Yang diketik pengunjung').fill('cara depo'),
    ),
  },
  {
    name: 'lengkapi-kata-lain',
    shows: ['features/faqs/proposals/proposals-dialog'],
    path: demo,
    open: inOrder(inMenu('Lengkapi kata lain'), async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('FAQ yang diminta').selectOption({ label: 'Semua (113)' });
      await dialog.getByLabel('Tempel jawabannya').fill('2: nambah kredit | deposit\n9999: lain');
      await dialog.getByText(/usulan untuk/).waitFor();
    }),
  },
  {
    name: 'kata-isian',
    shows: ['features/faqs/words/words-dialog', 'features/faqs/words/words-fields'],
    path: demo,
    open: inMenu('Kata isian'),
  },
  {
    name: 'periksa-lagi',
    shows: ['features/faqs/review/review-dialog'],
    path: rare,
    open: inMenu('Periksa lagi'),
  },
  {
    name: 'penerbitan',
    shows: ['features/faqs/publishing/publishing-dialog'],
    path: rare,
    open: inMenu('Penerbitan'),
  },
  {
    name: 'rilis',
    shows: ['features/faqs/publishing/releases-dialog'],
    path: rare,
    open: inMenu('Rilis'),
  },
  {
    name: 'perubahan',
    shows: ['features/faqs/publishing/changes-dialog'],
    path: rare,
    open: button(/^Lihat perubahan/),
  },
  {
    name: 'terbitkan',
    shows: ['features/faqs/publishing/publish-dialog'],
    path: rare,
    open: button('Terbitkan'),
  },
  {
    name: 'kalender',
    shows: ['ui/date/calendar-dialog'],
    path: rare,
    open: inOrder(
      button('Terbitkan'),
      (page) => page.getByRole('radio', { name: 'Pada waktu tertentu' }).check(),
      (page) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /kalender/i })
          .click(),
    ),
  },

  // Dialogs of 'FAQ bersama'.
  { name: 'faq-bersama', path: shared },
  {
    name: 'cabang-yang-sama',
    shows: ['features/faqs/shared/alike-dialog', 'features/faqs/shared/alike-fields'],
    path: shared,
    open: inMenu('Cari cabang yang sama...', 'Lainnya: Harga'),
  },
  {
    name: 'tampilkan-bersama',
    shows: ['features/faqs/shared/show-shared-dialog'],
    path: rare,
    open: inMenu('Dari FAQ bersama...'),
  },
  {
    name: 'terbitkan-bersama',
    shows: ['features/faqs/shared/publish-shared-dialog'],
    path: shared,
    open: inMenu('Terbitkan di website...', 'Lainnya: Harga'),
  },

  // Dialogs of other pages.
  {
    name: 'riwayat-detail',
    shows: ['features/audit/entry-dialog'],
    path: '/history?website=2&faq=115',
    open: button('Lihat detail'),
  },
  {
    name: 'riwayat-pulihkan',
    shows: ['features/audit/restore-dialog'],
    path: '/history?action=delete',
    open: button('Pulihkan'),
  },
  {
    name: 'riwayat-versi',
    shows: ['features/audit/restore-version-dialog'],
    path: '/history?website=2&faq=115',
    open: button('Pulihkan versi ini'),
  },
  {
    name: 'link-tambah',
    shows: ['features/links/add-link-dialog'],
    path: '/link',
    open: button('Add Link'),
  },
  {
    name: 'link-edit',
    shows: ['features/links/edit-link-dialog'],
    path: '/link',
    open: button('Edit'),
  },
  {
    name: 'link-hapus',
    shows: ['features/links/links-page'],
    path: '/link',
    open: button('Remove'),
  },
  {
    name: 'program-tambah',
    shows: ['features/machines/machine-dialog'],
    path: '/akses-program',
    open: button('Tambah program'),
  },
  {
    name: 'program-token',
    shows: ['features/machines/token-dialog'],
    path: '/akses-program',
    open: button('Buat token'),
  },
  {
    name: 'program-cabut',
    shows: ['features/machines/machines-page'],
    path: '/akses-program',
    open: button(/^Cabut/),
  },
  {
    name: 'profil-authenticator',
    shows: ['features/profile/totp-dialog'],
    path: '/profile',
    open: button('Pasang'),
  },
  {
    name: 'profil-sesi-lain',
    shows: ['features/profile/end-others-dialog'],
    path: '/profile',
    open: button('Akhiri semua yang lain'),
  },
  {
    name: 'profil-hapus-authenticator',
    shows: ['features/profile/factors-card'],
    path: '/blank',
    open: inOrder(withFactors, inProfile(button('Hapus aplikasi authenticator'))),
  },
  {
    name: 'profil-passkey',
    shows: ['features/profile/passkey-dialog'],
    path: '/blank',
    open: inOrder(withFactors, inProfile(button('Tambah passkey'))),
  },
  {
    name: 'profil-kode',
    shows: ['features/profile/codes-dialog'],
    path: '/blank',
    open: inOrder(withFactors, async (page, server) => {
      const codes = Array.from({ length: 10 }, (_, at) => `k4m${at}-7w2q-9xz${at}`);
      await page.route('**/api/profile/recovery-codes', (route) =>
        route.fulfill({ json: { recovery_codes: codes } }),
      );
      await inProfile(button('Buat kode baru'))(page, server);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Buat kode baru' }).click();
      await page.getByRole('dialog', { name: 'Simpan kode pemulihan' }).waitFor();
    }),
  },
  {
    name: 'belum-terjawab-tambahkan',
    shows: ['features/unanswered/add-to-faq-dialog'],
    path: '/unanswered?website=1',
    isUsual: true,
    open: button(/^Tambahkan ke.../),
  },
  {
    name: 'user-cara-masuk',
    shows: ['features/users/access-dialog'],
    path: '/user',
    open: inUserMenu('sari', 'Cara masuk'),
  },
  {
    name: 'user-password',
    shows: ['features/users/change-password-dialog'],
    path: '/user',
    open: button('Change Password'),
  },
  {
    name: 'user-peran',
    shows: ['features/users/change-rights-dialog'],
    path: '/user',
    open: inUserMenu('sari', 'Peran'),
  },
  {
    name: 'user-status',
    shows: ['features/users/change-status-dialog'],
    path: '/user',
    open: inUserRow('sari', 'Change Status'),
  },
  {
    name: 'user-baru',
    shows: ['features/users/new-user-dialog'],
    path: '/user',
    open: button('New User'),
  },
  {
    name: 'user-hapus',
    shows: ['features/users/users-page'],
    path: '/user',
    open: inUserRow('sari', 'Delete'),
  },
  {
    name: 'website-tambah',
    shows: ['features/websites/dialogs/add-website-dialog'],
    path: '/website',
    open: button('Add Website'),
  },
  {
    name: 'website-edit',
    shows: ['features/websites/dialogs/edit-website-dialog'],
    path: '/website',
    open: button('Edit'),
  },
  {
    name: 'website-hapus',
    shows: ['features/websites/dialogs/remove-website-dialog'],
    path: '/website',
    open: (page) =>
      page
        .getByRole('row', { name: /Toko Baru/ })
        .getByRole('button', { name: 'Remove' })
        .click(),
  },
  {
    name: 'website-pakai-di-lain',
    shows: ['features/websites/settings/copy-settings-dialog'],
    path: '/website/1',
    open: inOrder(button('Pakai di website lain'), async (page) => {
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Tampilan' }).check();
      await page
        .getByRole('dialog')
        .getByLabel(/^Semua/)
        .check();
    }),
  },
  {
    name: 'website-konflik',
    shows: ['features/websites/settings/settings-conflict-dialog'],
    path: '/website/3',
    open: inOrder(
      (page) => page.getByLabel('Warna utama', { exact: true }).fill('#7a1fa2'),
      async (page, server) => {
        const accent = `#1122${Math.floor(Math.random() * 90 + 10)}`;
        const { appearance } = await read(page, server.url, '/api/websites/3/settings');
        await write(page, server.url, 'put', '/api/websites/3/settings', {
          data: { appearance: { ...appearance, accent } },
        });
      },
      button('Simpan'),
      (page) => page.getByRole('dialog', { name: 'Data ini sudah diubah' }).waitFor(),
    ),
  },
  {
    name: 'whitelist-tambah',
    shows: ['features/whitelist/add-entry-dialog'],
    path: '/whitelist',
    open: button('Add WL'),
  },
  {
    name: 'whitelist-catatan',
    shows: ['features/whitelist/edit-entry-dialog'],
    path: '/whitelist',
    open: button('Edit'),
  },
  {
    name: 'whitelist-hapus',
    shows: ['features/whitelist/whitelist-page'],
    path: '/whitelist',
    open: (page) =>
      page
        .getByRole('row', { name: /198\.51/ })
        .getByRole('button', { name: 'Remove' })
        .click(),
  },
  {
    name: 'whitelist-status',
    shows: ['features/whitelist/entry-status'],
    path: '/whitelist',
    open: async (page, server) => {
      const row = page.getByRole('switch', { name: 'Status 198.51.100.7' });
      await row.waitFor();
      const list = await read(page, server.url, '/api/whitelists/100/1');
      const { id, status } = list.find(({ ip }: { ip: string }) => ip === '198.51.100.7');
      await write(page, server.url, 'put', `/api/whitelists/${id}`, { data: { status: !status } });
      await row.click();
      await page.getByRole('dialog', { name: 'Data ini sudah diubah' }).waitFor();
    },
  },
];

/** Adds to a new demo what the screens need: visitors, colleagues, drafts, shared FAQs and long names. */
export async function fillEveryScreen(page: Page, { url }: TestServer): Promise<void> {
  const send = (path: string, data: object = {}) => write(page, url, 'post', path, { data });
  const addFaq = async (...of: Parameters<typeof faqOf>): Promise<number> =>
    (await write(page, url, 'post', '/api/faqs/', faqOf(...of))).id;
  const rename = (answer: string) =>
    write(page, url, 'put', '/api/faqs/115', faqOf(2, 'Ongkos kirim', answer));
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
  await write(page, url, 'delete', `/api/faqs/${gone}`);
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

function inProfile(step: (page: Page) => Promise<unknown>): Required<Screen>['open'] {
  return async (page, { url }) => {
    await page.goto(`${url}/profile`);
    await step(page);
  };
}

function faqOf(website: number, question: string, answer: string, parent: number | '' = '') {
  return {
    multipart: { question, answer, website_id: `${website}`, parent_id: `${parent}` },
  };
}

async function write(
  page: Page,
  url: string,
  method: 'post' | 'put' | 'delete',
  path: string,
  content: object = {},
) {
  const headers = { Origin: url };
  const response = await page.request[method](url + path, { headers, ...content });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return await response.json();
}

async function read(page: Page, url: string, path: string) {
  return await (await page.request.get(url + path)).json();
}
