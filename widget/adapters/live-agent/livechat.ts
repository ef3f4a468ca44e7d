import { listenInSlot } from './callback-slot.ts';
import type { Vendor } from './vendor.ts';
import { addScript, requireScript } from './vendor-script.ts';

type Status = 'queued' | 'chatting' | 'browsing' | 'invited';
type Visibility = 'maximized' | 'minimized' | 'hidden';
type Call = [method: string, parameters: unknown[]];

/** The documented interface of LiveChat; before it is loaded, calls queue and `get` throws. */
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
  /** The older interface, which knows two things that the newer one does not. */
  LC_API?: { on_chat_ended?: unknown; close_chat?: () => void };
}

const scriptAddress = 'https://cdn.livechatinc.com/tracking.js';

/** LiveChat's chat; a page has at most one, and its own comes before the website's. */
export function livechat({ license, group }: LiveChatAccount): Vendor {
  return {
    abilities: { started: 'inferred', ended: 'inferred', minimised: 'native', end: 'inferred' },

    join({ nonce, tell }) {
      const page = window as LiveChatWindow;
      const isOurs = page.LiveChatWidget === undefined;
      if (isOurs) page.__lc = { ...page.__lc, license, group, asyncInit: true };
      page.LiveChatWidget ??= queueFor(nonce);
      const widget = page.LiveChatWidget;
      let hasStarted = false;
      let wasUp = false;
      let wasInSight = false;
      let isReady = false;

      const start = () => {
        hasStarted = true;
        tell('started');
      };
      const isChatting = (status: Status) => status === 'chatting' || status === 'queued';
      const listeners: Record<string, (data: never) => void> = {
        customer_status_changed({ status }: { status: Status }) {
          if (isChatting(status)) start();
          else if (hasStarted && status === 'browsing') tell('ended');
        },
        new_event({ author }: { author?: { type: 'customer' | 'agent' } }) {
          if (author?.type === 'customer') start();
        },
        visibility_changed({ visibility }: { visibility: Visibility }) {
          // It starts out minimised, and says so.
          if (visibility === 'maximized') wasUp = true;
          else if (visibility === 'minimized' && wasUp) tell('minimised');
        },
      };
      for (const event in listeners) widget.on(event, listeners[event] as (data: never) => void);

      let release = () => {};
      const ready = new Promise<void>((resolve, reject) => {
        listeners.ready = () => {
          isReady = true;
          if (page.LC_API)
            release = listenInSlot(page.LC_API, 'on_chat_ended', () => tell('ended'));
          resolve();
        };
        widget.on('ready', listeners.ready);
        if (isReady) return;
        requireScript(
          scriptAddress,
          () => widget.init(),
          () => reject(new Error('LiveChat did not load.')),
        );
      });

      const visibilityNow = () => (widget.get('state') as { visibility: Visibility }).visibility;

      return {
        ready: ready.then(() => {
          wasInSight = !isOurs && visibilityNow() !== 'hidden';
        }),
        show(notes) {
          // Added to what the page has set itself, unlike `set_session_variables`.
          widget.call('update_session_variables', notes);
          widget.call('maximize');
          // A window that was up already, as after a page load, does not say so again.
          wasUp ||= visibilityNow() === 'maximized';
        },
        hide() {
          wasUp = false;
          // Never `destroy`: that is final until the page is loaded again.
          widget.call(wasInSight ? 'minimize' : 'hide');
        },
        end: () => page.LC_API?.close_chat?.(),
        isRunning() {
          hasStarted = isChatting((widget.get('customer_data') as { status: Status }).status);
          return hasStarted;
        },
        leave() {
          for (const event in listeners)
            widget.off(event, listeners[event] as (data: never) => void);
          release();
          if (isOurs && !isReady) widget.call('hide');
        },
      };
    },
  };
}

/** What LiveChat's own snippet puts in place until the script takes the calls over. */
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
