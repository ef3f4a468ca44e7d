import { listenInSlot } from './callback-slot.ts';
import type { Vendor } from './vendor.ts';
import { addScript, hasScript, requireScript } from './vendor-script.ts';

/** tawk.to's documented interface. The methods exist only after the script has loaded. */
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

/** tawk.to's chat. A page can have only one, so the page's own chat is used if there is one. */
export function tawk({ propertyId, widgetId }: { propertyId: string; widgetId: string }): Vendor {
  return {
    capabilities: { started: 'native', ended: 'native', minimised: 'native', end: 'native' },

    connect({ nonce, emit }) {
      const page = window as TawkWindow;
      page.Tawk_API ??= {} as TawkApi;
      const api = page.Tawk_API;
      const isLoaded = () => api.maximize !== undefined;
      const isOurs = !hasScript(host) && !isLoaded();
      let isShown = false;
      let wasVisible = false;

      const releases = [
        listenInSlot(api, 'onChatStarted', () => emit('started')),
        listenInSlot(api, 'onChatMinimized', () => isShown && emit('minimised')),
        listenInSlot(api, 'onChatEnded', () => emit('ended')),
      ];

      const ready = new Promise<void>((resolve, reject) => {
        if (isLoaded()) return resolve();
        releases.push(listenInSlot(api, 'onLoad', resolve));
        if (isOurs) page.Tawk_LoadStart = new Date();
        requireScript(
          host,
          () => addScript(`${host}${propertyId}/${widgetId}`, nonce, '*'),
          reject,
        );
      });

      return {
        ready: ready.then(() => {
          wasVisible = !isOurs && !api.isChatHidden();
        }),
        show(notes) {
          // tawk.to requires the callback. An error is ignored: the chat works without notes.
          api.setAttributes(notes, () => {});
          api.showWidget();
          api.maximize?.();
          isShown = true;
        },
        hide() {
          isShown = false;
          if (wasVisible) api.minimize();
          else api.hideWidget();
        },
        end: () => api.endChat(),
        isRunning: () => api.isChatOngoing(),
        disconnect() {
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
