import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../embed/policy-for-site-owners.ts';

const host = 'https://faq.example';
const linesFor = (livechatLink: string | null) => contentSecurityPolicy({ host, livechatLink });

describe('the Content-Security-Policy of a page with the bot', () => {
  it('allows only the script, its calls and its images', () => {
    const botAlone = [
      'script-src https://faq.example',
      'connect-src https://faq.example',
      'img-src https://faq.example',
    ];
    expect(linesFor(null)).toEqual(botAlone);
    expect(linesFor('https://wa.me/6281234')).toEqual(botAlone);
  });

  it('adds the sources that tawk.to needs', () => {
    expect(linesFor('tawk.to/chat/5f0c1d2e3b4a/1h2g3f4e5')).toEqual([
      'script-src https://faq.example https://*.tawk.to https://cdn.jsdelivr.net',
      'connect-src https://faq.example https://*.tawk.to wss://*.tawk.to',
      'img-src https://faq.example https://*.tawk.to https://cdn.jsdelivr.net https://tawk.link https://s3.amazonaws.com data:',
      "style-src 'unsafe-inline' https://*.tawk.to https://fonts.googleapis.com https://cdn.jsdelivr.net",
      'font-src https://*.tawk.to https://fonts.gstatic.com',
      'media-src https://*.tawk.to',
      'frame-src https://*.tawk.to',
    ]);
  });

  it('adds the sources that Crisp needs', () => {
    const link = 'go.crisp.chat/chat/embed/?website_id=e93e073a-1f69-4cbc-8934-f9e1611e65bb';
    expect(linesFor(link)).toEqual([
      'script-src https://faq.example https://*.crisp.chat',
      'connect-src https://faq.example https://*.crisp.chat wss://*.crisp.chat',
      'img-src https://faq.example https://*.crisp.chat data:',
      "style-src 'unsafe-inline' https://*.crisp.chat",
      'font-src https://*.crisp.chat',
      'media-src https://*.crisp.chat',
      'frame-src https://*.crisp.chat',
      'worker-src blob: https://*.crisp.chat',
    ]);
  });

  it('adds the sources that LiveChat needs', () => {
    expect(linesFor('https://direct.lc.chat/12345678/3')).toEqual([
      'script-src https://faq.example https://*.livechatinc.com https://*.livechat-static.com',
      'connect-src https://faq.example https://*.livechatinc.com wss://*.livechatinc.com https://*.livechat-static.com https://*.livechat-files.com https://*.text.com',
      'img-src https://faq.example https://*.livechatinc.com https://*.livechat-static.com https://*.livechat-files.com https://*.files-text.com',
      "style-src 'unsafe-inline' https://*.livechatinc.com",
      'font-src https://*.livechatinc.com',
      'media-src https://*.livechatinc.com https://*.livechat-static.com',
      'frame-src https://*.livechatinc.com',
    ]);
  });

  it('adds no vendor for a look-alike address', () => {
    expect(linesFor('https://tawk.to.evil.example/chat/5f0c/1h2g')).toEqual(linesFor(null));
    expect(linesFor('javascript:alert(1)')).toEqual(linesFor(null));
  });
});
