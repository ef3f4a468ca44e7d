import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { create } from 'zustand';

interface MenuAction {
  label: string;
  Icon: LucideIcon;
  /** Why it cannot be used now. */
  disabledReason?: string | undefined;
  run: () => void;
}

export interface ActionMenu {
  label: string;
  actions: readonly MenuAction[];
  /** The button that opened it. */
  anchor: HTMLElement;
  isByKeyboard: boolean;
}

/** The open menu of a row's further actions. The layout shows it, so that no list page loads the code of menus. */
export const useActionMenu = create<{ menu: ActionMenu | undefined }>(() => ({ menu: undefined }));

/** Opens the menu of a pressed button. */
export function openActionMenu(
  { currentTarget, detail }: MouseEvent<HTMLElement>,
  label: string,
  actions: readonly MenuAction[],
): void {
  // A click from the keyboard has a `detail` of 0.
  useActionMenu.setState({
    menu: { label, actions, anchor: currentTarget, isByKeyboard: detail === 0 },
  });
}

export function closeActionMenu(): void {
  useActionMenu.setState({ menu: undefined });
}
