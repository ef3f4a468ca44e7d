// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../admin/features/faqs/proposals/read-answer.ts';
import { starterTree } from '../widget/search-trees.ts';

/**
 * What assistants answered to copied requests, written by somebody who saw only the requests: the number of the answer, the
 * requests, and how many lines and words are read, how many lines are refused, and how many are no answer.
 */
const answers: [
  number,
  number[],
  { lines: number; words: number; refused: number; unread: number },
][] = [
  [1, [4], { lines: 14, words: 69, refused: 0, unread: 0 }],
  [2, [4], { lines: 14, words: 69, refused: 0, unread: 2 }],
  [3, [7], { lines: 36, words: 144, refused: 0, unread: 0 }],
  [4, [4], { lines: 8, words: 40, refused: 0, unread: 2 }],
  [5, [7], { lines: 36, words: 144, refused: 0, unread: 1 }],
  [6, [5], { lines: 36, words: 139, refused: 0, unread: 0 }],
  [7, [5], { lines: 36, words: 139, refused: 0, unread: 1 }],
  [8, [4], { lines: 14, words: 69, refused: 0, unread: 0 }],
  [9, [7], { lines: 36, words: 144, refused: 0, unread: 4 }],
  [10, [5], { lines: 23, words: 89, refused: 0, unread: 0 }],
  [11, [4], { lines: 14, words: 69, refused: 0, unread: 0 }],
  [12, [7], { lines: 36, words: 144, refused: 0, unread: 0 }],
  [13, [4], { lines: 15, words: 72, refused: 2, unread: 0 }],
  [14, [4], { lines: 14, words: 69, refused: 0, unread: 0 }],
  [15, [6], { lines: 10, words: 32, refused: 0, unread: 0 }],
  [16, [6], { lines: 7, words: 23, refused: 4, unread: 0 }],
  [17, [6], { lines: 3, words: 9, refused: 1, unread: 2 }],
  [18, [4], { lines: 14, words: 69, refused: 0, unread: 1 }],
  [19, [7], { lines: 6, words: 15, refused: 0, unread: 4 }],
  [20, [4], { lines: 15, words: 71, refused: 0, unread: 8 }],
  [21, [4, 7], { lines: 26, words: 117, refused: 0, unread: 1 }],
  [22, [5], { lines: 40, words: 40, refused: 0, unread: 0 }],
  [23, [4], { lines: 6, words: 17, refused: 2, unread: 0 }],
  [24, [7], { lines: 16, words: 64, refused: 0, unread: 1 }],
  [25, [4], { lines: 14, words: 69, refused: 0, unread: 1 }],
  [26, [4], { lines: 8, words: 40, refused: 0, unread: 0 }],
  [27, [5], { lines: 36, words: 139, refused: 0, unread: 0 }],
  [28, [4], { lines: 0, words: 0, refused: 0, unread: 1 }],
];

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

function readFixture(answer: number, requests: readonly number[]) {
  const questions = new Map(starterTree.map(({ id, question }) => [id, question]));
  const asked = new Set<number>();
  for (const request of requests)
    for (const [, id = '', question = ''] of file(`word-requests/request-${request}.txt`).matchAll(
      /^\[(\d+)\] (.*)$/gm,
    )) {
      questions.set(Number(id), question);
      asked.add(Number(id));
    }
  return readAnswer(file(`word-answers/${String(answer).padStart(2, '0')}.txt`), {
    questions,
    asked,
  });
}

const questions = new Map([
  [12, 'Jam buka'],
  [13, 'Ongkos kirim'],
]);
const read = (text: string, asked: number[] = []) =>
  readAnswer(text, { questions, asked: new Set(asked) });
const wordsIn = (text: string) => read(text).words.map(({ id, words }) => [id, ...words]);

describe('an assistant’s answer', () => {
  it.each(answers)('%i is read', (answer, requests, counts) => {
    const { words, refused, unread } = readFixture(answer, requests);
    expect({
      lines: words.length,
      words: words.flatMap((line) => line.words).length,
      refused: refused.length,
      unread: unread.length,
    }).toEqual(counts);
  });

  it.each([
    ['12: buka pagi | "tutup" jam berapa?', [[12, 'buka pagi', 'tutup jam berapa?']]],
    ['No. 12 - buka pagi, tutup', [[12, 'buka pagi', 'tutup']]],
    ['12\tbuka pagi\ttutup', [[12, 'buka pagi', 'tutup']]],
    ['12. buka pagi | tutup', [[12, 'buka pagi', 'tutup']]],
    ['[12] Jam buka: buka pagi | tutup', [[12, 'buka pagi', 'tutup']]],
    ['12: Jam buka\nKata lain: buka pagi | tutup', [[12, 'buka pagi', 'tutup']]],
    [
      '12:\n  buka pagi | tutup\n13: ongkir',
      [
        [12, 'buka pagi', 'tutup'],
        [13, 'ongkir'],
      ],
    ],
    [
      '[[12, ["buka pagi", "tu\\"tup"]], [13, ["ongkir"]]]',
      [
        [12, 'buka pagi', 'tutup'],
        [13, 'ongkir'],
      ],
    ],
    [
      '{"id":12,"jumlah":13,"pertanyaan":"Jam buka","kata":"buka | tutup"}\n{"id":13,"kata":["ongkir"]}',
      [
        [12, 'buka', 'tutup'],
        [13, 'ongkir'],
      ],
    ],
    ['12: isi {nomor_cs} | <b>buka</b> & tutup', [[12, 'isi {nomor_cs}', 'buka & tutup']]],
  ])('in another form is read, too: %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it('says which lines it refuses and why, and keeps those that are no answer', () => {
    const { refused, unread, words } = read('Halo\n13: ongkir\n12: pagi\n99: asing\n13: -', [13]);
    expect(words).toEqual([{ id: 13, words: ['ongkir'] }]);
    expect(refused).toEqual([
      { line: '12: pagi', reason: 'not-asked' },
      { line: '99: asing', reason: 'foreign' },
      { line: '13: -', reason: 'empty' },
    ]);
    expect(unread).toEqual(['Halo']);
  });

  it('is a limited number of words for each FAQ, and the others are not lost', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `kata${at}`);
    const { refused, words } = read(`12: ${many.join(' | ')}`);
    expect(words).toEqual([{ id: 12, words: many.slice(0, 40) }]);
    expect(refused).toEqual([{ line: `12: ${many.slice(40).join(' | ')}`, reason: 'too-many' }]);
  });

  it('without its end keeps what came before', () => {
    const { unread, words } = read('{"12": ["buka pagi", "tut');
    expect(words).toEqual([{ id: 12, words: ['buka pagi'] }]);
    expect(unread).toEqual(['"tut']);
    expect(read('<think>\n12: coba').words).toEqual([]);
    expect(wordsIn('12: coba\n</think>\n13: ongkir')).toEqual([[13, 'ongkir']]);
  });
});
