import { describe, expect, it } from 'vitest';
import {
  type AnswerInline,
  parseAnswer,
  plainAnswer,
} from '../../api/contract/texts/answer-markup.ts';

const paragraph = (...content: AnswerInline[]) => ({ type: 'paragraph', content });
const list = (start: number | undefined, ...items: AnswerInline[][]) => ({
  type: 'list',
  start,
  items,
});
/** Returns the only paragraph of an answer. */
function inlines(answer: string): AnswerInline[] {
  const [block, ...others] = parseAnswer(answer);
  expect(others).toEqual([]);
  return block?.type === 'paragraph' ? block.content : [];
}
const link = (address: string) => ({ text: address, href: address });

describe('a plain answer', () => {
  it.each([
    '',
    'Tunggu 5 menit.\n\nLalu coba lagi.',
    'Minimal Rp 1.000, paling banyak 2.500.000.',
    '1.000 per hari',
    '2*3*4 = 24, 2**3**4, 5 ** 6 ** 7',
    'Kartu **** **** 1234 dan 0812****5678 dan 08**12**34',
    '***tiga***',
    '2026. Tahun ini',
    '-5000\n*catatan\n•tanpa spasi\n1.\n- ',
    '** tebal ** dan **buka\ntutup**',
    '[teks] (https dan [lain](javascript:alert(1)) dan [x](data:text/html,y) dan [](tel:1)',
    '<b onclick="x">bukan HTML</b> &amp; <script>alert(1)</script>',
    'مرحبا 😀 👩‍👩‍👧 é',
  ])('is one text: %j', (answer) => {
    expect(inlines(answer).join('')).toBe(answer);
    expect(plainAnswer(answer)).toBe(answer);
  });
});

describe('bold', () => {
  it.each([
    ['**tebal**', { bold: ['tebal'] }],
    ['**dua kata**', { bold: ['dua kata'] }],
    ['**a **b**', '**', 'a ', { bold: ['b'] }],
    ['**tebal**nya', { bold: ['tebal'] }, 'nya'],
    ['(**2*3**)', '(', { bold: ['2*3'] }, ')'],
    ['**مهم** 😀', { bold: ['مهم'] }, ' 😀'],
    ['**😀** **buka', { bold: ['😀'] }, ' ', '**', 'buka'],
  ])('is between two pairs of asterisks: %j', (answer, ...parts) => {
    expect(inlines(answer)).toEqual(parts);
  });

  it('may contain links', () => {
    expect(inlines('**Buka [situs](https://a.example) atau https://b.example/x**.')).toEqual([
      {
        bold: [
          'Buka ',
          { text: 'situs', href: 'https://a.example' },
          ' atau ',
          link('https://b.example/x'),
        ],
      },
      '.',
    ]);
  });
});

describe('a link with a text', () => {
  it.each([
    'https://a.example/x?y=[1]&z#w',
    'http://a.example',
    'HTTPS://wa.me/62812?text=Halo%20**',
    'tel:+62812-3456',
    'mailto:cs@a.example?subject=Halo',
  ])('leads to %s', (href) => {
    expect(inlines(`Lihat [kata **kata**](${href}), ya`)).toEqual([
      'Lihat ',
      { text: 'kata **kata**', href },
      ', ya',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    ' https://a.example',
    'ftp://a.example',
    '//a.example',
    '/x',
    'https:a.example',
    'JaVaScRiPt://a.example/%0aalert(1)',
    'vbscript:x',
    'file:///etc/passwd',
  ])('does not lead to %s', (href) => {
    const parts = inlines(`[kata](${href})`);
    expect(parts.filter((part) => typeof part !== 'string' && 'href' in part)).not.toContainEqual(
      expect.objectContaining({ text: 'kata' }),
    );
  });

  it('without a closing bracket is text and a bare link', () => {
    expect(inlines('[kata](https://a.example')).toEqual(['[kata](', link('https://a.example')]);
  });
});

describe('a bare link', () => {
  it('is an https address', () => {
    expect(inlines('Buka https://a.example/x?y=1#z lalu masuk')).toEqual([
      'Buka ',
      link('https://a.example/x?y=1#z'),
      ' lalu masuk',
    ]);
  });

  it.each([
    ['Lihat https://a.example/b.', 'https://a.example/b'],
    ['(https://a.example/b)', 'https://a.example/b'],
    ['"https://a.example/b"', 'https://a.example/b'],
    ['“https://a.example/b”', 'https://a.example/b'],
    ['‘https://a.example/b’', 'https://a.example/b'],
    ['https://a.example/b, lalu', 'https://a.example/b'],
    ['https://a.example/b/!?', 'https://a.example/b/'],
    ['https://a.example/*/b**nya', 'https://a.example/*/b'],
  ])('does not include the punctuation around it: %s', (answer, href) => {
    expect(inlines(answer)).toContainEqual(link(href));
  });

  it.each(['http://a.example', 'javascript:alert(1)', 'a.example', 'https://', 'https://.,'])(
    'is nothing else: %s',
    (answer) => {
      expect(inlines(answer)).toEqual([answer]);
    },
  );
});

describe('a list', () => {
  it('starts with its number or with bullets', () => {
    expect(
      parseAnswer('Caranya:\n1. Buka akun.\n2) Pilih **menu**.\n\n- Atau\n* hubungi\n• kami.'),
    ).toEqual([
      paragraph('Caranya:\n'),
      list(1, ['Buka akun.\n'], ['Pilih ', { bold: ['menu'] }, '.\n']),
      paragraph('\n'),
      list(undefined, ['Atau\n'], ['hubungi\n'], ['kami.']),
    ]);
  });

  it('keeps numbers that are not consecutive', () => {
    expect(parseAnswer('3. a\n4. b\n4. c\n17. Agustus 1945')).toEqual([
      list(3, ['a\n'], ['b\n']),
      list(4, ['c\n']),
      list(17, ['Agustus 1945']),
    ]);
  });

  it('continues after blank lines', () => {
    expect(parseAnswer('1. a\n\n2. b\n\nSelesai')).toEqual([
      list(1, ['a\n\n'], ['b\n']),
      paragraph('\nSelesai'),
    ]);
  });

  it('includes indented lines, and lines up to the next number, in its items', () => {
    expect(parseAnswer('1. a\nTekan OK.\n2. b\n   lalu c\n- d\n  e\nSelesai')).toEqual([
      list(1, ['a\nTekan OK.\n'], ['b\n   lalu c\n']),
      list(undefined, ['d\n  e\n']),
      paragraph('Selesai'),
    ]);
  });

  it('ends with a heading', () => {
    const answer = 'Deposit:\n- BCA\nWithdraw:\n- BNI\n\nLangkah:\n1. a\nLain:\n1. b';
    expect(parseAnswer(answer)).toEqual([
      paragraph('Deposit:\n'),
      list(undefined, ['BCA\n']),
      paragraph('Withdraw:\n'),
      list(undefined, ['BNI\n']),
      paragraph('\nLangkah:\n'),
      list(1, ['a\n']),
      paragraph('Lain:\n'),
      list(1, ['b']),
    ]);
  });

  it('is flat', () => {
    expect(parseAnswer('1. a\n   - b\n2. c')).toEqual([
      list(1, ['a\n']),
      list(undefined, ['b\n']),
      list(2, ['c']),
    ]);
  });
});

it('removes the marks from a plain answer, but not the numbers', () => {
  expect(
    plainAnswer('**Penting:** buka [situs **kami**](https://a.example).\n1. https://b.example'),
  ).toBe('Penting: buka situs **kami**.\n1. https://b.example');
});
