const key = 'reloaded-at';
const againMs = 60_000;

/**
 * Reloads the page because one of its files is missing, at most once a minute. `theme.js` does the same with the same
 * key, before the app runs.
 */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < againMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage, the page could reload again and again.
    return;
  }
  location.reload();
}
