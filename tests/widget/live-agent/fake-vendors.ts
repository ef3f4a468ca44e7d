import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Vendor, VendorEvent } from '../../../widget/adapters/live-agent/vendor.ts';
import { crisp } from '../../../widget/adapters/live-agent/vendor-crisp.ts';
import { livechat } from '../../../widget/adapters/live-agent/vendor-livechat.ts';
import { tawk } from '../../../widget/adapters/live-agent/vendor-tawk.ts';

/** A fake vendor, whose behaviour the test controls. */
export interface FakeVendor {
  name: string;
  vendor: Vendor;
  scriptAddress: string;
  /** Simulates that the page's own snippet has run, and its script is loading. */
  isInPage(): void;
  /** Simulates that the script has run. */
  load(visibility?: 'minimised' | 'hidden'): void;
  emit(what: 'started' | 'ended' | 'minimised'): void;
  /** Calls that the vendor received, newest last. */
  calls(): string[];
  notes(): unknown;
  setRunning(isRunning: boolean): void;
  /** Removes everything of the vendor from the page. */
  reset(): void;
}

// The test DOM loads no scripts, and must not report each of them as failed.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  handleDisabledFileLoadingAsSuccess: true,
});

/** Returns the script tags in the page. The test DOM runs no scripts, so the test reports when one has loaded. */
export function vendorScripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')];
}

export function failScript(): void {
  const script = vendorScripts()[0];
  expect(script).toBeDefined();
  script?.dispatchEvent(new Event('error'));
}

export function addPageScript(src: string): void {
  const script = document.createElement('script');
  script.setAttribute('src', src);
  document.head.append(script);
}

/** What each test of a file needs to connect the bot to a fake vendor, which is removed from the page afterwards. */
export function connecting(fake: FakeVendor) {
  const emitted = vi.fn<(event: VendorEvent) => void>();
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    fake.reset();
    emitted.mockReset();
  });
  const connect = (nonce = '') => fake.vendor.connect({ nonce, emit: emitted });
  /** Connects, and waits until the vendor has loaded. */
  const ready = async () => {
    const chat = connect();
    fake.load();
    await chat.ready;
    return chat;
  };
  const up = async (notes = {}) => {
    const chat = await ready();
    chat.show(notes);
    return chat;
  };
  return { emitted, connect, ready, up };
}

type Slot = (...parameters: unknown[]) => unknown;

interface FakeTawkApi {
  [method: string]: unknown;
}

export const tawkPage = window as unknown as { Tawk_API?: FakeTawkApi; Tawk_LoadStart?: Date };

export function fakeTawk(): FakeVendor {
  const scriptAddress = 'https://embed.tawk.to/property/widget';
  let calls: string[] = [];
  let notes: unknown;
  let isRunning = false;
  let isHidden = false;
  const slot = (name: string) => (tawkPage.Tawk_API?.[name] as Slot | undefined)?.call(tawkPage);

  return {
    name: 'tawk.to',
    vendor: tawk({ propertyId: 'property', widgetId: 'widget' }),
    scriptAddress,
    isInPage() {
      tawkPage.Tawk_API = {};
      addPageScript('https://embed.tawk.to/page/own');
    },
    load(visibility = 'minimised') {
      isHidden = visibility === 'hidden';
      const log =
        (name: string, then = () => {}) =>
        () => {
          calls.push(name);
          then();
        };
      tawkPage.Tawk_API = Object.assign(tawkPage.Tawk_API ?? {}, {
        maximize: log('maximize'),
        minimize: log('minimize', () => slot('onChatMinimized')),
        showWidget: log('showWidget', () => {
          isHidden = false;
        }),
        hideWidget: log('hideWidget', () => {
          isHidden = true;
        }),
        endChat: log('endChat', () => slot('onChatEnded')),
        isChatOngoing: () => isRunning,
        isChatHidden: () => isHidden,
        setAttributes: vi.fn((attributes: unknown, callback: () => void) => {
          notes = attributes;
          callback();
        }),
      });
      slot('onLoad');
    },
    emit(what) {
      slot({ started: 'onChatStarted', ended: 'onChatEnded', minimised: 'onChatMinimized' }[what]);
    },
    calls: () => calls,
    notes: () => notes,
    setRunning(next) {
      isRunning = next;
    },
    reset() {
      calls = [];
      notes = undefined;
      isRunning = false;
      delete tawkPage.Tawk_API;
      delete tawkPage.Tawk_LoadStart;
      for (const script of vendorScripts()) script.remove();
    },
  };
}

interface FakeLiveChatWidget {
  _q: [string, [string, unknown]][];
  _h: ((method: string, parameters: [string, unknown]) => unknown) | null;
  on(event: string, callback: unknown): void;
  get(what: string): unknown;
  init(): void;
}

export const livechatPage = window as unknown as {
  __lc?: Record<string, unknown>;
  LiveChatWidget?: FakeLiveChatWidget;
  LC_API?: Record<string, unknown>;
};

export interface FakeLivechat extends FakeVendor {
  notify(event: string, data: unknown): void;
  listenerCount(): number;
}

