import { type ReactNode, useRef } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import type { WholeText } from './column.ts';
import { useIsCut } from './use-is-cut.ts';

interface LongTextProps {
  /** Opens the column's `whole` below the row. */
  whole: WholeText;
  /** Whether the children are only a part of the text. */
  isPart?: boolean | undefined;
  children: ReactNode;
}

/** A cell's text, cut at two lines. If a part is hidden, a button opens the whole text over the row's width. */
export function LongText({ whole: { isOpen, toggle }, isPart = false, children }: LongTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text, isOpen);
  return (
    <>
      <span ref={text} className="long-text clamp-2 whitespace-pre-line wrap-anywhere">
        {children}
      </span>
      {(isCut || isPart || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={toggle}
          className="touch-target min-h-6 justify-self-start rounded-control text-12 font-medium text-accent-text hover:underline"
        >
          {isOpen ? uiCopy.readLess : uiCopy.readWhole}
        </button>
      )}
    </>
  );
}
