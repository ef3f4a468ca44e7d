import { describe, expect, it, vi } from 'vitest';
import { livechat } from '../../../widget/adapters/live-agent/vendor-livechat.ts';
import {
  addPageScript,
  connecting,
  fakeLivechat,
  livechatPage,
  vendorScripts,
} from './fake-vendors.ts';

const fake = fakeLivechat();
const { emitted, connect, up } = connecting(fake);

describe('the snippet', () => {
  it('names the license and the group, and waits for its call', () => {
    connect();
    expect(livechatPage.__lc).toEqual({ license: 12345, group: 3, asyncInit: true });
  });

  it('names no group if the link has none', () => {
    livechat({ license: 9 }).connect({ nonce: '', emit: emitted });
    expect(JSON.parse(JSON.stringify(livechatPage.__lc))).toEqual({ license: 9, asyncInit: true });
  });

  it('throws from `get` before it is loaded, as the vendor’s own queue does', () => {
    connect();
    expect(() => livechatPage.LiveChatWidget?.get('state')).toThrow("You can't use getters");
  });

  it('keeps the license of a page that has its own', () => {
    fake.isInPage();
    connect();
    expect(livechatPage.__lc).toEqual({ license: 777 });
  });

  it('starts the chat of a page that delays it', () => {
    livechatPage.LiveChatWidget = {
      _q: [],
      _h: null,
      on: () => {},
      get: () => undefined,
      init: vi.fn(() => addPageScript(fake.scriptAddress)),
    };
    connect();
    expect(livechatPage.LiveChatWidget.init).toHaveBeenCalledOnce();
    connect();
    expect(livechatPage.LiveChatWidget.init).toHaveBeenCalledOnce();
    expect(vendorScripts()).toHaveLength(1);
  });
});

describe('a chat', () => {
  it('has started when the visitor is waiting in the queue', async () => {
    await up();
    fake.notify('customer_status_changed', { status: 'queued' });
    expect(emitted).toHaveBeenCalledWith('started');
  });

  it('has started when the visitor writes', async () => {
    await up();
    fake.notify('new_event', { type: 'message', author: { id: 'c', type: 'customer' } });
    expect(emitted).toHaveBeenCalledWith('started');
  });

  it('has not started when only an agent or a greeting wrote', async () => {
    await up();
    fake.notify('new_event', { type: 'message', author: { id: 'a', type: 'agent' } });
    fake.notify('new_event', { type: 'message' });
    fake.notify('customer_status_changed', { status: 'invited' });
    expect(emitted).not.toHaveBeenCalled();
  });

  it('has not ended while it has not started', async () => {
    await up();
    fake.notify('customer_status_changed', { status: 'browsing' });
    expect(emitted).not.toHaveBeenCalled();
  });

  it('has ended when the older interface reports it, and the page gets the event too', async () => {
    const own = vi.fn();
    const chat = connect();
    fake.load();
    if (livechatPage.LC_API) livechatPage.LC_API.on_chat_ended = own;
    const next = connect();
    await Promise.all([chat.ready, next.ready]);
    const ended = livechatPage.LC_API?.on_chat_ended as (() => void) | undefined;
    ended?.();
    expect(own).toHaveBeenCalledOnce();
    expect(emitted).toHaveBeenCalledWith('ended');
    next.disconnect();
    expect(livechatPage.LC_API?.on_chat_ended).toBe(own);
  });

  it('reports that a window was minimised after it had opened automatically after a page load', async () => {
    fake.isInPage();
    fake.load();
    livechatPage.LiveChatWidget?._h?.('call', ['maximize', undefined]);
    const chat = connect();
    await chat.ready;
    chat.show({});
    fake.emit('minimised');
    expect(emitted).toHaveBeenCalledWith('minimised');
  });

  it('leaves no listener behind', async () => {
    const chat = await up();
    expect(fake.listenerCount()).toBeGreaterThan(0);
    chat.disconnect();
    expect(fake.listenerCount()).toBe(0);
  });

  it('is hidden at the end if the older interface is missing', async () => {
    const chat = await up();
    delete livechatPage.LC_API;
    expect(() => chat.end()).not.toThrow();
  });
});

it('is ready for a second handover although LiveChat reports `ready` only once', async () => {
  const first = await up();
  first.hide();
  first.disconnect();
  const second = connect();
  await second.ready;
  second.show({});
  expect(fake.calls().at(-1)).toBe('maximize');
  const ended = livechatPage.LC_API?.on_chat_ended as () => void;
  ended();
  expect(emitted).toHaveBeenCalledWith('ended');
});
