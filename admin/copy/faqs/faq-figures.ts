import { type ReasonName, type ReasonSums, reasonNames } from '../../../api/contract/insights.ts';
import { formatCount } from '../../format/number.ts';

/** Why an answer did not help, in the words that visitors tap. */
const reasons: Readonly<Record<ReasonName, string>> = {
  unclear: 'Kurang jelas',
  outdated: 'Info sudah tidak berlaku',
  other_question: 'Bukan yang saya cari',
  not_solved: 'Sudah dicoba, belum berhasil',
};

/** Texts for the figures of each FAQ in the list of FAQs. */
export const faqFiguresCopy = {
  failed: 'Statistik pengunjung tidak dapat dimuat.',
  read: (times: number) => `Dibaca ${formatCount(times)}`,
  times: 'kali',
  helpful: (share: number) => `${percent.format(share)} membantu`,
  votes: 'penilaian',
  reasons,
  /** The reasons that were given, the most frequent first. */
  reasonsOf: (sums: ReasonSums) =>
    Object.values(reasonNames)
      .filter((name) => sums[name] > 0)
      .sort((one, other) => sums[other] - sums[one])
      .map((name) => `${reasons[name]}: ${formatCount(sums[name])}`)
      .join(' · '),
} as const;

const percent = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 0 });
