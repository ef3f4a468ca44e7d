import { sentences } from '../../../api/contract/texts/sentences.ts';
import { formatCount } from '../../format/number.ts';

export const faqBulkCopy = {
  choose: 'Pilih',
  chooseRow: (question: string) => `Pilih: ${question}`,
  choosePage: 'Pilih semua di halaman ini',
  bar: 'FAQ terpilih',
  chosen: (amount: number, notShown: number) =>
    `${formatCount(amount)} dipilih${notShown > 0 ? `, ${formatCount(notShown)} tidak tampil` : ''}`,
  chooseAll: (amount: number) => `Pilih semua ${formatCount(amount)} FAQ`,
  chooseAllFound: (amount: number) => `Pilih semua ${formatCount(amount)} FAQ yang cocok`,
  chooseAllFailed: 'FAQ lainnya tidak dapat dipilih.',
  clear: 'Batalkan pilihan',

  move: 'Pindahkan',
  moveTitle: 'Pindahkan FAQ terpilih',
  moving: (amount: number) => `${formatCount(amount)} FAQ dipindahkan, urutannya tetap.`,
  comeAlong: (amount: number) => `${formatCount(amount)} pertanyaan di bawahnya ikut pindah.`,

  delete: 'Hapus',
  deleteTitle: 'Hapus FAQ terpilih',
  deleteConfirm: (amount: number) => `Yakin ingin menghapus ${formatCount(amount)} FAQ ini?`,
  alsoDeleted: (amount: number) => `${formatCount(amount)} pertanyaan di bawahnya ikut terhapus.`,
  deleteAmount: (amount: number) => `Hapus ${formatCount(amount)} FAQ`,
  deleteFailed: 'FAQ gagal dihapus.',
  others: (amount: number) => `dan ${formatCount(amount)} lainnya`,

  copy: 'Ke website lain',
  export: 'Ekspor',

  replace: 'Ganti kata',
  replaceTitle: 'Ganti kata',
  scope: 'Cakupan',
  scopes: { this: 'Website ini', chosen: 'Website pilihan', all: 'Semua website' },
  noWebsite: sentences.noWebsiteChosen,
  inChosen: (amount: number) =>
    `Mencari di pertanyaan dan jawaban ${formatCount(amount)} FAQ terpilih.`,
  inFound: 'Mencari di pertanyaan dan jawaban FAQ yang cocok dengan pencarian.',
  inAll: 'Mencari di pertanyaan dan jawaban semua FAQ website ini.',
  find: 'Cari',
  replacement: 'Ganti dengan',
  replacementHelp: 'Kosongkan untuk menghapus kata yang dicari.',
  matchCase: 'Cocokkan huruf besar/kecil',
  wholeWord: 'Kata utuh',
  lines: 'Hasil penggantian',
  noLines: 'Tidak ada yang cocok.',
  typeFirst: 'Ketik kata yang dicari untuk melihat hasilnya.',
  searching: 'Mencari...',
  previewFailed: 'Hasil penggantian tidak dapat dimuat.',
  amounts: (texts: number, faqs: number) =>
    `${formatCount(texts)} teks di ${formatCount(faqs)} FAQ akan diganti.`,
  allLines: 'Pilih semua teks',
  line: (field: string, question: string) => `${field}: ${question}`,
  places: (amount: number) => `${formatCount(amount)} tempat`,
  fields: { question: 'Question', answer: 'Answer' },
  shown: (shown: number, total: number) =>
    `Menampilkan ${formatCount(shown)} dari ${formatCount(total)} teks. Yang belum tampil ikut diganti.`,
  cut: 'Masih ada FAQ lain yang cocok. Ganti yang ini terlebih dahulu, lalu cari lagi.',
  showMore: 'Tampilkan lagi',
  replaceAmount: (faqs: number) => (faqs === 0 ? 'Ganti' : `Ganti di ${formatCount(faqs)} FAQ`),
  replaceFailed: 'Kata gagal diganti.',

  skippedTitle: (amount: number) => `${formatCount(amount)} FAQ dilewati`,
  skippedText: 'FAQ ini tidak diubah:',
  goneFaq: (id: number) => `FAQ #${id}`,
  close: 'Tutup',
} as const;
