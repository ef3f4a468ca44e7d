import { create } from 'zustand';
import { uiCopy } from '../copy/ui.ts';
import { ApiError } from './api-client.ts';
import { useSession } from './session-store.ts';
import { readItem, removeItem, storeItem } from './stored-item.ts';

/** A button of a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  message: string;
  /** Undoes the write. Ctrl+Z runs it too while the toast is shown. */
  undo: ToastAction | undefined;
  /** Opens what the message is about. The toast stays. */
  view: ToastAction | undefined;
}

/** More toasts would cover the page. */
const shownMax = 3;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

// Nobody is signed in who could undo, and the next person must not.
useSession.subscribe(({ signedIn }) => {
  if (!signedIn && readToasts().some(({ undo }) => undo))
    useToasts.setState({ toasts: readToasts().filter(({ undo }) => undo === undefined) });
});

let lastId = 0;

/**
 * Shows a message on any screen, in place of an equal message without an undo. If there are too many, the oldest is
 * removed.
 *
 * @returns its id.
 */
export function showToast(
  tone: Toast['tone'],
  message: string,
  undo?: ToastAction,
  view?: ToastAction,
): number {
  lastId += 1;
  const others = readToasts().filter(
    (toast) => toast.message !== message || toast.undo !== undefined,
  );
  const toast = { id: lastId, tone, message, undo, view };
  useToasts.setState({ toasts: [...others.slice(1 - shownMax), toast] });
  return lastId;
}

const carriedKey = 'toast';

/** Shows a success message after this document was replaced. */
export function showInNextDocument(message: string): void {
  storeItem('sessionStorage', carriedKey, message);
}

/** Shows the message that the document before this one left. */
export function showCarriedToast(): void {
  const message = readItem('sessionStorage', carriedKey);
  removeItem('sessionStorage', carriedKey);
  if (message !== null) showToast('success', message);
}

/** Shows an error: the sentence `failed`, then the reason. */
export function showError(error: unknown, failed: string): void {
  showToast('error', failureMessage(error, failed));
}

export function failureMessage(error: unknown, failed: string): string {
  return `${failed} ${errorMessage(error)}`;
}

export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : uiCopy.serverError;
}

export function dismissToast(id: number): void {
  useToasts.setState({ toasts: readToasts().filter((toast) => toast.id !== id) });
}

/** Removes the errors after a write: they were about the tries before it. */
export function dismissErrors(): void {
  useToasts.setState({ toasts: readToasts().filter(({ tone }) => tone !== 'error') });
}

export function readToasts(): readonly Toast[] {
  return useToasts.getState().toasts;
}
