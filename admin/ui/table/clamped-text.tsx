import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { classNames } from '../class-names.ts';
import type { WholeText } from './column.ts';

/** A text cut at a few lines. If a part is hidden, a button shows the whole text instead. */
export function ClampedText({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text, isOpen);
  return (
    <div className="flex min-w-0 items-start gap-1">
      <span
        ref={text}
        className={classNames('min-w-0 whitespace-pre-line wrap-anywhere', !isOpen && 'clamp-2')}
      >
        {children}
      </span>
      {isCut && <WholeToggle isOpen={isOpen} toggle={() => setOpen(!isOpen)} />}
    </div>
  );
}

interface LongTextProps {
  /** Opens the column's `whole` below the row. */
  whole: WholeText;
  /** Whether the children are only a part of the text. */
  isPart?: boolean | undefined;
  children: ReactNode;
}

/** A cell's text, cut at a few lines. If a part is hidden, a button opens the whole text over the row's width. */
export function LongText({ whole, isPart = false, children }: LongTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text, whole.isOpen);
  return (
    <div className="long-text-box flex min-w-0 items-start gap-1">
      <span
        ref={text}
        // A line break in the first line of an answer would leave the rest of it empty.
        className={classNames(
          'long-text clamp-2 min-w-0 flex-1 wrap-anywhere',
          whole.isOpen && 'whitespace-pre-line',
        )}
      >
        {children}
      </span>
      {(isCut || isPart || whole.isOpen) && <WholeToggle {...whole} />}
    </div>
  );
}

/** A short text on one line. If it is cut, a tooltip shows the whole text. */
export function CutText({ children }: { children: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text);
  return (
    <span
      ref={text}
      {...(isCut && { 'data-tooltip': children, tabIndex: 0 })}
      className="block min-w-0 truncate rounded-control"
    >
      {children}
    </span>
  );
}

/**
 * Shows the whole of a cut text, or cuts it again. The arrow keys reach it: as a stop of Tab in a hundred rows it would
 * be in the way of the actions.
 */
function WholeToggle({ isOpen, toggle }: WholeText) {
  const label = isOpen ? uiCopy.readLess : uiCopy.readWhole;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={label}
      data-tooltip={label}
      onClick={toggle}
      className="whole-toggle touch-target -my-1 grid size-6 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-pressed hover:text-text"
    >
      <ChevronDown aria-hidden size={14} className={isOpen ? 'rotate-180' : undefined} />
    </button>
  );
}

/** Whether an element hides a part of its text. While `isOpen`, the last result is returned. */
function useIsCut(element: RefObject<HTMLElement | null>, isOpen = false): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isOpen) return;
    const measure = () =>
      setCut(
        current.scrollHeight > current.clientHeight + 1 ||
          current.scrollWidth > current.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isOpen]);
  return isCut;
}
