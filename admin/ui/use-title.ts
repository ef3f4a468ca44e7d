import { useEffect } from 'react';
import { uiCopy } from '../copy/ui.ts';

/** Sets the title of the browser's tab. React's `<title>` would be a second one beside that of index.html. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = [title, uiCopy.productName].filter(Boolean).join(' · ');
  }, [title]);
}
