import { resolveAddress } from '../address.ts';

interface LivechatVendorRow {
  /** The host, path and query of the vendor's own link. */
  link: RegExp;
  /** The ids in it, as the vendor's script needs them. */
  idsIn(link: RegExpExecArray): Readonly<Record<string, unknown>>;
}

/**
 * The chat products that can open inside a page. A new vendor is one row here and in the two tables below, and one
 * adapter in `widget/adapters/live-agent`; the compiler reports what is missing.
 */
const livechatVendors = {
  tawk: {
    link: /^(?:www\.)?tawk\.to\/chat\/([a-z\d]{1,64})\/([a-z\d]{1,64})\/?(?:\?|$)/i,
    idsIn: ([, propertyId, widgetId]) =>
      ({ propertyId, widgetId }) as { propertyId: string; widgetId: string },
  },
  livechat: {
    link: /^(?:direct\.lc\.chat\/([1-9]\d{0,11})(?:\/(0|[1-9]\d{0,8}))?|(?:www\.)?livechat\.com\/chat-with\/([1-9]\d{0,11}))\/?(?:\?|$)/,
    idsIn: ([, direct, group, license]) => ({
      license: Number(direct || license),
      ...(group && { group: Number(group) }),
    }),
  },
  crisp: {
    link: /^go\.crisp\.chat\/chat\/embed\/?\?(?:.*&)?website_id=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:&|$)/i,
    idsIn: ([, websiteId]) => ({ websiteId }) as { websiteId: string },
  },
} as const satisfies Record<string, LivechatVendorRow>;

export type VendorId = keyof typeof livechatVendors;

/** Names for admins. They are not in the table above, because the visitors' script would then contain them. */
export const vendorNames: Readonly<Record<VendorId, string>> = {
  tawk: 'tawk.to',
  livechat: 'LiveChat',
  crisp: 'Crisp',
};

/**
 * Sources that a page's Content-Security-Policy must allow, from the vendors' help pages.
 *
 * They do not contain `form-action`: it has no fallback, so naming it would forbid the page's own forms. They do not
 * contain `'unsafe-inline'` and `'unsafe-eval'` for scripts either, which only the vendors' inline snippets need.
 */
export const vendorSources: Readonly<
  Record<VendorId, Readonly<Record<string, readonly string[]>>>
> = {
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
  crisp: {
    'script-src': ['https://*.crisp.chat'],
    'connect-src': ['https://*.crisp.chat', 'wss://*.crisp.chat'],
    'img-src': ['https://*.crisp.chat', 'data:'],
    'style-src': ["'unsafe-inline'", 'https://*.crisp.chat'],
    'font-src': ['https://*.crisp.chat'],
    'media-src': ['https://*.crisp.chat'],
    'frame-src': ['https://*.crisp.chat'],
    'worker-src': ['blob:', 'https://*.crisp.chat'],
  },
};

/** The ids that the vendor's adapter receives. */
export type VendorIds<Id extends VendorId> = NonNullable<
  ReturnType<(typeof livechatVendors)[Id]['idsIn']>
>;

/** A live-chat link: a vendor's chat with its ids, or a plain link that opens in a tab. */
export type RecognizedLivechat =
  | { [Id in VendorId]: { vendor: Id; ids: VendorIds<Id> } }[VendorId]
  | { vendor: null; href: string };

/** Recognises a typed live-chat link. `undefined` when a page may not open the address. */
export function recognizeLivechat(typed: string): RecognizedLivechat | undefined {
  const url = resolveAddress(typed);
  return url && recognizeLivechatUrl(url);
}

/**
 * Recognises a live-chat link that the server has resolved: the reader of typed addresses is not in the visitors' script.
 *
 * The ids become part of a script's address. So only a link to the vendor's own host and port, without credentials and
 * with the vendor's own characters in its ids, counts as the vendor's.
 */
export function recognizeLivechatUrl(url: URL): RecognizedLivechat {
  if (url.port === '' && url.username === '' && url.password === '') {
    for (const vendor of Object.keys(livechatVendors) as VendorId[]) {
      const { link, idsIn } = livechatVendors[vendor];
      const found = link.exec(url.hostname + url.pathname + url.search);
      if (found) return { vendor, ids: idsIn(found) } as RecognizedLivechat;
    }
  }
  return { vendor: null, href: url.href };
}
