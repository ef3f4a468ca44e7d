import type { InsightDay } from '../../../api/contract/insights.ts';

/** The sums that charts can show. */
export type SeriesName = Exclude<keyof InsightDay, 'day' | 'tested'>;

/** The lines of a chart in the order of its series, for its drawing and its legend: a colour token, and the dashes. */
export const lineStyles = [
  { colour: '--accent-text', dash: [] },
  { colour: '--warning', dash: [5, 3] },
] as const;
