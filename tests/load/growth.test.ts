import { expect, it } from 'vitest';
import { findGrowth } from './growth.ts';

const samples = (valueAt: (index: number) => number) =>
  Array.from({ length: 40 }, (_, i) => valueAt(i));
const look = (values: number[], slack = 10) => findGrowth({ name: 'heap', values, slack });

it('reports a steady growth', () => {
  expect(look(samples((i) => 100 + 5 * i))).toBe('heap grew from 150 to 250');
});

it('does not report warm-up, saw teeth and single peaks', () => {
  expect(look(samples((i) => Math.min(300, 100 + 40 * i)))).toBeUndefined();
  expect(look(samples((i) => 100 + 50 * (i % 8)))).toBeUndefined();
  expect(look(samples((i) => (i === 38 ? 900 : 100)))).toBeUndefined();
});

it('does not report growth below the slack', () => {
  expect(look(samples((i) => 1 + i / 4))).toBeUndefined();
});

it('reports nothing for too few samples', () => {
  expect(() => look([1, 2, 3])).toThrow('too few');
});
