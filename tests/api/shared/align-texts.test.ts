import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignTexts, ownTextAt } from '../../../api/faqs/shared/align-texts.ts';

const text = fc
  .array(
    fc.constantFrom(
      ...['Rp ', '10.000', '25.000', 'Bu Siti', 'Budi', ' ', '\n', '**', '{a}', '{', '}', '- '],
      ...['[x](https://a.example/1)', 'https://b.example.', 'tel:0812', '\u{1f44d}\u{1f3fd}', 'é'],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

it('finds changes that make one text of the other', () => {
  fc.assert(
    fc.property(text, text, (shared, own) => {
      const changes = alignTexts(shared, own) ?? [];
      // A place around the text, because one at its edge has none of what is before or behind it.
      const around = changes.map((each) => ({ ...each, start: each.start + 1, end: each.end + 1 }));
      expect(ownTextAt(`^${shared}$`, around)).toBe(`^${own}$`);
      for (const { start, end, own } of changes)
        if (start < end) expect(ownTextAt(shared, changes, start, end)).toBe(own);
    }),
    { numRuns: 500 },
  );
});

it('has no changes for texts with little in common', () => {
  const words = (letter: string) => Array.from({ length: 80 }, (_, at) => letter + at).join('\n');
  expect(alignTexts(words('a'), words('b'))).toBe(undefined);
});
