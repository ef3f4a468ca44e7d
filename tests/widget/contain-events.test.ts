import { afterEach, expect, it, vi } from 'vitest';
import { containEvents } from '../../widget/element/contain-events.ts';

afterEach(() => document.body.replaceChildren());

function dispatch(selector: string, event: Event): boolean {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<button class="launcher"></button><div class="panel"><div class="ask"><input></div><button></button></div>';
  containEvents(root);
  document.body.append(host);
  const heard = vi.fn();
  document.addEventListener(event.type, heard);
  root.querySelector(selector)?.dispatchEvent(event);
  document.removeEventListener(event.type, heard);
  return heard.mock.calls.length > 0;
}

const key = (name: string, type = 'keydown') =>
  new KeyboardEvent(type, { key: name, bubbles: true, composed: true });
const move = (type: string) => new Event(type, { bubbles: true, composed: true });

it.each(['keydown', 'keypress', 'keyup'])('stops each %s of an input', (type) => {
  expect(dispatch('input', key('b', type))).toBe(false);
  expect(dispatch('input', key('ArrowLeft', type))).toBe(false);
});

it.each(['Tab', 'Escape'])('does not stop %s of an input', (name) => {
  expect(dispatch('input', key(name))).toBe(true);
});

it('stops only the keys that operate the panel and the launcher', () => {
  expect(dispatch('.panel button', key('PageDown'))).toBe(false);
  expect(dispatch('.launcher', key(' '))).toBe(false);
  expect(dispatch('.launcher', key('ArrowRight'))).toBe(true);
});

it.each(['wheel', 'touchmove'])('stops each %s over the panel', (type) => {
  expect(dispatch('.panel button', move(type))).toBe(false);
  expect(dispatch('.launcher', move(type))).toBe(true);
});

it('allows the wheel only to scroll scrollable parts, and to zoom with Ctrl', () => {
  const wheel = (ctrlKey = false) =>
    Object.assign(new Event('wheel', { bubbles: true, cancelable: true }), { deltaY: 1, ctrlKey });
  const [overPanel, zoom, overPage] = [wheel(), wheel(true), wheel()];
  dispatch('.panel button', overPanel);
  dispatch('.panel button', zoom);
  dispatch('.launcher', overPage);
  expect(overPanel.defaultPrevented).toBe(true);
  expect(zoom.defaultPrevented).toBe(false);
  expect(overPage.defaultPrevented).toBe(false);

  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  const overLongText = wheel();
  dispatch('.panel button', overLongText);
  expect(overLongText.defaultPrevented).toBe(false);
});

it('moves the focus to the search field for a letter, which the page does not hear', () => {
  const ctrlN = new KeyboardEvent('keydown', {
    key: 'n',
    ctrlKey: true,
    bubbles: true,
    composed: true,
  });
  expect(dispatch('.panel button', ctrlN)).toBe(true);
  expect(document.activeElement?.shadowRoot?.activeElement).toBeFalsy();
  expect(dispatch('.launcher', key('n'))).toBe(true);
  expect(dispatch('.panel button', key('n'))).toBe(false);
  expect(document.body.lastElementChild?.shadowRoot?.activeElement?.localName).toBe('input');
});

it.each(['mousedown', 'selectstart', 'contextmenu', 'copy', 'cut', 'paste', 'dragstart'])(
  'stops each %s of the panel, which copy protection would cancel',
  (type) => {
    expect(dispatch('.panel button', move(type))).toBe(false);
    expect(dispatch('.launcher', move(type))).toBe(true);
  },
);
