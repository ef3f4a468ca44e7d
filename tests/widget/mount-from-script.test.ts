import { afterEach, expect, it, vi } from 'vitest';
import { attributes } from '../../embed/attributes.ts';
import { mountFromScript } from '../../widget/element/mount-from-script.ts';

/** Not the bot's name: an earlier test may have defined the bot, and a mounted bot returns to an emptied body. */
const name = 'any-bot';

afterEach(() => {
  document.body.replaceChildren();
});

function script(attributes: Record<string, string> = {}): HTMLScriptElement {
  const tag = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  return tag;
}

/** After parsing, the bot is mounted in a task of its own. */
async function mount(tag: HTMLScriptElement | null): Promise<void> {
  mountFromScript(name, tag);
  await new Promise((resolve) => setTimeout(resolve));
}

const bots = () => [...document.querySelectorAll(name)];

it('puts one bot at the end of the body', async () => {
  document.body.append(document.createElement('main'));
  await mount(script({ 'data-website-id': '7' }));
  expect(document.body.lastElementChild?.outerHTML).toBe(
    `<${name} website-id="7" data-mounted="" data-turbo-permanent=""></${name}>`,
  );
});

it('reads the website from the script’s address if there is no attribute', async () => {
  const src = 'https://faq.example/faq-chatbot.js?website=5';
  await mount(script({ type: 'text/plain', src }));
  expect(bots()[0]?.getAttribute('website-id')).toBe('5');
  document.body.replaceChildren();
  await mount(script({ type: 'text/plain', src, 'data-website-id': '7' }));
  expect(bots()[0]?.getAttribute('website-id')).toBe('7');
});

it('passes on only the attributes of the element', async () => {
  await mount(
    script({
      'data-website-id': '7',
      'data-api-host': 'https://api.example',
      'data-chat-host': 'https://chat.example',
      'data-mode': 'page',
      'data-position': 'bottom-left',
      'data-offset-x': '1',
      'data-offset-y': '2',
      'data-theme': 'dark',
      'data-accent': '#123456',
      'data-z-index': '3',
      'data-launcher': 'icon',
      'data-lang': 'en',
      'data-live-agent': 'tab',
      'data-insights': 'off',
      'data-topic': '4',
      'data-onclick': 'alert(1)',
      'data-consent': 'yes',
    }),
  );
  const given = bots()[0]?.getAttributeNames().sort();
  expect(given).toEqual(
    [
      ...attributes.map(({ name }) => name),
      // This marks the element as mounted by the script.
      'data-mounted',
      'data-turbo-permanent',
    ].sort(),
  );
});

it('does not mount on a page with its own element', async () => {
  document.body.append(document.createElement(name));
  await mount(script({ 'data-website-id': '7' }));
  expect(bots().map((bot) => bot.outerHTML)).toEqual([`<${name}></${name}>`]);
});

it('waits until the page is parsed', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  mountFromScript(name, script());
  expect(bots()).toHaveLength(0);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(bots()).toHaveLength(1);
});

it('mounts if there is no tag to read', async () => {
  await mount(null);
  expect(bots()[0]?.hasAttribute('website-id')).toBe(false);
});
