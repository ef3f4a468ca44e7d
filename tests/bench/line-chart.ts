import { colours, draw, gridLine, ink, quietInk, roomFor } from './chart.ts';
import type { Chart } from './section.ts';

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
  const axis = { splitLine: { lineStyle: { color: gridLine } }, axisLine: { show: false } };
  return draw({
    ...head,
    height: 400,
    option: {
      grid: {
        left: 80,
        right: Math.max(170, roomFor(lines.map(({ name }) => name))),
        top: 84,
        bottom: 48,
      },
      xAxis: {
        type: 'log',
        ...axis,
        min: Math.min(...lines.flatMap(({ points }) => points.map(([size]) => size))),
        axisLabel: { fontSize: 12, color: quietInk, formatter: formatSize },
      },
      yAxis: {
        type: 'log',
        ...axis,
        axisLabel: { fontSize: 12, color: quietInk, formatter: format },
      },
      series: lines.map(({ name, points }, at) => ({
        type: 'line',
        name,
        data: points,
        symbol: ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle'][at],
        symbolSize: 8,
        lineStyle: { width: 2 },
        color: colours[at],
        // The name is at the end of the line, so that nobody has to match colours with a legend.
        endLabel: { show: true, formatter: '{a}', fontSize: 13, color: ink, distance: 8 },
        labelLayout: { moveOverlap: 'shiftY' },
      })),
    },
  });
}
