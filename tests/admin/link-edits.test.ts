import { expect, it } from 'vitest';
import { linkAddress, linkAt } from '../../admin/features/faqs/answer/link-edits.ts';
import { parseInlines } from '../../api/contract/texts/answer-markup.ts';
import { linkSource } from '../../api/contract/texts/link-source.ts';

it.each([
  ['https://a.example/x', 'https://a.example/x'],
  [' http://a.example ', 'http://a.example'],
  ['wa.me/628123', 'https://wa.me/628123'],
  ['https://a.example/A_(b)', 'https://a.example/A_%28b%29'],
  ['https://a.exam\u200eple/x\u200b', 'https://a.example/x'],
  ['0812-3456-789', 'tel:08123456789'],
  ['0812\u20603456\ufe0f789', 'tel:08123456789'],
  ['tel:+62 812 3456', 'tel:+628123456'],
  ['cs@a.example', 'mailto:cs@a.example'],
  ['mailto:cs@a.example', 'mailto:cs@a.example'],
])('reads the address %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
  expect(parseInlines(linkSource('kata', address))).toEqual([{ text: 'kata', href: address }]);
});

it.each([
  '',
  'halo',
  'halo.',
  'javascript:alert(1)',
  'ftp://a.example',
  'dua kata',
  'https://',
  'https://https://a.example',
  '"https://a.example"',
  'data:text/html,x',
])('refuses the address %j', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});

it.each([
  ['kata', 'https://a.example', '[kata](https://a.example)'],
  [' [dua]\nkata ', 'https://a.example', '[(dua) kata](https://a.example)'],
  ['', 'https://a.example', 'https://a.example'],
  ['https://a.example', 'https://a.example', 'https://a.example'],
  ['', 'https://a.example/x.', '[a.example/x.](https://a.example/x.)'],
  ['', 'http://a.example', '[a.example](http://a.example)'],
  ['', 'tel:0812', '[0812](tel:0812)'],
])('writes the text %j and the address %s as %s', (text, address, source) => {
  expect(linkSource(text, address)).toBe(source);
  expect(parseInlines(source)).toEqual([expect.objectContaining({ href: address })]);
});

it('finds the link around the caret', () => {
  const text = 'Buka **situs [kami](https://a.example)** atau https://b.example/x ya';
  const at = (word: string) => ({ text, start: text.indexOf(word), end: text.indexOf(word) + 1 });
  expect(linkAt(at('ami]'))).toMatchObject({
    text: 'kami',
    address: 'https://a.example',
    start: 13,
  });
  expect(linkAt(at('.example)'))).toMatchObject({ text: 'kami' });
  expect(linkAt(at('b.example/x'))).toEqual({
    text: '',
    address: 'https://b.example/x',
    start: text.indexOf('https://b'),
    end: text.indexOf(' ya'),
  });
});

it('makes a new link from the selected words', () => {
  expect(linkAt({ text: 'Buka **situs kami** ya', start: 5, end: 19 })).toEqual({
    text: 'situs kami',
    address: '',
    start: 5,
    end: 19,
  });
  expect(linkAt({ text: 'www.a.example', start: 0, end: 13 })).toMatchObject({
    text: '',
    address: 'www.a.example',
  });
});
