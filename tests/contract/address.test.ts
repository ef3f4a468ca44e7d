import { describe, expect, it } from 'vitest';
import { resolveAddress } from '../../api/contract/address.ts';

describe('address', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['  tawk.to/chat/abc/def  ', 'https://tawk.to/chat/abc/def'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://Example.com/A?b=c#d', 'https://example.com/A?b=c#d'],
    ['//example.com/x', 'https://example.com/x'],
    ['localhost:8080/chat', 'https://localhost:8080/chat'],
    ['example.com:8080', 'https://example.com:8080/'],
  ])('%j means %s', (typed, address) => {
    expect(resolveAddress(typed)?.href).toBe(address);
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
