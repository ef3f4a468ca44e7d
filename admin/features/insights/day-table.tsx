import type { InsightDay } from '../../../api/contract/insights.ts';
import { insightsCopy } from '../../copy/insights.ts';
import { formatDay } from '../../format/day.ts';
import { formatCount } from '../../format/number.ts';
import type { SeriesName } from './chart-series.ts';

const copy = insightsCopy.charts;

interface DayTableProps {
  title: string;
  days: readonly InsightDay[];
  series: readonly SeriesName[];
}

/** The numbers of a chart, latest day first. */
export function DayTable({ title, days, series }: DayTableProps) {
  return (
    <section
      aria-label={copy.table(title)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be focusable with the keyboard.
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-control border border-line"
    >
      <table className="tabular w-full text-13">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-canvas text-12 text-muted">
          <tr>
            <th scope="col" className="h-9 px-3 text-left font-medium">
              {copy.day}
            </th>
            {series.map((name) => (
              <th key={name} scope="col" className="px-3 text-right font-medium">
                {copy.series[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map((day) => (
            <tr key={day.day} className="border-t border-line">
              <th scope="row" className="h-9 px-3 text-left font-normal whitespace-nowrap">
                {formatDay(day.day)}
              </th>
              {series.map((name) => (
                <td key={name} className="px-3 text-right">
                  {formatCount(day[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
