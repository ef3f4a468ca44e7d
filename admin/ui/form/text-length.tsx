import { useEffect, useRef, useState } from 'react';
import { textLengthCopy as copy } from '../../copy/ui.ts';
import { classNames } from '../class-names.ts';

/** The length is shown from this part of the limit on. */
const nearLimit = 0.8;
/**
 * The remaining length is announced this long after the last letter, so that screen readers do not interrupt the
 * typing.
 */
const restMs = 1000;

interface TextLengthProps {
  length: number;
  max: number;
  /** Whether the length is shown from the first letter on. */
  always?: boolean | undefined;
}

/** Returns the length of a text as it is stored. A PDF or a Mac may write each accent as a character of its own. */
export function storedLength(typed: string): number {
  return typed.trim().normalize('NFC').length;
}

/** Shows the length of a text and its limit, once it is near the limit. */
export function TextLength({ length, max, always = false }: TextLengthProps) {
  const isNear = length >= max * nearLimit;
  const announced = useAnnounced(isNear ? copy.left(max - length) : '');
  return (
    <>
      {(isNear || always) && (
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

/** Returns the text after it has not changed for `restMs`. The initial text is not announced. */
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
