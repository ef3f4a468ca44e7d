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

it('is false after half an hour without a press or a move, and true again at the next one', () => {
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
