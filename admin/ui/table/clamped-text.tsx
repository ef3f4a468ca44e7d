import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useIsCut } from './use-is-cut.ts';
import { WholeToggle } from './whole-toggle.tsx';

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
