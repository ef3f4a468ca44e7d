import { useState } from 'react';
import type { InsightDay } from '../../../api/contract/insights.ts';
import { insightsCopy } from '../../copy/insights.ts';
import { formatDay } from '../../format/day.ts';
import { formatCount } from '../../format/number.ts';
import { lineStyles, type SeriesName } from './chart-series.ts';
import { DayLines } from './day-lines.tsx';

const copy = insightsCopy.charts;

interface DayChartProps {
  title: string;
  days: readonly InsightDay[];
  series: readonly SeriesName[];
  /** Whether the values are shares, which cannot be added up: then the last one is shown for the period. */
  isShare?: boolean;
  /** Whether the numbers are shown below the drawing. */
  hasTable: boolean;
}

/** A chart of one or two sums, or shares, by day. */
export function DayChart({ title, days, series, isShare = false, hasTable }: DayChartProps) {
  const [pointed, setPointed] = useState<number>();
  const day = pointed === undefined ? undefined : days[pointed];

  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-2 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-baseline justify-between gap-x-4">
        <h3 className="text-14 font-semibold">{title}</h3>
        {/* The same width for a day and for the period, so that the drawing does not move below the finger. */}
        <span aria-hidden className="tabular min-w-24 shrink-0 text-right text-12 text-muted">
          {day ? formatDay(day.day) : isShare ? copy.latest : copy.wholePeriod}
        </span>
      </div>
      <div aria-hidden className="tabular flex flex-wrap gap-x-4 text-12 text-muted">
        {series.map((name, index) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <svg aria-hidden="true" width="18" height="4">
              <line
                x1="0"
                x2="18"
                y1="2"
                y2="2"
                stroke={`var(${lineStyles[index]?.colour})`}
                strokeWidth="2"
                strokeDasharray={lineStyles[index]?.dash.join(' ')}
              />
            </svg>
            {copy.series[name]}
            <b className="font-medium text-text">
              {formatCount(day?.[name] ?? (isShare ? days.slice(-1) : days).reduce(sumOf(name), 0))}
            </b>
          </span>
        ))}
      </div>
      <DayLines
        label={copy.drawing(
          title,
          series.map((name) =>
            isShare ? describeLatest(days.slice(-1), name) : describe(days, name),
          ),
        )}
        days={days}
        series={series}
        pointed={pointed}
        onPoint={setPointed}
      />
      {hasTable && <DayTable title={title} days={days} series={series} />}
    </section>
  );
}

/** Returns a text of a line for screen readers: its total and its highest day. */
function describe(days: readonly InsightDay[], name: SeriesName): string {
  const most = days.reduce<InsightDay | undefined>(
    (highest, day) => (highest === undefined || day[name] > highest[name] ? day : highest),
    undefined,
  );
  return most === undefined || most[name] === 0
    ? copy.nothing(copy.series[name])
    : copy.most(copy.series[name], days.reduce(sumOf(name), 0), most[name], formatDay(most.day));
}

function describeLatest(latest: readonly InsightDay[], name: SeriesName): string {
  return latest.map((day) => copy.last(copy.series[name], day[name], formatDay(day.day))).join('');
}

function sumOf(name: SeriesName) {
  return (sum: number, day: InsightDay) => sum + day[name];
}

interface DayTableProps {
  title: string;
  days: readonly InsightDay[];
  series: readonly SeriesName[];
}

/** The numbers of a chart, latest day first. */
function DayTable({ title, days, series }: DayTableProps) {
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
