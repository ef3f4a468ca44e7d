import type { Chart } from './section.ts';

export const width = 760;
const fontFamily = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';
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
  /** Elements of SVG, the lowest first. */
  marks: readonly string[];
}

/** Draws a chart on a light card, so that it is readable on dark pages too. */
export function draw({ file, alt, title, subtitle, height, marks }: Drawing): Chart {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const card = `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="12" fill="#ffffff" stroke="#d3d9e2"/>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${fontFamily}">`,
    card,
    text(title, 20, 25, { size: 16, weight: 600 }),
    text(subtitle, 20, 48, { fill: quietInk }),
    ...marks,
    '</svg>',
  ].join('\n');
  return { file, alt, svg };
}

interface TextLook {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A text whose middle is at `y`. */
export function text(
  content: string,
  x: number,
  y: number,
  { size = 13, weight = 400, fill = ink, anchor = 'start' }: TextLook = {},
): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" dominant-baseline="central">${escaped}</text>`;
}

export function line(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  look: string,
): string {
  return `<path d="M${from.map(round)}L${to.map(round)}" ${look}/>`;
}

export function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
