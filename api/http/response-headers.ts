import { type VendorId, vendorSources } from '../contract/bot/livechat-vendors.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

interface PagePolicyOptions {
  /** An origin besides ours that the page may call. */
  connectTo?: string | undefined;
  /** The live-chat vendor whose window may open in the page. */
  vendor?: VendorId | undefined;
  /** The origins whose pages may frame it; none if omitted. */
  framedBy?: readonly string[] | undefined;
}

export interface ResponseHeaderOptions {
  /** Whether browsers reach the server only over https. */
  secure: boolean;
  /** Whether HSTS covers every subdomain of the host. */
  hstsSubdomains?: boolean | undefined;
}

/**
 * The fixed headers of each kind of response. They are defined only here; other code adds headers that depend on one
 * response, such as its type, its caller or the allowed methods.
 */
export type ResponseHeaders = ReturnType<typeof responseHeaders>;

/** If a browser shows a response that is not a page, it must not run, load or frame anything. */
const inertPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of a help page, which has no script: a text that became markup by mistake could load and run nothing. */
const helpPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** For names that contain a hash of the content: a cached copy never becomes outdated. */
const forever = 'max-age=31536000, immutable';

/**
 * Visitors read saved settings after at most half a minute, also through nginx. No `stale-while-revalidate`: it would
 * show a stale copy of any age once more.
 */
const untilSettingsChange = 'public, max-age=25';

/** For pages of every site. For visitors' JSON, the CORS policy sets `Access-Control-Allow-Origin`. */
const anySite = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export function responseHeaders({ secure, hstsSubdomains = false }: ResponseHeaderOptions) {
  const every: Readonly<Record<string, string>> = {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': inertPolicy,
    ...(secure ? hstsHeader(hstsSubdomains) : {}),
  };

  const visitors = {
    ...every,
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'public, max-age=30, stale-while-revalidate=300',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // The bot computes opening hours with the server's time.
    'Access-Control-Expose-Headers': 'Date',
  };

  return {
    /** For every response, unless it has its own value. */
    every,
    /** JSON for visitors' pages: fresh for 30 seconds; after that, it is still used while the new one is loading. */
    visitors,
    /** A website's settings for the bot. */
    settings: { ...visitors, 'Cache-Control': untilSettingsChange },
    /** A ticket check, for the bot's page, which reads `Retry-After`. */
    ticketCheck: {
      ...every,
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Expose-Headers': 'Retry-After',
    },
    /** A FAQ's image for visitors. */
    image: { ...every, ...anySite, 'Cache-Control': `public, ${forever}` },
    /** A FAQ's image for admins. */
    privateImage: { ...every, 'Cache-Control': `private, ${forever}` },
    /** A file of the admin app without a hash in its name. */
    asset: { ...every, 'Cache-Control': 'public, max-age=300' },
    /** A file of the admin app with a hash of the content in its name. */
    hashedAsset: { ...every, 'Cache-Control': `public, ${forever}` },
    /** The widget's script. */
    script: {
      ...every,
      ...anySite,
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
    },
    /** The widget's script with a website's settings. */
    websiteScript: {
      ...every,
      ...anySite,
      'Cache-Control': untilSettingsChange,
      // Only for nginx, which removes this header: its cache must not add to the time above.
      'X-Accel-Expires': '1',
    },
    /** The widget's script with a hash of the content in its name. */
    hashedScript: { ...every, ...anySite, 'Cache-Control': `public, ${forever}` },
    /** A help page. Browsers ask for it each time, so one that is switched off is not shown any more. */
    helpPage: {
      ...every,
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': helpPolicy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    },
    /** The style sheet of a website's help pages, with a hash of the content in its name. */
    helpStyle: {
      ...every,
      'Content-Type': 'text/css; charset=UTF-8',
      'Cache-Control': `public, ${forever}`,
    },
    /** A redirect to a help page, or that it is gone: a name can change back, and a deletion can be undone. */
    helpChange: { 'Cache-Control': 'public, max-age=60' },
    robots: { ...every, 'Cache-Control': 'public, max-age=86400' },
    sitemap: {
      ...every,
      'Content-Type': 'application/xml; charset=UTF-8',
      'Cache-Control': 'no-cache',
    },
    /** The picture of a link's preview, for messengers. Their servers read it, and no script does. */
    preview: {
      ...every,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=300',
    },
    /** A page. It may run only our own files and those of its live-chat vendor. Only the phone page may be framed. */
    page: (options: PagePolicyOptions = {}) => ({
      ...every,
      'Content-Security-Policy': pagePolicy(options),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
      Vary: 'Accept',
    }),
  };
}

/** HSTS for the host of a request, or also for its subdomains. */
export function hstsHeader(coversSubdomains: boolean): Readonly<Record<string, string>> {
  const subdomains = coversSubdomains ? '; includeSubDomains' : '';
  return { 'Strict-Transport-Security': `max-age=31536000${subdomains}` };
}

function pagePolicy({ connectTo, vendor, framedBy = [] }: PagePolicyOptions): string {
  const own: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(connectTo === undefined ? [] : [connectTo])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': framedBy.length > 0 ? framedBy : ["'none'"],
  };
  const ofVendor: Sources = vendor === undefined ? {} : vendorSources[vendor];
  const directives = new Set([...Object.keys(own), ...Object.keys(ofVendor)]);
  return [...directives]
    .map((name) => [name, ...new Set([...(own[name] ?? []), ...(ofVendor[name] ?? [])])].join(' '))
    .join('; ');
}

/**
 * Shortens the cache time of a response that becomes outdated without a write.
 *
 * @param at milliseconds
 */
export function cachedUntil(
  at: number,
  { 'Cache-Control': header = 'no-cache' }: Readonly<Record<string, string>>,
) {
  const seconds = Math.max(0, Math.floor((at - Date.now()) / 1000));
  const shorten = (_: string, age: string) => `max-age=${Math.min(Number(age), seconds)}`;
  return { 'Cache-Control': header.replace(/max-age=(\d+)/, shorten) };
}
