import { expect, it } from 'vitest';
import { accentColours } from '../../widget/view/look/accent.ts';

const surfaces = { light: 'rgb(238, 241, 246)', dark: 'rgb(38, 43, 54)' };
const accents = [
  '#3a55d9',
  '#fff',
  '#000',
  '#ffcc00',
  '#e11d48',
  '#10b981',
  '#777',
  '#0ff',
  '#a3e',
];

it.each(accents)(
  'keeps text on a ground of %s and text in %s readable in both themes',
  (accent) => {
    for (const theme of ['light', 'dark'] as const) {
      const { fill, onFill, ink } = accentColours(accent, theme);
      expect(contrast(fill, onFill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, surfaces[theme])).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it('does not change a readable accent', () => {
  expect(accentColours('#3a55d9', 'light')).toMatchObject({
    fill: 'rgb(58, 85, 217)',
    onFill: 'rgb(255, 255, 255)',
  });
});

it('uses black text on a light accent instead of darkening the accent', () => {
  expect(accentColours('#ffcc00', 'light')).toMatchObject({
    fill: 'rgb(255, 204, 0)',
    onFill: 'rgb(0, 0, 0)',
  });
});

it('reads the short notation', () => {
  expect(accentColours('#25d', 'light').fill).toBe(accentColours('#2255dd', 'light').fill);
});

/** Computes WCAG's contrast ratio independently of the tested code. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const channels = (colour.match(/\d+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return [0.2126, 0.7152, 0.0722].reduce((sum, w, i) => sum + w * (channels[i] ?? Number.NaN), 0);
  };
  const values = [luminance(a), luminance(b)];
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

it.each([
  ['#fff', 'light'],
  ['#f5f7fa', 'light'],
  ['#111', 'dark'],
  ['#1a1e26', 'dark'],
] as const)('draws an edge around %s on a %s panel', (accent, theme) => {
  expect(accentColours(accent, theme).edge).toBe('var(--control-line)');
});

it.each([
  ['#3a55d9', 'light'],
  ['#3a55d9', 'dark'],
  ['#ffcc00', 'light'],
  ['#fff', 'dark'],
] as const)('gives %s no edge on a %s panel', (accent, theme) => {
  expect(accentColours(accent, theme).edge).toBe('transparent');
});
