import { listenInSlot } from './callback-slot.ts';
import type { Vendor } from './vendor.ts';
import { addScript, hasScript, requireScript } from './vendor-script.ts';

/** The documented interface of tawk.to; the methods are there once it is loaded. */
interface TawkApi {
  maximize?(): void;
  minimize(): void;
  showWidget(): void;
  hideWidget(): void;
  endChat(): void;
  isChatOngoing(): boolean;
  isChatHidden(): boolean;
  setAttributes(attributes: Readonly<Record<string, string>>, callback: () => void): void;
  onLoad?: unknown;
  onChatStarted?: unknown;
  onChatMinimized?: unknown;
  onChatEnded?: unknown;
}

type TawkWindow = { Tawk_API?: TawkApi; Tawk_LoadStart?: Date };

const host = 'https://embed.tawk.to/';

/** tawk.to's chat; a page has at most one, and its own comes before the website's. */
export function tawk({ propertyId, widgetId }: { propertyId: string; widgetId: string }): Vendor {
  return {
    abilities: { started: 'native', ended: 'native', minimised: 'native', end: 'native' },

    join({ nonce, tell }) {
      const page = window as TawkWindow;
      page.Tawk_API ??= {} as TawkApi;
      const api = page.Tawk_API;
      const isLoaded = () => api.maximize !== undefined;
      const isOurs = !hasScript(host) && !isLoaded();
      let isUp = false;
      let wasInSight = false;

      const releases = [
        listenInSlot(api, 'onChatStarted', () => tell('started')),
        listenInSlot(api, 'onChatMinimized', () => isUp && tell('minimised')),
        listenInSlot(api, 'onChatEnded', () => tell('ended')),
      ];

      const ready = new Promise<void>((resolve, reject) => {
        if (isLoaded()) return resolve();
        releases.push(listenInSlot(api, 'onLoad', resolve));
        if (isOurs) page.Tawk_LoadStart = new Date();
        requireScript(
          host,
          () => addScript(`${host}${propertyId}/${widgetId}`, nonce, '*'),
          () => reject(new Error('tawk.to did not load.')),
        );
      });

      return {
        ready: ready.then(() => {
          wasInSight = !isOurs && !api.isChatHidden();
        }),
        show(notes) {
          // tawk.to wants a callback; an agent without notes is still an agent.
          api.setAttributes(notes, () => {});
          api.showWidget();
          api.maximize?.();
          isUp = true;
        },
        hide() {
          isUp = false;
          if (wasInSight) api.minimize();
          else api.hideWidget();
        },
        end: () => api.endChat(),
        isRunning: () => api.isChatOngoing(),
        leave() {
          for (const release of releases.reverse()) release();
          if (!isOurs || isLoaded()) return;
          const release = listenInSlot(api, 'onLoad', () => {
            release();
            api.hideWidget();
          });
        },
      };
    },
  };
}
