import uPlot from 'uplot';
import type { InsightDay } from '../../../api/contract/insights.ts';
import { formatShortDay } from '../../format/day.ts';
import { formatShortCount } from '../../format/number.ts';
import { lineStyles, type SeriesName } from './series-name.ts';
import './day-chart.css';

export interface Drawing {
  days: readonly InsightDay[];
  /** The sums to draw. */
  series: readonly SeriesName[];
  /** Called with the index of the day at the pointer. */
  onPoint: (index: number | undefined) => void;
}

const height = 200;
/** Steps of the x-axis in whole days, so that each label belongs to one day. */
const dayIncrements = [1, 2, 7, 14, 28, 56, 112];
const countIncrements = Array.from({ length: 9 }, (_, power) => 10 ** power).flatMap((ten) => [
  ten,
  2 * ten,
  5 * ten,
]);
/** The smallest maximum of the y-axis, for days without any counts. */
const leastTop = 4;

/**
 * Draws the days on a canvas as wide as its box.
 *
 * @returns a function that removes the chart.
 */
export function drawDays(box: HTMLElement, { days, series, onPoint }: Drawing): () => void {
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const font = `12px ${getComputedStyle(box).fontFamily}`;
  const axis = {
    stroke: colour('--muted'),
    font,
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  };
  const lines = lineStyles.map(({ colour: token, dash }, index) => ({
    stroke: colour(token),
    width: 2,
    dash: [...dash],
    ...(index === 0 && { fill: colour('--accent-soft') }),
  }));
  const chart = new uPlot(
    {
      width: box.clientWidth,
      height,
      // The label of the last day is centred below the right edge, so it needs space.
      padding: [8, 24, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
      scales: {
        x: { time: false },
        y: { range: (_chart, _least, most) => [0, Math.max(most * 1.05, leastTop)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 28,
          space: 64,
          incrs: dayIncrements,
          values: (_chart, numbers) =>
            numbers.map((number) => {
              const day = days[number]?.day;
              return day === undefined ? '' : formatShortDay(day);
            }),
        },
        {
          ...axis,
          size: 48,
          space: 28,
          incrs: countIncrements,
          values: (_chart, counts) => counts.map(formatShortCount),
        },
      ],
      series: [{}, ...series.map((name, index) => ({ ...lines[index], label: name }))],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
    },
    [days.map((_, index) => index), ...series.map((name) => days.map((day) => day[name]))],
    box,
  );
  const resizer = new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height }));
  resizer.observe(box);
  return () => {
    resizer.disconnect();
    chart.destroy();
  };
}
