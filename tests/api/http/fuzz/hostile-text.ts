import fc from 'fast-check';

/** Texts that have broken servers before. Each represents a kind of text that random text rarely contains. */
const known = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '1.5',
  '1e9',
  '1e999',
  '007',
  '0x10',
  '9007199254740993',
  '999999999999999',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\ufffe\uffff',
  '\u202egnp.exe',
  '\u200b\u2060',
  '１２３',
  '٣',
  'İstanbul ß ﬁ',
  '👩‍👩‍👧‍👦',
  'ก็็็็็็็็็็็็็็็็็็็็',
  "' or 1=1 --",
  '"; drop table users; --',
  '%_\\',
  '../../../etc/passwd',
  '..\\..\\tanya-kami.db',
  '%00%2e%2e%2f',
  '%',
  '%zz',
  '%c0%af',
  'a\r\nSet-Cookie: b=c',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'javascript:alert(1)',
  'http://[::1',
  'http://a:b@c:99999/',
  'file:///etc/passwd',
  '999.999.999.999',
  '2026-02-31T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00Z',
] as const;

/** Lengths near every limit of the product, and far beyond. */
const lengths = [8, 32, 64, 65, 100, 128, 129, 255, 300, 301, 2048, 5001, 20_000];

const long = fc
  .tuple(fc.constantFrom('x', 'é', '😀', '9', ' ', '.', '('), fc.constantFrom(...lengths))
  .map(([text, length]) => text.repeat(length));

/** Hostile text, including lone surrogates and NUL. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: long },
);
