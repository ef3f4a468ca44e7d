import { describe, expect, it } from 'vitest';
import { removeUnseenMarks } from '../../api/contract/texts/unseen-marks.ts';

describe('unseen marks', () => {
  it.each([
    ['\u202emoc.knab\u202c', 'moc.knab'],
    ['bank\u200b.co', 'bank.co'],
    ['bank\u2066\u2069\u061c\u200e', 'bank'],
    ['\ufeffad\u00admin', 'admin'],
    ['ad\u200dmin\u200c', 'admin'],
    ['a\u3164b', 'ab'],
    ['0812\ufe0f\ufe0e-345\ufe0f', '0812-345'],
    ['\ufe0fabc', 'abc'],
  ])('are removed: %j', (text, clean) => {
    expect(removeUnseenMarks(text)).toBe(clean);
  });

  it.each(['👩‍💻 Bantuan', 'Suka ❤️', '1️⃣ lalu #️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Liga', 'می‌خواهم', 'क्‍ष', '', ' dua  kata\n'])(
    'are not those of emoji and words: %j',
    (text) => {
      expect(removeUnseenMarks(text)).toBe(text);
    },
  );
});
