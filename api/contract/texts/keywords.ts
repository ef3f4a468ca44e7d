/** A FAQ's keywords: other words for its question, as visitors type them. */

/** Separates the keywords in one cell of a CSV. No keyword contains it. */
export const keywordSeparator = '|';

/**
 * Keywords as they are stored: with single spaces, without blank ones, and without repetitions in another case. The
 * first spelling is used.
 */
export function cleanKeywords(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const keyword = text.trim().replaceAll(/\s+/g, ' ');
    const key = keyword.toLowerCase();
    if (keyword !== '' && !byKey.has(key)) byKey.set(key, keyword);
  }
  return [...byKey.values()];
}

/** The keywords of a typed or pasted list: separated by commas, line breaks, tabs or `keywordSeparator`. */
export function splitKeywords(list: string): string[] {
  return cleanKeywords(list.split(/[,\n\r\t|]/));
}
