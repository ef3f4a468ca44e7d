import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A warning nobody reads is a fault nobody mends: `console.error` and `console.warn` fail the test that caused them,
 * unless it announced them with `expectConsole`.
 */
let announced: Set<'error' | 'warn'>;

export function expectConsole(...levels: ('error' | 'warn')[]): void {
  for (const level of levels) announced.add(level);
}

beforeEach(() => {
  announced = new Set();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  for (const level of ['error', 'warn'] as const) {
    const calls = vi.mocked(console[level]).mock?.calls ?? [];
    if (announced.has(level)) expect(calls, `console.${level} was announced`).not.toHaveLength(0);
    else expect(calls, `console.${level} was not announced`).toEqual([]);
  }
});
