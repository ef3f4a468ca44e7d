/**
 * Runs slow work once at a time for each website. Calls during a run share the next run, which reads the newest data.
 * Without this, each save while visitors search would start another build of the same words, and each request for a
 * preview another reading of the same tree.
 */
export function oneAtATime<T>(
  work: (websiteId: number) => Promise<T>,
): (websiteId: number) => Promise<T> {
  const running = new Map<number, Promise<void>>();
  const waiting = new Map<number, Promise<T>>();

  function start(websiteId: number): Promise<T> {
    const result = work(websiteId);
    const end = () => void running.delete(websiteId);
    running.set(websiteId, result.then(end, end));
    return result;
  }

  return (websiteId) => {
    const before = running.get(websiteId);
    if (before === undefined) return start(websiteId);
    const next =
      waiting.get(websiteId) ??
      before.then(() => {
        waiting.delete(websiteId);
        return start(websiteId);
      });
    waiting.set(websiteId, next);
    return next;
  };
}
