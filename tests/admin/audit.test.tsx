import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AuditPage } from '../../admin/features/audit/audit-page.tsx';
import type { AuditEntry } from '../../api/contract/audit.ts';
import type { OpeningHours } from '../../api/contract/bot/contact.ts';
import { expectConsole } from '../fail-on-console.ts';
import { serverPerTest } from './fake-server.ts';
import { auditEntry } from './rows.ts';
import { show } from './show.tsx';
import { websiteList } from './website-list.ts';

const entry = auditEntry({
  action: 'delete',
  before: { question: 'Cara deposit', answer: null, image: null, parent_id: 30, version: 4 },
  removed: { faqs: 4, links: 0, users: 0 },
});

const calls = serverPerTest(() => {
  calls.respond('GET /api/websites/list', 200, websiteList);
});

const list = (query = '') => `GET /api/audit/100/1${query}`;
const shown = (...entries: Partial<AuditEntry>[]) =>
  entries.map((part, index) => ({ ...entry, id: index + 1, ...part }));
const firstRow = async () => {
  await screen.findByRole('button', { name: 'Lihat detail' });
  return within(screen.getAllByRole('row')[1] as HTMLElement);
};
/** Shows a list of entries. */
const open = (...entries: Partial<AuditEntry>[]) => {
  calls.respond(list(), 200, shown(...entries));
  return show(<AuditPage />, '/history');
};
const openDetails = async (part: Partial<AuditEntry>) => {
  const user = open(part);
  await user.click(await screen.findByRole('button', { name: 'Lihat detail' }));
  return within(await screen.findByRole('dialog', { name: 'Detail riwayat' }));
};

describe('the list', () => {
  it('shows the time in Jakarta, the actor, the action and the row', async () => {
    open(entry);
    const row = await firstRow();
    for (const text of [/^20 Nov( 2026)?, 10\.04$/, 'siti', 'Menghapus', 'FAQ'])
      expect(row.getByText(text)).toBeDefined();
    expect(row.getByText('Cara deposit')).toBeDefined();
    expect(await screen.findByText('Toko Dua')).toBeDefined();
  });

  it.each([
    [{ user_id: null, username: 'console' }, 'Konsol server'],
    [{ user_id: null, username: 'system' }, 'Sistem'],
    [{ user_id: null, username: '' }, 'Tidak dikenal'],
    [{ user_id: 3, username: 'console' }, 'console'],
  ])('shows the actor %o as %s', async (who, name) => {
    open(who);
    expect((await firstRow()).getByText(name)).toBeDefined();
  });

  it.each(['version_after', 'version_before'])(
    'says that a version was brought back: %s',
    async (which) => {
      open({ action: 'update', after: { [which]: 8 } });
      const row = await firstRow();
      expect(row.getByText('Mengembalikan versi')).toBeDefined();
      expect(row.queryByText('Mengubah')).toBeNull();
    },
  );

  it('shows a removed website by its id', async () => {
    open({ website_id: 44 });
    expect((await firstRow()).getByText('Website #44')).toBeDefined();
  });

  it.each([
    ['possible', true, undefined],
    ['done', false, 'Sudah dipulihkan'],
    ['expired', false, 'Kedaluwarsa'],
    [null, false, undefined],
  ] as const)('offers an undo that is %s: %s', async (undo, isOffered, word) => {
    open({ undo });
    const row = await firstRow();
    expect(row.queryAllByRole('button', { name: 'Pulihkan' })).toHaveLength(isOffered ? 1 : 0);
    if (word) expect(row.getByText(word)).toBeDefined();
  });

  it('says that the list is empty, or that no entry matches the filters', async () => {
    show(<AuditPage />, '/history');
    expect(await screen.findByText(/^Belum ada riwayat\./)).toBeDefined();
    cleanup();
    show(<AuditPage />, '/history?entity=link');
    expect(
      await screen.findByText('Tidak ada riwayat yang cocok dengan filter ini.'),
    ).toBeDefined();
  });

  it('says why it cannot be loaded, and tries again on request', async () => {
    expectConsole('error');
    calls.respond(list(), 500, { message: 'Server sedang bermasalah.' });
    const user = show(<AuditPage />, '/history');
    expect((await screen.findByRole('alert')).textContent).toContain('Server sedang bermasalah.');
    calls.respond(list(), 200, [entry]);
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Cara deposit')).toBeDefined();
  });
});

