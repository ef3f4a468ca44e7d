import type { Replacement } from '../../contract/requests.ts';

/** Splits a text at the matches: a part that does not change, a part to replace, and so on, alternating. */
export type SplitText = (text: string) => string[];

/** Returns a function that splits a text at the matches of the words. A text without a match is one part. */
export function splitterOf(words: Omit<Replacement, 'replacement'>): SplitText {
  const pattern = patternOf(words);
  return (text) => {
    const parts: string[] = [];
    let end = 0;
    // Search the original text: in a folded text, indexes may differ because its length may differ.
    for (const { 0: found, index } of text.matchAll(pattern)) {
      parts.push(text.slice(end, index), found);
      end = index + found.length;
    }
    return [...parts, text.slice(end)];
  };
}

/** The text with its parts replaced, and trimmed like the form's text. */
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
  // `\b` supports only English letters. If `find` starts or ends with punctuation, such as "(a", that side needs no
  // word boundary.
  const before = whole_word && wordStart.test(find) ? `(?<!${inWord})` : '';
  const after = whole_word && wordEnd.test(find) ? `(?!${inWord})` : '';
  return new RegExp(`${before}${literal}${after}`, match_case ? 'gu' : 'giu');
}
