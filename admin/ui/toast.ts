import { ApiError } from '../api-client.ts';
import { uiCopy } from '../copy/ui.ts';

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  message: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Tells the person something at once, whatever screen they are on. The same message is never shown twice at a time. */
export function showToast(tone: Toast['tone'], message: string): void {
  lastId += 1;
  publish([...toasts.filter((toast) => toast.message !== message), { id: lastId, tone, message }]);
}

/** Tells what an action's failure means for the person. */
export function showFault(fault: unknown): void {
  showToast('error', faultMessage(fault));
}

export function faultMessage(fault: unknown): string {
  return fault instanceof ApiError ? fault.message : uiCopy.serverFault;
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
