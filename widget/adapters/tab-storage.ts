import { toJson } from './to-json.ts';

/** Used where the tab's storage is blocked or full. It lasts as long as the page. */
const memoryFallback = new Map<string, unknown>();

/** Saves a value for this tab; `null` deletes it. */
export function saveInTab(key: string, value: object | null): void {
  memoryFallback.delete(key);
  try {
    // Removed first: a full storage would otherwise keep the outdated value.
    sessionStorage.removeItem(key);
    if (value !== null) sessionStorage.setItem(key, toJson(value));
  } catch {
    if (value !== null) memoryFallback.set(key, value);
  }
}

/** Loads a saved value; `null` when there is none. Any script of the page may have written it, so check its shape. */
export function loadFromTab(key: string): unknown {
  if (memoryFallback.has(key)) return memoryFallback.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) || 'null');
  } catch {
    return null;
  }
}
