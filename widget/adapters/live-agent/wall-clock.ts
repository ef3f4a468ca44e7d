/**
 * Calls back once a wall-clock time has passed. Phones freeze timers of background pages, so it also checks when the
 * page becomes visible again. The returned function cancels the call.
 */
export function atWallClock(timeMs: number, callback: () => void): () => void {
  const timer = setTimeout(pass, Math.max(0, timeMs - Date.now()));
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  return stop;

  function check(): void {
    if (Date.now() >= timeMs) pass();
  }

  function pass(): void {
    stop();
    callback();
  }

  function stop(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pageshow', check);
  }
}
