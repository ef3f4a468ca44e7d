import { onTestFinished, vi } from 'vitest';

/** Stops the clock until the test ends, so that on a busy machine no delay between attempts is over too early. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
