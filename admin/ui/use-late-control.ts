import { type ComponentProps, type ComponentType, useCallback, useState } from 'react';
import { isLetterKey } from './is-letter-key.ts';
import type { LatePart } from './late-part.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';

/** What the real control is told of how it comes to be. */
export interface LateControlProps {
  /** It was pressed before it was there, and opens at once. */
  defaultOpen: boolean;
  /** It takes the face's place from under the focus, and keeps it. */
  autoFocus: boolean;
}

/**
 * A control that opens a list, in two steps: a face of the same looks that is there with the page, and the real control,
 * which is fetched when the page is idle or the face is approached. It takes the face's place as soon as it is there,
 * with the focus, but never from under a pointer that presses: that press opens it.
 *
 * @param choose is told, at each letter that the face is given, all of them so far; without it letters open the list.
 */
export function useLateControl<Props>(
  part: LatePart<ComponentType<Props & LateControlProps>>,
  choose?: (letters: string) => void,
) {
  const [Loaded, setLoaded] = useState(() => part.loaded);
  const [isHeld, setHeld] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [letters, setLetters] = useState('');
  const [failure, setFailure] = useState<{ fault: unknown }>();
  const load = useCallback(() => part.load().then((loaded) => setLoaded(() => loaded)), [part]);
  useFetchAhead(load);
  // The page's boundary says that its code cannot be fetched.
  if (failure) throw failure.fault;

  const approach = () => void load().catch(() => {});
  const press = () => {
    setPressed(true);
    load().catch((fault: unknown) => setFailure({ fault }));
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
      setLetters('');
    },
    onPointerDown: () => setHeld(true),
    onPointerCancel: () => setHeld(false),
    onPointerLeave: () => setHeld(false),
    onClick: press,
    onKeyDown: (event) => {
      const { key } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp' || (key === ' ' && letters === '')) {
        event.preventDefault();
        press();
      } else if (isLetterKey(event)) {
        event.preventDefault();
        setLetters(letters + key);
        if (choose) choose(letters + key);
        else press();
      }
    },
  };
  return {
    Control: isHeld && !isPressed ? undefined : Loaded,
    arrival: { defaultOpen: isPressed, autoFocus: isFocused },
    letters,
    face,
  };
}
