// @module-tag slow
import { isSafePattern } from 'redos-detector';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';
import { type FoundRegex, regexesOf } from './regexes.ts';

/** Expressions that the checker cannot read or judges wrongly, and why they are safe. */
const exempt: Readonly<Record<string, string>> = {
  'api/auth/find-username-problem.ts new RegExp':
    'one class of characters from start to end, whatever its scripts',
  'api/contract/faqs/roots-of.ts new RegExp':
    'affixes of the lexicon: a few fixed letters at the start or the end of a word',
  'api/contract/texts/scrub-words.ts /[^\\s@]*\\s*@\\s*\\S*|[^\\s\\w]*\\b[dw]#?-?\\s?\\d\\S*/g':
    'the text is cut at 160 characters before',
  'api/contract/texts/scrub-words.ts /[^\\s\\p{N}]*\\p{N}\\S*(?:[\\s\\p{P}\\p{S}]+\\p{L}*\\p{N}\\S*)*/gu':
    'the text is cut at 160 characters before',
  'api/contract/texts/words-of.ts /(\\d)[.,](\\d0+)0\\b/g':
    'it begins at one sign, and of what follows only the zeros are tried again',
  "api/faqs/shared/align-texts.ts /https?:\\/\\/[^\\s<>\"'()[\\]{}*]+|(?:tel|mailto):|\\{[a-z][a-z\\d_]{0,39}\\}|\\d+(?:[ .,:/-]\\d+)*|[\\p{L}\\p{M}\\p{N}]+(?:[.@_'’/-][\\p{L}\\p{M}\\p{N}]+)*|[\\s\\S]/gu":
    'a name in braces is short, the other alternatives never fail after their first character, and the last one matches any',
  'api/faqs/transfer/conversions/convert-html.ts /<\\/?([a-z][a-z\\d]*)(?=[\\s/>])[^<>]*>|<![^<>]*>|</gi':
    'no part after the first sign can match `<`, so no start is tried twice',
  'api/faqs/transfer/conversions/convert-markdown.ts /!\\[([^[\\]\\n]*)\\]\\(([^\\s()<>]+)(?: "[^"\\n]*")?\\)/g':
    'the label ends before the next `[`, the address before the next `(` and the title at the next quotation mark, so each sign is tried a few times',
  'api/faqs/transfer/pasted/line-marks.ts /[*_]+([\\p{So}\\p{Sk}\\p{Mn}\\p{Cf}\\s]+)$/u':
    'the text is cut at 20 characters before',
  'api/faqs/writes/replace-text.ts new RegExp':
    'a literal text, with at most one class of one character before and after it',
  'api/help/answer-html.ts /(?:\\s+\\d+\\.|[\\s.,:;•-])+$/':
    'the text is cut at 160 characters before',
  'api/pages/load-pages.ts /<meta name="description"[^>]*>\\s*<title>[^<]*<\\/title>/':
    'it reads a file of our own build',
  'widget/view/search/excerpt.tsx new RegExp': 'words of letters and digits, without a repetition',
  'api/pages/not-found.ts new RegExp': 'made of our own routes; no part of one can match a slash',
  'api/contract/texts/answer-markup.ts /\\*+|\\n|\\[([^[\\]\\s][^[\\]\\n]*)\\]\\(((?:https?:\\/\\/|tel:|mailto:)[^\\s<>"\'()]+)\\)|https:\\/\\/(?:(?!\\*\\*)[^\\s<>"\'“”„«»])*(?!\\*\\*)[^\\s<>"\'“”„«»’.,;:!?)\\]}]/gi':
    'a link with a text ends before the next `[` or `(`; where a bare link fails there is only punctuation up to the end of the word, so no start is tried twice',
};

/** Returns whether the time grows faster than the length of the input. */
function canBeSlow({ pattern, flags = '' }: FoundRegex): boolean {
  if (pattern === undefined) return true;
  const options = {
    caseInsensitive: flags.includes('i'),
    dotAll: flags.includes('s'),
    multiLine: flags.includes('m'),
    unicode: flags.includes('u'),
  };
  return !isSafePattern(pattern, { ...options, maxScore: 20, timeout: 10_000 }).safe;
}

describe('the regular expressions', () => {
  it('take time in proportion to their input', () => {
    const found = ['api', 'widget', 'embed', 'admin'].flatMap(sourceFiles).flatMap(regexesOf);
    expect(found.length).toBeGreaterThan(50);
    const slow = found.filter(canBeSlow).map(({ file, source }) => `${file} ${source}`);
    expect([...new Set(slow)].sort()).toEqual(Object.keys(exempt).sort());
  });

  it.each(['\\s+$', '^\\s*=\\s*(.*?)\\s*$', '^(a+)+$'])(
    'are checked by a checker that finds /%s/ slow',
    (pattern) => {
      expect(canBeSlow({ file: '', source: '', pattern })).toBe(true);
    },
  );
});
