import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveAgent } from '../../../widget/adapters/live-agent/live-agent.ts';
import type { ChatState } from '../../../widget/flow/chat-types.ts';
import { createChatStore } from '../../../widget/store.ts';
import { fakePorts } from '../fake-ports.ts';
import { failScript, fakeLivechat, fakeTawk, vendorScripts } from './fake-vendors.ts';

const source = { apiHost: 'https://faq.example', websiteId: 1 };
const links = {
  'tawk.to': 'https://tawk.to/chat/property/widget',
  LiveChat: 'https://direct.lc.chat/12345/3',
} as Record<string, string>;
const fiveMinutesMs = 300_000;

let place: 'window' | 'tab' | 'page';
const readLivechatLink = vi.fn(async (): Promise<string | null> => null);
const open = vi.fn<(...parameters: unknown[]) => unknown>();
const stores: { send(event: { type: 'disconnected' }): void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  place = 'window';
  open.mockReset().mockReturnValue({});
  vi.stubGlobal('open', open);
});

afterEach(() => {
  for (const store of stores.splice(0)) store.send({ type: 'disconnected' });
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllGlobals();
});

/** Creates a bot with the real live agent, in a page with a fake vendor. */
function bot() {
  const ports = fakePorts();
  const agent = liveAgent({ livechat: { readLivechatLink }, target: () => place, nonce: '' });
  const store = createChatStore({ ...ports, liveAgent: agent }, source);
  stores.push(store);
  store.send({ type: 'connected' });
  const said = () =>
    store.getState().messages.map((message) => 'notice' in message && message.notice);
  const reports = () =>
    ports.emitted.flatMap(({ detail }) => ('outcome' in detail ? [detail.outcome] : []));
  const askForAgent = async () => {
    store.send({ type: 'option-chosen', id: -2 });
    await vi.advanceTimersByTimeAsync(0);
  };
  const status = (): ChatState['handover']['status'] => store.getState().handover.status;
  return { store, said, reports, askForAgent, status };
}