export function fakeLivechat(): FakeLivechat {
  const scriptAddress = 'https://cdn.livechatinc.com/tracking.js';
  let calls: string[] = [];
  let notes: unknown;
  let status = 'browsing';
  let visibility = 'minimized';
  /** Only listeners of the queue get `ready`, because the vendor does not guarantee to repeat it. */
  let isStarting = false;
  let listeners: Record<string, ((data: unknown) => void)[]> = {};
  const notify = (event: string, data: unknown) => {
    for (const listener of listeners[event] ?? []) listener(data);
  };
  const change = (next: string) => {
    if (next === visibility) return;
    visibility = next;
    notify('visibility_changed', { visibility });
  };

  function handle(method: string, [name, parameter]: [string, unknown]): unknown {
    if (method === 'get') return name === 'state' ? { visibility } : { status };
    if (method === 'off') {
      listeners[name] = (listeners[name] ?? []).filter((listener) => listener !== parameter);
    } else if (method === 'on') {
      listeners[name] = [...(listeners[name] ?? []), parameter as () => void];
      if (name === 'ready' && isStarting) (parameter as (data: unknown) => void)({});
    } else {
      calls.push(name);
      if (name === 'update_session_variables') notes = parameter;
      if (name === 'maximize') change('maximized');
      if (name === 'minimize') change('minimized');
      if (name === 'hide') change('hidden');
    }
    return undefined;
  }

  return {
    name: 'LiveChat',
    vendor: livechat({ license: 12345, group: 3 }),
    scriptAddress,
    isInPage() {
      livechatPage.__lc = { license: 777 };
      const send = (method: string) => (name: string, parameter?: unknown) =>
        widget._h
          ? widget._h(method, [name, parameter])
          : widget._q.push([method, [name, parameter]]);
      const widget = Object.assign(
        { _q: [], _h: null } as Pick<FakeLiveChatWidget, '_q' | '_h'>,
        { on: send('on'), off: send('off'), call: send('call'), get: send('get') },
        { init: () => addPageScript(scriptAddress) },
      ) as unknown as FakeLiveChatWidget;
      livechatPage.LiveChatWidget = widget;
      widget.init();
    },
    load(next = 'minimised') {
      visibility = next === 'hidden' ? 'hidden' : 'minimized';
      livechatPage.LC_API = { close_chat: () => calls.push('close_chat') };
      const widget = livechatPage.LiveChatWidget;
      if (!widget) return;
      widget._h = handle;
      isStarting = true;
      for (const [method, parameters] of widget._q.splice(0)) handle(method, parameters);
      isStarting = false;
      notify('visibility_changed', { visibility });
    },
    emit(what) {
      if (what === 'minimised') return change('minimized');
      status = what === 'started' ? 'chatting' : 'browsing';
      notify('customer_status_changed', { status });
    },
    calls: () => calls,
    notes: () => notes,
    setRunning(next) {
      status = next ? 'chatting' : 'browsing';
    },
    reset() {
      calls = [];
      listeners = {};
      notes = undefined;
      status = 'browsing';
      delete livechatPage.__lc;
      delete livechatPage.LiveChatWidget;
      delete livechatPage.LC_API;
      for (const script of vendorScripts()) script.remove();
    },
    notify,
    listenerCount: () => Object.values(listeners).flat().length,
  };
}

type CrispCommand = [method: string, name: string, value?: unknown];

interface FakeCrispObject {
  push(command: CrispCommand): void;
  is?(state: string): boolean;
  get?(name: string): string | null;
}

export const crispPage = window as unknown as {
  $crisp?: FakeCrispObject;
  CRISP_WEBSITE_ID?: string;
};

/** The adapter reads its states at intervals, so its tests need fake timers. */
export function fakeCrisp(): FakeVendor {
  const scriptAddress = 'https://client.crisp.chat/l.js';
  const names: Record<string, string> = { open: 'maximize', close: 'minimize' };
  let calls: string[] = [];
  let notes: unknown;
  let isOngoing = false;
  let isOpen = false;
  let isVisible = true;

  function handle([method, name, value]: CrispCommand): void {
    if (method === 'set') {
      notes = Object.fromEntries((value as [[string, string][]])[0]);
      return;
    }
    const action = name.replace('chat:', '');
    calls.push(names[action] ?? action);
    if (action === 'open' || action === 'close') isOpen = action === 'open';
    else isVisible = action === 'show';
  }

  return {
    name: 'Crisp',
    vendor: crisp({ websiteId: 'e93e073a-1f69-4cbc-8934-f9e1611e65bb' }),
    scriptAddress,
    isInPage() {
      crispPage.$crisp = [] as CrispCommand[];
      crispPage.CRISP_WEBSITE_ID = 'page-own';
      addPageScript(scriptAddress);
    },
    load(visibility = 'minimised') {
      isVisible = visibility !== 'hidden';
      const queue = crispPage.$crisp as unknown as CrispCommand[];
      crispPage.$crisp = {
        push: handle,
        is: (state) =>
          state === 'chat:opened' ? isOpen : state === 'chat:visible' ? isVisible : isOngoing,
        get: () => 'session_1',
      };
      for (const command of queue) handle(command);
      vi.advanceTimersByTime(250);
    },
    emit(what) {
      vi.advanceTimersByTime(250);
      if (what === 'started') isOngoing = true;
      if (what === 'minimised') isOpen = false;
      vi.advanceTimersByTime(250);
    },
    calls: () => calls,
    notes: () => notes,
    setRunning(next) {
      isOngoing = next;
    },
    reset() {
      calls = [];
      notes = undefined;
      isOngoing = false;
      isOpen = false;
      isVisible = true;
      delete crispPage.$crisp;
      delete crispPage.CRISP_WEBSITE_ID;
      for (const script of vendorScripts()) script.remove();
    },
  };
}
