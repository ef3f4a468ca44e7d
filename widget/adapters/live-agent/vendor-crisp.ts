import type { Vendor } from './vendor.ts';
import { addScript, hasScript, requireScript } from './vendor-script.ts';

type State = 'chat:opened' | 'chat:visible' | 'session:ongoing';

/** Crisp's documented interface. Before the script has loaded, it is a queue without getters. */
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
 * Crisp's chat. A page can have only one, so the page's own chat is used if there is one.
 *
 * The adapter polls Crisp's states: Crisp allows one listener per event, and the page may use it (record 008).
 */
export function crisp({ websiteId }: { websiteId: string }): Vendor {
  return {
    capabilities: { started: 'inferred', ended: 'absent', minimised: 'inferred', end: 'absent' },

    connect({ nonce, emit }) {
      const page = window as CrispWindow;
      page.$crisp ??= [] as Crisp;
      // Read it on each call, because the script replaces the queue.
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
            // Emit 'started' before 'minimised': a window that is minimised before the start is closed.
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
          // Read it now: the visitor may close the window before the next poll.
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