describe.each([fakeTawk(), fakeLivechat()])('an agent at $name', (fake) => {
  beforeEach(() => {
    readLivechatLink.mockReset().mockResolvedValue(links[fake.name] ?? null);
  });
  afterEach(() => {
    for (const store of stores.splice(0)) store.send({ type: 'disconnected' });
    fake.reset();
  });

  async function upBot() {
    const made = bot();
    await made.askForAgent();
    fake.load();
    await vi.advanceTimersByTimeAsync(0);
    expect(made.status()).toBe('running');
    return made;
  }

  it('loads nothing before it is opened', async () => {
    const { store } = bot();
    store.send({ type: 'handover-approached' });
    await vi.advanceTimersByTimeAsync(0);
    expect(vendorScripts()).toEqual([]);
  });

  it('returns to the panel after five minutes without a message', async () => {
    const { store, reports, said } = await upBot();
    await vi.advanceTimersByTimeAsync(fiveMinutesMs - 1);
    expect(store.getState().isOpen).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().isOpen).toBe(true);
    expect(said()).toEqual(['vendor-chat-timed-out']);
    expect(reports()).toEqual(['opened', 'timed-out']);
    expect(fake.calls().slice(-2)).toEqual([
      expect.stringMatching(/^(endChat|close_chat)$/),
      expect.stringMatching(/^hide/),
    ]);
  });

  it.each([
    ['seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['brought back from the browser’s cache', () => window.dispatchEvent(new Event('pageshow'))],
  ])(
    'keeps the deadline although timers were frozen, after the page is %s',
    async (_name, wake) => {
      const { store } = await upBot();
      vi.setSystemTime(Date.now() + fiveMinutesMs - 1);
      wake();
      expect(store.getState().isOpen).toBe(false);
      vi.setSystemTime(Date.now() + 1);
      wake();
      expect(store.getState().isOpen).toBe(true);
    },
  );

  it('does not end a chat whose start it missed', async () => {
    const { reports, status } = await upBot();
    fake.setRunning(true);
    await vi.advanceTimersByTimeAsync(fiveMinutesMs);
    expect(status()).toBe('running');
    expect(reports()).toEqual(['opened', 'started']);
  });

  it('is minimised and reopened by the visitor', async () => {
    const { store, askForAgent, reports } = await upBot();
    fake.emit('started');
    fake.emit('minimised');
    expect(store.getState().isOpen).toBe(true);
    await askForAgent();
    expect(store.getState().isOpen).toBe(false);
    expect(fake.calls().at(-1)).toBe('maximize');
    fake.emit('ended');
    expect(store.getState().isOpen).toBe(true);
    expect(reports()).toEqual(['opened', 'started', 'minimised', 'ended']);
  });

  it('falls back to the link after ten seconds without a reaction', async () => {
    const { askForAgent, said, reports } = bot();
    await askForAgent();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toEqual(['live-agent-fell-back']);
    expect(reports()).toEqual(['fell-back']);
    expect(open).toHaveBeenCalledWith(links[fake.name], '_blank');
  });

  it('falls back to the link when the script is blocked', async () => {
    const { askForAgent, said } = bot();
    await askForAgent();
    failScript();
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toEqual(['live-agent-fell-back']);
  });

  it('falls back to the link when the page forbids the script', async () => {
    vi.spyOn(document.head, 'append').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL.');
    });
    const { askForAgent, said } = bot();
    await askForAgent();
    expect(said()).toEqual(['live-agent-fell-back']);
  });

  /** A page load in the middle of a chat. */
  async function leaveAndReturn(...events: ('started' | 'minimised')[]) {
    const first = await upBot();
    for (const event of events) fake.emit(event);
    first.store.send({ type: 'disconnected' });
    fake.reset();
    fake.setRunning(true);
  }

  it('comes back after a page load, and only once for two bots', async () => {
    await leaveAndReturn('started');
    const [one, other] = [bot(), bot()];
    await vi.advanceTimersByTimeAsync(0);
    fake.load();
    await vi.advanceTimersByTimeAsync(0);
    expect([one.status(), other.status()]).toEqual(['running', 'none']);
    expect(one.reports()).toEqual(['resumed']);
  });

  it('comes back hidden if the visitor had minimised it', async () => {
    await leaveAndReturn('started', 'minimised');
    const { askForAgent, status } = bot();
    await vi.advanceTimersByTimeAsync(0);
    fake.load();
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('running');
    expect(fake.calls().at(-1)).toMatch(/^hide/);
    expect(fake.calls()).not.toContain('maximize');
    await askForAgent();
    expect(fake.calls()).toContain('maximize');
  });

  it('removes all listeners of the bot from the page', async () => {
    const targets = [document, window];
    const added = targets.map((target) => vi.spyOn(target, 'addEventListener'));
    const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'));
    const { store } = await upBot();
    store.send({ type: 'disconnected' });
    for (const [index, spy] of added.entries()) {
      expect(spy).toHaveBeenCalled();
      for (const [name, listener] of spy.mock.calls) {
        expect(removed[index]).toHaveBeenCalledWith(name, listener);
      }
    }
  });

  it('opens no tab when it does not come back', async () => {
    const first = await upBot();
    first.store.send({ type: 'disconnected' });
    fake.reset();
    const { said } = bot();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said()).toEqual(['live-agent-fell-back']);
    expect(open).not.toHaveBeenCalled();
    expect(bot().status()).toBe('none');
  });

  it('works without storage until the page is left', async () => {
    const refuse = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} };
    vi.stubGlobal('sessionStorage', storage);
    const first = await upBot();
    first.store.send({ type: 'disconnected' });
    const second = bot();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.status()).toBe('running');
    fake.emit('minimised');
    expect(second.status()).toBe('none');
    second.store.send({ type: 'disconnected' });
    expect(bot().status()).toBe('none');
  });

  it('is removed completely when the visitor chooses Home while it loads', async () => {
    const { store, askForAgent, reports } = bot();
    await askForAgent();
    store.send({ type: 'option-chosen', id: -1 });
    expect(vi.getTimerCount()).toBe(0);
    fake.load();
    await vi.advanceTimersByTimeAsync(0);
    expect(reports()).toEqual([]);
    expect(fake.calls().at(-1)).toMatch(/^hide/);
  });

  it.each(['tab', 'page'] as const)('never loads if the chat opens in a %s', async (where) => {
    place = where;
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const { askForAgent, reports, said } = bot();
    await askForAgent();
    expect(vendorScripts()).toEqual([]);
    expect(reports()).toEqual(['opened']);
    expect(where === 'tab' ? open : assign).toHaveBeenCalledOnce();
    // After Back, 'opened in a new tab' would be wrong.
    expect(said()).toEqual(where === 'tab' ? ['live-agent-opened'] : []);
  });
});

describe('a website', () => {
  const link = 'https://chat.example/toko';
  beforeEach(() => {
    readLivechatLink.mockReset().mockResolvedValue(link);
  });

  it('without a live chat has no agent', async () => {
    readLivechatLink.mockResolvedValue(null);
    const { askForAgent, said } = bot();
    await askForAgent();
    expect(said()).toEqual(['live-agent-absent']);
  });

  it('whose link cannot be read can retry', async () => {
    readLivechatLink.mockRejectedValueOnce(new Error('Offline.'));
    const { askForAgent, said } = bot();
    await askForAgent();
    expect(said()).toEqual(['live-agent-failed']);
    await askForAgent();
    expect(said().at(-1)).toBe('live-agent-opened');
  });

  it('with a plain link opens it during the tap, and loads it only once', async () => {
    const { store, said } = bot();
    store.send({ type: 'handover-approached' });
    store.send({ type: 'handover-approached' });
    await vi.advanceTimersByTimeAsync(0);
    store.send({ type: 'option-chosen', id: -2 });
    expect(open).toHaveBeenCalledWith(link, '_blank');
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toEqual(['live-agent-opened']);
    expect(readLivechatLink).toHaveBeenCalledOnce();
  });

  it('shows the link when the browser blocks the tab', async () => {
    open.mockReturnValue(null);
    const { store, askForAgent } = bot();
    await askForAgent();
    expect(store.getState().messages).toEqual([
      { type: 'notice', notice: 'live-agent-blocked', href: link },
    ]);
  });
});
