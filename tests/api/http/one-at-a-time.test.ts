import { expect, it } from 'vitest';
import { oneAtATime } from '../../../api/search-words/one-at-a-time.ts';

function heldWork() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = oneAtATime(async (websiteId) => {
    const run = started.push(websiteId);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (run === 3) throw new Error('refused');
    return run;
  });
  return { work, started, end: (run: number) => ends[run - 1]?.() };
}

it('never runs twice at a time, and calls during a run share the next run', async () => {
  const { work, started, end } = heldWork();
  const first = work(1);
  const later = [work(1), work(1), work(1)];
  expect(started).toEqual([1]);

  end(1);
  expect(await first).toBe(1);
  await expect.poll(() => started).toEqual([1, 1]);
  end(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

it('runs for several websites at the same time, and again after a failure', async () => {
  const { work, started, end } = heldWork();
  const both = [work(1), work(2)];
  expect(started).toEqual([1, 2]);
  end(1);
  end(2);
  await Promise.all(both);

  const failing = work(1);
  const next = work(1);
  end(3);
  await expect(failing).rejects.toThrow('refused');
  await expect.poll(() => started.length).toBe(4);
  end(4);
  expect(await next).toBe(4);
});
