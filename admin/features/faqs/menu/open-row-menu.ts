import { create } from 'zustand';
import type { Faq } from '../../../../api/contract/entities.ts';

interface RowMenu {
  /** The FAQ whose menu is open, and the button that opened it. */
  menu: { faq: Faq; anchor: HTMLElement; isByKeyboard: boolean } | undefined;
}

/** A store, because as a state of the table it would render all rows again when a menu opens. */
export const useRowMenu = create<RowMenu>(() => ({ menu: undefined }));

export function openRowMenu(faq: Faq, anchor: HTMLElement, isByKeyboard: boolean): void {
  useRowMenu.setState({ menu: { faq, anchor, isByKeyboard } });
}

export function closeRowMenu(): void {
  useRowMenu.setState({ menu: undefined });
}
