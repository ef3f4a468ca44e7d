// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { oldestBrowsers } from '../../embed/oldest-browsers.ts';
import { buildScript } from './build-script.ts';
import { findNewApis, findNewCss, findNewSyntax } from './find-new-features.ts';

/** APIs that the script uses only if the browser has them, or that older browsers ignore. */
const checkedApis = [
  // adoptStyles creates a `<style>` instead.
  'adoptedStyleSheets',
  // Without it, the theme is read from the page's class or attribute.
  'colorScheme',
  // Without it, the bot is zoomed together with the page.
  'currentCSSZoom',
  // Without it, Preact inserts a moved element again, which then loses its scroll position.
  'moveBefore',
  // The full-screen panel has the highest `z-index` instead.
  'popover',
  // Without it, no page is prerendered.
  'prerendering',
  'replaceSync',
  // Without it, the visitor is counted.
  'saveData',
  // An image opens in a new tab instead.
  'showModal',
  // As for `popover`.
  'showPopover',
  // Without it, the panel has the height of the window.
  'visualViewport',
];

/** Members of our own objects and of Preact's whose names equal a new API's. */
const ownNames = [
  ...['actions', 'at', 'capabilities', 'destroy', 'details', 'displayName', 'effects', 'fallback'],
  ...['format', 'getState', 'hide', 'image', 'maximize', 'messages', 'minimize', 'persist'],
  ...['query', 'reading', 'retry', 'run', 'share', 'subscribe'],
];

/** Styles without which the bot looks or scrolls slightly differently, but works. */
const optionalCss = [
  // Without it, the ring is visible on every focus.
  ':focus-visible',
  // Without it, the checkbox has the browser's colour.
  'accent-color',
  // Beside the same property with its prefix.
  'color-scheme',
  // Without it, the next font family of the list is used.
  'font-family: system-ui',
  'forced-color-adjust',
  // The rule also sets `word-break`, which has the same effect.
  'overflow-wrap: anywhere',
  'overscroll-behavior',
  // The data means the new shape function; `clip: rect()` is old.
  'rect',
  'scroll-behavior',
  'scrollbar-width',
  // Only iPhones need it.
  'touch-action: pinch-zoom',
  // Beside the same property with its prefix.
  'user-select',
];

let script: string;
beforeAll(() => {
  ({ script } = buildScript());
});

describe('in the oldest browsers', () => {
  it('the syntax of the script is supported', () => {
    expect(findNewSyntax(script)).toBeUndefined();
  });

  it('the script uses no missing API without a check', () => {
    const found = findNewApis(script, oldestBrowsers);
    expect(found.filter((name) => !ownNames.includes(name)).sort()).toEqual(checkedApis);
  });

  it('the bot works without missing styles', () => {
    const css = ['styles', 'panel'].map((name) => readFileSync(`widget/${name}.css`, 'utf8'));
    expect(findNewCss(css.join(''), oldestBrowsers).sort()).toEqual(optionalCss);
  });
});

describe('the check', () => {
  it.each(['a ?? b', 'a?.b', 'a ||= b', 'class A { x = 1 }', '1_000'])('finds %s', (code) => {
    expect(findNewSyntax(code)).toContain('SyntaxError');
  });

  it.each([
    ['[].at(-1)', 'at'],
    ['text.replaceAll("a", "b")', 'replaceAll'],
    ['structuredClone(state)', 'structuredClone'],
    ['list.replaceChildren()', 'replaceChildren'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['"ResizeObserver" in window ? new ResizeObserver(fit) : 0', undefined],
    ['list.append(child)', undefined],
  ])('of %s reports %s', (code, name) => {
    expect(findNewApis(code, { chrome: 79 })).toEqual(name === undefined ? [] : [name]);
  });

  it.each([
    ['a { inset: 0 }', 'inset'],
    ['a:has(b) { color: red }', ':has'],
    ['a { height: 100dvh }', 'dvh'],
    ['a { b { color: red } }', 'nesting'],
    ['a { color: color-mix(in srgb, red, blue) }', 'color-mix'],
    ['a { aspect-ratio: 1 }', 'aspect-ratio'],
    ['a { display: flex; gap: 1px }', 'gap'],
    ['a { overflow: clip }', 'overflow: clip'],
    ['@container (min-width: 1px) {}', '@container'],
  ])('of %s reports %s', (css, feature) => {
    expect(findNewCss(css, { chrome: 79 })).toEqual([feature]);
  });

  it('reports nothing of styles that the browser has', () => {
    const css = 'a:hover { color: rgb(1, 2, 3); width: calc(100% - 2px); display: grid; }';
    expect(findNewCss(css, { chrome: 79 })).toEqual([]);
  });
});
