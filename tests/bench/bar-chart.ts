import type { CustomSeriesRenderItem } from 'echarts';
import {
  colours,
  draw,
  fontFamily,
  gridLine,
  ink,
  othersColour,
  quietInk,
  roomFor,
} from './chart.ts';
import type { Chart } from './section.ts';

const rowHeight = 34;
const headHeight = 76;
const footHeight = 44;

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
  const extents = bars.map(({ value, spread = [value, value] }, at) => [at, ...spread]);

  /** Draws the range, and the figure to the right of the range and the bar. */
  const drawFigure: CustomSeriesRenderItem = ({ dataIndex }, api) => {
    const [from, y] = api.coord([api.value(1), dataIndex]) as [number, number];
    const [to] = api.coord([api.value(2), dataIndex]) as [number, number];
    const [end] = api.coord([bars[dataIndex]?.value ?? 0, dataIndex]) as [number, number];
    return {
      type: 'group',
      children: [
        {
          type: 'line',
          ignore: from === to,
          shape: { x1: from, y1: y, x2: to, y2: y },
          style: { stroke: ink, lineWidth: 2, opacity: 0.55 },
        },
        {
          type: 'text',
          style: {
            text: format(bars[dataIndex]?.value ?? 0),
            x: Math.max(to, end) + 8,
            y,
            verticalAlign: 'middle',
            fontFamily,
            fontSize: 13,
            fill: ink,
          },
        },
      ],
    };
  };

  return draw({
    ...head,
    height: headHeight + bars.length * rowHeight + footHeight,
    option: {
      grid: {
        left: Math.max(190, roomFor(bars.map(({ name }) => name))),
        right: 90,
        top: headHeight,
        bottom: footHeight,
      },
      xAxis: {
        type: 'value',
        splitNumber: 4,
        max: niceMaximum(Math.max(...bars.map(({ value, spread }) => spread?.[1] ?? value))),
        axisLabel: { fontSize: 12, color: quietInk, formatter: format },
        splitLine: { lineStyle: { color: gridLine } },
      },
      yAxis: {
        type: 'category',
        inverse: true,
        data: bars.map(({ name }) => name),
        axisLine: { show: false },
        axisTick: { show: false },
        axisLabel: { fontSize: 13, color: ink },
      },
      series: [
        {
          type: 'bar',
          barWidth: 16,
          data: bars.map(({ value, isOurs }) => ({
            value,
            itemStyle: { color: isOurs ? colours[0] : othersColour, borderRadius: [0, 4, 4, 0] },
          })),
        },
        { type: 'custom', data: extents, renderItem: drawFigure, z: 3 },
      ],
    },
  });
}

/** Rounds up, so that the axis ends with a grid line beyond the longest bar. */
function niceMaximum(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}
