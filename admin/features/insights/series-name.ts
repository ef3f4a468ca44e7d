import type { InsightDay } from '../../../api/contract/insights.ts';

/** The sums that charts can show. */
export type SeriesName = Exclude<keyof InsightDay, 'day' | 'tested'>;
