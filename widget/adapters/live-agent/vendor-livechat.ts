import { listenInSlot } from './callback-slot.ts';
import type { Vendor } from './vendor.ts';
import { addScript, requireScript } from './vendor-script.ts';

type Status = 'queued' | 'chatting' | 'browsing' | 'invited';
type Visibility = 'maximized' | 'minimized' | 'hidden';
type LiveChatState = { visibility: Visibility };
type Call = [method: string, parameters: unknown[]];

/** LiveChat's documented interface. Before the script has loaded, calls are queued and `get` throws. */
interface LiveChatWidget {
  _q: Call[];
  _h: ((...call: Call) => unknown) | null;
  _v: string;
  on(event: string, callback: (data: never) => void): void;
  once(event: string, callback: (data: never) => void): void;
  off(event: string, callback: (data: never) => void): void;
  get(what: string): unknown;
  call(what: string, parameter?: unknown): void;
  init(): void;
}

interface LiveChatAccount {
  license: number;
  group?: number | undefined;
}

interface LiveChatWindow {
  __lc?: Partial<LiveChatAccount> & { asyncInit?: boolean };
  LiveChatWidget?: LiveChatWidget;
  /** LiveChat's older interface, the only one that can end a chat and report its end. */
  LC_API?: { on_chat_ended?: unknown; close_chat?: () => void };
}

const scriptAddress = 'https://cdn.livechatinc.com/tracking.js';

/** LiveChat's chat. A page can have only one, so the page's own chat is used if there is one. */
export function livechat({ license, group }: LiveChatAccount): Vendor {
  return {
    capabilities: { started: 'inferred', ended: 'inferred', minimised: 'native', end: 'inferred' },

    connect({ nonce, emit }) {
      const page = window as LiveChatWindow;
      const isOurs = page.LiveChatWidget === undefined;
      if (isOurs) page.__lc = { ...page.__lc, license, group, asyncInit: true };
      page.LiveChatWidget ??= queueFor(nonce);
      const widget = page.LiveChatWidget;
      let hasStarted = false;
      let wasShown = false;
      let wasVisible = false;
      let isReady = false;

      const start = () => {
        hasStarted = true;
        emit('started');
      };
      const isChatting = (status: Status) => status === 'chatting' || status === 'queued';
      const listeners: Record<string, (data: never) => void> = {
        customer_status_changed({ status }: { status: Status }) {
          if (isChatting(status)) start();
          else if (hasStarted && status === 'browsing') emit('ended');
        },
        new_event({ author }: { author?: { type: 'customer' | 'agent' } }) {
          if (author?.type === 'customer') start();
        },
        visibility_changed({ visibility }: { visibility: Visibility }) {
          // LiveChat also reports its initial minimised state, which is not an action of the visitor.
          if (visibility === 'maximized') wasShown = true;
          else if (visibility === 'minimized' && wasShown) emit('minimised');
        },
      };
      for (const event in listeners) widget.on(event, listeners[event] as (data: never) => void);

      let release = () => {};
      const ready = new Promise<void>((resolve, reject) => {
        listeners.ready = () => {
          if (isReady) return;
          isReady = true;
          if (page.LC_API)
            release = listenInSlot(page.LC_API, 'on_chat_ended', () => emit('ended'));
          resolve();
        };
        widget.on('ready', listeners.ready);
        // A widget that is ready already may not emit `ready` again.
        if (isLoaded(widget)) listeners.ready({} as never);
        if (isReady) return;
        requireScript(scriptAddress, () => widget.init(), reject);
      });

      const visibilityNow = () => (widget.get('state') as LiveChatState).visibility;

      return {
        ready: ready.then(() => {
          wasVisible = !isOurs && visibilityNow() !== 'hidden';
        }),
        show(notes) {
          // `set_session_variables` would delete the variables that the page has set.
          widget.call('update_session_variables', notes);
          widget.call('maximize');
          // A window that is already maximised, for example after a page load, reports no change.
          wasShown ||= visibilityNow() === 'maximized';
        },
        hide() {
          wasShown = false;
          // After `destroy`, LiveChat could not be shown again until the next page load.
          widget.call(wasVisible ? 'minimize' : 'hide');
        },
        end: () => page.LC_API?.close_chat?.(),
        isRunning() {
          hasStarted = isChatting((widget.get('customer_data') as { status: Status }).status);
          return hasStarted;
        },
        disconnect() {
          for (const event in listeners)
            widget.off(event, listeners[event] as (data: never) => void);
          release();
          if (isOurs && !isReady) widget.call('hide');
        },
      };
    },
  };
}

/** Whether the getters work. Before the script has loaded, they throw or return something else. */
function isLoaded(widget: LiveChatWidget): boolean {
  try {
    return Boolean((widget.get('state') as Partial<LiveChatState> | undefined)?.visibility);
  } catch {
    return false;
  }
}

/** The queue that LiveChat's own snippet creates. The script runs the queued calls when it has loaded. */
function queueFor(nonce: string): LiveChatWidget {
  const send = (method: string, parameters: unknown[]) =>
    widget._h ? widget._h(method, parameters) : widget._q.push([method, parameters]);
  const widget: LiveChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...parameters) => void send('on', parameters),
    once: (...parameters) => void send('once', parameters),
    off: (...parameters) => void send('off', parameters),
    get(...parameters) {
      if (!widget._h) throw new Error("[LiveChatWidget] You can't use getters before load.");
      return send('get', parameters);
    },
    call: (...parameters) => void send('call', parameters),
    init: () => void addScript(scriptAddress, nonce),
  };
  return widget;
}
