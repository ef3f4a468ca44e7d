import { uiCopy } from '../copy/ui.ts';
import { ApiError } from './api-client.ts';

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  message: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message on any screen. The same message is shown only once at a time. */
export function showToast(tone: Toast['tone'], message: string): void {
  lastId += 1;
  publish([...toasts.filter((toast) => toast.message !== message), { id: lastId, tone, message }]);
}

/** Shows the message of an error. */
export function showError(error: unknown): void {
  showToast('error', errorMessage(error));
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
