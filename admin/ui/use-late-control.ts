import { type ComponentProps, type ComponentType, useCallback, useState } from 'react';
import type { LatePart } from './late-part.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';

/** What the real control is told of how it comes to be. */
export interface LateControlProps {
  /** It was pressed before it was there, and opens at once. */
  defaultOpen: boolean;
}

/**
 * A control that opens a list, in two steps: a face of the same looks that is there with the page, and the real control,
 * which is fetched when the page is idle or the face is approached. It takes the face's place at once, but never from
 * under a pointer or the focus, unless it was pressed: then it opens.
 */
export function useLateControl<Props>(part: LatePart<ComponentType<Props & LateControlProps>>) {
  const [Loaded, setLoaded] = useState(() => part.loaded);
  const [isHeld, setHeld] = useState(false);
  const [isPressed, setPressed] = useState(false);
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
    onPointerEnter: approach,
    onFocus: () => {
      setHeld(true);
      approach();
    },
    onBlur: () => setHeld(false),
    onPointerDown: () => setHeld(true),
    onPointerCancel: () => setHeld(false),
    onPointerLeave: (event) => setHeld(event.currentTarget === document.activeElement),
    onClick: press,
    onKeyDown: (event) => {
      const isWord = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isWord && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      press();
    },
  };
  return { Control: isHeld && !isPressed ? undefined : Loaded, isPressed, face };
}
