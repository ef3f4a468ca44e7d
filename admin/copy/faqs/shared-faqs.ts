import { formatCount } from '../../format/number.ts';

/** Texts for 'FAQ bersama': the library, and its branches that websites show. */
export const sharedFaqsCopy = {
  library: 'FAQ bersama',
  failed: 'FAQ bersama gagal diubah.',
  empty:
    'FAQ bersama masih kosong: isi pertanyaan pertama di atas, atau pilih “Jadikan bersama” di menu sebuah FAQ.',

  mark: 'Bersama',
  answers: (count: number) => `${formatCount(count)} jawaban`,
  open: 'Buka di FAQ bersama',
  readOnly: 'Hanya dapat diubah di FAQ bersama.',
  onlyHere: 'Hanya hilang dari website ini, tetap ada di FAQ bersama.',

  show: 'Dari FAQ bersama...',
  showTitle: 'Tampilkan FAQ bersama',
  search: 'Cari pertanyaan',
  showHelp: 'Isinya hanya dapat diubah di FAQ bersama.',
  alreadyShown: 'sudah tampil',
  partlyShown: 'tampil sebagian',
  moreChoices: (count: number) => `${formatCount(count)} lainnya: ketik untuk mencarinya.`,
  showSubmit: 'Tampilkan',

  share: 'Jadikan bersama',
  detach: 'Lepas dari bersama',

  findAlike: 'Cari cabang yang sama...',
  alikeTitle: 'Cabang yang sama di website lain',
  alikeHelp: (question: string) =>
    `Yang dipilih diganti dengan cabang bersama “${question}” di tempatnya.`,
  alikeWords:
    'Nomor, nama, dan tautan yang berbeda dapat tetap milik tiap website: pilih di “Jadikan kata isian” setelah website-nya dicentang.',
  noAlike: 'Tidak ada cabang yang sama di website lain.',
  sameText: 'Sama persis',
  differences: (count: number) => `${formatCount(count)} perbedaan`,
  allDifferences: (count: number) => `Tampilkan semua (${formatCount(count)})`,
  previewFor: 'Pratinjau untuk',
  defaults: 'FAQ bersama (nilai bawaan)',
  replace: (websites: number) =>
    websites === 0 ? 'Pakai FAQ bersama' : `Pakai FAQ bersama di ${formatCount(websites)} website`,

  words: 'Jadikan kata isian',
  wordsHelp:
    'Yang dicentang berbeda di tiap website: pengunjungnya tetap membaca isinya sendiri. Yang tidak dicentang mengikuti FAQ bersama. Nama: maksimal 40 huruf kecil, angka, dan garis bawah, diawali huruf.',
  word: (text: string) => `FAQ bersama: ${text}`,
  wordPlaces: (count: number) => (count === 1 ? '' : `${formatCount(count)} tempat`),
  wordValue: (website: string, value: string) => `${website}: ${value}`,
  otherValues: (websites: number) => `dan ${formatCount(websites)} website lain`,
  wordName: 'Nama kata isian',

  shownOn: (websites: number) => `Tampil di ${formatCount(websites)} website`,
  alsoRemoved: (websites: number) => `Juga hilang dari ${formatCount(websites)} website:`,
  chosenRemoved: 'Juga hilang dari website yang menampilkannya.',
  collectsDraft: 'mengumpulkan draf',

  publish: 'Terbitkan di website...',
  publishTitle: 'Terbitkan di website',
  noDrafts: 'Tidak ada website yang mengumpulkan draf.',
  publishHelp: 'Semua perubahan di draf website yang dipilih ikut terbit.',
  publishSubmit: (websites: number) => `Terbitkan di ${formatCount(websites)} website`,
} as const;
