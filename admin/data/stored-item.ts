/** Returns null if nothing is stored, or if the browser's storage is disabled. */
export function readItem(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** If the storage is full or disabled, nothing is stored: an older text would come back as the last one. */
export function storeItem(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  text: string,
): void {
  try {
    window[storage].setItem(key, text);
  } catch {
    removeItem(storage, key);
  }
}

export function removeItem(storage: 'localStorage' | 'sessionStorage', key: string): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // Without storage there is no item.
  }
}
