import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIsAttended } from '../../admin/data/use-is-attended.ts';
import { usePublishing } from '../../admin/features/faqs/publishing/publishing-queries.ts';
import { useSeenOrigins } from '../../admin/features/websites/data/origin-queries.ts';
import { serverPerTest } from './fake-server.ts';

const calls = serverPerTest(() => void vi.useFakeTimers());

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

it.each<[what: string, path: string, response: object, use: () => unknown]>([
  [
    'a scheduled publication',
    'GET /api/faqs/1/publishing',
    { publishing: 'draft', changes: 0, scheduled: { at: '2026-11-22T00:00:00.000Z' } },
    () => usePublishing(1),
  ],
  ['an installation', 'GET /api/websites/1/origins', [], () => useSeenOrigins(1, true)],
])(
  'nothing asks the server about %s while nobody uses the page, because that would keep the session',
  async (_, path, response, useQueries) => {
    calls.respond(path, 200, response);
    const client = new QueryClient();
    renderHook(useQueries, {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
    const asked = async (count: number) => {
      const before = calls.all().length;
      await act(() => vi.advanceTimersByTimeAsync(count * 60_000));
      return calls.all().length - before;
    };
    expect(await asked(29)).toBeGreaterThan(10);
    await asked(2);
    expect(await asked(60)).toBe(0);
    client.clear();
  },
);
