/** Reads website 1 as a visitor, again and again. `stop` returns the longest read. */
export function startPings(url: string): { stop(): Promise<number> } {
  let isRunning = true;
  let longestMs = 0;
  const done = (async () => {
    while (isRunning) {
      const start = performance.now();
      await (await fetch(`${url}/faqs/1`)).arrayBuffer();
      longestMs = Math.max(longestMs, performance.now() - start);
    }
  })();
  return {
    async stop() {
      isRunning = false;
      await done;
      return longestMs;
    },
  };
}
