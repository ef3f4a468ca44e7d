import { formatCount } from '../../format/number.ts';

/** Texts of 'Lengkapi kata lain'. */
export const faqProposalsCopy = {
  name: 'Lengkapi kata lain',
  explained: 'Centang kata yang tepat. Yang sudah ada tidak diganti.',
  visitors: 'Dari pengunjung Anda',
  visitorsHelp:
    'Yang diketik pengunjung sebelum memilih FAQ ini, dan kalimat pengunjung dari Belum terjawab, bila bot belum pasti menemukannya.',
  assistant: 'Dengan bantuan asisten',
  assistantHelp:
    'Kirim permintaan ini ke asisten AI yang biasa Anda pakai. Isinya pertanyaan, awal jawaban, dan kata lain yang sudah ada, tanpa catatan tim dan kalimat pengunjung. Tidak ada yang dikirim sebelum Anda menempelnya di tempat lain.',
  scope: 'FAQ yang diminta',
  scopes: {
    all: (count: number) => `Semua (${formatCount(count)})`,
    without: (count: number) => `Tanpa kata lain (${formatCount(count)})`,
    chosen: (count: number) => `Terpilih (${formatCount(count)})`,
    missed: (count: number) => `Dipilih pengunjung dari “Bukan ini?” (${formatCount(count)})`,
  },
  includesDraft: 'Sertakan perubahan yang belum diterbitkan',
  copyPart: (part: number, parts: number) =>
    parts === 1 ? 'Salin permintaan' : `Salin permintaan ${part} dari ${parts}`,
  partSize: (faqs: number, length: number) =>
    `${formatCount(faqs)} FAQ, ${formatCount(length)} karakter`,
  nothingToAsk: 'Tidak ada FAQ yang dapat diminta.',
  answer: 'Tempel jawabannya',
  answerHelp: 'Jawaban dari beberapa permintaan dapat ditempel berurutan.',
  read: (words: number, faqs: number, known: number) =>
    `${formatCount(words)} usulan untuk ${formatCount(faqs)} FAQ${known > 0 ? `, ${formatCount(known)} sudah ada` : ''}.`,
  noneRead: 'Tidak ada kata lain yang dapat dibaca dari jawaban ini.',
  effectHere: 'Pengaruhnya pada pertanyaan pengunjung terlihat di sini setelah ada yang dicentang.',
  refused: (count: number) => `${formatCount(count)} baris tidak dipakai`,
  reasons: {
    foreign: 'bukan nomor FAQ website ini',
    'not-asked': 'tidak ada dalam permintaan',
    empty: 'tanpa kata',
    'too-many': 'terlalu banyak untuk satu FAQ',
  },
  unread: (count: number) => `${formatCount(count)} baris bukan jawaban`,
  proposals: 'Kata lain yang diusulkan',
  existing: (keywords: readonly string[]) => `Sudah ada: ${keywords.join(', ')}`,
  noneExisting: 'Belum ada kata lain.',
  allOf: (question: string) => `Semua kata lain untuk ${question}`,
  full: (max: number) => `Maksimal ${max} kata lain untuk satu FAQ.`,
  struck: {
    name: 'nama website',
    common: (words: readonly string[]) =>
      `${words.map((word) => `“${word}”`).join(', ')} ada di banyak FAQ`,
  },
  shorten: (max: number) => `Persingkat menjadi paling panjang ${max} karakter`,
  showMore: (count: number) => `Tampilkan ${formatCount(count)} FAQ lagi`,
  add: (count: number) => (count === 0 ? 'Tambahkan' : `Tambahkan ${formatCount(count)} kata lain`),
  addFailed: 'Kata lain gagal ditambahkan.',
  loadFailed: 'FAQ website ini tidak dapat dimuat.',
  hint: (words: readonly string[]) =>
    `${words.map((word) => `“${word}”`).join(', ')} ada di banyak FAQ, sehingga FAQ ini dapat muncul untuk pertanyaan lain.`,
  hintName: 'Nama website cocok untuk semua FAQ.',
} as const;
