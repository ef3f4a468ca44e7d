/** Rejects after the timeout. Once aborted it never settles, and its timer is cleared. */
export function withTimeout(
  timeoutMs: number,
  promise: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Timeout.')), timeoutMs);
    const stop = () => clearTimeout(timer);
    signal.addEventListener('abort', stop);
    const settle = (then: () => void) => {
      stop();
      if (!signal.aborted) then();
    };
    promise.then(
      () => settle(resolve),
      (error) => settle(() => reject(error)),
    );
  });
}
