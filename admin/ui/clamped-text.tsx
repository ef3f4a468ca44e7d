import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { uiCopy } from '../copy/ui.ts';

const textClass = 'min-w-0 flex-1 whitespace-pre-line wrap-anywhere';

/** Text cut at two lines; where that hides something, pressing it shows the whole. */
export function ClampedText({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const text = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = text.current;
    if (!element || isOpen) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  const words = (
    <span ref={text} className={isOpen ? textClass : `${textClass} clamp-2`}>
      {children}
    </span>
  );
  if (!isCut) return <span className="flex">{words}</span>;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      data-tooltip={isOpen ? uiCopy.readLess : uiCopy.readWhole}
      onClick={() => setOpen(!isOpen)}
      className="group/clamp flex w-full items-end gap-1 rounded-control text-left"
    >
      {words}
      <ChevronDown
        aria-hidden
        size={14}
        className={`mb-0.5 shrink-0 text-muted transition-transform group-hover/clamp:text-text ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  );
}
