import { expect, it } from 'vitest';
import { hasUserInLink, isMisleadingLink } from '../../api/contract/texts/answer-links.ts';

it.each([
  ['Buka https://bank.example@evil.example', true],
  ['**[klik](https://bank.example:1@evil.example)**', true],
  ['- [klik](HTTP://a:b@evil.example)', true],
  ['Buka https://bank.example/@nama atau [surel](mailto:cs@a.example)', false],
  ['Surel cs@a.example', false],
])('a link in %j has a username: %s', (answer, hasUser) => {
  expect(hasUserInLink(answer)).toBe(hasUser);
});

it.each([
  ['https://bank.example', 'https://evil.example', true],
  ['bank.example/masuk', 'https://bank.example.evil.example', true],
  ['bank.example', 'tel:+6281', true],
  ['HTTPS://Bank.example', 'https://bank.example/masuk', false],
  ['bank.example', 'https://www.bank.example', false],
  ['Buka bank.example', 'https://evil.example', false],
  ['Rp 1.000', 'https://a.example', false],
  ['Masuk', 'https://a.example', false],
  ['cs@a.example', 'mailto:cs@a.example', false],
])('the text %j misleads about %s: %s', (text, href, misleads) => {
  expect(isMisleadingLink({ text, href })).toBe(misleads);
});
