// Runs before the first paint, so that a dark page never flashes light. The page's policy allows no inline script.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
} catch {
  // Storage may be closed to the page; light is the default.
}
