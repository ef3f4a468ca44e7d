export const faqBulkCopy = {
  choose: 'Pilih',
  chooseRow: (question: string) => `Pilih: ${question}`,
  choosePage: 'Pilih semua di halaman ini',
  bar: 'FAQ terpilih',
  chosen: (amount: number) => `${count(amount)} dipilih`,
  chooseAll: (amount: number) => `Pilih semua ${count(amount)} FAQ`,
  chooseAllFound: (amount: number) => `Pilih semua ${count(amount)} FAQ yang cocok`,
  chooseAllFailed: 'FAQ lainnya tidak dapat dipilih.',
  clear: 'Batalkan pilihan',

  move: 'Pindahkan',
  moveTitle: 'Pindahkan FAQ terpilih',
  moving: (amount: number) => `${count(amount)} FAQ dipindahkan, urutannya tetap.`,
  comeAlong: (amount: number) => `${count(amount)} pertanyaan di bawahnya ikut pindah.`,
  moveFailed: 'FAQ gagal dipindahkan.',

  delete: 'Hapus',
  deleteTitle: 'Hapus FAQ terpilih',
  deleteConfirm: (amount: number) => `Yakin ingin menghapus ${count(amount)} FAQ ini?`,
  alsoDeleted: (amount: number) => `${count(amount)} pertanyaan di bawahnya ikut terhapus.`,
  deleteAmount: (amount: number) => `Hapus ${count(amount)} FAQ`,
  deleteFailed: 'FAQ gagal dihapus.',
  others: (amount: number) => `dan ${count(amount)} lainnya`,

  copy: 'Salin ke website',
  export: 'Ekspor',

  replace: 'Ganti kata',
  replaceTitle: 'Ganti kata',
  inChosen: (amount: number) => `Mencari di ${count(amount)} FAQ terpilih.`,
  inFound: 'Mencari di FAQ yang cocok dengan pencarian.',
  inAll: 'Mencari di semua FAQ website ini.',
  find: 'Cari',
  replacement: 'Ganti dengan',
  replacementHelp: 'Kosongkan untuk menghapus kata yang dicari.',
  matchCase: 'Huruf besar/kecil sama',
  wholeWord: 'Kata utuh',
  lines: 'Hasil penggantian',
  noLines: 'Tidak ada yang cocok.',
  typeFirst: 'Ketik kata yang dicari untuk melihat hasilnya.',
  searching: 'Mencari...',
  previewFailed: 'Hasil penggantian tidak dapat dimuat.',
  amounts: (texts: number, faqs: number) =>
    `${count(texts)} teks di ${count(faqs)} FAQ akan diganti.`,
  allLines: 'Pilih semua teks',
  line: (field: string, question: string) => `${field}: ${question}`,
  places: (amount: number) => `${count(amount)} tempat`,
  fields: { question: 'Question', answer: 'Answer' },
  before: 'Sebelum',
  after: 'Sesudah',
  shown: (shown: number, total: number) =>
    `Menampilkan ${count(shown)} dari ${count(total)} teks. Yang belum tampil ikut diganti.`,
  showMore: 'Tampilkan lagi',
  replaceAmount: (faqs: number) => `Ganti di ${count(faqs)} FAQ`,
  replaceFailed: 'Kata gagal diganti.',

  skippedTitle: (amount: number) => `${count(amount)} FAQ dilewati`,
  skippedText: 'FAQ ini tidak diubah:',
  goneFaq: (id: number) => `FAQ #${id}`,
  close: 'Tutup',
} as const;

function count(amount: number): string {
  return amount.toLocaleString('id-ID');
}
