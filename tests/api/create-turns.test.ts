import { expect, it } from 'vitest';
import { createTurns } from '../../api/faqs/create-turns.ts';

const full = () => new Error('full');

it('runs one at a time, in order, and a failure is its own caller’s', async () => {
  const inTurn = createTurns(10, full);
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('refuses more than may wait, and takes them again once there is room', async () => {
  const inTurn = createTurns(2, full);
  let finish = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toThrow('full');
  await Promise.resolve();
  finish();
  await first;
  expect(await second).toBe('second');
  expect(await inTurn(async () => 'later')).toBe('later');
});
