import { formatCount } from '../../format/number.ts';

/** Texts for copying answers. */
export const faqAnswersCopy = {
  copyAnswer: 'Salin jawaban',
  copyShort: 'Salin',
  copyDraft: 'Salin draf',
  share: 'Bagikan',
  pin: 'Sematkan',
  unpin: 'Lepas sematan',
  copied: (answers: number) =>
    answers === 1 ? 'Jawaban disalin.' : `${formatCount(answers)} jawaban disalin.`,
  draftCopied: 'Draf disalin. Pengunjung belum membacanya.',
  draftDiffers: 'Yang disalin adalah yang dibaca pengunjung. Drafnya berbeda.',
  unpublished: 'Belum terbit, jadi tidak disalin.',
  leftOut: (faqs: number) => `${formatCount(faqs)} yang belum terbit tidak ikut.`,
  nothing: 'FAQ ini tidak memiliki jawaban untuk disalin.',
  failed: 'Jawaban gagal disalin.',
  ofLibrary: 'Pengunjung tidak membaca FAQ bersama. Salin dari website yang menampilkannya.',

  byHand: 'Browser tidak dapat menyalin sendiri di alamat ini.',
  pressCopy: (key: string) => `Tekan ${key}+C.`,
  text: 'Teks jawaban',

  quick: 'Sering disalin',
  pinned: 'Disematkan',
  often: 'Sering disalin',
  noneYet: 'Jawaban yang Anda sematkan atau sering Anda salin muncul di sini.',
  choices: 'Cara menyalin',
  choicesHelp: 'Berlaku di perangkat ini.',
  format: 'Bentuk',
  formats: { whatsapp: 'WhatsApp', plain: 'Teks biasa' },
  withQuestion: 'Dengan pertanyaan',
  withLink: 'Dengan tautan ke jawaban',
  withLines: 'Dengan pembuka dan penutup',
  opening: 'Pembuka',
  openingExample: 'Halo Kak, ...',
  closing: 'Penutup',
  example: 'Contoh',
  exampleQuestion: 'Berapa minimal deposit?',
  exampleAnswer: 'Minimal **Rp 10.000**:\n1. Buka menu Deposit\n2. Isi jumlahnya',
  maybe: 'Mungkin',
} as const;
