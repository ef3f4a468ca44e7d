import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignTexts, ownTextAt } from '../../api/faqs/shared/align-texts.ts';

const text = fc
  .array(
    fc.constantFrom(
      ...['Rp ', '10.000', '25.000', 'Bu Siti', 'Budi', ' ', '\n', '**', '{a}', '{', '}', '- '],
      ...['[x](https://a.example/1)', 'https://b.example.', 'tel:0812', '\u{1f44d}\u{1f3fd}', 'é'],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

it('splits two texts into parts that give both of them again', () => {
  fc.assert(
    fc.property(text, text, (shared, own) => {
      const parts = alignTexts(shared, own) ?? [];
      expect(parts.map((part) => part.shared).join('')).toBe(shared);
      expect(parts.map((part) => part.own).join('')).toBe(own);
      let at = 0;
      for (const part of parts) {
        const end = at + part.shared.length;
        if (part.shared !== '') expect(ownTextAt(parts, at, end)).toBe(part.own);
        at = end;
      }
    }),
    { numRuns: 500 },
  );
});

it('has no parts for texts with little in common', () => {
  const words = (letter: string) => Array.from({ length: 80 }, (_, at) => letter + at).join('\n');
  expect(alignTexts(words('a'), words('b'))).toBe(undefined);
});
