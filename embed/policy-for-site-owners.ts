import { recognizeLivechat, vendorSources } from '../api/contract/bot/livechat-vendors.ts';

export interface ContentSecurityPolicyOptions {
  /** The origin that serves the script, without a trailing slash: `https://faq.example.com`. */
  host: string;
  /** The website's live-chat link; `null` if it has none. */
  livechatLink: string | null;
}

type Sources = Readonly<Record<string, readonly string[]>>;

/** The order in which the directives are printed. */
const order = [
  'script-src',
  'connect-src',
  'img-src',
  'style-src',
  'font-src',
  'media-src',
  'frame-src',
  'worker-src',
];

/**
 * The directives that a page with `default-src 'none'` needs for the bot. The bot needs no `style-src`, because it
 * adopts its style sheet and sets style properties only.
 */
export function contentSecurityPolicy(options: ContentSecurityPolicyOptions): readonly string[] {
  const { host, livechatLink } = options;
  const vendorId = livechatLink === null ? null : recognizeLivechat(livechatLink)?.vendor;
  const vendor: Sources = vendorId ? vendorSources[vendorId] : {};
  const bot: Sources = { 'script-src': [host], 'connect-src': [host], 'img-src': [host] };
  return order.flatMap((directive) => {
    const sources = [...(bot[directive] ?? []), ...(vendor[directive] ?? [])];
    return sources.length === 0 ? [] : [[directive, ...sources].join(' ')];
  });
}
