/** Short enough to delay no press noticeably, together with the browser's other work. */
const sliceMs = 16;

/** Runs a generator to its end. Between slices, the browser can handle presses and paint. */
export async function runInSlices<Result>(
  steps: Generator<void, Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}
