import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { classNames } from './class-names.ts';

/** Text cut at two lines. If that hides something, a button shows the whole text. */
export function ClampedText({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const text = useRef<HTMLSpanElement>(null);
  const label = isOpen ? uiCopy.readLess : uiCopy.readWhole;

  useEffect(() => {
    const element = text.current;
    if (!element || isOpen) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div className="flex items-end gap-1">
      <span
        ref={text}
        className={classNames(
          'min-w-0 flex-1 whitespace-pre-line wrap-anywhere',
          !isOpen && 'clamp-2',
        )}
      >
        {children}
      </span>
      {isCut && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={label}
          data-tooltip={label}
          onClick={() => setOpen(!isOpen)}
          className="touch-target -mr-1 -mb-0.5 grid size-6 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-pressed hover:text-text"
        >
          <ChevronDown
            aria-hidden
            size={14}
            className={classNames('transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      )}
    </div>
  );
}
