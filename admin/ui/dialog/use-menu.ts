import { type MouseEvent, type RefObject, useRef, useState } from 'react';

/** An open menu, for its `PopupMenu`. */
export interface OpenMenu {
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  /** An element inside a landmark, so that the menu is in the landmark. */
  container: RefObject<HTMLElement | null>;
  /** The menu was opened with the keyboard: its first item gets the focus. */
  isByKeyboard: boolean;
  onClose: () => void;
}

/** The state of a button that opens a menu. The button is in an element with the ref `container`. */
export function useMenu() {
  const [opened, setOpened] = useState<{ by: 'pointer' | 'keyboard' }>();
  const [openings, setOpenings] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const menu: OpenMenu | undefined = opened && {
    anchor,
    container,
    isByKeyboard: opened.by === 'keyboard',
    onClose: () => setOpened((current) => (current === opened ? undefined : current)),
  };
  return {
    container,
    /** The props of the button. */
    button: {
      ref: anchor,
      'aria-haspopup': 'menu',
      'aria-expanded': menu !== undefined,
      // A click from the keyboard has a `detail` of 0.
      onClick({ detail }: MouseEvent) {
        setOpened({ by: detail === 0 ? 'keyboard' : 'pointer' });
        setOpenings(openings + 1);
      },
    },
    menu,
    /** The React key of the menu: without a new one, a press while the menu closes would be lost. */
    menuKey: openings,
  } as const;
}
