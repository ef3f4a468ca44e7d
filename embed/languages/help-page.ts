import { en } from './help-page-en.ts';
import type { HelpWords } from './help-words.ts';
import { defaultLanguage, type Language } from './names.ts';

const id: HelpWords = {
  siteTitle: (name) => `Bantuan ${name}`,
  description: (name) => `Jawaban atas pertanyaan yang sering diajukan kepada ${name}.`,
  breadcrumb: 'Jejak halaman',
  home: 'Bantuan',
  openBot: 'Cari di bot',
  otherQuestions: 'Pertanyaan lain',
  inThisTopic: 'Pertanyaan di topik ini',
  alsoIn: (topic) => `Lainnya di ${topic}`,
  all: (count) => `Lihat semua (${count})`,
  part: (part, parts) => `Bagian ${part} dari ${parts}`,
  parts: 'Bagian lain',
  noAnswer: 'Jawaban ini ada di bot.',
  empty: 'Belum ada pertanyaan di sini.',
  imageOf: (question) => `Gambar untuk ${question}`,
  details: 'Selengkapnya',
  contact: 'Hubungi kami',
  ways: {
    livechat: 'Live chat',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    phone: 'Telepon',
    email: 'Email',
    link: 'Kontak lain',
  },
  days: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  every: 'Setiap hari',
  closed: 'Libur',
  privacy: 'Kebijakan privasi',
  snapshot: (day) =>
    `Salinan per ${day}. Harga dan ketentuan mungkin sudah berubah, dan tiket tidak dapat dicek di sini.`,
  goneTitle: 'Halaman tidak ada',
  gone: 'Halaman ini sudah dihapus, atau alamatnya salah. Jawaban yang Anda cari mungkin ada di bawah ini.',
};

const words: Record<Language, HelpWords> = { id, en };

/** @param language the language that a website's admins have chosen for its bot. */
export function helpWords(language: string | null): HelpWords {
  return words[(language ?? defaultLanguage) as Language] ?? id;
}
