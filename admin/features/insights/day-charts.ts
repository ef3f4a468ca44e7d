import type { InsightDay } from '../../../api/contract/insights.ts';
import { insightsCopy } from '../../copy/insights.ts';
import type { SeriesName } from './series-name.ts';

const copy = insightsCopy.charts;

/** The charts of the dashboard. */
export const dayCharts: readonly { title: string; series: readonly SeriesName[] }[] = [
  { title: copy.visits, series: ['opened', 'handed_over'] },
  { title: copy.read, series: ['read'] },
  { title: copy.searches, series: ['searched', 'unanswered'] },
  { title: copy.votes, series: ['helpful', 'unhelpful'] },
];

export const testedSeries: readonly SeriesName[] = ['tested_three', 'tested_first'];

/** The days with the results of the search's tests in per cent; empty if no day has a result. */
export function testedDays(days: readonly InsightDay[]): readonly InsightDay[] {
  const first = days.findIndex(({ tested }) => tested > 0);
  if (first === -1) return [];
  const percent = (part: number, all: number) => (all === 0 ? 0 : Math.round((100 * part) / all));
  // Days before the first result would seem to be bad ones.
  return days.slice(first).map((day) => ({
    ...day,
    tested_first: percent(day.tested_first, day.tested),
    tested_three: percent(day.tested_three, day.tested),
  }));
}
