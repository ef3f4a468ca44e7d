import { expect, it } from 'vitest';
import { accentColours } from '../../widget/view/look/accent.ts';
import { contrast } from '../tools/contrast.ts';

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

const channelsOf = (rgb: string) => (rgb.match(/\d+/g) ?? []).map(Number);

it.each(accents)(
  'keeps text on a ground of %s and text in %s readable in both themes',
  (accent) => {
    for (const theme of ['light', 'dark'] as const) {
      const { fill, onFill, ink } = accentColours(accent, theme);
      expect(contrast(channelsOf(fill), channelsOf(onFill))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(channelsOf(ink), channelsOf(surfaces[theme]))).toBeGreaterThanOrEqual(4.5);
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

it.each([
  ['#fff', 'light', 'var(--control-line)'],
  ['#f5f7fa', 'light', 'var(--control-line)'],
  ['#111', 'dark', 'var(--control-line)'],
  ['#1a1e26', 'dark', 'var(--control-line)'],
  ['#3a55d9', 'light', 'transparent'],
  ['#3a55d9', 'dark', 'transparent'],
  ['#ffcc00', 'light', 'transparent'],
  ['#fff', 'dark', 'transparent'],
] as const)('draws around %s on a %s panel the edge %s', (accent, theme, edge) => {
  expect(accentColours(accent, theme).edge).toBe(edge);
});
