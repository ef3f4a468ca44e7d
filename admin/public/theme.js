// Runs before the first paint, so that a dark page is not light for a moment. A file, because the
// Content-Security-Policy allows no inline script.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
} catch {
  // Storage may be disabled; the theme is then light.
}
