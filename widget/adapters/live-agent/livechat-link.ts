import type { FaqSource } from '../../flow/chat-types.ts';
import type { LivechatReader } from '../../ports.ts';

export interface LivechatLink {
  /** Reads the link, once for a website; a read that failed is made again. */
  read(source: FaqSource, signal: AbortSignal): Promise<string | null>;
  /** The link where it has been read, without waiting: browsers open a tab only within the tap that asked for it. */
  atHand(source: FaqSource): string | null | undefined;
}

/** A website's live-chat link, kept for the page's life. */
export function livechatLink(livechat: LivechatReader): LivechatLink {
  let known:
    | { source: FaqSource; reading: Promise<string | null>; link?: string | null }
    | undefined;

  return {
    read(source, signal) {
      if (known?.source === source) return known.reading;
      const reading = livechat.readLivechatLink(source, signal);
      const own: typeof known = { source, reading };
      known = own;
      reading.then(
        (link) => {
          own.link = link;
        },
        () => {
          if (known === own) known = undefined;
        },
      );
      return reading;
    },
    atHand: (source) => (known?.source === source ? known.link : undefined),
  };
}
