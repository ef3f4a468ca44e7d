import { afterEach, describe, expect, it } from 'vitest';
import { findPublicUrl } from '../../admin/data/public-url.ts';

afterEach(() => {
  document.head.replaceChildren();
});

describe('the public address', () => {
  it('is where the page came from', () => {
    expect(findPublicUrl()).toBe(window.location.origin);
  });

  it('is what the operator said', () => {
    const meta = document.createElement('meta');
    meta.name = 'tanya-kami-public-url';
    meta.content = 'https://faq.example.com';
    document.head.append(meta);
    expect(findPublicUrl()).toBe('https://faq.example.com');
  });
});