describe('the filters', () => {
  const address = () => screen.getByLabelText('address').textContent;

  it('request days in Jakarta, including the last one', async () => {
    const query =
      '?user=Siti&entity=faq&action=delete&website=2&from=2026-02-27T00%3A00%3A00%2B07%3A00&to=2026-03-01T00%3A00%3A00%2B07%3A00';
    calls.respond(list(query), 200, [entry]);
    show(
      <AuditPage />,
      '/history?user=Siti&entity=faq&action=delete&website=2&from=2026-02-27&until=2026-02-28',
    );
    expect(await screen.findByText('Cara deposit')).toBeDefined();
  });

  it('keep two choices made before the page has rendered the first', async () => {
    show(<AuditPage />, '/history');
    await screen.findByText(/^Belum ada riwayat\./);
    act(() => {
      fireEvent.change(screen.getByLabelText('Data'), { target: { value: 'faq' } });
      fireEvent.change(screen.getByLabelText('Aktivitas'), { target: { value: 'create' } });
    });
    await waitFor(() => expect(address()).toBe('/history?entity=faq&action=create'));
  });

  it('that are invalid are ignored', async () => {
    calls.respond(list(), 200, [entry]);
    show(
      <AuditPage />,
      '/history?user=%20&entity=kucing&action=hapus&website=-1&from=2026-02-30&until=besok',
    );
    expect(await screen.findByText('Cara deposit')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Hapus filter' })).toBeNull();
  });

  it('apply a username on Enter and return to the first page', async () => {
    const user = show(<AuditPage />, '/history?page=3');
    await user.type(screen.getByLabelText('Username'), 'siti');
    expect(calls.all().some((call) => call.includes('user='))).toBe(false);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(calls.all()).toContain(list('?user=siti')));
    expect(address()).toBe('/history?user=siti');
  });

  it('show an error for a range that ends before it starts', async () => {
    show(<AuditPage />, '/history?from=2026-03-02&until=2026-03-01');
    expect(await screen.findByText('Tidak boleh sebelum tanggal awal.')).toBeDefined();
  });

  it('are all cleared at once', async () => {
    const user = show(<AuditPage />, '/history?user=siti&entity=faq&from=2026-03-01');
    await user.click(await screen.findByRole('button', { name: 'Hapus filter' }));
    expect(address()).toBe('/history');
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('');
  });
});

