import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react';
import { isWritingKey } from './is-writing-key.ts';
import type { LatePart } from './late-part.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';

/** How long a word that is typed on a list waits for its next letter, in milliseconds; Base UI's own lists do the same. */
const betweenLettersMs = 750;

/** What the real control is told of how it comes to be. */
export interface LateControlProps {
  /** It was pressed before it was there, and opens at once. */
  defaultOpen: boolean;
  /** It takes the face's place from under the focus, and keeps it. */
  takesFocus: boolean;
}

/**
 * A control that opens a list, in two steps: a face of the same looks that is there with the page, and the real control,
 * which is fetched when the page is idle or the face is approached. It takes the face's place as soon as it is there,
 * with the focus, but never from under a pointer that presses, which opens it then, nor amid a word.
 *
 * @param choose is told, at each letter that the face is given, the word so far; without it letters open the list.
 */
export function useLateControl<Props>(
  part: LatePart<ComponentType<Props & LateControlProps>>,
  choose?: (word: string) => void,
) {
  const [Loaded, setLoaded] = useState(() => part.loaded);
  const [isHeld, setHeld] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [word, setWord] = useState('');
  const [failure, setFailure] = useState<{ fault: unknown }>();
  const load = useCallback(() => part.load().then((loaded) => setLoaded(() => loaded)), [part]);
  useFetchAhead(load);
  useEffect(() => {
    if (word === '' || isPressed) return;
    const timer = setTimeout(() => setWord(''), betweenLettersMs);
    return () => clearTimeout(timer);
  }, [word, isPressed]);
  // The page's boundary says that its code cannot be fetched, to who still waits for it.
  if (failure && isPressed) throw failure.fault;

  const approach = () => void load().catch(() => {});
  const press = () => {
    setPressed(true);
    setFailure(undefined);
    load().catch((fault: unknown) => setFailure({ fault }));
  };
  const write = (next: string) => {
    setWord(next);
    if (choose) choose(next);
    else press();
  };
  const face: ComponentProps<'button'> = {
    'aria-busy': isPressed,
    onPointerEnter: approach,
    onFocus: () => {
      setFocused(true);
      approach();
    },
    // Who has gone on is not called back by a list that opens late.
    onBlur: () => {
      setFocused(false);
      setPressed(false);
      setWord('');
    },
    onPointerDown: () => setHeld(true),
    onPointerCancel: () => setHeld(false),
    onPointerLeave: () => setHeld(false),
    onClick: press,
    onKeyDown: (event) => {
      const { key } = event;
      const isSpace = key === ' ' && word === '';
      if (key === 'ArrowDown' || key === 'ArrowUp' || isSpace) press();
      else if (isWritingKey(event)) write(word + key);
      else if (key === 'Backspace' && word !== '') setWord(word.slice(0, -1));
      else return;
      event.preventDefault();
    },
  };
  const isWaiting = isHeld || word !== '';
  return {
    Control: isWaiting && !isPressed ? undefined : Loaded,
    arrival: { defaultOpen: isPressed, takesFocus: isFocused },
    word,
    face,
  };
}
