import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { classNames } from '../class-names.ts';
import { useIsCut } from './use-is-cut.ts';

/** A text cut at two lines. If a part is hidden, a button shows the whole text instead. */
export function ClampedText({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text, isOpen);
  const label = isOpen ? uiCopy.readLess : uiCopy.readWhole;
  return (
    <div className="flex min-w-0 items-end gap-1">
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
