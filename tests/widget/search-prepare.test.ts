import { expect, it } from 'vitest';
import { createFaqSearch } from '../../widget/flow/search/faq-search.ts';
import { preparedSearch } from './prepared-search.ts';
import { starterTree } from './search-trees.ts';

it('indexes the words and the tree one line and one text at a time, so that slow phones stay responsive', async () => {
  const search = await preparedSearch(starterTree);
  let steps = 1;
  while (!search.prepare()) steps += 1;
  // One step for each question, each answer and each line of words.
  expect(steps).toBeGreaterThan(2 * starterTree.length + 300);
  expect(search.prepare()).toBe(true);
});

it('finds the same results prepared, half prepared or not prepared', () => {
  const [unprepared, half, whole] = [1, 2, 3].map(() => createFaqSearch(starterTree));
  for (let step = 0; step < starterTree.length; step += 1) half?.prepare();
  while (!whole?.prepare());
  for (const typed of ['depo blm masuk', 'lupa pw', 'zzzqqq']) {
    expect(half?.(typed)).toEqual(unprepared?.(typed));
    expect(whole?.(typed)).toEqual(unprepared?.(typed));
  }
});
