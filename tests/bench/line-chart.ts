import { colours, draw, gridLine, line, quietInk, roomFor, round, text, width } from './chart.ts';
import type { Chart } from './section.ts';

const height = 400;
const left = 80;
const top = 84;
const bottom = height - 48;
/** Between the names at the ends of lines. */
const leastGap = 18;

interface Line {
  name: string;
  /** The measured value at each size. */
  points: readonly (readonly [size: number, value: number])[];
}

interface LineChartOptions extends Omit<Chart, 'svg'> {
  title: string;
  subtitle: string;
  /** At most five. */
  lines: readonly Line[];
  formatSize: (size: number) => string;
  format: (value: number) => string;
}

/** Draws curves of cost over size on logarithmic axes: constant cost is flat, proportional cost has a slope of 1. */
export function lineChart({ lines, formatSize, format, ...head }: LineChartOptions): Chart {
  const right = width - Math.max(170, roomFor(lines.map(({ name }) => name)));
  const sizes = lines.flatMap(({ points }) => points.map(([size]) => size));
  const values = lines.flatMap(({ points }) => points.map(([, value]) => value));
  const [firstSize, lastSize] = [Math.min(...sizes), Math.max(...sizes)];
  const powers = [
    Math.floor(Math.log10(Math.min(...values))),
    Math.ceil(Math.log10(Math.max(...values))),
  ] as const;
  const xOf = (size: number) =>
    left + (Math.log(size / firstSize) / Math.log(lastSize / firstSize)) * (right - left);
  const yOf = (value: number) =>
    bottom - ((Math.log10(value) - powers[0]) / (powers[1] - powers[0])) * (bottom - top);

  const grid = [
    ...tens(...powers).flatMap((value) => [
      line([left, yOf(value)], [right, yOf(value)], `stroke="${gridLine}"`),
      text(format(value), left - 8, yOf(value), { size: 12, fill: quietInk, anchor: 'end' }),
    ]),
    ...tens(Math.ceil(Math.log10(firstSize)), Math.floor(Math.log10(lastSize))).flatMap((size) => [
      line([xOf(size), top], [xOf(size), bottom], `stroke="${gridLine}"`),
      text(formatSize(size), xOf(size), bottom + 16, {
        size: 12,
        fill: quietInk,
        anchor: 'middle',
      }),
    ]),
  ];
  const curves = lines.flatMap(({ points }, at) => {
    const places = points.map(([size, value]) => [xOf(size), yOf(value)] as const);
    const path = places.map((place) => place.map(round)).join('L');
    const colour = colours[at] as string;
    return [
      `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...places.map(([x, y]) => symbol(at, x, y, colour)),
    ];
  });
  // The name is at the end of the line, so that nobody has to match colours with a legend.
  let lowest = top - leastGap;
  const names = lines
    .map(({ name, points }) => ({ name, y: yOf(points.at(-1)?.[1] ?? 1) }))
    .sort((one, other) => one.y - other.y)
    .map(({ name, y }) => {
      lowest = Math.max(y, lowest + leastGap);
      return text(name, right + 12, lowest);
    });
  return draw({ ...head, height, marks: [...grid, ...curves, ...names] });
}

/** The powers of ten between two exponents. */
function tens(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at));
}

/** The symbols of a line: circle, square, triangle, diamond or ring. */
function symbol(at: number, x: number, y: number, colour: string): string {
  const shapes = ['', 'M-4,-4h8v8h-8z', 'M0,-4.5l4.5,8.5h-9z', 'M0,-5l5,5l-5,5l-5,-5z'];
  const place = `transform="translate(${round(x)},${round(y)})"`;
  const shape = shapes[at];
  if (shape) return `<path d="${shape}" ${place} fill="${colour}"/>`;
  const fill = at === 0 ? colour : '#ffffff';
  return `<circle r="4" ${place} fill="${fill}" stroke="${colour}" stroke-width="2"/>`;
}
