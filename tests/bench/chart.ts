import { BarChart, CustomChart, LineChart } from 'echarts/charts';
import { GraphicComponent, GridComponent, TitleComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { Chart } from './section.ts';

use([
  BarChart,
  CustomChart,
  LineChart,
  GraphicComponent,
  GridComponent,
  TitleComponent,
  LabelLayout,
  SVGRenderer,
]);

const width = 760;
/** Also for texts that a chart draws by itself. */
export const fontFamily = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';
export const ink = '#1d2433';
export const quietInk = '#5a6475';
export const gridLine = '#e3e7ed';
/** Ours first; each stands out against the card, and against the others for those who confuse red and green. */
export const colours = ['#3a55d9', '#c2570c', '#0f766e', '#9333ea', '#5a6475'] as const;
export const othersColour = '#a9b3c2';

/** Pixels that the longest of these labels takes beside a chart; a drawing on a server cannot measure its letters. */
export function roomFor(labels: readonly string[]): number {
  return Math.max(...labels.map(({ length }) => length)) * 7.6 + 24;
}

interface Drawing extends Omit<Chart, 'svg'> {
  title: string;
  /** What the figures are: the unit, and which way is better. */
  subtitle: string;
  height: number;
  option: EChartsCoreOption;
}

/** Draws a chart on a card of its own, which is as legible on a dark page as on a light one. */
export function draw({ file, alt, title, subtitle, height, option }: Drawing): Chart {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption({
    animation: false,
    textStyle: { fontFamily, color: ink },
    title: {
      text: title,
      subtext: subtitle,
      left: 20,
      top: 16,
      itemGap: 6,
      textStyle: { fontSize: 16, fontWeight: 600, color: ink },
      subtextStyle: { fontSize: 13, color: quietInk },
    },
    graphic: {
      type: 'rect',
      silent: true,
      z: -1,
      shape: { x: 0.5, y: 0.5, width: width - 1, height: height - 1, r: 12 },
      style: { fill: '#ffffff', stroke: '#d3d9e2', lineWidth: 1 },
    },
    ...option,
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return { file, alt, svg };
}
