import { useState } from 'react';
import { readItem, storeItem } from '../../data/stored-item.ts';

const storageKey = 'sidebar';

/** Whether the sidebar is collapsed; saved for the next session. */
export function useCollapsed() {
  const [isCollapsed, setCollapsed] = useState(
    () => readItem('localStorage', storageKey) === 'collapsed',
  );
  const toggle = () => {
    setCollapsed(!isCollapsed);
    storeItem('localStorage', storageKey, isCollapsed ? 'wide' : 'collapsed');
  };
  return { isCollapsed, toggle };
}
