import { describe, expect, it } from 'vitest';
import {
  hasUnseenMarks,
  removeUnseenMarks,
  trimUnseenMarks,
} from '../../api/contract/texts/unseen-marks.ts';

describe('unseen marks', () => {
  it.each([
    ['\u202emoc.knab\u202c', 'moc.knab'],
    ['bank\u200b.co', 'bank.co'],
    ['bank\u2066\u2069\u061c\u200e', 'bank'],
    ['\ufeffad\u00admin', 'admin'],
    ['ad\u200dmin\u200c', 'admin'],
    ['a\u3164b', 'ab'],
  ])('are found and removed: %j', (text, clean) => {
    expect(hasUnseenMarks(text)).toBe(true);
    expect(removeUnseenMarks(text)).toBe(clean);
  });

  it.each(['👩‍💻 Bantuan', 'Suka ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Liga', 'می‌خواهم', 'क्‍ष', '', ' dua  kata\n'])(
    'are not those of emoji and words: %j',
    (text) => {
      expect(hasUnseenMarks(text)).toBe(false);
      expect(removeUnseenMarks(text)).toBe(text);
    },
  );

  it.each([
    ['\u202a+62 812\u202c\n', '+62 812'],
    [' \u200e a\u200bb \u2060', 'a\u200bb'],
    ['❤️ ', '❤️'],
    ['\u200b', ''],
    [`a${' '.repeat(50_000)}`, 'a'],
  ])('are trimmed with the spaces: %j', (text, trimmed) => {
    expect(trimUnseenMarks(text)).toBe(trimmed);
  });
});
