import { afterEach, describe, expect, it, vi } from 'vitest';
import { livechat } from '../../../widget/adapters/live-agent/livechat.ts';
import { addPageScript, fakeLivechat, livechatPage, vendorScripts } from './fake-vendors.ts';

const fake = fakeLivechat();
const told = vi.fn();
const join = () => fake.vendor.join({ nonce: '', tell: told });

afterEach(() => {
  fake.reset();
  told.mockReset();
});

async function up() {
  const chat = join();
  fake.load();
  await chat.ready;
  chat.show({});
  return chat;
}

describe('the snippet', () => {
  it('names the license and the group, and waits for its call', () => {
    join();
    expect(livechatPage.__lc).toEqual({ license: 12345, group: 3, asyncInit: true });
  });

  it('names no group where the link has none', () => {
    livechat({ license: 9 }).join({ nonce: '', tell: told });
    expect(JSON.parse(JSON.stringify(livechatPage.__lc))).toEqual({ license: 9, asyncInit: true });
  });

  it('refuses to get before it is loaded, as the vendor’s own does', () => {
    join();
    expect(() => livechatPage.LiveChatWidget?.get('state')).toThrow("You can't use getters");
  });

  it('keeps the license of a page that has its own', () => {
    fake.isInPage();
    join();
    expect(livechatPage.__lc).toEqual({ license: 777 });
  });

  it('starts the chat of a page that waits with it', () => {
    livechatPage.LiveChatWidget = {
      _q: [],
      _h: null,
      on: () => {},
      get: () => undefined,
      init: vi.fn(() => addPageScript(fake.scriptAddress)),
    };
    join();
    expect(livechatPage.LiveChatWidget.init).toHaveBeenCalledOnce();
    join();
    expect(livechatPage.LiveChatWidget.init).toHaveBeenCalledOnce();
    expect(vendorScripts()).toHaveLength(1);
  });
});

describe('a chat', () => {
  it('has started when the visitor waits in the queue', async () => {
    await up();
    fake.notify('customer_status_changed', { status: 'queued' });
    expect(told).toHaveBeenCalledWith('started');
  });

  it('has started when the visitor writes', async () => {
    await up();
    fake.notify('new_event', { type: 'message', author: { id: 'c', type: 'customer' } });
    expect(told).toHaveBeenCalledWith('started');
  });

  it('has not started because an agent or a greeting wrote', async () => {
    await up();
    fake.notify('new_event', { type: 'message', author: { id: 'a', type: 'agent' } });
    fake.notify('new_event', { type: 'message' });
    fake.notify('customer_status_changed', { status: 'invited' });
    expect(told).not.toHaveBeenCalled();
  });

  it('has not ended because nobody is chatting yet', async () => {
    await up();
    fake.notify('customer_status_changed', { status: 'browsing' });
    expect(told).not.toHaveBeenCalled();
  });

  it('has ended when the older interface says so, and the page hears it too', async () => {
    const own = vi.fn();
    const chat = join();
    fake.load();
    if (livechatPage.LC_API) livechatPage.LC_API.on_chat_ended = own;
    const next = join();
    await Promise.all([chat.ready, next.ready]);
    const ended = livechatPage.LC_API?.on_chat_ended as (() => void) | undefined;
    ended?.();
    expect(own).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledWith('ended');
    next.leave();
    expect(livechatPage.LC_API?.on_chat_ended).toBe(own);
  });

  it('tells that a window was minimised that came up by itself after a page load', async () => {
    fake.isInPage();
    fake.load();
    livechatPage.LiveChatWidget?._h?.('call', ['maximize', undefined]);
    const chat = join();
    await chat.ready;
    chat.show({});
    fake.happen('minimised');
    expect(told).toHaveBeenCalledWith('minimised');
  });

  it('leaves no listener behind', async () => {
    const chat = await up();
    expect(fake.listenerCount()).toBeGreaterThan(0);
    chat.leave();
    expect(fake.listenerCount()).toBe(0);
  });

  it('can be ended where the older interface is missing: by hiding it', async () => {
    const chat = await up();
    delete livechatPage.LC_API;
    expect(() => chat.end()).not.toThrow();
  });
});
