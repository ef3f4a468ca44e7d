import { afterEach, describe, expect, it } from 'vitest';
import {
  findScriptTag,
  serverOrigin,
  websiteInAddress,
} from '../../widget/element/server-address.ts';

function tag(attributes: Record<string, string>): HTMLScriptElement {
  const script = document.createElement('script');
  // No browser runs this type of script; the tests read only its attributes.
  script.type = 'text/plain';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
}

afterEach(() => document.head.replaceChildren());

describe('the tag of the script', () => {
  it.each([
    'https://faq.example/faq-chatbot.js',
    'https://faq.example/faq-chatbot.js?website=2#top',
    'https://faq.example/faq-chatbot.0123456789abcdef.js',
    'https://shop.example/js/faq-chatbot.js',
    'data:text/javascript,0',
    '',
  ])('is the current one at %j', (src) => {
    const current = tag(src === '' ? {} : { src });
    expect(findScriptTag(current)).toBe(current);
  });

  it.each([
    ['without a current one', null],
    ['beside a combined file', tag({ src: 'https://shop.example/all.js' })],
    [
      'beside a script with a similar name',
      tag({ src: 'https://shop.example/faq-chatbot.js.map' }),
    ],
    [
      'beside an image with the name `currentScript`',
      Object.assign(document.createElement('img'), { name: 'currentScript' }),
    ],
  ])('is found by its address %s', (_name, current) => {
    const other = tag({ src: 'https://shop.example/faq-chatbot-theme.js' });
    const own = tag({ src: 'https://faq.example/faq-chatbot.js' });
    document.head.append(other, own);
    expect(findScriptTag(current)).toBe(own);
  });

  it('is undefined when no tag has the address', () => {
    expect(findScriptTag(null)).toBeNull();
  });
});

describe('the origin of the server', () => {
  it.each([
    [{ src: 'https://faq.example:8443/faq-chatbot.js' }, 'https://faq.example:8443'],
    [
      { src: 'https://faq.example/faq-chatbot.js', 'data-api-host': 'https://a.example/' },
      'https://a.example',
    ],
    // A copy of the script in a folder of the page's own host.
    [{ src: 'https://shop.example/js/faq-chatbot.js' }, ''],
    [{ src: 'data:text/javascript,0' }, ''],
    [{ src: 'blob:https://shop.example/1' }, ''],
    [{}, ''],
  ])('of %j is %j', (attributes, origin) => {
    expect(serverOrigin(tag(attributes))).toBe(origin);
  });

  it('is unknown without a tag', () => {
    expect(serverOrigin(null)).toBe('');
  });
});

it('reads the website from the address', () => {
  expect(websiteInAddress(tag({ src: 'https://faq.example/faq-chatbot.js?website=7' }))).toBe('7');
  expect(websiteInAddress(tag({ src: 'https://faq.example/faq-chatbot.js' }))).toBeNull();
  expect(websiteInAddress(null)).toBeNull();
});
