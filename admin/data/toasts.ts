import { uiCopy } from '../copy/ui.ts';
import { ApiError } from './api-client.ts';

/** A button of a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  message: string;
  /** Ctrl+Z runs it too while the toast is shown. */
  undo: ToastAction | undefined;
  /** Goes to what the message is about. The toast stays. */
  view: ToastAction | undefined;
}

/** More would cover the page. */
const shownMax = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a message on any screen. The same message is shown only once at a time, unless each has its own undo. The oldest
 * goes when there are too many. @returns its id.
 */
export function showToast(
  tone: Toast['tone'],
  message: string,
  undo?: ToastAction,
  view?: ToastAction,
): number {
  lastId += 1;
  const others = toasts.filter((toast) => toast.message !== message || toast.undo !== undefined);
  publish([...others.slice(1 - shownMax), { id: lastId, tone, message, undo, view }]);
  return lastId;
}

/** Shows what failed, a sentence, and why. */
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
  publish(toasts.filter((toast) => toast.id !== id));
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
