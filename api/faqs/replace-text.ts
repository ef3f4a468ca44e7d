import type { Replacement } from '../contract/requests.ts';

/** The parts of a text around and in what is found: what stays, what is replaced, what stays, and so on. */
export type SplitText = (text: string) => string[];

/** @returns what splits a text where the words are; a text without them is one part. */
export function splitterOf(words: Omit<Replacement, 'replacement'>): SplitText {
  const pattern = patternOf(words);
  return (text) => {
    const parts: string[] = [];
    let end = 0;
    // The places in the text itself: folding it first would move them where the folded text is longer.
    for (const { 0: found, index } of text.matchAll(pattern)) {
      parts.push(text.slice(end, index), found);
      end = index + found.length;
    }
    return [...parts, text.slice(end)];
  };
}

/** The text with its parts replaced, trimmed as the form does. */
export function joinReplaced(parts: readonly string[], replacement: string): string {
  return parts
    .map((part, at) => (isReplaced(at) ? replacement : part))
    .join('')
    .trim();
}

function isReplaced(at: number): boolean {
  return at % 2 === 1;
}

const special = /[\\^$.*+?()[\]{}|/]/g;
const inWord = '[\\p{L}\\p{M}\\p{N}]';
const wordStart = /^[\p{L}\p{M}\p{N}]/u;
const wordEnd = /[\p{L}\p{M}\p{N}]$/u;

function patternOf({ find, match_case, whole_word }: Omit<Replacement, 'replacement'>): RegExp {
  const literal = find.replaceAll(special, '\\$&');
  // Not \b: it knows the letters of English alone. Nothing is required beside a sign: "(a" has no word before it.
  const before = whole_word && wordStart.test(find) ? `(?<!${inWord})` : '';
  const after = whole_word && wordEnd.test(find) ? `(?!${inWord})` : '';
  return new RegExp(`${before}${literal}${after}`, match_case ? 'gu' : 'giu');
}
