import type { PartialUndo } from '../../api/contract/audit.ts';
import { sentences } from '../../api/contract/texts/sentences.ts';
import { formatCount } from '../format/number.ts';

export const uiCopy = {
  productName: 'Tanya Kami',
  noConnection: 'Tidak dapat menghubungi server. Periksa koneksi lalu coba lagi.',
  fileChanged:
    'Berkas ini berubah sesudah dipilih, atau tidak dapat dibaca lagi. Pilih lagi berkasnya.',
  serverError: 'Server sedang bermasalah. Coba lagi beberapa saat lagi.',
  alreadyCreated:
    'Isian yang Anda kirim sebelumnya ternyata sudah tersimpan. Periksa daftarnya sebelum menyimpan lagi.',
  loading: 'Memuat...',
  retry: 'Coba lagi',
  reload: 'Muat ulang',
  pageFailed: 'Halaman ini tidak dapat dibuka.',
  pageFileMissing:
    'Halaman ini tidak dapat dibuka. Mungkin versi baru Tanya Kami baru saja dipasang: muat ulang halaman.',
  loadFailed: 'Bagian ini tidak dapat dimuat.',
  close: 'Tutup',
  cancel: 'Batal',
  /** In the dialogs whose words the specification gives. */
  specCancel: 'Cancel',
  showPassword: 'Tampilkan password',
  hidePassword: 'Sembunyikan password',
  saving: 'Menyimpan...',
  copy: 'Salin',
  copied: 'Disalin!',
  required: '(wajib)',
  copyFailed: 'Gagal menyalin. Pilih teksnya lalu salin sendiri.',
  dismiss: 'Tutup pemberitahuan',
  refreshFailed: 'Daftar tidak dapat dimuat ulang, jadi isinya mungkin belum terbaru.',
  listFailed: 'Daftar tidak dapat dimuat.',
  breadcrumb: 'Jejak halaman',
  home: 'Home',
  noMatch: 'Tidak ada yang cocok.',
  clearSearch: 'Hapus pencarian',
  found: (count: number) => `${formatCount(count)} cocok`,
  readWhole: 'Selengkapnya',
  readLess: 'Lebih sedikit',
  draftRestored: 'Draf dipulihkan',
  discardTitle: 'Buang perubahan?',
  discardText: 'Isian yang belum disimpan akan hilang.',
  discard: 'Buang',
  continueEditing: 'Lanjut mengisi',
  pagination: 'Halaman',
  previous: 'Previous',
  next: 'Next',
  showingPage: (page: number, pages: number) => `Showing page ${page} of ${pages}`,
  page: (page: number) => `Halaman ${page}`,
  ofPages: (pages: number) => `dari ${pages}`,
  noSuchPage: (pages: number) => `Isi angka 1 sampai ${pages}.`,
  chooseWebsite: 'Pilih Website',
  searchWebsite: 'Cari nama',
  website: 'Website',
  allWebsites: (count: number) => `Semua (${formatCount(count)})`,
  faqCount: (count: number) => `${formatCount(count)} FAQ`,
  noWebsites: 'Belum ada website.',
  undo: 'Urungkan',
  undoFailed: 'Perubahan gagal diurungkan.',
  undoOthers: ({ undone, skipped }: PartialUndo) => {
    const [first, second, ...rest] = skipped;
    const names = [first, second, rest.length > 0 && `${formatCount(rest.length)} lainnya`];
    return `Urungkan ${formatCount(undone)}, lewati ${formatCount(skipped.length)} (${names.filter(Boolean).join(', ')})`;
  },
} as const;

/** Texts for the length of a text that is near its limit. */
export const textLengthCopy = {
  length: (length: number, max: number) => `${formatCount(length)} / ${formatCount(max)}`,
  left: (left: number) =>
    left < 0
      ? `Kelebihan ${formatCount(-left)} karakter.`
      : `Tersisa ${formatCount(left)} karakter.`,
  tooLong: sentences.tooLong,
} as const;
