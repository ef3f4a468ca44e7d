import { useEffect, useState } from 'react';

/** Whether the visitor has scrolled the page while this was active. */
export function useHasScrolled(isActive: boolean): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    if (!isActive || hasScrolled) return;
    const remember = ({ target }: Event) => {
      const { scrollTop, clientHeight } = target as Element;
      // Many apps scroll an element as high as the window. A carousel that moves by itself is no sign of the visitor.
      if (target === document || (scrollTop && clientHeight > innerHeight / 2))
        setHasScrolled(true);
    };
    // Use the capture phase, because `scroll` events of elements do not bubble.
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', remember, options);
    return () => window.removeEventListener('scroll', remember, options);
  }, [isActive, hasScrolled]);
  return hasScrolled;
}
