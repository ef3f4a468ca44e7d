/** Shorter than a press may be delayed, with what else the browser has to do. */
const sliceMs = 16;

/** Runs a generator to its end, and lets presses and painting have their turn in between. */
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
