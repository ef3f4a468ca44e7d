import { Menu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';

interface MenuItemProps extends Omit<ComponentProps<typeof Menu.Item>, 'className'> {
  Icon: LucideIcon;
}

/** An action of a menu. */
export function MenuItem({ Icon, children, ...item }: MenuItemProps) {
  return (
    <Menu.Item {...item} className="popup-item data-disabled:opacity-50">
      <Icon aria-hidden size={16} className="text-muted" />
      {children}
    </Menu.Item>
  );
}

interface MenuLinkProps {
  Icon: LucideIcon | undefined;
  to: string;
  /** The state of the navigation. */
  state?: object | undefined;
  children: ReactNode;
}

/** A link of a menu. */
export function MenuLink({ Icon, to, state, children }: MenuLinkProps) {
  return (
    <Menu.LinkItem closeOnClick className="popup-item" render={<Link to={to} state={state} />}>
      {Icon && <Icon aria-hidden size={16} className="text-muted" />}
      {children}
    </Menu.LinkItem>
  );
}

export function MenuSeparator() {
  return <Menu.Separator className="my-1 h-px bg-line" />;
}
