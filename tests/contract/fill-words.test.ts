import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../../api/contract/texts/answer-markup.ts';
import { fillIn, findValueFault, isFillName } from '../../api/contract/texts/fill-words.ts';
import { inSlowRun, repetitions } from '../repetitions.ts';

const words = { nomor_cs: '0812-3456', minimal_deposit: 'Rp20.000', promo: 'https://a.example/p' };
const runs = { numRuns: repetitions({ sample: 500, full: 10_000 }) };

describe('words in braces', () => {
  it('are replaced by their values, as often as they occur', () => {
    expect(
      fillIn('Hubungi {nomor_cs} atau **{nomor_cs}**, minimal {minimal_deposit}.', words),
    ).toBe('Hubungi 0812-3456 atau **0812-3456**, minimal Rp20.000.');
    expect(parseAnswer(fillIn('Lihat [promo]({promo})', words))).toEqual([
      { type: 'paragraph', content: ['Lihat ', { text: 'promo', href: 'https://a.example/p' }] },
    ]);
  });

  it.each([
    '{nama}',
    '{ nomor_cs }',
    '{Nomor_cs}',
    '{}',
    '{constructor}',
    '{__proto__}',
    '{"a": {"b": 1}}',
    'nomor_cs',
    '{nomor_cs',
  ])('stay text when no word has that name: %s', (text) => {
    expect(fillIn(text, words)).toBe(text);
  });

  it('stay after the first 20 of a text, which could grow 60 times otherwise', () => {
    const filled = fillIn('{nomor_cs}'.repeat(22), { nomor_cs: '0812' });
    expect(filled).toBe(`${'0812'.repeat(20)}{nomor_cs}{nomor_cs}`);
  });

  it.each([
    ['https://bank.co.id{x}', '@evil.example/'],
    ['https://bank.co.id{x}', '\\@evil.example/'],
    ['https://bank.co.id{x}', '.evil.example'],
    ['https://bank.co.id{x}', '-evil.example/a'],
    ['(https://bank.co.id){x}', '@evil.example/'],
    ['https://{x}bank.co.id', 'evil.example/'],
    ['https://{x}.bank.co.id/', 'evil.example/'],
    ['https://{x}', 'bank.co.id@evil.example'],
    ['[bank](http://bank.co.id{x})', '.evil.example'],
    ['https://bank.co.id:{x}', '1@evil.example'],
    ['{x}@evil.example', 'https://bank.co.id'],
    ['https://bank.co.id{y}{x}', 'evil.example'],
    ['https://{x}/,https://bank.co.id{x}', '.evil.example'],
  ])('stay in %s when %s would lead the link to another host', (text, value) => {
    expect(fillIn(`Buka ${text} {y}`, { x: value, y: '.' })).toBe(`Buka ${text} .`);
  });

  it.each([
    ['https://bank.co.id{x}', '/promo', 'https://bank.co.id/promo'],
    ['https://bank.co.id/a?via={x}', 'cs@bank.co.id', 'https://bank.co.id/a?via=cs@bank.co.id'],
    ['https://{x}/promo', 'toko.example', 'https://toko.example/promo'],
    ['https://{x}.bank.co.id/', 'm', 'https://m.bank.co.id/'],
    ['**{x}**.', 'https://toko.example', '**https://toko.example**.'],
    ['({x}),', 'https://toko.example/a', '(https://toko.example/a),'],
    ['[surel](mailto:{x})', 'cs@toko.example', '[surel](mailto:cs@toko.example)'],
    ['https://toko.example/ {x}', '@toko', 'https://toko.example/ @toko'],
  ])('are filled in where the host stays: %s', (text, value, filled) => {
    expect(fillIn(text, { x: value })).toBe(filled);
  });

  it('stay when the word has no value', () => {
    expect(fillIn('{nomor_cs}', { nomor_cs: '' })).toBe('{nomor_cs}');
  });

  it('are replaced in one pass: a value is text, whatever it contains', inSlowRun, () => {
    const name = fc.constantFrom('a', 'b', 'c', 'lain', 'constructor');
    const value = fc.oneof(fc.constantFrom('{a}', '{b}', '$&', '$1', '{', '}'), fc.string());
    const piece = fc.oneof(
      name.map((each) => ({ text: `{${each}}`, name: each })),
      fc.constantFrom('{', '}', '{{', '}}', ' ', 'a', '{A}').map((text) => ({ text })),
    );
    fc.assert(
      fc.property(
        fc.array(piece),
        fc.record({ a: value, b: value }, { requiredKeys: [] }),
        (pieces, values: Record<string, string>) => {
          const filled = pieces.map((each) =>
            'name' in each && Object.hasOwn(values, each.name)
              ? values[each.name] || each.text
              : each.text,
          );
          // Braces beside each other could make another name, so put a space between them.
          expect(fillIn(pieces.map(({ text }) => text).join(' '), values)).toBe(filled.join(' '));
        },
      ),
      runs,
    );
  });
});

it.each([
  ['nomor_cs', true],
  ['a', true],
  ['bank2', true],
  [`a${'b'.repeat(39)}`, true],
  [`a${'b'.repeat(40)}`, false],
  ['2bank', false],
  ['Nomor', false],
  ['nomor cs', false],
  ['nomor-cs', false],
  ['', false],
])('the name %j is good: %s', (name, isGood) => {
  expect(isFillName(name)).toBe(isGood);
});

describe('the value of a word', () => {
  it.each([
    '0812-3456-7890',
    'Rp20.000',
    'CS: 0812',
    '08:00–22:00 WIB',
    '(021) 555 123',
    'cs@bank.example',
    '24 jam',
    'https://wa.me/628123456789?text=Halo%20%28CS%29',
  ])('can be %s', (value) => {
    expect(findValueFault(value)).toBeUndefined();
  });

  it.each([
    '**tebal**',
    '2*3',
    '[teks](https://a.example)',
    'x](https://evil.example)',
    '<b>tebal</b>',
    '<img src=x onerror=alert(1)>',
    '{nomor_cs}',
    '- satu',
    '1. satu',
  ])('has no marks: %s', (value) => {
    expect(findValueFault(value)).toBe('marks');
  });

  it.each([
    'http://a.example',
    'javascript:alert(1)',
    'JavaScript : alert(1)',
    'data:text/html,x',
    'tel:0812',
    '//evil.example',
    'www.a.example',
    'https://bank.example@evil.example',
    'https://a.example/(x)',
    'https://a.example/a b',
    'https://a.example/.',
    'https://',
    'Lihat https://a.example',
  ])('is a whole address with https or no link: %s', (value) => {
    expect(findValueFault(value)).toBe('link');
  });

  it('never makes a mark, unless the text around it is one', inSlowRun, () => {
    const piece = fc.constantFrom(
      ...['https://', 'http://', 'a.example', '/', ':', '.', ',', '?', '@', '(', ')', '"', "'"],
      ...['*', '**', '[', ']', '{', '<', '1. ', '- ', '•', ' ', 'kata', 'tel:', 'javascript:'],
    );
    const values = fc
      .array(piece, { minLength: 1, maxLength: 5 })
      .map((pieces) => pieces.join('').trim())
      .filter((value) => value !== '' && findValueFault(value) === undefined);
    fc.assert(
      fc.property(values, (value) => {
        const [block] = parseAnswer(fillIn('Kata {a} ini', { a: value }));
        const link = { text: value, href: value };
        const isLink = value.startsWith('https://');
        expect(block).toEqual({
          type: 'paragraph',
          content: isLink ? ['Kata ', link, ' ini'] : [`Kata ${value} ini`],
        });
      }),
      runs,
    );
  });
});
