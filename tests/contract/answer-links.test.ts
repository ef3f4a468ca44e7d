import { expect, it } from 'vitest';
import { findAnswerLinkFault, isMisleadingLink } from '../../api/contract/texts/answer-links.ts';

it.each([
  ['Buka https://bank.example@evil.example', 'user'],
  ['**[klik](https://bank.example:1@evil.example)**', 'user'],
  ['- [klik](HTTP://a:b@evil.example)', 'user'],
  ['Buka https://bank.example/@nama atau [surel](mailto:cs@a.example)', undefined],
  ['Surel cs@a.example', undefined],
  ['[a](https://a.example) dan **[promo](https://https://toko.example/promo)**', 'twice'],
  ['Buka https://https//toko.example', 'twice'],
  ['[promo](https://toko.example/promo”)', 'quoted'],
  ['Buka “https://toko.example/promo”', undefined],
  ['[promo](https://{alamat}/promo), [telepon](tel:+6281)', undefined],
])('a link in %j has the fault %s', (answer, fault) => {
  expect(findAnswerLinkFault(answer)).toBe(fault);
});

it.each([
  ['https://bank.example', 'https://evil.example', true],
  ['bank.example/masuk', 'https://bank.example.evil.example', true],
  ['bank.example', 'tel:+6281', true],
  ['“bank.example”', 'https://evil.example', true],
  ['HTTPS://Bank.example', 'https://bank.example/masuk', false],
  ['bank.example', 'https://www.bank.example', false],
  ['Buka bank.example', 'https://evil.example', false],
  ['Rp 1.000', 'https://a.example', false],
  ['Masuk', 'https://a.example', false],
  ['cs@a.example', 'mailto:cs@a.example', false],
])('the text %j misleads about %s: %s', (text, href, misleads) => {
  expect(isMisleadingLink({ text, href })).toBe(misleads);
});
