import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsAttended } from '../../admin/data/use-is-attended.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => act(() => vi.advanceTimersByTime(count * 60_000));
const use = (type: string) =>
  act(() => document.body.dispatchEvent(new Event(type, { bubbles: true })));

it('is true until nobody has used the page for half an hour, and again from the next use on', () => {
  const { result } = renderHook(useIsAttended);
  minutes(29);
  use('pointermove');
  minutes(29);
  expect(result.current).toBe(true);
  minutes(1);
  expect(result.current).toBe(false);
  use('keydown');
  expect(result.current).toBe(true);
});
