import { useEffect } from 'react';
import { adoptSheet } from '../look/adopt-sheet.ts';

let locks = 0;
let removeSheet: (() => void) | undefined;

/** While active, the page behind the bot does not scroll. */
export function useScrollLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    lockPage();
    return unlockPage;
  }, [isActive]);
}

/** Locks the page with an adopted style sheet. It changes no attribute, so removing it restores the page exactly. */
function lockPage(): void {
  locks += 1;
  if (locks > 1) return;
  const root = document.documentElement;
  const { overflowX, overflowY } = getComputedStyle(root);
  // The window uses the body's `overflow` unless the root has its own. Locking the wrong one would move the page.
  const isRoot = overflowX !== 'visible' || overflowY !== 'visible';
  // Reserve the room of a visible scrollbar, or the page would shift.
  const gutter = innerWidth > root.clientWidth ? ':root{scrollbar-gutter:stable!important}' : '';
  removeSheet = adoptSheet(
    document,
    `${isRoot ? ':root' : 'body'}{overflow:hidden!important}${gutter}`,
  );
}

function unlockPage(): void {
  locks -= 1;
  if (!locks) removeSheet?.();
}
