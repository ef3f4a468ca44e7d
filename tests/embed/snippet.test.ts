import { describe, expect, it } from 'vitest';
import { elementSnippet, phonePageAddress, scriptTag } from '../../embed/snippet.ts';

const host = 'https://faq.example';

describe('the script tag', () => {
  it('is the whole installation', () => {
    expect(scriptTag({ host, websiteId: 7 })).toBe(
      '<script src="https://faq.example/faq-chatbot.js?website=7" async=""></script>',
    );
  });

  it('is valid XML, as Blogger’s themes must be', () => {
    for (const snippet of [scriptTag, elementSnippet]) {
      const xml = `<body>${snippet({ host: 'https://a.example/?b&c', websiteId: 7 })}</body>`;
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
      expect(parsed.querySelector('script')?.hasAttribute('async')).toBe(true);
    }
  });

  it('escapes its host', () => {
    const tag = scriptTag({ host: 'https://a"><b onx="&', websiteId: 1 });
    const page = new DOMParser().parseFromString(tag, 'text/html');
    expect(page.querySelectorAll('*')).toHaveLength(4);
    expect(page.querySelector('script')?.getAttribute('src')).toBe(
      'https://a"><b onx="&/faq-chatbot.js?website=1',
    );
  });
});

it('places the element by hand with two tags', () => {
  expect(elementSnippet({ host, websiteId: 7 })).toBe(
    '<faq-chatbot website-id="7"></faq-chatbot>\n<script src="https://faq.example/faq-chatbot.js?website=7" async=""></script>',
  );
});

it('creates the shortest address of the phone page', () => {
  expect(phonePageAddress({ host, websiteId: 1 })).toBe('https://faq.example/mobilefaq');
  expect(phonePageAddress({ host, websiteId: 7 })).toBe(
    'https://faq.example/mobilefaq?website-id=7',
  );
});
