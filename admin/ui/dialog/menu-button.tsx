import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button.tsx';

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

interface MenuButtonProps extends Omit<ButtonProps, 'children'> {
  label: ReactNode;
  /** The menu. Load it lazily: the library's menus are much code. */
  children: (menu: OpenMenu) => ReactNode;
}

/** A button that opens a menu. */
export function MenuButton({ label, children, ...button }: MenuButtonProps) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard'>();
  const container = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div ref={container}>
      <Button
        {...button}
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={openedBy !== undefined}
        // A click from the keyboard has a `detail` of 0.
        onClick={({ detail }) => setOpenedBy(detail === 0 ? 'keyboard' : 'pointer')}
      >
        {label}
      </Button>
      {openedBy &&
        children({
          anchor,
          container,
          isByKeyboard: openedBy === 'keyboard',
          onClose: () => setOpenedBy(undefined),
        })}
    </div>
  );
}
