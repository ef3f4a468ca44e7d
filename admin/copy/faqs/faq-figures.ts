import { formatCount } from '../../format/number.ts';

/** Texts for the figures of each FAQ in the list of FAQs. */
export const faqFiguresCopy = {
  failed: 'Statistik pengunjung tidak dapat dimuat.',
  read: (times: number) => `Dibaca ${formatCount(times)} kali`,
  notRead: 'Tidak dibaca',
  helpful: (share: number) => `${percent.format(share)} membantu`,
  votes: 'penilaian',
} as const;

const percent = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 0 });
