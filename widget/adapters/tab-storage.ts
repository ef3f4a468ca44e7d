import { toJson } from './to-json.ts';

/** Used if the tab's storage is blocked or full. The values are lost when the page is left. */
const memoryFallback = new Map<string, unknown>();

/** Saves a value for this tab; `null` deletes it. */
export function saveInTab(key: string, value: object | null): void {
  memoryFallback.delete(key);
  try {
    // Remove first. If the storage is full, `setItem` throws and the old value would remain.
    sessionStorage.removeItem(key);
    if (value !== null) sessionStorage.setItem(key, toJson(value));
  } catch {
    if (value !== null) memoryFallback.set(key, value);
  }
}

/** Loads a saved value, or `null`. Any script of the page may have written it, so check its shape. */
export function loadFromTab(key: string): unknown {
  if (memoryFallback.has(key)) return memoryFallback.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) || 'null');
  } catch {
    return null;
  }
}
