import { Fragment, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { type OpenMenu, useMenu } from './use-menu.ts';

interface MenuButtonProps extends Omit<ButtonProps, 'children'> {
  label: ReactNode;
  /** The menu. Load it lazily: the library's menus are much code. */
  children: (menu: OpenMenu) => ReactNode;
}

/** A button that opens a menu. */
export function MenuButton({ label, children, ...props }: MenuButtonProps) {
  const { container, button, menu, menuKey } = useMenu();
  return (
    <div ref={container}>
      <Button {...props} {...button}>
        {label}
      </Button>
      {menu && <Fragment key={menuKey}>{children(menu)}</Fragment>}
    </div>
  );
}
