import { useRef } from 'react';
import { useIsCut } from './use-is-cut.ts';

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
