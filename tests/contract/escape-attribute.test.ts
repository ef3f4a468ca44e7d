import { expect, it } from 'vitest';
import { escapeAttribute } from '../../api/contract/texts/escape-attribute.ts';

it('escapes what could end an attribute or start another entity', () => {
  expect(escapeAttribute('a"b&quot;<c')).toBe('a&quot;b&amp;quot;&lt;c');
});
