import { afterEach, expect, it, vi } from 'vitest';
import { mountFromScript } from '../../widget/mount-from-script.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function script(attributes: Record<string, string> = {}): HTMLScriptElement {
  const tag = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  return tag;
}

const bots = () => [...document.querySelectorAll('faq-chatbot')];

it('puts one bot at the end of the body', () => {
  document.body.append(document.createElement('main'));
  mountFromScript('faq-chatbot', script({ 'data-website-id': '7' }));
  expect(document.body.lastElementChild?.outerHTML).toBe(
    '<faq-chatbot website-id="7"></faq-chatbot>',
  );
});

it('passes on every attribute that the element knows, and no other', () => {
  mountFromScript(
    'faq-chatbot',
    script({
      'data-website-id': '7',
      'data-api-host': 'https://api.example',
      'data-mode': 'page',
      'data-position': 'bottom-left',
      'data-offset-x': '1',
      'data-offset-y': '2',
      'data-theme': 'dark',
      'data-accent': '#123456',
      'data-z-index': '3',
      'data-lang': 'en',
      'data-live-agent': 'tab',
      'data-onclick': 'alert(1)',
      'data-consent': 'yes',
    }),
  );
  const given = bots()[0]?.getAttributeNames().sort();
  expect(given).toEqual(
    [
      'website-id',
      'api-host',
      'mode',
      'position',
      'offset-x',
      'offset-y',
      'theme',
      'accent',
      'z-index',
      'lang',
      'live-agent',
    ].sort(),
  );
});

it('leaves the page alone that has placed its own', () => {
  document.body.append(document.createElement('faq-chatbot'));
  mountFromScript('faq-chatbot', script({ 'data-website-id': '7' }));
  expect(bots().map((bot) => bot.outerHTML)).toEqual(['<faq-chatbot></faq-chatbot>']);
});

it('waits until the whole page is there to be looked at', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  mountFromScript('faq-chatbot', script());
  expect(bots()).toHaveLength(0);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(bots()).toHaveLength(1);
});

it('mounts without a tag to read', () => {
  mountFromScript('faq-chatbot', null);
  expect(bots()[0]?.outerHTML).toBe('<faq-chatbot></faq-chatbot>');
});
