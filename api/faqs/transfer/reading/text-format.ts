import { beginningLength, decodeBeginning } from './decode-text.ts';

export type TextFormat = 'csv' | 'json' | 'page' | 'blog';

/** The format of a text, by its beginning. */
export function formatOf(text: string): TextFormat {
  const beginning = text.slice(0, beginningLength).trimStart();
  if (/^[[{]/.test(beginning)) return 'json';
  if (!/^<(?:[!?]|[a-z])/i.test(beginning)) return 'csv';
  return /^<(?:\?xml|rss|feed)/i.test(beginning) && !/<html\b/i.test(beginning) ? 'blog' : 'page';
}

/** Whether a file is a web page or the export of a blog, in any encoding. Only the beginning is decoded. */
export function isMarkup(file: Buffer): boolean {
  return decodeBeginning(file).some((text) => ['page', 'blog'].includes(formatOf(text)));
}
