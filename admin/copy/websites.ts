import { type VendorId, vendorNames } from '../../api/contract/bot/livechat-vendors.ts';
import type { WebsiteStart } from '../../api/contract/faqs/faq-copies.ts';
import { sentences } from '../../api/contract/texts/sentences.ts';
import { formatCount } from '../format/number.ts';

interface WebsiteContents {
  faqs: number;
  links: number;
}

export const websitesCopy = {
  title: 'Website',
  table: 'Table Website',
  search: 'Cari nama, link, atau IP website',
  empty: 'Belum ada website. Tekan Add Website untuk mendaftarkan website yang dilayani bot.',
  add: 'Add Website',
  addTitle: 'Add New Website',
  editTitle: 'Edit Website',
  name: 'Website Name',
  livechatLink: 'Livechat Link',
  serverIp: 'Server IP',
  serverIpHelp: 'Untuk catatan Anda. Bot tidak memakainya.',
  start: 'Isi awal',
  starts: {
    empty: 'Kosong',
    starter: 'Contoh FAQ',
    copy: 'Salinan dari website lain',
  } satisfies Record<WebsiteStart, string>,
  startHelp: {
    empty: undefined,
    starter: 'Pertanyaan umum tentang deposit, withdraw dan akun, lengkap dengan gambar.',
    copy: 'Semua FAQ website itu disalin bersama gambarnya.',
  } satisfies Record<WebsiteStart, string | undefined>,
  copyFrom: 'Salin FAQ dari',
  copySettings: 'Salin juga tampilan, kontak, jam layanan, dan kata isiannya',
  columns: {
    name: 'Website Name',
    livechatLink: 'Livechat Link',
    serverIp: 'Server IP',
    createdAt: 'Created At',
    createdBy: 'Created By',
    action: 'Action',
  },
  faqs: (faqs: number | undefined) => (faqs === undefined ? 'FAQ' : `${formatCount(faqs)} FAQ`),
  faqsOf: (faqs: number | undefined, name: string) =>
    `${faqs === undefined ? '' : `${formatCount(faqs)} `}FAQ ${name}`,
  defaultWebsite: 'Website utama',
  cannotRemoveDefault:
    'Website utama tidak dapat dihapus: bot dan link baru memakainya sebagai pilihan awal.',
  submit: 'Submit',
  save: 'Simpan',
  saveFailed: 'Website gagal disimpan.',
  removeFailed: 'Website gagal dihapus.',
  settings: 'Atur',
  edit: 'Edit',
  remove: 'Remove',
  allRequired: '❌ Semua field wajib diisi.',
  required: sentences.required,
  added: sentences.websiteAdded,
  addFailed: '❌ Gagal menambahkan website.',
  /** `null`: the link is not one of a known vendor. `undefined`: it is not a valid address. */
  vendorName(vendor: VendorId | null | undefined): string {
    if (vendor === undefined) return 'Bukan alamat http atau https';
    return vendor === null ? 'Tautan biasa' : vendorNames[vendor];
  },
  whatsApp: 'Tautan WhatsApp',
  whatsAppHelp:
    'Tautan WhatsApp: dibuka di tab baru. Setelah disimpan, jadikan cara WhatsApp di Atur, Kontak & jam.',
  livechatHelp(vendor: VendorId | null | undefined): string {
    if (vendor === undefined) {
      const names = new Intl.ListFormat('id', { type: 'disjunction' });
      return `Tautan ${names.format(Object.values(vendorNames))} dibuka di halaman itu juga, tautan lain di tab baru.`;
    }
    if (vendor === null) return 'Tautan biasa: dibuka di tab baru.';
    return `Dikenali sebagai ${vendorNames[vendor]}: dibuka di halaman itu juga.`;
  },
  confirmTitle: 'Confirm Action',
  confirmRemove: (name: string) => `Are you sure you want to remove website ${name}?`,
  allRemoved: 'Semua FAQ dan link milik website ini ikut terhapus.',
  countsRemoved: ({ faqs, links }: WebsiteContents) => {
    const parts = [
      faqs > 0 && `${formatCount(faqs)} FAQ`,
      links > 0 && `${formatCount(links)} link`,
    ];
    return `${parts.filter(Boolean).join(' dan ')} milik website ini ikut terhapus.`;
  },
  nothingRemoved: 'Website ini tidak memiliki FAQ atau link.',
  onlyLastRelease: 'Bila website ini dipulihkan nanti, rilis terakhirnya kembali tanpa rilis lama.',
  accountsStay: 'Akun admin tetap ada dan hanya kehilangan website-nya.',
  confirm: 'Yes, Remove',
} as const;
