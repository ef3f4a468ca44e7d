import { useLayoutEffect, useRef, useState } from 'react';
import type { InsightDay } from '../../../api/contract/insights.ts';
import { formatShortDay } from '../../format/day.ts';
import { formatShortCount } from '../../format/number.ts';
import { lineStyles, type SeriesName } from './chart-series.ts';

interface DayLinesProps {
  /** The text for screen readers. */
  label: string;
  days: readonly InsightDay[];
  /** The sums to draw. */
  series: readonly SeriesName[];
  /** The index of the day at the pointer. */
  pointed: number | undefined;
  onPoint: (index: number | undefined) => void;
}

const height = 200;
const top = 8;
const bottom = 172;
const left = 48;
/** The label of the last day is centred below the right edge, so it needs space. */
const spaceAtRight = 24;
/** Steps of the x-axis in whole days, so that each label belongs to one day. */
const dayIncrements = [1, 2, 7, 14, 28, 56, 112];
const countIncrements = Array.from({ length: 9 }, (_, power) => 10 ** power).flatMap((ten) => [
  ten,
  2 * ten,
  5 * ten,
]);
/** The smallest maximum of the y-axis, for days without any counts. */
const leastMost = 4;
const labelSpace = { x: 64, y: 28 };
/** Days further apart than this get a point each. */
const pointSpace = 14;

/** One or two lines over days, as wide as their box. */
export function DayLines({ label, days, series, pointed, onPoint }: DayLinesProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  // A `viewBox` would stretch the text together with the lines, so draw in the pixels of the box.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([box]) => setWidth(box?.contentRect.width ?? 0));
    if (svg.current) observer.observe(svg.current);
    return () => observer.disconnect();
  }, []);

  const last = days.length - 1;
  const right = width - spaceAtRight;
  const dayWidth = (right - left) / Math.max(last, 1);
  const counts = series.flatMap((name) => days.map((day) => day[name]));
  const most = Math.max(1.05 * Math.max(0, ...counts), leastMost);
  const countHeight = (bottom - top) / most;
  const x = (index: number) => left + index * dayWidth;
  const y = (count: number) => bottom - count * countHeight;
  const dayStep = dayIncrements.find((step) => step * dayWidth >= labelSpace.x) ?? days.length;
  const countStep = countIncrements.find((step) => step * countHeight >= labelSpace.y) ?? most;
  const pointedDay = pointed === undefined ? undefined : days[pointed];

  return (
    <svg ref={svg} role="img" aria-label={label} width="100%" height={height}>
      {width > 0 && (
        <>
          {stepsTo(most, countStep).map((count) => (
            <g key={count}>
              <line x1={left} x2={right} y1={y(count)} y2={y(count)} className="stroke-line" />
              <text x={left - 8} y={y(count)} dy="0.35em" textAnchor="end" className={textClass}>
                {formatShortCount(count)}
              </text>
            </g>
          ))}
          {stepsTo(last, dayStep).map((index) => (
            <text
              key={index}
              x={x(index)}
              y={bottom + 16}
              textAnchor="middle"
              className={textClass}
            >
              {formatShortDay(days[index]?.day ?? '')}
            </text>
          ))}
          {series.map((name, at) => {
            const points = days.map((day, index) => `${x(index)},${y(day[name])}`).join(' ');
            const { colour, dash } = lineStyles[at] ?? lineStyles[0];
            return (
              <g key={name} color={`var(${colour})`} stroke="currentColor" strokeWidth="2">
                {at === 0 && (
                  <polygon
                    points={`${left},${bottom} ${points} ${x(last)},${bottom}`}
                    stroke="none"
                    className="fill-accent-soft"
                  />
                )}
                <polyline points={points} fill="none" strokeDasharray={dash.join(' ')} />
                {days.map(
                  (day, index) =>
                    (dayWidth >= pointSpace || index === pointed) && (
                      <circle
                        key={day.day}
                        cx={x(index)}
                        cy={y(day[name])}
                        r="3"
                        className={index === pointed ? 'fill-current' : 'fill-surface'}
                      />
                    ),
                )}
              </g>
            );
          })}
          {pointedDay && pointed !== undefined && (
            <line
              x1={x(pointed)}
              x2={x(pointed)}
              y1={top}
              y2={bottom}
              strokeDasharray="3 3"
              className="stroke-control"
            />
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the table below the chart has each day's numbers. */}
          <rect
            x={left}
            y={top}
            width={right - left}
            height={bottom - top}
            fill="transparent"
            // Mouse events, because a tap makes them too, and its day stays marked after it.
            onMouseMove={({ clientX, currentTarget }) =>
              onPoint(Math.round((clientX - currentTarget.getBoundingClientRect().left) / dayWidth))
            }
            onMouseLeave={() => onPoint(undefined)}
          />
        </>
      )}
    </svg>
  );
}

const textClass = 'tabular fill-muted text-12';

function stepsTo(most: number, step: number): number[] {
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
