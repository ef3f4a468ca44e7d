import type { FaqSource } from '../../flow/faq-source.ts';
import type { LivechatReader } from '../../ports.ts';

export interface LivechatLinkCache {
  /** Reads the link once for each website. A failed read is retried on the next call. */
  read(source: FaqSource, signal: AbortSignal): Promise<string | null>;
  /** The link if it has been read. Synchronous, because browsers allow a new tab only during the tap. */
  cached(source: FaqSource): string | null | undefined;
}

/** Caches the live-chat link of one website. The cache is lost when the page is left. */
export function livechatLinkCache(livechat: LivechatReader): LivechatLinkCache {
  let latest:
    | { source: FaqSource; reading: Promise<string | null>; link?: string | null }
    | undefined;

  return {
    read(source, signal) {
      if (latest?.source === source) return latest.reading;
      const reading = livechat.readLivechatLink(source, signal);
      const entry: typeof latest = { source, reading };
      latest = entry;
      reading.then(
        (link) => {
          entry.link = link;
        },
        () => {
          if (latest === entry) latest = undefined;
        },
      );
      return reading;
    },
    cached: (source) => (latest?.source === source ? latest.link : undefined),
  };
}
