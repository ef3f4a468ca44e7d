// Runs before the first paint, so that a dark page is not light for a moment. A file, because the
// Content-Security-Policy allows no inline script.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
} catch {
  // Storage may be disabled; the theme is then light.
}

// During an upgrade, the server that sends a file may have another build than the one that sent the page. The page would
// stay empty. Reload it once, as reload-once.ts does, and say why.
addEventListener(
  'error',
  ({ target }) => {
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    if (!isStyle && !(target instanceof HTMLScriptElement)) return;
    const { origin, pathname } = new URL(isStyle ? target.href : target.src, location.href);
    if (origin !== location.origin || !pathname.startsWith('/assets/')) return;
    const status = document.querySelector('[data-new-version]');
    if (status) status.textContent = status.dataset.newVersion;
    try {
      if (Date.now() - Number(sessionStorage.getItem('reloaded-at')) < 60_000) return;
      sessionStorage.setItem('reloaded-at', String(Date.now()));
    } catch {
      return;
    }
    location.reload();
  },
  true,
);
