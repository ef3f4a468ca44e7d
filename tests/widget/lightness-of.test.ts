import { expect, it } from 'vitest';
import { lightnessOf } from '../../widget/view/look/lightness-of.ts';

it.each([
  ['rgb(15, 23, 42)'],
  ['rgba(15, 23, 42, 0.9)'],
  ['oklch(0.208 0.042 265.755)'],
  ['oklab(0.2 -0.01 -0.04 / 0.95)'],
  ['color(display-p3 0.1 0.1 0.12)'],
])('is below a half for the dark %s', (colour) => {
  expect(lightnessOf(colour)).toBeLessThan(0.5);
});

it.each([
  ['rgb(255, 255, 255)'],
  ['rgb(255, 204, 0)'],
  ['oklch(0.985 0.002 247.839)'],
  ['color(srgb 0.9 0.9 0.9)'],
])('is above a half for the light %s', (colour) => {
  expect(lightnessOf(colour)).toBeGreaterThan(0.5);
});

it.each([['rgba(0, 0, 0, 0)'], ['rgba(0, 0, 0, 0.3)'], ['oklch(0.2 0.04 265 / 0.2)']])(
  'is unknown for the transparent colour %s',
  (colour) => {
    expect(lightnessOf(colour)).toBeUndefined();
  },
);
