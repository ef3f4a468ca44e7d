import { sentences } from '../../../api/contract/texts/sentences.ts';
/** Texts for keywords of FAQs and for the dialog that tries the bot's search. */
export const faqKeywordsCopy = {
  keywords: {
    label: 'Kata lain yang dipakai pengunjung',
    list: 'Kata lain',
    help: (count: number, max: number) => `Pisahkan dengan Enter atau koma. ${count} dari ${max}.`,
    placeholder: 'Ketik, lalu Enter',
    remove: 'Hapus kata lain',
    added: (keywords: readonly string[], count: number, max: number) =>
      `Ditambahkan: ${keywords.join(', ')}. ${count} dari ${max}.`,
    removed: (keyword: string, count: number, max: number) =>
      `Dihapus: ${keyword}. ${count} dari ${max}.`,
    known: (keyword: string) => `“${keyword}” sudah ada.`,
    tooMany: sentences.tooManyKeywords,
    add: 'Tambahkan sebagai kata lain',
    isKnown: 'Sudah menjadi kata lain',
    textTooLong: (max: number) => `Kata lain maksimal ${max} karakter.`,
    tooLong: sentences.keywordTooLong,
  },
  wordings: {
    label: 'Kalimat pengunjung',
    list: 'Kalimat pengunjung',
    help: (count: number, max: number) =>
      `Kalimat yang diketik pengunjung untuk FAQ ini. Pisahkan dengan Enter. ${count} dari ${max}.`,
    placeholder: 'Ketik, lalu Enter',
    remove: 'Hapus kalimat pengunjung',
    added: (wordings: readonly string[], count: number, max: number) =>
      `Ditambahkan: ${wordings.join(', ')}. ${count} dari ${max}.`,
    removed: (wording: string, count: number, max: number) =>
      `Dihapus: ${wording}. ${count} dari ${max}.`,
    known: (wording: string) => `“${wording}” sudah ada.`,
    tooMany: sentences.tooManyWordings,
    add: 'Tambahkan sebagai kalimat pengunjung',
    isKnown: 'Sudah menjadi kalimat pengunjung',
    textTooLong: (max: number) => `Kalimat pengunjung maksimal ${max} karakter.`,
    tooLong: sentences.wordingTooLong,
  },

  trySearch: 'Uji pencarian',
  tryExplained: 'Ketik seperti pengunjung. Hasilnya sama dengan yang ditemukan bot di website ini.',
  typed: 'Yang diketik pengunjung',
  typedPlaceholder: 'Contoh: cara isi saldo',
  results: 'Yang ditemukan bot',
  found: (count: number, first: string) => `${count} hasil. Teratas: ${first}.`,
  noneFound: 'Bot tidak menemukan FAQ untuk kata-kata ini.',
  noFaqs: 'Website ini belum memiliki FAQ.',
  loadFailed: 'FAQ website ini tidak dapat dimuat.',
  sure: 'Pasti',
  unsure: 'Mungkin',
  fits: ['sedikit cocok', 'agak cocok', 'cukup cocok', 'sangat cocok'],
  reasons: {
    found: (words: readonly string[], place: string) =>
      `${words.map((word) => `“${word}”`).join(', ')} di ${place}`,
    places: {
      question: 'pertanyaan',
      keywords: 'kata lain',
      above: 'pertanyaan induk',
      answer: 'jawaban',
    },
  },
  because: {
    wording: 'sama dengan kalimat pengunjung',
    whole: 'seluruh pertanyaan ini diketik',
    ahead: 'jauh lebih cocok daripada FAQ lain',
    topic: 'topik tidak pernah pasti: yang dicari ada di bawahnya',
    weak: 'terlalu sedikit kata yang sama',
    close: (rival: string) => `“${rival}” hampir sama cocok`,
    unknown: 'ada kata yang tidak dikenali',
  },
  unmatched: 'Tidak dikenali',
  talk: {
    greeting: 'Bot membalas sapaan ini, lalu menampilkan menu utama.',
    thanks: 'Bot membalas ucapan terima kasih ini, lalu menampilkan menu utama.',
    human: 'Bot juga menawarkan Live Agent untuk kata-kata ini.',
  },
  addFailed: 'Kata gagal ditambahkan.',
  otherFaq: 'FAQ yang seharusnya ditemukan',
  chooseFaq: 'Pilih FAQ',
  searchFaq: 'Cari pertanyaan...',
} as const;