describe('the details', () => {
  it('show an edit field by field, and mark what it changed', async () => {
    const dialog = await openDetails({
      action: 'update',
      removed: null,
      undo: null,
      before: { username: 'budi', status: true, website_id: 2, version: 1 },
      after: { username: 'budi', status: false, website_id: 2, version: 2, password_changed: true },
    });
    expect(dialog.getByText('Active')).toBeDefined();
    expect(dialog.getByText('Inactive')).toBeDefined();
    expect(dialog.getByText('Diganti')).toBeDefined();
    expect(dialog.getAllByText('Berubah')).toHaveLength(2);
    expect(dialog.getAllByText('budi')).toHaveLength(1);
    expect(dialog.queryByText('version')).toBeNull();
  });

  it('show what was deleted, what was removed with it, and its image', async () => {
    const image = 'abc-640x360.webp';
    const dialog = await openDetails({ before: { ...entry.before, image } });
    expect(dialog.getByText('Isi sebelum dihapus')).toBeDefined();
    expect(dialog.getByText('3 FAQ')).toBeDefined();
    expect(dialog.getByText('FAQ #30 (sudah dihapus)')).toBeDefined();
    expect(dialog.getByRole('img', { name: 'Gambar FAQ' }).getAttribute('src')).toBe(
      '/api/faqs/image/abc-640x360.webp',
    );
  });

  it('show settings of a bot in words', async () => {
    const dialog = await openDetails({
      action: 'update',
      entity: 'website',
      removed: null,
      before: {
        title: null,
        theme: 'dark',
        offset_x: null,
        avatar: null,
        shortcuts: null,
        embed: 'any',
      },
      after: {
        title: 'Toko Baru',
        theme: null,
        offset_x: 24,
        avatar: 'abc-128x128.webp',
        shortcuts: 'Cek Deposit',
        embed: 'links',
      },
    });
    const words = [
      'Judul panel',
      'Toko Baru',
      'Tema',
      'Gelap',
      'Jarak dari sisi',
      '24 px',
      'Pertanyaan pilihan',
    ];
    for (const text of [...words, 'Tidak ada', 'Cek Deposit', 'Semua situs', 'Hanya situs di Link'])
      expect(dialog.getByText(text)).toBeDefined();
    expect(dialog.getAllByText('Bawaan').length).toBeGreaterThan(1);
    expect(dialog.getByRole('img', { name: 'Foto bot' }).getAttribute('src')).toBe(
      '/api/faqs/image/abc-128x128.webp',
    );
  });

  it('show ways to a person, their hours and words to fill in as lines', async () => {
    const way = { type: 'whatsapp', value: '6281234567890', label: 'CS' } as const;
    const hours: OpeningHours = {
      zone: 'WIB',
      spans: [
        { day: 1, from: '08:00', to: '17:00' },
        { day: 2, from: '08:00', to: '17:00' },
        { day: 6, from: '20:00', to: '02:00' },
      ],
      closed: [{ from: '2026-03-20', to: '2026-03-25', note: 'Lebaran' }],
    };
    const dialog = await openDetails({
      action: 'update',
      entity: 'website',
      removed: null,
      before: { contact: [{ type: 'livechat', value: '' }], hours: [], fill_words: { cs: '0812' } },
      after: {
        contact: [way, { type: 'livechat', value: '' }],
        hours: [{ ...way, hours }],
        fill_words: { cs: '0812', nama: 'Toko' },
      },
    });
    for (const text of ['Live chat', 'WhatsApp +62 812-3456-7890 (CS)', 'cs: 0812', 'nama: Toko'])
      expect(dialog.getByText(text)).toBeDefined();
    const times = 'Senin–Selasa 08.00–17.00; Sabtu 20.00 sampai 02.00 hari berikutnya WIB';
    expect(
      dialog.getByText(
        `WhatsApp +62 812-3456-7890 (CS): ${times}. Tanggal libur: 20–25 Mar 2026 (Lebaran)`,
      ),
    ).toBeDefined();
  });

  it('show the texts that earlier versions wrote of ways, hours and words', async () => {
    const dialog = await openDetails({
      action: 'update',
      entity: 'website',
      removed: null,
      before: { contact: 'Live chat (a.example)', hours: null, fill_words: null },
      after: {
        contact: 'Live chat (a.example)\nTelepon 14045',
        hours: 'Telepon 14045: Senin 08:00–17:00 WIB',
        fill_words: 'cs: 0812',
      },
    });
    for (const text of ['Live chat (a.example)', 'Telepon 14045', 'cs: 0812'])
      expect(dialog.getByText(text)).toBeDefined();
    expect(dialog.getByText('Telepon 14045: Senin 08:00–17:00 WIB')).toBeDefined();
  });

  it('show what was copied, from where, and what it replaced', async () => {
    const dialog = await openDetails({
      action: 'copy',
      before: null,
      after: { copied: 35, copied_from: 'Toko A', parent_id: null },
      removed: { faqs: 4, links: 0, users: 0 },
    });
    expect(dialog.getByRole('heading', { name: 'Yang disalin' })).toBeDefined();
    for (const text of ['Jumlah FAQ', '35', 'Dari website', 'Toko A', 'Diganti', '4 FAQ'])
      expect(dialog.getByText(text)).toBeDefined();
  });

  it('show what the undo of a creation deleted', async () => {
    const dialog = await openDetails({
      action: 'restore',
      before: { question: 'Cara deposit', answer: null, image: null, parent_id: null },
      after: null,
      removed: null,
      undo: null,
    });
    expect(dialog.getByRole('heading', { name: 'Isi sebelum dihapus' })).toBeDefined();
  });
});

