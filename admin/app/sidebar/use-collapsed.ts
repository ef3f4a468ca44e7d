import { useState } from 'react';

const storageKey = 'sidebar';

/** Whether the sidebar is collapsed; saved for the next session. */
export function useCollapsed() {
  const [isCollapsed, setCollapsed] = useState(isSavedCollapsed);
  const toggle = () => {
    setCollapsed(!isCollapsed);
    try {
      localStorage.setItem(storageKey, isCollapsed ? 'wide' : 'collapsed');
    } catch {
      // Storage may be full or disabled; the choice then lasts until the page is closed.
    }
  };
  return { isCollapsed, toggle };
}

function isSavedCollapsed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    return false;
  }
}
