import type { Appearance } from '../../api/contract/bot/appearance.ts';
import type { LookNameOf, Looks } from '../../api/contract/bot/looks.ts';
import { languageNames } from '../../embed/languages/names.ts';
import * as bot from '../../embed/languages/shown-to-staff.ts';

/** Texts of the tab 'Tampilan'. */
export const looksCopy = {
  groups: {
    launcher: 'Tombol',
    panel: 'Panel',
    greeting: 'Sapaan',
    looks: 'Warna dan tema',
    place: 'Letak',
    shortcuts: 'Pertanyaan pilihan',
  },
  attributesWin:
    'Atribut yang ditulis pada kode pemasangan selalu didahulukan daripada pengaturan di sini.',
  iconOnly: 'Hanya ikon',
  /** The names of the settings, also in the audit trail. */
  names: {
    launcher_label: 'Tulisan tombol',
    launcher_icon_only: 'Tombol hanya ikon',
    title: 'Judul panel',
    subtitle: 'Baris di bawah judul',
    greeting: 'Sapaan',
    page_greeting: 'Sapaan di halaman ponsel',
    accent: 'Warna utama',
    theme: 'Tema',
    position: 'Posisi',
    offset_x: 'Jarak dari sisi',
    offset_y: 'Jarak dari bawah',
    lang: 'Bahasa bot',
    avatar: 'Foto bot',
    shortcuts: 'Pertanyaan pilihan',
  } satisfies Record<keyof Appearance, string>,
  /** The values of the settings with fixed values. */
  values: {
    launcher_icon_only: { true: 'Ya', false: 'Tidak' },
    theme: {
      host: 'Ikuti halaman',
      light: 'Terang',
      dark: 'Gelap',
      auto: 'Ikuti perangkat',
    } satisfies Choices<'theme'>,
    position: {
      'bottom-right': 'Kanan bawah',
      'bottom-left': 'Kiri bawah',
    } satisfies Choices<'position'>,
    lang: languageNames,
  },
  /** The labels of the texts below the title 'Sapaan'. */
  greetings: { greeting: 'Di panel', page_greeting: 'Di halaman ponsel' },
  /** The bot's own texts, shown as placeholders of empty fields. */
  defaults: {
    launcher_label: bot.launcher,
    title: bot.title,
    subtitle: bot.ready,
    greeting: bot.floatingHint,
    page_greeting: bot.pageHint,
  } satisfies Record<LookNameOf<'line' | 'text'>, string>,
  languageHelp: 'Untuk kata-kata bot sendiri. Pertanyaan dan jawaban tetap seperti yang ditulis.',
  accent: 'Warna utama',
  accentPicker: 'Pilih warna',
  badAccent: 'Tulis warna seperti #3a55d9.',
  readable: (contrast: number) => `Kontras tulisan ${ratio(contrast)}, mudah dibaca.`,
  unreadable: (contrast: number) => `Kontras tulisan ${ratio(contrast)}, di bawah 4,5 : 1.`,
  takeNearest: (colour: string) => `Pakai ${colour}`,
  offsets: {
    offset_x: 'Jarak dari sisi (px)',
    offset_y: 'Jarak dari bawah (px)',
  } satisfies Record<LookNameOf<'pixels'>, string>,
  badOffset: (max: number) => `Isi angka 0 sampai ${max}.`,
  avatar: 'Foto bot',
  avatarHelp: 'Tampil bulat di kepala panel. Bagian tengah gambar yang dipakai.',
  avatarNow: 'Foto sekarang',
  avatarAlt: 'Foto bot sekarang',
  removeAvatar: 'Hapus foto',
  avatarRemoved: 'Foto dihapus setelah Anda menyimpan.',
  keepAvatar: 'Jangan hapus',
  shortcutsHelp: (max: number) =>
    `Maksimal ${max} pertanyaan yang tampil di layar pertama bot, misalnya Cek Deposit.`,
  addShortcut: 'Tambah pertanyaan',
  searchFaq: 'Cari pertanyaan...',
  chooseFaq: 'Pilih pertanyaan',
  noShortcuts: 'Belum ada pertanyaan.',
  shortcutsFull: (max: number) => `Sudah ${max} pertanyaan. Hapus satu untuk memilih yang lain.`,
  missingFaq: 'Pertanyaan ini sudah dihapus.',
  treeFailed: 'Daftar pertanyaan tidak dapat dimuat.',
  up: 'Naikkan',
  down: 'Turunkan',
  remove: 'Hapus',
} as const;

type Choices<Name extends LookNameOf<'choice'>> = Record<Looks[Name] & string, string>;

function ratio(contrast: number): string {
  return `${contrast.toLocaleString('id-ID')} : 1`;
}
