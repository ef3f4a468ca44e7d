import { expect, it } from 'vitest';
import { splitLinks } from '../../widget/view/split-links.ts';

it('leaves plain text whole', () => {
  expect(splitLinks('Tunggu 5 menit.\nLalu coba lagi.')).toEqual([
    { text: 'Tunggu 5 menit.\nLalu coba lagi.' },
  ]);
});

it('makes https addresses links', () => {
  expect(splitLinks('Buka https://a.example/x?y=1#z lalu masuk')).toEqual([
    { text: 'Buka ' },
    { text: 'https://a.example/x?y=1#z', href: 'https://a.example/x?y=1#z' },
    { text: ' lalu masuk' },
  ]);
});

it.each([
  ['Lihat https://a.example/b.', 'https://a.example/b'],
  ['(https://a.example/b)', 'https://a.example/b'],
  ['"https://a.example/b"', 'https://a.example/b'],
  ['https://a.example/b, lalu', 'https://a.example/b'],
  ['https://a.example/b/!?', 'https://a.example/b/'],
])('leaves the punctuation around an address out of it: %s', (answer, href) => {
  expect(splitLinks(answer).find((part) => part.href !== undefined)?.href).toBe(href);
});

it.each(['http://a.example', 'javascript:alert(1)', 'a.example', '<a href="x">y</a>', 'https://'])(
  'makes nothing else a link: %s',
  (answer) => {
    expect(splitLinks(answer)).toEqual([{ text: answer }]);
  },
);

it('loses no character', () => {
  const answer = 'A https://a.example. B https://b.example/c?d, https://c.example';
  expect(
    splitLinks(answer)
      .map(({ text }) => text)
      .join(''),
  ).toBe(answer);
});
