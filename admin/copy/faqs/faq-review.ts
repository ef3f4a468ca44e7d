import { outdatedMinSenders } from '../../../api/contract/limits.ts';
import { formatDay } from '../../format/day.ts';

const rules: Readonly<Record<string, string>> = {
  0: 'Tidak',
  1: 'Tiap bulan',
  3: 'Tiap 3 bulan',
  6: 'Tiap 6 bulan',
  12: 'Tiap 12 bulan',
};

/** Texts about answers that grow old. */
export const faqReviewCopy = {
  name: 'Periksa lagi',
  /** By the number of months. */
  rules,
  website: 'Ikut website',
  asWebsite: (months: number | undefined) =>
    `Ikut website${months === undefined ? '' : ` (${months === 0 ? 'tidak' : `${months} bulan`})`}`,
  onDay: 'Pada tanggal...',
  day: 'Tanggal periksa',
  due: 'Perlu diperiksa',
  outdated: (day: string) =>
    `Minimal ${outdatedMinSenders} pengunjung memilih “Info sudah tidak berlaku”, terakhir ${formatDay(day)}.`,
  confirm: 'Masih benar',
  confirmFailed: 'Jawaban gagal dipastikan.',
  confirmed: (by: string, day: string) => `Terakhir dipastikan oleh ${by}, ${formatDay(day)}.`,
  next: (day: string) => `Perlu diperiksa mulai ${formatDay(day)}.`,
  dialogTitle: 'Periksa lagi jawaban',
  intro:
    'Bila waktunya tiba, jawaban ditandai “Perlu diperiksa” sampai seseorang menekan “Masih benar”. Berlaku untuk FAQ tanpa pilihan sendiri.',
  help: 'Dihitung sejak dipasang, FAQ ditambahkan, atau jawabannya dipastikan.',
  save: 'Simpan',
  saveFailed: 'Pilihan ini gagal disimpan.',
  toCheck: (count: number) =>
    count === 0
      ? 'Semua jawaban masih dalam waktunya.'
      : 'jawaban menunggu dipastikan masih benar.',
  toFaqs: 'Lihat FAQ',
} as const;
