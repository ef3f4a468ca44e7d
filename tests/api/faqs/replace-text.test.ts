import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinReplaced, splitterOf } from '../../../api/faqs/writes/replace-text.ts';
import { shortenParts } from '../../../api/faqs/writes/shorten-parts.ts';
import { cpuMsOf } from '../../tools/cpu-time.ts';

const replace = (
  text: string,
  find: string,
  { to = 'X', matchCase = true, wholeWord = false } = {},
) => joinReplaced(splitterOf({ find, match_case: matchCase, whole_word: wholeWord })(text), to);

describe('replacing words', () => {
  it.each([
    ['turnover dan Turnover', 'turnover', 'X dan Turnover'],
    ['a.c abc', 'a.c', 'X abc'],
    ['(ya) [ya] \\ya/', '[ya]', '(ya) X \\ya/'],
    ['aaaa', 'aa', 'XX'],
    ['harga  baru', '  ', 'hargaXbaru'],
  ])('in "%s", finds "%s" as literal text', (text, find, result) => {
    expect(replace(text, find)).toBe(result);
  });

  it.each(['$&', '$1', '$$', "$'", '\\n'])('writes "%s" as it is', (to) => {
    expect(replace('satu dua', 'dua', { to })).toBe(`satu ${to}`);
  });

  it.each([
    ['TurnOver TURNOVER', 'turnover', 'X X'],
    ['Élan ÉLAN', 'élan', 'X X'],
    // These characters become longer, or other letters, in lower case.
    ['İstanbul dan bank', 'bank', 'İstanbul dan X'],
    ['ẞ ﬁ bank', 'BANK', 'ẞ ﬁ X'],
    ['ΣΙΣΥΦΟΣ', 'σισυφος', 'X'],
  ])('in "%s" finds "%s" in any case', (text, find, result) => {
    expect(replace(text, find, { matchCase: false })).toBe(result);
  });

  it.each([
    ['bon bonus bon-bon', 'bon', 'X bonus X-X'],
    ['é kafé kafés', 'kafé', 'é X kafés'],
    ['deposit1 1deposit deposit.', 'deposit', 'deposit1 1deposit X.'],
    ['депозит депозита', 'депозит', 'X депозита'],
    // The accent of a decomposed letter belongs to the word.
    ['kafe kafe\u0301', 'kafe', 'X kafe\u0301'],
    ['𝒶b a𝒶', 'a', '𝒶b a𝒶'],
    // A punctuation mark at the edge of the searched text is no part of a word.
    ['a(b) (b)c', '(b)', 'aX Xc'],
    ['C++17 C++', 'C++', 'X17 X'],
  ])('in "%s" finds "%s" as a whole word', (text, find, result) => {
    expect(replace(text, find, { wholeWord: true })).toBe(result);
  });

  it('splits any text without loss of a character', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, text, fc.boolean(), fc.boolean(), (text, find, match_case, whole_word) => {
        fc.pre(find !== '');
        const parts = splitterOf({ find, match_case, whole_word })(`${text}${find} ${text}`);
        expect(parts.join('')).toBe(`${text}${find} ${text}`);
        expect(parts.length % 2).toBe(1);
      }),
    );
  });

  it('is fast even for the longest texts with the most matches', async () => {
    const split = splitterOf({ find: 'a', match_case: false, whole_word: true });
    const ms = await cpuMsOf(() => {
      for (let count = 0; count < 100; count += 1) split('a '.repeat(2500));
    });
    expect(ms).toBeLessThan(2000);
  });
});

describe('the parts of a preview', () => {
  it('are shortened to the text near a match', () => {
    const long = 'x'.repeat(200);
    const { parts, places } = shortenParts([long, 'a', long, 'b', long]);
    expect(places).toBe(2);
    const near = 'x'.repeat(60);
    expect(parts).toEqual([`…${near}`, 'a', `${near}…${near}`, 'b', `${near}…`]);
    const words = 'kata '.repeat(20);
    expect(shortenParts([words, 'a', words]).parts).toEqual([
      `…${'kata '.repeat(11)}`,
      'a',
      `${'kata '.repeat(12).trimEnd()}…`,
    ]);
    expect(shortenParts(['satu ', 'dua', ' tiga']).parts).toEqual(['satu ', 'dua', ' tiga']);
  });

  it('end after the first 20 matches', () => {
    const text = Array.from({ length: 101 }, (_, at) => (at % 2 === 1 ? 'a' : ' '));
    const { parts, places } = shortenParts(text);
    expect(places).toBe(50);
    expect(parts).toHaveLength(41);
    expect(parts.at(-1)).toBe(' …');
  });
});
