/** Rejects what takes too long; once aborted it never settles, and leaves no timer behind. */
export function within(
  timeoutMs: number,
  waiting: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), timeoutMs);
    const stop = () => clearTimeout(timer);
    signal.addEventListener('abort', stop);
    const settle = (then: () => void) => {
      stop();
      if (!signal.aborted) then();
    };
    waiting.then(
      () => settle(resolve),
      (error) => settle(() => reject(error)),
    );
  });
}
