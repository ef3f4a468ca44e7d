import {
  colours,
  draw,
  gridLine,
  ink,
  line,
  othersColour,
  quietInk,
  roomFor,
  round,
  text,
  width,
} from './chart.ts';
import type { Chart } from './section.ts';

const rowHeight = 34;
const barHeight = 16;
const headHeight = 76;
const footHeight = 44;
const rightRoom = 90;

interface Bar {
  name: string;
  value: number;
  /** The lowest and the highest value of the rounds. */
  spread?: readonly [number, number];
  /** Whether the bar has the colour of this project; the others are grey. */
  isOurs: boolean;
}

interface BarChartOptions extends Omit<Chart, 'svg'> {
  title: string;
  subtitle: string;
  bars: readonly Bar[];
  /** Formats the figure beside a bar. */
  format: (value: number) => string;
}

/** Draws a horizontal bar for each compared thing, with the range of the rounds as a thin line. */
export function barChart({ bars, format, ...head }: BarChartOptions): Chart {
  const left = Math.max(190, roomFor(bars.map(({ name }) => name)));
  const bottom = headHeight + bars.length * rowHeight;
  const { max, parts } = niceAxis(
    Math.max(...bars.map(({ value, spread }) => spread?.[1] ?? value)),
  );
  const xOf = (value: number) => left + (value / max) * (width - rightRoom - left);
  const grid = Array.from({ length: parts + 1 }, (_, at) => (max * at) / parts).flatMap((value) => [
    line([xOf(value), headHeight], [xOf(value), bottom], `stroke="${gridLine}"`),
    text(format(value), xOf(value), bottom + 16, { size: 12, fill: quietInk, anchor: 'middle' }),
  ]);
  const rows = bars.flatMap(({ name, value, spread = [value, value], isOurs }, at) => {
    const [from, to] = spread;
    const y = headHeight + (at + 0.5) * rowHeight;
    return [
      text(name, left - 8, y, { anchor: 'end' }),
      bar(left, y, xOf(value), isOurs ? colours[0] : othersColour),
      ...(from === to
        ? []
        : [line([xOf(from), y], [xOf(to), y], `stroke="${ink}" stroke-width="2" opacity="0.55"`)]),
      text(format(value), Math.max(xOf(to), xOf(value)) + 8, y),
    ];
  });
  return draw({ ...head, height: bottom + footHeight, marks: [...grid, ...rows] });
}

/** A bar with round corners at its right end. */
function bar(left: number, y: number, end: number, fill: string): string {
  const length = end - left;
  const corner = Math.min(4, length);
  return `<path d="M${left},${y - barHeight / 2}h${round(length - corner)}q${corner},0 ${corner},${corner}v${barHeight - 2 * corner}q0,${corner} -${corner},${corner}h-${round(length - corner)}z" fill="${fill}"/>`;
}

/** The first digits of an axis's end, and the number of its parts. */
const niceEnds = [
  [1, 5],
  [1.5, 3],
  [2, 4],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [8, 4],
] as const;

/** Rounds up, so that the axis ends with a grid line beyond the longest bar. */
function niceAxis(value: number): { max: number; parts: number } {
  const power = 10 ** Math.floor(Math.log10(value));
  const [end, parts] = niceEnds.find(([end]) => end * power >= value) ?? [10, 5];
  return { max: end * power, parts };
}
