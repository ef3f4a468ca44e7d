import type { ChannelType } from '../../api/contract/bot/contact.ts';
import { sentences } from '../../api/contract/texts/sentences.ts';

/** Texts of the tab 'Kontak & jam'. */
export const contactCopy = {
  title: 'Cara menghubungi',
  intro:
    'Pengunjung melihatnya dalam urutan ini. Bila hanya ada satu, tombol Live Agent langsung menuju ke sana.',
  keepOne: 'Harus ada minimal satu cara menghubungi. Tambahkan yang lain terlebih dahulu.',
  add: 'Tambah cara',
  full: (max: number) => `Maksimal ${max} cara menghubungi.`,
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
  notUnderstood: sentences.badChannel,
  understood: (shown: string) => `Dibaca sebagai ${shown}`,
  tryNow: 'Coba sekarang',
  label: 'Nama yang dilihat pengunjung (opsional)',
  livechatLink: 'Tautan live chat website ini:',
  isWhatsApp: 'Ini tautan WhatsApp. Jadikan cara WhatsApp agar pengunjung tahu tujuannya.',
  useWhatsApp: 'Jadikan cara WhatsApp',
  livechatMissing: 'Tautan live chat milik website ini diubah di tabel Website.',
  editLivechat: 'Ubah tautan',
  toWebsites: 'Buka tabel Website',
} as const;
