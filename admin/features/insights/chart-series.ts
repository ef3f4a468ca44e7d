import type { InsightDay } from '../../../api/contract/insights.ts';
import { insightsCopy } from '../../copy/insights.ts';

/** The sums that charts can show. */
export type SeriesName = Exclude<keyof InsightDay, 'day' | 'tested'>;

/** The lines of a chart in the order of its series, for its drawing and its legend: a colour token, and the dashes. */
export const lineStyles = [
  { colour: '--accent-text', dash: [] },
  { colour: '--warning', dash: [5, 3] },
] as const;

const copy = insightsCopy.charts;

/** The charts of the dashboard. */
export const dayCharts: readonly { title: string; series: readonly SeriesName[] }[] = [
  { title: copy.visits, series: ['opened', 'handed_over'] },
  { title: copy.read, series: ['read'] },
  { title: copy.searches, series: ['searched', 'unanswered'] },
  { title: copy.votes, series: ['helpful', 'unhelpful'] },
];

export const testedSeries: readonly SeriesName[] = ['tested_three', 'tested_first'];

/** The days with a result of the search's tests, in per cent. Other days are left out: they would seem to be bad ones. */
export function testedDays(days: readonly InsightDay[]): readonly InsightDay[] {
  const percent = (part: number, all: number) => Math.round((100 * part) / all);
  return days
    .filter(({ tested }) => tested > 0)
    .map((day) => ({
      ...day,
      tested_first: percent(day.tested_first, day.tested),
      tested_three: percent(day.tested_three, day.tested),
    }));
}
