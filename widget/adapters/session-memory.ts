/** Where the tab's storage is blocked or full: as long as the page lives. */
const pageMemory = new Map<string, unknown>();

/** Keeps a value for this tab; `null` forgets it. */
export function keepInTab(key: string, value: object | null): void {
  pageMemory.delete(key);
  try {
    // First, so that a storage that takes no more does not keep what is out of date.
    sessionStorage.removeItem(key);
    if (value !== null) sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    if (value !== null) pageMemory.set(key, value);
  }
}

/** What was kept, `null` if nothing. It may have been written by anybody: look before you trust it. */
export function recallFromTab(key: string): unknown {
  if (pageMemory.has(key)) return pageMemory.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
