/**
 * Keywords are stored as one text with one keyword per line, so that undo steps and versions compare them like the
 * other texts of a FAQ.
 */
export function storeKeywords(keywords: readonly string[]): string {
  return keywords.join('\n');
}

/** Reverts `storeKeywords`. */
export function readKeywords(stored: string): string[] {
  return stored === '' ? [] : stored.split('\n');
}
