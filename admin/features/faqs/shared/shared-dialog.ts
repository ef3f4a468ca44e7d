import { create } from 'zustand';

type SharedDialog =
  | { part: 'show-shared'; websiteId: number }
  | { part: 'alike'; faqId: number; question: string }
  | { part: 'publish-shared'; faqId: number };

/** The open dialog about shared FAQs. It is a store, because toasts open these dialogs too. */
export const useSharedDialog = create<{ dialog: SharedDialog | undefined }>(() => ({
  dialog: undefined,
}));

export function openSharedDialog(dialog: SharedDialog): void {
  useSharedDialog.setState({ dialog });
}

export function closeSharedDialog(): void {
  useSharedDialog.setState({ dialog: undefined });
}
