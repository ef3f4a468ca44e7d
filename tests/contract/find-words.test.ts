import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findWords,
  foldText,
  hasAllWords,
  partAround,
  wordsOf,
} from '../../api/contract/texts/find-words.ts';

const marked = (text: string, query: string) =>
  findWords(text, wordsOf(query)).map(([start, end]) => text.slice(start, end));

describe('words in a text', () => {
  it.each([
    ['Cara deposit, lalu DEPOSIT lagi', 'deposit', ['deposit', 'DEPOSIT']],
    ['Café Ménu', 'menu cafe', ['Café', 'Ménu']],
    ['Cafe\u0301 baru', 'café', ['Cafe\u0301']],
    ['İstanbul', 'istanbul', ['İstanbul']],
    ['depositdeposit', 'deposit', ['depositdeposit']],
    ['turnover', 'turn over nove', ['turnover']],
    ['😀 deposit 😀', '😀', ['😀', '😀']],
    ['paling lama 10 menit, bukan 5 menit', '"10 menit"', ['10 menit']],
    ['Rp10.000 dalam 5 menit', '"10 menit"', []],
    ['paling lama 10 menit', 'lama “10 Menit', ['lama', '10 menit']],
    ['Hari Jum’at buka', "jum'at", ['Jum’at']],
    ["Ma'af, tutup", 'ma’af', ["Ma'af"]],
    ['Minimal\u00a0deposit', '"minimal deposit"', ['Minimal\u00a0deposit']],
    ['minimal \n deposit,  lalu', '"minimal deposit, lalu"', ['minimal \n deposit,  lalu']],
    ['Depo\u00adsit', 'deposit', ['Depo\u00adsit']],
    ['deposit', 'depo\u200bsit', ['deposit']],
    ['deposit', 'withdraw', []],
    ['deposit', '  ', []],
  ])('of %j, %j finds %j', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });

  it('are no phrase across two texts', () => {
    const words = wordsOf('"minimal deposit"');
    expect(hasAllWords(['Minimal\u00a0deposit'], words)).toBe(true);
    expect(hasAllWords(['minimal', 'deposit'], words)).toBe(false);
  });

  it('reads ten different words of a query', () => {
    expect(wordsOf('a b A á c d e f g h i j k l')).toEqual([...'abcdefghij']);
  });

  it('are found exactly where the folded text contains them', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, query) => {
          const words = wordsOf(query);
          const matches = findWords(text, words);
          for (const word of words) {
            const isThere = foldText(text).includes(word);
            const isMarked = matches.some(([start, end]) =>
              foldText(text.slice(start, end)).includes(word),
            );
            expect(isMarked).toBe(isThere);
          }
        },
      ),
    );
  });
});

describe('the part around a word', () => {
  const long = `${'awal kata '.repeat(40)}turnover ${'akhir kata '.repeat(40)}`;

  it('is the whole text if it is short', () => {
    expect(partAround('Pendek saja.', ['pendek'])).toBe('Pendek saja.');
  });

  it('contains the word, and starts and ends with whole words', () => {
    const part = partAround(long, ['turnover']);
    expect(part).toMatch(/^…(awal|kata) .*turnover akhir.* (akhir|kata)…$/);
    expect(part.length).toBeLessThanOrEqual(162);
  });

  it('is the beginning of a text without the word, and the end if the word is at the end', () => {
    expect(partAround(long, ['tidak'])).toMatch(/^awal kata .*…$/);
    expect(partAround(`${long}penutup`, ['penutup'])).toMatch(/^….*penutup$/);
    const line = 'Langkahnya sama untuk semua metode, yaitu lewat menu deposit di atas.';
    expect(partAround(line, ['deposit'], 10)).toBe('…yaitu lewat menu deposit di atas.');
    expect(partAround(line, ['langkahnya'], 10)).toBe(line);
  });
});
