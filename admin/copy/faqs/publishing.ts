import type { PublishingMode } from '../../../api/contract/faqs/publishing-mode.ts';
import { sentences } from '../../../api/contract/texts/sentences.ts';
import { formatCount } from '../../format/number.ts';

export const publishingCopy = {
  open: 'Penerbitan',
  title: 'Penerbitan FAQ',
  mode: 'Cara menerbitkan',
  modes: {
    direct: {
      label: 'Terbitkan langsung',
      help: 'Setiap perubahan langsung dibaca pengunjung.',
    },
    draft: {
      label: 'Kumpulkan sebagai draf',
      help: 'Pengunjung membaca rilis terakhir sampai Anda menerbitkan perubahan. Bot di halaman admin menampilkan draf.',
    },
  } satisfies Record<PublishingMode, { label: string; help: string }>,
  save: 'Simpan',
  saveFailed: 'Cara menerbitkan gagal disimpan.',
  leaveTitle: 'Terbitkan langsung',
  leave: (changes: number) =>
    `${formatCount(changes)} perubahan yang belum terbit akan diterbitkan dan langsung dibaca pengunjung. Lanjutkan?`,
  leaveScheduled: 'Penerbitan yang dijadwalkan dibatalkan.',
  leaveConfirm: 'Terbitkan dan beralih',

  textSize: (bytes: number, max: number) =>
    `Teks ${inMegabytes(bytes)} dari ${inMegabytes(max)} MB`,
  textsAlmostFull: 'hampir penuh',
  textsTooLarge: 'hanya dapat dikurangi',

  bar: 'Penerbitan',
  release: (number: number, at: string) => `Pengunjung membaca rilis ${number} (${at} WIB).`,
  scheduled: (at: string, by: string) => `Terbit otomatis ${at} WIB, dijadwalkan oleh ${by}.`,
  cancelSchedule: 'Batalkan jadwal',
  cancelFailed: 'Jadwal gagal dibatalkan.',
  chip: (changes: number) =>
    changes === 0 ? 'Semua sudah terbit' : `${formatCount(changes)} belum terbit`,
  scheduledAt: (at: string) => `terbit ${at}`,
  showChanges: 'Lihat perubahan',
  badge: 'Draf',
  releases: 'Rilis',
  publish: 'Terbitkan',

  publishTitle: 'Terbitkan perubahan',
  publishExplained: (changes: number) =>
    changes === 0
      ? 'Belum ada perubahan untuk diterbitkan sekarang. Penerbitan berikutnya dapat dijadwalkan.'
      : 'Perubahan ini menjadi satu rilis baru yang dibaca pengunjung.',
  when: 'Waktu terbit',
  times: {
    now: { label: 'Sekarang', help: 'Pengunjung langsung membaca perubahan ini.' },
    later: {
      label: 'Pada waktu tertentu',
      help: 'Yang terbit adalah isi draf pada waktu itu, termasuk perubahan siapa pun yang dibuat sesudah ini.',
    },
  },
  at: 'Tanggal dan jam (WIB)',
  atRequired: 'Pilih tanggal dan jam.',
  atPast: sentences.timeIsPast,
  scheduleStays: (at: string) => `Penerbitan draf pada ${at} WIB tetap terjadwal.`,
  scheduleReplaced: (at: string) => `Jadwal ${at} WIB diganti.`,
  note: 'Catatan (opsional)',
  noteHelp: 'Tampil di daftar rilis dan riwayat.',
  publishNow: 'Terbitkan sekarang',
  schedule: 'Jadwalkan',
  publishFailed: 'Perubahan gagal diterbitkan.',
  undoFailed: 'Penerbitan gagal diurungkan.',

  changesTitle: 'Perubahan yang belum terbit',
  releaseDiffers: (changes: number) =>
    `${formatCount(changes)} FAQ yang dibaca pengunjung berubah:`,
  releaseIsSame: 'Isinya sama dengan yang dibaca pengunjung sekarang.',
  noChanges: 'Draf sama dengan yang dibaca pengunjung.',
  more: (amount: number) => `Tampilkan ${formatCount(amount)} lagi`,
  kinds: {
    added: 'Ditambahkan',
    removed: 'Dihapus',
    edited: 'Diubah',
    moved: 'Dipindahkan',
    image: 'Gambar berubah',
  },
  published: 'Dibaca pengunjung',
  draft: 'Draf',
  changed: 'Berubah',
  noImage: 'Tanpa gambar',
  topTier: 'Tier 0',
  movedFrom: (from: string, to: string) => `Dari bawah “${from}” ke bawah “${to}”`,
  reordered: 'Urutannya berubah',

  releasesTitle: 'Rilis',
  releasesHelp: (count: number) => `${count} rilis terakhir disimpan.`,
  releaseName: (number: number) => `Rilis ${number}`,
  releaseBy: (at: string, by: string) => `${at} WIB oleh ${by}`,
  releaseChanges: (changes: number) =>
    changes === 0 ? 'Tanpa perubahan' : `${formatCount(changes)} perubahan`,
  restoredFrom: (number: number) => `isi rilis ${number}`,
  current: 'Dibaca pengunjung',
  restore: 'Pulihkan rilis ini',
  restoreTitle: (number: number) => `Pulihkan rilis ${number}`,
  restoreExplained: (number: number) =>
    `Pengunjung langsung membaca isi rilis ${number}, sebagai rilis baru.`,
  draftStays:
    'Draf tidak berubah: perbedaannya dengan rilis itu tampil sebagai perubahan yang belum terbit.',
  restoreConfirm: 'Pulihkan',
  restoreFailed: 'Rilis gagal dipulihkan.',
} as const;

/** Rounded up: a size above the limit must not look equal to it. */
function inMegabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 ** 2) * 10) / 10).toLocaleString('id-ID');
}
