import { sentences } from '../../../api/contract/texts/sentences.ts';
import { formatCount } from '../../format/number.ts';

/** Texts for copying FAQs: in the row's menu and in the dialog. */
export const faqCopiesCopy = {
  duplicate: 'Gandakan',
  duplicateFailed: 'FAQ gagal diduplikasi.',
  copyTo: 'Salin atau pindahkan ke website...',
  title: 'Salin atau pindahkan ke website',
  what: (count: number, website: string) => `${formatCount(count)} FAQ dari ${website}`,
  target: 'Website tujuan',
  targetRequired: 'Pilih website tujuan.',
  mode: 'Cara',
  modes: {
    append: {
      label: 'Tambahkan',
      help: 'Salinan menjadi yang terakhir, setelah FAQ yang sudah ada.',
    },
    replace: { label: 'Ganti semua', help: 'FAQ yang ada di website tujuan dihapus.' },
  },
  moveMode: {
    label: 'Pindahkan',
    help: 'Hilang dari website ini. Statistik pengunjung dan riwayat versinya ikut pindah.',
  },
  move: 'Pindahkan',
  otherTopics: (count: number) => `dan ${formatCount(count)} topik lainnya`,
  replaceWarning: (count: number, website: string) =>
    count === 0
      ? `${website} belum memiliki FAQ, jadi tidak ada yang dihapus.`
      : `${formatCount(count)} FAQ di ${website} dihapus terlebih dahulu, lalu diganti dengan salinan ini.`,
  confirmName: 'Ketik nama website tujuan',
  confirmNameHelp: (website: string) => `Untuk memastikan: ${website}`,
  wrongName: sentences.wrongWebsiteName,
  submit: 'Salin',
  submitReplace: 'Ganti semua',
  failed: 'FAQ gagal disalin.',
  moveFailed: 'FAQ gagal dipindahkan.',
  view: 'Lihat',
  copyFrom: 'Salin dari website lain',
  source: 'Website asal',
  sourceRequired: 'Pilih website asal.',
  sourceEmpty: 'Website ini belum memiliki FAQ.',
} as const;
