/** Rejects after the timeout. After an abort the promise never settles, and the timer is cleared. */
export function withTimeout(
  timeoutMs: number,
  promise: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, timeoutMs, new Error('Timeout.'));
    const stop = () => clearTimeout(timer);
    signal.addEventListener('abort', stop);
    const unlessAborted = (settle: (result: never) => void) => (result: unknown) => {
      stop();
      if (!signal.aborted) settle(result as never);
    };
    promise.then(unlessAborted(resolve), unlessAborted(reject));
  });
}
