/** Calls back when the look of the page may have changed. Returns a function that stops this. */
export function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  // Every attribute: each style sheet and framework has its own one for its theme.
  for (const element of pageRoots()) observer.observe(element, { attributes: true });
  // Read again after transitions and after loading: a background may fade, and a style sheet may load after the script.
  const readAgain = ({ target }: Event) => {
    if (target === window || (target as Node).contains(document.body)) onChange();
  };
  const events = ['load', 'resize', 'transitionend'];
  for (const name of events) window.addEventListener(name, readAgain);
  return () => {
    observer.disconnect();
    for (const name of events) window.removeEventListener(name, readAgain);
  };
}

export function pageRoots(): HTMLElement[] {
  return [document.documentElement, document.body];
}
