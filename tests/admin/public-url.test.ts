import { afterEach, describe, expect, it } from 'vitest';
import { findPublicUrl } from '../../admin/data/websites/public-url.ts';

afterEach(() => document.head.replaceChildren());

describe('the public address', () => {
  it('is the origin of the page by default', () => {
    expect(findPublicUrl()).toBe(window.location.origin);
  });

  it('is the PUBLIC_URL of the server if it is set', () => {
    const meta = document.createElement('meta');
    meta.name = 'tanya-kami-public-url';
    meta.content = 'https://faq.example.com';
    document.head.append(meta);
    expect(findPublicUrl()).toBe('https://faq.example.com');
  });
});
