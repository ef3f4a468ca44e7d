import { type ReactNode, useRef } from 'react';
import type { WholeText } from './column.ts';
import { useIsCut } from './use-is-cut.ts';
import { WholeToggle } from './whole-toggle.tsx';

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
        className="long-text clamp-2 min-w-0 flex-1 whitespace-pre-line wrap-anywhere"
      >
        {children}
      </span>
      {(isCut || isPart || whole.isOpen) && <WholeToggle {...whole} />}
    </div>
  );
}
