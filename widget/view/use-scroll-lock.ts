import { useEffect } from 'react';

let locks = 0;
let sheet: CSSStyleSheet | undefined;

/** While active, the page behind the bot does not scroll. */
export function useScrollLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    lockPage();
    return unlockPage;
  }, [isActive]);
}

/** Locks by an adopted sheet: it changes no attribute of the page, so removing it restores the page exactly. */
function lockPage(): void {
  locks += 1;
  if (locks > 1 || document.adoptedStyleSheets === undefined) return;
  const root = document.documentElement;
  const { overflowX, overflowY } = getComputedStyle(root);
  // The window takes the body's overflow unless the root has its own. Locking the other one would move the page.
  const isRoot = overflowX !== 'visible' || overflowY !== 'visible';
  // A scrollbar that takes up room keeps it, or the page would shift.
  const gutter = innerWidth > root.clientWidth ? ':root{scrollbar-gutter:stable!important}' : '';
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`${isRoot ? ':root' : 'body'}{overflow:hidden!important}${gutter}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function unlockPage(): void {
  locks -= 1;
  if (locks > 0 || sheet === undefined) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((each) => each !== sheet);
  sheet = undefined;
}
