import { describe, expect, it } from 'vitest';
import { recognizeLivechat } from '../../api/contract/bot/livechat-vendors.ts';

const propertyId = '5f2b7c1e4f3c5d0012ab34cd';
const websiteId = 'e93e073a-1f69-4cbc-8934-f9e1611e65bb';

describe('a tawk.to link', () => {
  it.each([
    `https://tawk.to/chat/${propertyId}/default`,
    `http://tawk.to/chat/${propertyId}/default`,
    `tawk.to/chat/${propertyId}/default`,
    `//tawk.to/chat/${propertyId}/default`,
    `  https://tawk.to/chat/${propertyId}/default/  `,
    `https://www.tawk.to/chat/${propertyId}/default`,
    `HTTPS://TAWK.TO/chat/${propertyId}/default`,
    `https://tawk.to:443/chat/${propertyId}/default`,
    `https://tawk.to/chat/${propertyId}/default?$_tawk_popout=true#top`,
  ])('is recognised in %j', (typed) => {
    expect(recognizeLivechat(typed)).toEqual({
      vendor: 'tawk',
      ids: { propertyId, widgetId: 'default' },
    });
  });

  it('preserves the case of its ids', () => {
    expect(recognizeLivechat('tawk.to/chat/AbC123/1hXyZ')).toEqual({
      vendor: 'tawk',
      ids: { propertyId: 'AbC123', widgetId: '1hXyZ' },
    });
  });
});

describe('a LiveChat link', () => {
  it.each([
    ['https://direct.lc.chat/12345678', { license: 12345678 }],
    ['https://direct.lc.chat/12345678/', { license: 12345678 }],
    ['direct.lc.chat/12345678', { license: 12345678 }],
    ['https://direct.lc.chat/12345678/4', { license: 12345678, group: 4 }],
    ['https://direct.lc.chat/12345678/0/', { license: 12345678, group: 0 }],
    ['direct.lc.chat/12345678?utm_source=x', { license: 12345678 }],
    ['https://www.livechat.com/chat-with/12345678/', { license: 12345678 }],
    ['https://www.livechat.com/chat-with/12345678', { license: 12345678 }],
    ['livechat.com/chat-with/12345678/', { license: 12345678 }],
  ])('is recognised in %j', (typed, ids) => {
    expect(recognizeLivechat(typed)).toStrictEqual({ vendor: 'livechat', ids });
  });
});

describe('a Crisp link', () => {
  it.each([
    `https://go.crisp.chat/chat/embed/?website_id=${websiteId}`,
    `https://go.crisp.chat/chat/embed?website_id=${websiteId}`,
    `go.crisp.chat/chat/embed/?website_id=${websiteId}`,
    `https://go.crisp.chat/chat/embed/?locale=id&website_id=${websiteId}&user_email=a%40b.id`,
    `https://go.crisp.chat/chat/embed/?website_id=${websiteId}#top`,
  ])('is recognised in %j', (typed) => {
    expect(recognizeLivechat(typed)).toEqual({ vendor: 'crisp', ids: { websiteId } });
  });
});

describe('any other address', () => {
  it.each([
    ['https://wa.me/628123456789', 'https://wa.me/628123456789'],
    ['example.com/chat', 'https://example.com/chat'],
    ['http://example.com:8080/chat', 'http://example.com:8080/chat'],
  ])('%j is a plain link', (typed, href) => {
    expect(recognizeLivechat(typed)).toEqual({ vendor: null, href });
  });

  it.each([
    'https://tawk.to.evil.com/chat/abc/default',
    'https://eviltawk.to/chat/abc/default',
    'https://evil.com/tawk.to/chat/abc/default',
    'https://evil.com/?x=https://tawk.to/chat/abc/default',
    'https://embed.tawk.to/chat/abc/default',
    'https://tawk.to./chat/abc/default',
    // This name contains a Cyrillic letter.
    'https://t\u0430wk.to/chat/abc/default',
    'https://direct.lc.chat.evil.com/12345678',
    'https://notdirect.lc.chat/12345678',
    'https://lc.chat/12345678',
    'https://livechat.com.evil.com/chat-with/12345678/',
    'https://mylivechat.com/chat-with/12345678/',
    // A vendor's host with a port.
    'https://tawk.to:8443/chat/abc/default',
    'http://tawk.to:443/chat/abc/default',
    'https://direct.lc.chat:444/12345678',
    // A vendor's host with odd ids.
    'https://tawk.to/',
    'https://tawk.to/chat/abc',
    'https://tawk.to/chat/abc/def/ghi',
    'https://tawk.to/chat//default',
    'https://tawk.to/chat/abc/..%2F..%2Fevil',
    'https://tawk.to/chat/abc/%2e%2e',
    'https://tawk.to/chat/a%22b/default',
    "https://tawk.to/chat/a'b/default",
    'https://tawk.to/chat/abc/def%0Aault',
    'https://tawk.to/chat/abc/défaut',
    `https://tawk.to/chat/${'a'.repeat(65)}/default`,
    'https://tawk.to/signup/abc/default',
    'https://direct.lc.chat/',
    'https://direct.lc.chat/abc',
    'https://direct.lc.chat/0',
    'https://direct.lc.chat/0123',
    'https://direct.lc.chat/-5',
    'https://direct.lc.chat/1e9',
    'https://direct.lc.chat/1234567890123',
    'https://direct.lc.chat/12345678/sales',
    'https://direct.lc.chat/12345678/01',
    'https://direct.lc.chat/12345678/4/5',
    'https://www.livechat.com/chat-with/',
    'https://www.livechat.com/chat-with/abc/',
    'https://www.livechat.com/chat-with/12345678/4',
    'https://www.livechat.com/12345678',
    `https://go.crisp.chat.evil.com/chat/embed/?website_id=${websiteId}`,
    `https://crisp.chat/chat/embed/?website_id=${websiteId}`,
    `https://go.crisp.chat:8443/chat/embed/?website_id=${websiteId}`,
    `https://go.crisp.chat/chat/?website_id=${websiteId}`,
    `https://go.crisp.chat/chat/embed/${websiteId}`,
    `https://go.crisp.chat/chat/embed/#website_id=${websiteId}`,
    `https://go.crisp.chat/chat/embed/?x_website_id=${websiteId}`,
    `https://go.crisp.chat/chat/embed/?website_id=${websiteId}x`,
    `https://go.crisp.chat/chat/embed/?website_id=${websiteId.slice(1)}`,
    'https://go.crisp.chat/chat/embed/?website_id=',
    'https://go.crisp.chat/chat/embed/?website_id=%22%3E%3Cscript%3E',
    'https://go.crisp.chat/chat/embed/',
  ])('%j, which resembles one of a vendor, is a plain link', (typed) => {
    expect(recognizeLivechat(typed)).toMatchObject({ vendor: null });
  });

  it('resolves dots in a path as a browser does', () => {
    expect(recognizeLivechat('https://tawk.to/chat/../chat/abc/default')).toEqual({
      vendor: 'tawk',
      ids: { propertyId: 'abc', widgetId: 'default' },
    });
  });

  it.each(['', '   ', 'javascript:alert(1)', 'ftp://tawk.to/chat/abc/default', 'https://', 'a b'])(
    '%j is not a live-chat link',
    (typed) => {
      expect(recognizeLivechat(typed)).toBeUndefined();
    },
  );
});
