import { formatCount } from '../format/number.ts';

/** Texts for visitors' wordings without a sure result: for their page, and for the form of a FAQ that answers them. */
export const unansweredCopy = {
  title: 'Belum terjawab',
  chooseFirst: 'Silakan pilih website terlebih dahulu.',
  tabs: 'Daftar',
  open: 'Belum terjawab',
  done: 'Selesai',
  openList: 'Pertanyaan yang belum terjawab',
  doneList: 'Pertanyaan yang selesai',
  empty: 'Tidak ada pertanyaan yang belum terjawab.',
  emptyRare: (searches: number, senders: number) =>
    `${formatCount(searches)} pencarian tanpa hasil dalam 30 hari terakhir. Kata-katanya tampil setelah dicari ${senders} pengunjung.`,
  emptyDone: 'Belum ada pertanyaan yang selesai.',
  loadFailed: 'Pertanyaan pengunjung tidak dapat dimuat.',
  times: 'kali',
  last: (day: string) => `terakhir ${day}`,
  others: 'Juga diketik',
  more: (others: number) => `${formatCount(others)} lainnya`,
  less: 'Ringkas',
  offered: 'Yang ditawarkan bot',
  noneOffered: 'Bot tidak menemukan FAQ.',
  sure: 'Pasti',
  unsure: 'Mungkin',
  cameBack: (question: string | undefined) =>
    question === undefined
      ? 'Pernah dijawab dengan FAQ yang sudah dihapus, lalu ditanyakan lagi.'
      : `Pernah dijawab dengan “${question}”, lalu ditanyakan lagi tanpa hasil pasti.`,
  createFaq: 'Buat FAQ',
  addTo: 'Tambahkan ke...',
  ignore: 'Abaikan',
  chooseShown: 'Pilih semua yang tampil',
  chooseGroup: (words: string) => `Pilih: ${words}`,
  chosenBar: 'Pertanyaan terpilih',
  chosen: (groups: number) => `${formatCount(groups)} dipilih`,
  ignoreAll: 'Abaikan semua',
  clearChosen: 'Batalkan pilihan',
  ignoreFailed: 'Pertanyaan gagal diabaikan.',
  showMore: (rest: number) => `Tampilkan ${formatCount(rest)} lagi`,
  putBack: 'Kembalikan ke daftar',
  putBackFailed: 'Pertanyaan gagal dikembalikan ke daftar.',

  addTitle: 'Tambahkan ke FAQ',
  addExplained:
    'Kalimat ini disimpan pada FAQ yang dipilih: bila yang sama atau mirip diketik lagi, bot menemukan FAQ itu.',
  faq: 'FAQ yang menjawab',
  searchFaq: 'Cari pertanyaan...',
  chooseFaq: 'Pilih FAQ',
  faqMissing: 'Pilih FAQ yang menjawab.',
  foundNow: 'Yang ditemukan bot sekarang',
  foundAfter: 'Kini ditemukan bot',
  foundAfterRelease: 'Ditemukan bot setelah terbit',
  foundNothing: 'Tidak ada',
  leftOut: (words: number, max: number) =>
    `${formatCount(words)} tidak ditambahkan: satu FAQ memiliki maksimal ${max} kalimat pengunjung.`,
  add: 'Tambahkan',
  added: (question: string) => `Ditambahkan ke “${question}”.`,
  close: 'Tutup',

  answeredBy: (question: string) => `Dijawab dengan “${question}”`,
  answeredByDeleted: 'Dijawab dengan FAQ yang sudah dihapus',
  afterRelease: 'setelah terbit',
  ignored: 'Diabaikan',
  brought: (before: number, since: number) =>
    `Ditanyakan ${formatCount(before)} kali sebelumnya, ${formatCount(since)} kali sejak itu tanpa petugas.`,
  askedBefore: (before: number) => `Ditanyakan ${formatCount(before)} kali sebelumnya.`,
  again: (times: number) => `${formatCount(times)} kali lagi tanpa hasil pasti.`,
  handled: (username: string, at: string) => `oleh ${username}, ${at}`,

  answering: (words: string, others: number) =>
    others === 0
      ? `FAQ ini menjawab “${words}”.`
      : `FAQ ini menjawab “${words}” dan ${formatCount(others)} lainnya.`,
  backToList: 'Kembali ke Belum terjawab',
  markFailed: 'FAQ ditambahkan, tetapi pertanyaannya masih di daftar Belum terjawab.',
} as const;
