import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insightReporter } from '../../widget/adapters/insight-reporter.ts';
import { refusesCounting } from '../../widget/adapters/refuses-counting.ts';

const source = { apiHost: 'https://faq.example', websiteId: 7 };
const opened = { type: 'opened' } as const;
const voted = (helpful: boolean) => ({ type: 'voted', faq_id: 3, helpful }) as const;

const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body).facts);
const hide = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(navigator, { sendBeacon });
});

afterEach(() => {
  sendBeacon.mockReset();
});

describe('a report', () => {
  it('is sent after a minute, as text to the server of the bot', () => {
    const { report } = insightReporter(() => true);
    report(source, opened);
    vi.advanceTimersByTime(59_000);
    report(source, { type: 'read', faq_id: 3 });
    expect(sendBeacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(sendBeacon.mock.calls).toEqual([
      [
        'https://faq.example/insights',
        '{"website_id":7,"facts":[{"type":"opened"},{"type":"read","faq_id":3}]}',
      ],
    ]);
    vi.advanceTimersByTime(120_000);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['hidden', hide],
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is sent at once when the page is %s', (_name, leave) => {
    const { report } = insightReporter(() => true);
    leave();
    report(source, opened);
    leave();
    leave();
    expect(sent()).toEqual([[opened]]);
  });

  it('has at most 50 facts, of one website', () => {
    const { report, send } = insightReporter(() => true);
    for (let count = 0; count < 51; count += 1) report(source, opened);
    report({ ...source, websiteId: 8 }, opened);
    send();
    expect(sent().map(({ length }) => length)).toEqual([50, 1, 1]);
    expect(sendBeacon.mock.calls.map(([, body]) => JSON.parse(body).website_id)).toEqual([7, 7, 8]);
  });

  it('leaves no listener and no timer behind', () => {
    const targets = [window, document];
    const added = targets.map((target) => vi.spyOn(target, 'addEventListener'));
    const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'));
    const { report, send } = insightReporter(() => true);
    report(source, opened);
    report(source, opened);
    send();
    const calls = (spies: typeof added | typeof removed) => spies.map(({ mock }) => mock.calls);
    expect(calls(removed)).toEqual(calls(added));
    expect(calls(added).flat()).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('holds facts of the page until the visitor does something', () => {
    const { report, send } = insightReporter(() => true);
    report(source, opened, true);
    hide();
    send();
    expect(vi.getTimerCount()).toBe(0);
    report(source, opened, true);
    report(source, { type: 'read', faq_id: 3 }, true);
    report(source, { type: 'read', faq_id: 4 });
    hide();
    // The visitor closes the panel that the page opened, and opens it again.
    report(source, opened, true);
    report(source, opened);
    hide();
    expect(sent()).toEqual([
      [opened, { type: 'read', faq_id: 3 }, { type: 'read', faq_id: 4 }],
      [opened],
    ]);
  });

  it('does not repeat a vote that was sent', () => {
    const { report } = insightReporter(() => true);
    report(source, voted(true));
    report(source, voted(false));
    hide();
    report(source, voted(true));
    hide();
    expect(sent()).toEqual([[voted(true), voted(false)]]);
  });

  it('is dropped without an error when it cannot be sent', () => {
    sendBeacon.mockImplementation(() => {
      throw new TypeError('Refused.');
    });
    const { report } = insightReporter(() => true);
    report(source, opened);
    hide();
    hide();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    // The server is unknown, and a relative address would call the page's host.
    report({ ...source, apiHost: '' }, opened);
    hide();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('is neither collected nor sent without consent', () => {
    let isWanted = false;
    const { report } = insightReporter(() => isWanted);
    report(source, opened);
    isWanted = true;
    hide();
    report(source, opened);
    isWanted = false;
    hide();
    isWanted = true;
    hide();
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});

it('is disabled by each opt-out signal of a browser', () => {
  const withWishes = (wishes: object) => {
    const names = ['globalPrivacyControl', 'doNotTrack', 'connection'] as const;
    for (const name of names)
      Object.defineProperty(navigator, name, {
        value: wishes[name as keyof typeof wishes],
        configurable: true,
      });
    return refusesCounting();
  };
  expect(withWishes({})).toBe(false);
  expect(withWishes({ doNotTrack: null, connection: { saveData: false } })).toBe(false);
  expect(withWishes({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false);
  expect(withWishes({ globalPrivacyControl: true })).toBe(true);
  expect(withWishes({ doNotTrack: '1' })).toBe(true);
  expect(withWishes({ connection: { saveData: true } })).toBe(true);
  withWishes({});
});
