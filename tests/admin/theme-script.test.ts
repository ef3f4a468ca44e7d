import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from '../../admin/data/reload-once.ts';

const reload = vi.fn();
const stops: (() => void)[] = [];

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    stops.push(() => window.removeEventListener(type, listener, options));
    add(type, listener, options);
  });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  new Function(readFileSync('admin/public/theme.js', 'utf8'))();
  document.body.innerHTML = '<p data-new-version="Versi baru"></p>';
  return () => {
    for (const stop of stops.splice(0)) stop();
    vi.restoreAllMocks();
    reload.mockClear();
    sessionStorage.clear();
    document.body.innerHTML = '';
  };
});

/** Acts like a browser that cannot load a file. */
function fail(tag: 'script' | 'link' | 'img', address: string): void {
  const element = document.createElement(tag);
  if (element instanceof HTMLLinkElement) {
    element.rel = 'stylesheet';
    element.href = address;
  } else if (tag === 'script') {
    // Without the property, the test's browser loads nothing.
    Object.defineProperty(element, 'src', { value: address });
  } else element.setAttribute('src', address);
  window.dispatchEvent(withTarget(element));
}

function withTarget(target: Element): Event {
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: target });
  return event;
}

it.each(['script', 'link'] as const)(
  'reloads a page whose %s is missing, once, and says why',
  (tag) => {
    fail(tag, `${location.origin}/assets/main-1.js`);
    expect(document.body.textContent).toBe('Versi baru');
    fail(tag, `${location.origin}/assets/main-1.js`);
    expect(reload).toHaveBeenCalledTimes(1);
    // The app and this file share the mark.
    reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it('does not reload for an image, or for a file that is not of this build', () => {
  fail('img', `${location.origin}/assets/a.webp`);
  fail('script', `${location.origin}/faq-chatbot.js`);
  fail('script', 'https://other.example/assets/a.js');
  expect(reload).not.toHaveBeenCalled();
});
