import { figureDays, leastVotes } from '../../api/contract/limits.ts';
import { formatCount } from '../format/number.ts';

/** Texts for the figures of each FAQ in the list of FAQs. */
export const faqFiguresCopy = {
  figures: 'Angka di daftar',
  toggle: 'Angka pengunjung',
  explained: `Angka ${figureDays} hari terakhir. “Tidak pernah dibaca”: ada isinya, tetapi tidak dibaca. “Sering tidak membantu”: paling sedikit ${leastVotes} suara, kurang dari setengahnya “Ya”.`,
  failed: 'Angka pengunjung tidak dapat dimuat.',
  read: (times: number) => `Dibaca ${formatCount(times)} kali`,
  notRead: 'Tidak dibaca',
  helpful: (share: number) => `${percent.format(share)} terbantu`,
  votes: 'suara',
  sort: 'Urutkan:',
  filter: 'Saring:',
  sorts: {
    'read-desc': 'Terbanyak dibaca',
    'read-asc': 'Tersedikit dibaca',
    'helpful-asc': 'Paling tidak membantu',
  },
} as const;

const percent = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 0 });
