import { describe, expect, it } from 'vitest';
import { sensitiveWritesCopy as copy } from '../../admin/copy/sensitive-writes.ts';
import { foldWrites } from '../../admin/ui/writes/fold-writes.ts';
import type { SensitiveWrite } from '../../api/contract/warnings.ts';

const base: SensitiveWrite = {
  id: 1,
  at: '2026-11-28T10:00:00.000Z',
  user_id: 2,
  machine_id: null,
  username: 'siti',
  address: '203.0.113.7',
  action: 'update',
  entity: 'user',
  entity_id: 3,
  website_id: 1,
  label: 'budi',
  before: null,
  after: null,
  websites: { 1: 'Toko', 2: 'Warung', 3: 'Kios' },
};
const own = { entity_id: 2, label: 'siti' };
const site = { entity: 'website', entity_id: 1, label: 'Toko' } as const;
const editor = { role: 'editor', website_id: 1, may_publish: false, status: true };
const link = { entity: 'link', label: 'toko.example' } as const;
const notice = { entity: 'announcement', label: 'Libur.', website_id: null } as const;
const entry = { entity: 'whitelist', label: '10.0.0.1', website_id: null } as const;

describe('a sensitive write in words', () => {
  it.each<[string, Partial<SensitiveWrite>]>([
    ['membuat tautan atur ulang akun budi', { after: { reset_link: 'made' } }],
    [
      'mengganti password lewat tautan',
      { ...own, after: { password_changed: true, reset_link: 'used' } },
    ],
    ['mengganti password', { ...own, after: { password_changed: true } }],
    ['mengganti password akun budi', { before: editor, after: { password_changed: true } }],
    ['memasang faktor kedua', { ...own, before: { totp: false }, after: { totp: true } }],
    ['memasang faktor kedua', { ...own, before: { passkey: null }, after: { passkey: 'HP' } }],
    ['menghapus faktor kedua', { ...own, before: { passkey: 'HP' }, after: { passkey: null } }],
    [
      'menghapus faktor kedua akun budi',
      { before: { totp: true, passkeys: 0 }, after: { totp: false, passkeys: 0 } },
    ],
    ['membuat kode pemulihan baru', { ...own, after: { recovery_codes: 10 } }],
    ['menambah akun budi sebagai Penyunting di website Toko', { action: 'create', after: editor }],
    [
      'menambah akun budi sebagai Admin',
      { action: 'create', after: { role: 'admin', website_id: 1 } },
    ],
    [
      'mengubah hak akun budi: peran Penyunting menjadi Pembaca, website Warung dan Kios diberikan',
      { before: editor, after: { ...editor, role: 'viewer', website_ids: '1, 2, 3' } },
    ],
    [
      'mengembalikan hak akun budi: website Warung dicabut, boleh menerbitkan',
      {
        action: 'restore',
        before: { ...editor, website_ids: '1, 2' },
        after: { ...editor, may_publish: true },
      },
    ],
    ['menonaktifkan akun budi', { before: editor, after: { ...editor, status: false } }],
    ['menghapus akun budi', { action: 'delete', before: editor }],
    [
      'mengubah tautan live chat website Toko menjadi https://x.example',
      {
        ...site,
        before: { livechat_link: 'a' },
        after: { livechat_link: 'https://x.example' },
      },
    ],
    [
      'mengubah cara menghubungi dan nilai kata isian website Toko',
      {
        ...site,
        before: { contact: null, fill_words: null },
        after: { contact: 'WA', fill_words: 'cs: 1' },
      },
    ],
    ['menghapus website Toko', { ...site, action: 'delete', before: { livechat_link: 'a' } }],
    ['mengembalikan website Toko', { ...site, action: 'restore', after: { livechat_link: 'a' } }],
    ['menambah link toko.example di website Toko', { ...link, action: 'create' }],
    [
      'mengubah link a.example menjadi toko.example di website Kios',
      { ...link, website_id: 3, before: { link: 'a.example' }, after: { link: 'toko.example' } },
    ],
    [
      'menambah whitelist sementara 10.0.0.1 dengan passkey, sampai 28/11/2026, 22.30.00',
      {
        ...entry,
        action: 'create',
        after: { status: true, until: '2026-11-28T15:30:00.000Z', by_passkey: 'HP' },
      },
    ],
    ['menambah whitelist 10.0.0.1', { ...entry, action: 'create', after: { status: true } }],
    [
      'menonaktifkan whitelist 10.0.0.1',
      { ...entry, before: { status: true }, after: { status: false } },
    ],
    [
      'mengubah catatan whitelist 10.0.0.1',
      { ...entry, before: { note: '', status: true }, after: { note: 'Kantor', status: true } },
    ],
    [
      'mengurungkan penambahan whitelist 10.0.0.1',
      { ...entry, action: 'restore', before: { status: true } },
    ],
    ['mengubah aturan keamanan', { entity: 'security', label: '', before: {}, after: {} }],
    [
      'menambah pengumuman “Libur.” di semua website dengan tautan a.example',
      { ...notice, action: 'create', after: { link: 'a.example', shown_on: null } },
    ],
    [
      'menghapus pengumuman “Libur.” di website Toko dan Kios',
      { ...notice, action: 'delete', before: { link: null, shown_on: '1, 3' } },
    ],
  ])('%s', (words, parts) => {
    expect(copy.one('siti', { ...base, ...parts })).toBe(`siti ${words}`);
  });

  it('names a sign of an attack without an actor, and a website by its number if it has no name', () => {
    const sign = { ...base, action: 'sign-in-refused', after: { passkey_copied: true } } as const;
    expect(copy.one('siti', sign)).toBe('Passkey akun budi mungkin telah disalin');
    const write = { ...base, ...link, action: 'create', website_id: 9 } as const;
    expect(copy.one('', write)).toBe('Menambah link toko.example di website #9');
  });
});

it('writes of equal kind fold to one line with their number, two do not', () => {
  const links = Array.from({ length: 205 }, (_, at) => ({
    ...base,
    ...link,
    id: 10 + at,
    action: 'create' as const,
  }));
  const others = [
    { ...base, ...link, id: 12, action: 'create' as const, website_id: 2 },
    ...[500, 501, 502].map((id) => ({ ...base, ...own, id, after: { totp: true } })),
    ...[1, 2].map((id) => ({ ...base, id, after: { reset_link: 'made' } })),
    ...[600, 601, 602].map((id) => ({
      ...base,
      id,
      action: 'sign-proof-refused' as const,
      after: { times: id - 597 },
    })),
  ];
  const groups = foldWrites(
    [...links, ...others].sort((a, b) => b.id - a.id),
    copy.kind,
  );
  const told = groups.map(([newest = base, ...rest]) =>
    rest.length === 0 ? copy.one('admin', newest) : copy.several('admin', [newest, ...rest]),
  );
  expect(told).toEqual([
    'Konfirmasi untuk akun budi salah (12 kali)',
    'admin memasang faktor kedua 3 kali',
    'admin menambah 205 link di website Toko',
    'admin menambah link toko.example di website Warung',
    'admin membuat tautan atur ulang akun budi',
    'admin membuat tautan atur ulang akun budi',
  ]);
});
