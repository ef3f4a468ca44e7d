import { Menu } from '@base-ui/react/menu';
import type { ComponentProps, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { returnFocus } from '../form/return-focus.ts';
import type { ModalState } from './use-modal.ts';
import { useCloseOnBack } from './use-on-back.ts';

interface PopupMenuProps extends Omit<ComponentProps<typeof Menu.Popup>, 'className'> {
  className: string;
  state: ModalState;
  /** The button that opens the menu. It gets the focus back. */
  anchor: HTMLElement | RefObject<HTMLElement | null>;
  /** An element inside a landmark, so that the menu is in the landmark. */
  container: RefObject<HTMLElement | null>;
  /** The menu was opened with the keyboard: focus its first item. */
  isByKeyboard?: boolean | undefined;
}

/** A menu below its button. */
export function PopupMenu({
  state,
  anchor,
  container,
  isByKeyboard = false,
  className,
  ...popup
}: PopupMenuProps) {
  useCloseOnBack(state.root.open, state.close);
  return (
    <Menu.Root {...state.root}>
      <Menu.Portal container={container}>
        <Menu.Positioner anchor={anchor} align="end" sideOffset={6} className="z-menu outline-none">
          <Menu.Popup
            {...popup}
            ref={isByKeyboard ? focusFirstItem : undefined}
            finalFocus={() => returnFocus('current' in anchor ? anchor.current : anchor)}
            className={classNames(
              'popup max-h-(--available-height) overflow-y-auto overscroll-contain p-1',
              className,
            )}
          />
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function focusFirstItem(popup: HTMLElement | null): void {
  popup?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
}
