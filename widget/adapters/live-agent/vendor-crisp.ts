import type { Vendor } from './vendor.ts';
import { addScript, hasScript, requireScript } from './vendor-script.ts';

type State = 'chat:opened' | 'chat:visible' | 'session:ongoing';

/** The documented interface of Crisp. Its getters exist once the script has loaded; until then it is a queue. */
interface Crisp {
  push(command: ['do' | 'set', name: string, value?: unknown]): void;
  is?(state: State): boolean;
  /** Null until the session has loaded. */
  get?(name: 'session:identifier'): string | null;
}

type CrispWindow = { $crisp?: Crisp; CRISP_WEBSITE_ID?: string };

const script = 'https://client.crisp.chat/l';
const pollMs = 250;

/**
 * Crisp's chat. A page can have only one, so a chat that the page has is used as it is.
 *
 * Crisp keeps a single listener for each event, which the page may need. So its states are read again and again instead.
 * It has no state for the end of a chat, and can end none without losing the visitor's earlier messages.
 */
export function crisp({ websiteId }: { websiteId: string }): Vendor {
  return {
    capabilities: { started: 'inferred', ended: 'absent', minimised: 'inferred', end: 'absent' },

    connect({ nonce, emit }) {
      const page = window as CrispWindow;
      page.$crisp ??= [] as Crisp;
      // The script replaces the queue.
      const chat = () => page.$crisp as Crisp;
      const run = (action: string) => chat().push(['do', `chat:${action}`]);
      const is = (state: State) => chat().is?.(state) || false;
      const isOngoing = () => is('session:ongoing');
      const isOurs = !hasScript(script) && !chat().is;
      let isReady = false;
      let isShown = false;
      let wasOpen = false;
      let wasVisible = false;
      let timer: ReturnType<typeof setInterval> | undefined;

      const ready = new Promise<void>((resolve, reject) => {
        const poll = () => {
          try {
            if (!isReady) {
              if (!chat().get?.('session:identifier')) return;
              isReady = true;
              wasVisible = !isOurs && is('chat:visible');
              resolve();
            }
            if (!isShown) return;
            // First, because a window in which nobody wrote is closed for good.
            if (isOngoing()) emit('started');
            const isOpen = is('chat:opened');
            if (wasOpen && !isOpen) emit('minimised');
            wasOpen = isOpen;
          } catch (error) {
            clearInterval(timer);
            reject(error);
          }
        };
        timer = setInterval(poll, pollMs);
        poll();
        if (chat().is) return;
        page.CRISP_WEBSITE_ID ??= websiteId;
        requireScript(script, () => addScript(`${script}.js`, nonce), reject);
      });

      return {
        ready,
        show(notes) {
          chat().push(['set', 'session:data', [Object.entries(notes)]]);
          run('show');
          run('open');
          isShown = true;
          // The visitor may close the window before it is read for the first time.
          wasOpen = is('chat:opened');
        },
        hide() {
          isShown = false;
          run('close');
          if (!wasVisible) run('hide');
        },
        end() {},
        isRunning: isOngoing,
        disconnect() {
          clearInterval(timer);
          if (isOurs && !isReady) run('hide');
        },
      };
    },
  };
}
