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
/** The font, also of texts that a chart draws itself. */
export const fontFamily = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';
export const ink = '#1d2433';
export const quietInk = '#5a6475';
export const gridLine = '#e3e7ed';
/** Ours first. Each has contrast to the card, and differs from the others for people with red-green blindness. */
export const colours = ['#3a55d9', '#c2570c', '#0f766e', '#9333ea', '#5a6475'] as const;
export const othersColour = '#a9b3c2';

/** Estimates the width of the longest label in pixels, because a chart drawn without a browser cannot measure text. */
export function roomFor(labels: readonly string[]): number {
  return Math.max(...labels.map(({ length }) => length)) * 7.6 + 24;
}

interface Drawing extends Omit<Chart, 'svg'> {
  title: string;
  /** The unit of the figures, and whether more or less is better. */
  subtitle: string;
  height: number;
  option: EChartsCoreOption;
}

/** Draws a chart on a light card, so that it is readable on dark pages too. */
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
