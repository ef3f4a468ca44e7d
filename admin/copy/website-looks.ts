import type { Appearance } from '../../api/contract/bot/appearance.ts';
import { id } from '../../embed/languages/id.ts';
import { languages } from '../../embed/languages/languages.ts';

/** Texts of the tab 'Tampilan'. */
export const looksCopy = {
  groups: {
    launcher: 'Tombol',
    panel: 'Panel',
    greeting: 'Sapaan',
    looks: 'Warna dan tema',
    place: 'Letak',
    shortcuts: 'Pintasan',
  },
  attributesWin:
    'Atribut yang ditulis pada kode pemasangan selalu didahulukan dari pengaturan di sini.',
  launcherText: 'Di pratinjau tombol ini tampil bila panelnya ditutup.',
  launcherLabel: 'Tulisan tombol',
  iconOnly: 'Hanya ikon',
  iconOnlyHelp: 'Tulisannya tetap dibacakan oleh pembaca layar.',
  title: 'Judul panel',
  subtitle: 'Baris di bawah judul',
  greeting: 'Di panel',
  pageGreeting: 'Di halaman ponsel',
  /** The bot's own texts, shown as placeholders of empty fields. */
  defaults: {
    launcher: id.launcher,
    title: id.title,
    subtitle: id.status.ready,
    greeting: id.floating.hint,
    pageGreeting: id.page.hint,
  },
  language: 'Bahasa bot',
  languageHelp: 'Untuk kata-kata bot sendiri. Pertanyaan dan jawaban tetap seperti yang ditulis.',
  languages: Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [code, name])),
  accent: 'Warna utama',
  accentPicker: 'Pilih warna',
  badAccent: 'Tulis warna seperti #3a55d9.',
  readable: (contrast: number) => `Kontras tulisan ${ratio(contrast)}, mudah dibaca.`,
  unreadable: (contrast: number) => `Kontras tulisan ${ratio(contrast)}, di bawah 4,5 : 1.`,
  takeNearest: (colour: string) => `Pakai ${colour}`,
  theme: 'Tema',
  themes: {
    host: 'Ikuti halaman',
    light: 'Terang',
    dark: 'Gelap',
    auto: 'Ikuti perangkat pengunjung',
  } satisfies Choices<'theme'>,
  position: 'Posisi',
  positions: {
    'bottom-right': 'Kanan bawah',
    'bottom-left': 'Kiri bawah',
  } satisfies Choices<'position'>,
  offsetX: 'Jarak dari sisi (px)',
  offsetY: 'Jarak dari bawah (px)',
  badOffset: (max: number) => `Isi angka 0 sampai ${max}.`,
  avatar: 'Foto bot',
  avatarHelp: 'Tampil bulat di kepala panel. Bagian tengah gambar yang dipakai.',
  avatarNow: 'Foto sekarang',
  avatarAlt: 'Foto bot sekarang',
  removeAvatar: 'Hapus foto',
  avatarRemoved: 'Foto dihapus setelah Anda menyimpan.',
  keepAvatar: 'Jangan hapus',
  shortcutsHelp: (max: number) =>
    `Sampai ${max} pertanyaan yang tampil di layar pertama bot, misalnya Cek Deposit.`,
  addShortcut: 'Tambah pintasan',
  searchFaq: 'Cari pertanyaan...',
  chooseFaq: 'Pilih pertanyaan',
  noShortcuts: 'Belum ada pintasan.',
  shortcutsFull: (max: number) => `Pintasan sudah ${max}. Hapus satu untuk memilih yang lain.`,
  missingFaq: 'Pertanyaan ini sudah dihapus.',
  treeFailed: 'Daftar pertanyaan tidak dapat dimuat.',
  up: 'Naikkan',
  down: 'Turunkan',
  remove: 'Hapus',
} as const;

type Choices<Field extends 'theme' | 'position'> = Record<NonNullable<Appearance[Field]>, string>;

function ratio(contrast: number): string {
  return `${contrast.toLocaleString('id-ID')} : 1`;
}
