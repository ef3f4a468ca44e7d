import type { ChannelType } from '../../api/contract/bot/contact.ts';

/** Texts of the tab 'Kontak & jam'. */
export const contactCopy = {
  title: 'Cara menghubungi',
  intro:
    'Pengunjung melihatnya dalam urutan ini. Bila hanya ada satu, tombol Live Agent langsung menuju ke sana.',
  keepOne: 'Paling sedikit ada satu cara menghubungi. Tambahkan yang lain dulu.',
  add: 'Tambah cara',
  full: (max: number) => `Paling banyak ${max} cara menghubungi.`,
  types: {
    livechat: 'Live chat',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    phone: 'Telepon',
    email: 'Email',
    link: 'Tautan lain',
  } satisfies Record<ChannelType, string>,
  up: 'Naikkan',
  down: 'Turunkan',
  remove: 'Hapus',
  value: {
    livechat: '',
    whatsapp: 'Nomor atau tautan WhatsApp',
    telegram: 'Nama atau tautan Telegram',
    phone: 'Nomor telepon',
    email: 'Alamat email',
    link: 'Alamat tautan',
  } satisfies Record<ChannelType, string>,
  placeholder: {
    livechat: '',
    whatsapp: '0812-3456-7890',
    telegram: '@nama',
    phone: '021-1234567',
    email: 'bantuan@toko.id',
    link: 'https://toko.id/bantuan',
  } satisfies Record<ChannelType, string>,
  notUnderstood: {
    livechat: '',
    whatsapp: 'Tulis nomor seperti 0812-3456-7890, +62 812-3456-7890, atau tautan wa.me.',
    telegram: 'Tulis nama seperti @toko atau tautan t.me.',
    phone: 'Tulis nomor telepon seperti 021-1234567 atau +62 812-3456-7890.',
    email: 'Tulis alamat email seperti bantuan@toko.id.',
    link: 'Tulis alamat http atau https.',
  } satisfies Record<ChannelType, string>,
  understood: (shown: string) => `Dibaca sebagai ${shown}`,
  tryNow: 'Coba sekarang',
  label: 'Nama yang dilihat pengunjung (opsional)',
  livechatLink: 'Tautan live chat website ini:',
  livechatMissing: 'Tautan live chat milik website ini diubah di tabel Website.',
  editLivechat: 'Ubah tautan',
  toWebsites: 'Buka tabel Website',
} as const;
