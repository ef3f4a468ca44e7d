import { type LivechatProvider, recognizeLivechat } from '../api/contract/livechat-provider.ts';

export interface ContentSecurityPolicyOptions {
  /** Origin the script is served from, without a trailing slash: `https://faq.example.com`. */
  host: string;
  /** The website's live-chat link; `null` while it has none. */
  livechatLink: string | null;
}

type Sources = Readonly<Record<string, readonly string[]>>;

/** The order in which they are printed. */
const order = [
  'script-src',
  'connect-src',
  'img-src',
  'style-src',
  'font-src',
  'media-src',
  'frame-src',
];

/**
 * What a page that forbids everything else (`default-src 'none'`) must allow for the bot, one directive each. The bot
 * needs no `style-src`: its style sheet is adopted, and it writes style properties only.
 */
export function contentSecurityPolicy(options: ContentSecurityPolicyOptions): readonly string[] {
  const { host, livechatLink } = options;
  const found = livechatLink === null ? undefined : recognizeLivechat(livechatLink);
  const vendor = found === undefined ? {} : vendorSources[found.provider];
  const bot: Sources = { 'script-src': [host], 'connect-src': [host], 'img-src': [host] };
  return order.flatMap((directive) => {
    const sources = [...(bot[directive] ?? []), ...(vendor[directive] ?? [])];
    return sources.length === 0 ? [] : [[directive, ...sources].join(' ')];
  });
}

/**
 * From the vendors' own help pages on this. Their `form-action` is left out: no default falls back to it, so naming it
 * would forbid the page's own forms. So are `'unsafe-inline'` and `'unsafe-eval'` for scripts, which only the snippets
 * that a page pastes for a vendor ask for.
 */
const vendorSources: Readonly<Record<LivechatProvider['provider'], Sources>> = {
  tawk: {
    'script-src': ['https://*.tawk.to', 'https://cdn.jsdelivr.net'],
    'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
    'img-src': [
      'https://*.tawk.to',
      'https://cdn.jsdelivr.net',
      'https://tawk.link',
      'https://s3.amazonaws.com',
      'data:',
    ],
    'style-src': [
      "'unsafe-inline'",
      'https://*.tawk.to',
      'https://fonts.googleapis.com',
      'https://cdn.jsdelivr.net',
    ],
    'font-src': ['https://*.tawk.to', 'https://fonts.gstatic.com'],
    'media-src': ['https://*.tawk.to'],
    'frame-src': ['https://*.tawk.to'],
  },
  livechat: {
    'script-src': ['https://*.livechatinc.com', 'https://*.livechat-static.com'],
    'connect-src': [
      'https://*.livechatinc.com',
      'wss://*.livechatinc.com',
      'https://*.livechat-static.com',
      'https://*.livechat-files.com',
      'https://*.text.com',
    ],
    'img-src': [
      'https://*.livechatinc.com',
      'https://*.livechat-static.com',
      'https://*.livechat-files.com',
      'https://*.files-text.com',
    ],
    'style-src': ["'unsafe-inline'", 'https://*.livechatinc.com'],
    'font-src': ['https://*.livechatinc.com'],
    'media-src': ['https://*.livechatinc.com', 'https://*.livechat-static.com'],
    'frame-src': ['https://*.livechatinc.com'],
  },
  link: {},
};