describe('undoing', () => {
  const restore = 'POST /api/audit/1/restore';
  const ask = async (part: Partial<AuditEntry>) => {
    const user = open(part);
    await user.click(await screen.findByRole('button', { name: 'Pulihkan' }));
    const question = await screen.findByRole('alertdialog');
    const confirm = () => user.click(within(question).getByRole('button', { name: 'Pulihkan' }));
    return { user, question: within(question), confirm };
  };

  it.each([
    ['faq', { faqs: 1, links: 0, users: 0 }, 'Pertanyaan ini kembali ke tempatnya.'],
    [
      'faq',
      { faqs: 1205, links: 0, users: 0 },
      'Pertanyaan ini kembali bersama 1.204 pertanyaan di bawahnya.',
    ],
    [
      'website',
      { faqs: 12, links: 2, users: 0 },
      'Website ini kembali bersama 12 FAQ dan 2 link miliknya.',
    ],
    [
      'website',
      { faqs: 0, links: 0, users: 3 },
      '3 akun yang belum mendapat website lain kembali ke website ini.',
    ],
    ['link', { faqs: 0, links: 1, users: 0 }, 'Link ini kembali ke daftar link website-nya.'],
  ] as const)('of a %s with %o says what comes back', async (entity, removed, text) => {
    const { question } = await ask({ entity, removed });
    expect(question.getByText(text)).toBeDefined();
    expect(calls.sent()).toEqual([]);
  });

  it.each([
    ['create', null, 'Pertanyaan yang ditambahkan ini dihapus.'],
    ['update', null, 'Isi sebelum perubahan ini kembali.'],
    ['move', null, 'Pertanyaan ini kembali ke tempatnya semula.'],
    ['copy', null, 'Semua FAQ hasil salinan ini dihapus.'],
    [
      'copy',
      { faqs: 1205, links: 0, users: 0 },
      'Semua FAQ hasil salinan ini dihapus, dan 1.205 FAQ yang tadinya diganti dipulihkan.',
    ],
  ] as const)('of a %s with %o says what happens', async (action, removed, text) => {
    const user = open({ action, removed });
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Urungkan perubahan FAQ' }),
    );
    expect(question.getByText(text)).toBeDefined();
    calls.respond(restore, 200, { message: 'Perubahan berhasil diurungkan.' });
    calls.respond(list(), 200, shown({ action, removed, undo: 'done' }));
    await user.click(question.getByRole('button', { name: 'Urungkan' }));
    expect(await screen.findByText('Sudah diurungkan')).toBeDefined();
  });

  it('shows the outcome and reloads the list', async () => {
    const { confirm } = await ask({});
    calls.respond(restore, 200, { message: '4 FAQ berhasil dipulihkan.' });
    calls.respond(list(), 200, shown({ undo: 'done' }));
    await confirm();
    expect(await screen.findByText('4 FAQ berhasil dipulihkan.')).toBeDefined();
    expect(await screen.findByText('Sudah dipulihkan')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says why it is refused, closes, and reloads the list', async () => {
    expectConsole('error');
    const { confirm } = await ask({});
    calls.respond(restore, 409, { message: 'Website-nya sudah tidak ada.' });
    calls.respond(list(), 200, shown({ undo: 'expired' }));
    await confirm();
    expect(
      await screen.findByText(/ gagal dipulihkan\. Website-nya sudah tidak ada\.$/),
    ).toBeDefined();
    expect(await screen.findByText('Kedaluwarsa')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays open when the server cannot be reached, and tries again', async () => {
    expectConsole('error');
    const { user, question, confirm } = await ask({});
    calls.respond(restore, 503, { message: 'Server sedang menyimpan data lain.' });
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      / gagal dipulihkan\. Server sedang menyimpan data lain\.$/,
    );
    calls.respond(restore, 200, { message: '1 FAQ berhasil dipulihkan.' });
    calls.respond(list(), 200, shown({ undo: 'done' }));
    await user.click(question.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('1 FAQ berhasil dipulihkan.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the versions of one FAQ', () => {
  const versions = (...entries: Partial<AuditEntry>[]) => {
    calls.respond(list('?faq=31'), 200, shown(...entries));
    return show(<AuditPage />, '/history?faq=31');
  };
  const content = {
    question: 'Cara deposit',
    answer: 'Lama',
    image: null,
    parent_id: null,
  };
  const created = {
    action: 'create',
    before: null,
    after: { ...content, keywords: '' },
    removed: null,
  } as const;

  it('can each be brought back, except those of a move', async () => {
    const current_label = 'Cara deposit';
    versions(
      { action: 'move', before: { position: 1 }, after: { position: 2 }, current_label },
      { ...created, current_label },
    );
    expect(await screen.findAllByRole('button', { name: 'Pulihkan versi ini' })).toHaveLength(1);
    const [link] = screen.getAllByRole('link', { name: 'Cara deposit' });
    expect(link?.getAttribute('href')).toBe('/?website=2#row-31');
  });

  it.each([
    ['possible', /^FAQ ini sudah dihapus\. Pulihkan terlebih dahulu penghapusannya/],
    ['expired', /^FAQ ini sudah dihapus dan tidak dapat dipulihkan lagi\./],
  ] as const)('of a deleted FAQ say that its undo is %s', async (undo, words) => {
    versions({ undo }, created);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pulihkan versi ini' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cara deposit' })).toBeNull();
  });

  it('say that an image is no longer stored, and which texts are the same', async () => {
    const current = {
      ...content,
      keywords: [],
      wordings: [],
      id: 31,
      website_id: 2,
      depth: 0,
      version: 2,
    };
    calls.respond('GET /api/faqs/31/versions/1?side=after', 200, {
      ...content,
      keywords: [],
      wordings: [],
      answer: 'Baru',
      image_gone: true,
      at: entry.at,
      current,
    });
    const user = versions({ ...created, current_label: 'Cara deposit' });
    await user.click(await screen.findByRole('button', { name: 'Pulihkan versi ini' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pulihkan versi ini' });
    expect(
      await within(dialog).findByText(
        'Gambar versi ini sudah tidak disimpan, jadi versi ini kembali tanpa gambar.',
      ),
    ).toBeDefined();
    // Word by word, texts that have nothing in common cannot be read.
    expect(within(dialog).getByText('Lama')).toBeDefined();
    expect(within(dialog).getByText('Baru')).toBeDefined();
  });
});

describe('a row that an entry names', () => {
  it.each([
    ['user', '/user?q=siti%20a#row-31'],
    ['website', '/website?q=siti%20a#row-31'],
    ['link', '/link?q=siti%20a#row-31'],
  ] as const)('of the kind %s is linked while it exists', async (entity, address) => {
    open({ entity, label: 'Nama lama', current_label: 'siti a' });
    const link = await screen.findByRole('link', { name: 'Nama lama' });
    expect(link.getAttribute('href')).toBe(address);
  });
});
