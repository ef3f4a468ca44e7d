import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

const levels = ['error', 'warn'] as const;
type Level = (typeof levels)[number];

let announced: Set<Level>;
let spies: Record<Level, MockInstance>;

/**
 * Fails a test that logs a warning or an error, so that warnings are not overlooked. A test allows an expected one with
 * this function.
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

// The next test file of this worker shares the clock, the globals, the document and some modules. An open dialog that
// was left there takes keys away from it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document !== 'undefined') document.body.replaceChildren();
});

function silence(level: Level): MockInstance {
  return vi.spyOn(console, level).mockImplementation(() => {});
}
