import type { FaqSource } from '../../flow/chat-types.ts';
import type { LiveAgent, LivechatReader } from '../../ports.ts';

export interface LinkOptions {
  livechat: LivechatReader;
  /** Whether the chat opens in a tab of its own or takes the page's place. */
  place: () => 'tab' | 'page';
}

/** Sends the visitor to the website's live-chat address. */
export function linkLiveAgent({ livechat, place }: LinkOptions): LiveAgent {
  let prepared: { source: FaqSource; link: string | null } | undefined;

  return {
    prepare(source, signal) {
      if (prepared?.source === source) return;
      livechat.readLivechatLink(source, signal).then(
        (link) => {
          prepared = { source, link };
        },
        // The handover itself will ask again, and say so if that fails too.
        () => {},
      );
    },

    async open(source, signal) {
      // No `await` when the link is at hand: browsers open a tab only within the tap that asked for it.
      const href =
        prepared?.source === source
          ? prepared.link
          : await livechat.readLivechatLink(source, signal);
      if (href === null) return { type: 'absent' };
      if (place() === 'page') {
        location.assign(href);
        return { type: 'opened' };
      }
      // Not `noopener`: with it, a tab that was blocked cannot be told from one that opened.
      const tab = window.open(href, '_blank');
      if (tab === null) return { type: 'blocked', href };
      tab.opener = null;
      return { type: 'opened' };
    },
  };
}
