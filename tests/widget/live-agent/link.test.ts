import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLink } from '../../../widget/adapters/live-agent/link.ts';

const href = 'https://chat.example/toko';
const open = vi.fn<(...args: unknown[]) => unknown>();
const assign = vi.fn();

beforeEach(() => {
  open.mockReset().mockReturnValue({ opener: window });
  assign.mockReset();
  vi.stubGlobal('open', open);
  vi.stubGlobal('location', { assign });
});

afterEach(() => vi.unstubAllGlobals());

it('opens the link in a tab without access to the page', () => {
  expect(openLink(href, 'tab')).toEqual({ type: 'opened' });
  expect(open).toHaveBeenCalledWith(href, '_blank');
  expect(open.mock.results[0]?.value).toEqual({ opener: null });
});

it('reports an opened tab also if the browser forbids access to it, as in a sandboxed frame', () => {
  const tab = Object.defineProperty({}, 'opener', {
    set() {
      throw new DOMException('Blocked a frame with origin "null".', 'SecurityError');
    },
  });
  open.mockReturnValue(tab);
  expect(openLink(href, 'tab')).toEqual({ type: 'opened' });
});

it('navigates to the link in page mode', () => {
  expect(openLink(href, 'page')).toEqual({ type: 'opened', isHere: true });
  expect(assign).toHaveBeenCalledWith(href);
  expect(open).not.toHaveBeenCalled();
});

it('shows the link when the browser blocks the tab', () => {
  open.mockReturnValue(null);
  expect(openLink(href, 'tab')).toEqual({ type: 'blocked', href });
});
