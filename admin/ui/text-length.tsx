import { useEffect, useRef, useState } from 'react';
import { textLengthCopy as copy } from '../copy/text-length.ts';
import { classNames } from './class-names.ts';

/** From this part of the limit on, the length is shown. */
const nearLimit = 0.8;
/** How long after the last letter a screen reader is told, so that it does not talk over the typing. */
const restMs = 1000;

interface TextLengthProps {
  length: number;
  max: number;
}

/** The length of a text and its limit, once it comes near. */
export function TextLength({ length, max }: TextLengthProps) {
  const isNear = length >= max * nearLimit;
  const announced = useAnnounced(isNear ? copy.left(max - length) : '');
  return (
    <>
      {isNear && (
        <span
          aria-hidden
          className={classNames(
            'ml-auto text-12 tabular-nums',
            length > max ? 'font-medium text-danger' : 'text-muted',
          )}
        >
          {copy.length(length, max)}
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {announced}
      </span>
    </>
  );
}

/** The text once it has rested. The one that was there first is not said. */
function useAnnounced(text: string): string {
  const first = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setAnnounced(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
