import { describe, expect, it } from 'vitest';
import { cleanAddress, findAddressFault, resolveAddress } from '../../api/contract/address.ts';

describe('address', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['  tawk.to/chat/abc/def  ', 'https://tawk.to/chat/abc/def'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://Example.com/A?b=c#d', 'https://example.com/A?b=c#d'],
    ['//example.com/x', 'https://example.com/x'],
    ['localhost:8080/chat', 'https://localhost:8080/chat'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['\u2060https://toko.exam\u200eple/pro\ufe0fmo\u200b ', 'https://toko.example/promo'],
    [
      'https://web.arsip.example/2020/https://toko.example',
      'https://web.arsip.example/2020/https://toko.example',
    ],
    ['https://http.toko.example', 'https://http.toko.example/'],
    ["https://toko.example/jum'at", "https://toko.example/jum'at"],
    ['http://[::1]:8080/', 'http://[::1]:8080/'],
    ['https://tokö.example', 'https://xn--tok-una.example/'],
  ])('%j means %s', (typed, address) => {
    expect(resolveAddress(typed)?.href).toBe(address);
  });

  it('is stored as typed, without unseen marks', () => {
    expect(cleanAddress(' \u200eTawk.to/chat\u200b ')).toBe('Tawk.to/chat');
  });

  it.each([
    ['https://https://tawk.to/chat/1/1', 'twice'],
    ['https://http:/toko.example', 'twice'],
    ['http://http://toko.example', 'twice'],
    ['HTTPS://http//toko.example', 'twice'],
    ['https:https://toko.example', 'twice'],
    ['https://toko.examplehttps://toko.example', 'twice'],
    ['https\u200b://https\u2060://toko.example', 'twice'],
    ['https//tawk.to/chat/1/1', 'no-colon'],
    ['http;//toko.example', 'no-colon'],
    ['"https://toko.example"', 'quoted'],
    ['https://toko.example/promo"', 'quoted'],
    ['“toko.example”', 'quoted'],
    ["'https://toko.example'", 'quoted'],
    ['‘https://toko.example’', 'quoted'],
    ['https://whatsapp://send?phone=6281', 'other'],
    ['https://toko.example,', 'other'],
    ['(https://toko.example)', 'other'],
    ['<https://toko.example>', 'other'],
    ['dua kata', 'other'],
    ['https://toko.example', undefined],
  ])('%j has the fault %s', (typed, fault) => {
    expect(findAddressFault(typed)).toBe(fault);
    expect(resolveAddress(typed) === undefined).toBe(fault !== undefined);
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'https://bank.example@evil.example',
    'bank.example:443@evil.example',
    'https://:x@evil.example',
    'https://tawk.to@evil.example/chat/abc/default',
    'https://user:secret@direct.lc.chat/12345678',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'mailto:a@example.com',
    'file:///etc/passwd',
    'exa mple.com',
    'java\nscript:alert(1)',
    'https://',
  ])('%j is not an address', (typed) => {
    expect(resolveAddress(typed)).toBeUndefined();
  });
});
