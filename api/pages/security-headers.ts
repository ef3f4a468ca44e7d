import { livechatVendors, type VendorId } from '../contract/livechat-vendors.ts';
import { type ResponseHeaderOptions, responseHeaders } from '../http/response-headers.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

export interface SecurityHeaderOptions extends ResponseHeaderOptions {
  /** An origin the page may call besides ours. */
  connectTo?: string | undefined;
  /** A vendor of live chat whose window may open in the page. */
  vendor?: VendorId | undefined;
}

/** Headers of every page of ours: only our own files run, and nobody frames us. */
export function securityHeaders({
  connectTo,
  vendor,
  ...options
}: SecurityHeaderOptions): Record<string, string> {
  const ofVendor: Sources = vendor === undefined ? {} : livechatVendors[vendor].sources;
  const own: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(connectTo === undefined ? [] : [connectTo])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const directives = new Set([...Object.keys(own), ...Object.keys(ofVendor)]);
  const policy = [...directives]
    .map((name) => [name, ...new Set([...(own[name] ?? []), ...(ofVendor[name] ?? [])])].join(' '))
    .join('; ');
  return {
    ...responseHeaders(options),
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
