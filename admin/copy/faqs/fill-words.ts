import type { FillWord } from '../../../api/contract/texts/fill-words.ts';
import { sentences } from '../../../api/contract/texts/sentences.ts';
import { formatCount } from '../../format/number.ts';

export const fillWordsCopy = {
  title: 'Kata isian',
  intro:
    'Tulis {nomor_cs} di pertanyaan atau jawaban; pengunjung membaca nilainya: teks atau satu tautan https. Nilai di FAQ bersama adalah bawaan semua website.',
  nameRule: 'Nama: maksimal 40 huruf kecil, angka, dan garis bawah, diawali huruf.',
  empty: 'Belum ada kata isian.',
  name: 'Nama kata isian baru',
  badName: sentences.badFillName,
  nameTaken: 'Nama ini sudah ada.',
  value: 'Nilai',
  help: ({ default: value, uses }: FillWord) =>
    `${value === null ? '' : `Bila kosong: ${value}. `}${uses === 0 ? 'Belum dipakai.' : `Dipakai di ${formatCount(uses)} FAQ.`}`,
  remove: 'Hapus kata isian',
  add: 'Tambah kata isian',
  save: 'Simpan',
  saveFailed: 'Kata isian gagal disimpan.',
  undoFailed: 'Kata isian gagal diurungkan.',
  unknown: (names: readonly string[]) =>
    `Kata isian ${names.map((name) => `{${name}}`).join(', ')} belum ada: pengunjung membacanya seperti tertulis.`,
  emptyWords: 'Kata isian kosong',
  missing: (words: readonly FillWord[]) =>
    `Kata isian tanpa nilai: ${words.map(({ name }) => `{${name}}`).join(', ')}`,
} as const;
