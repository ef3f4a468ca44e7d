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
