import { useEffect, useRef, useState } from 'react';
import { uiCopy } from '../copy/ui.ts';

/** Text cut at two lines, with the whole of it one press away when there is more. */
export function ClampedText({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const element = text.current;
    if (!element || isOpen) return;
    const observer = new ResizeObserver(() =>
      setCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div className="min-w-0">
      <p
        ref={text}
        className={`break-words whitespace-pre-line wrap-anywhere ${isOpen ? '' : 'clamp-2'}`}
      >
        {children}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="touch-target rounded-control text-12 font-medium text-accent-text hover:underline"
        >
          {isOpen ? uiCopy.readLess : uiCopy.readWhole}
        </button>
      )}
    </div>
  );
}
