import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

const levels = ['error', 'warn'] as const;
type Level = (typeof levels)[number];

let announced: Set<Level>;
let spies: Record<Level, MockInstance>;

/**
 * A warning nobody reads is a fault nobody mends: `console.error` and `console.warn` fail the test that caused them,
 * unless it announced them with this function.
 */
export function expectConsole(...expected: Level[]): void {
  for (const level of expected) announced.add(level);
}

beforeEach(() => {
  announced = new Set();
  spies = { error: silence('error'), warn: silence('warn') };
});

afterEach(() => {
  for (const level of levels) {
    const calls = spies[level].mock.calls;
    if (announced.has(level)) expect(calls, `console.${level} was announced`).not.toHaveLength(0);
    else expect(calls, `console.${level} was not announced`).toEqual([]);
  }
});

// The next file of this worker may have the same modules, and has the same clock and globals.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function silence(level: Level): MockInstance {
  return vi.spyOn(console, level).mockImplementation(() => {});
}
