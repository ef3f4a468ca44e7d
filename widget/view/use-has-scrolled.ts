import { useEffect, useState } from 'react';

/** Whether the visitor has scrolled the page while this was active. */
export function useHasScrolled(isActive: boolean): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    if (!isActive || hasScrolled) return;
    const remember = () => setHasScrolled(true);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [isActive, hasScrolled]);
  return hasScrolled;
}
