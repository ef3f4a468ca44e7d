/** How long the gate waits before each retry of a request without a response. */
export const retryMs = [500, 1000, 2000, 4000];

/** Resolves after `waitMs`, or earlier if the browser is online again. */
export function waitOrConnect(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
