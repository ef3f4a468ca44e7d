import { type ResponseHeaderOptions, responseHeaders } from '../http/response-headers.ts';

export interface SecurityHeaderOptions extends ResponseHeaderOptions {
  /** An origin besides ours that the page may call. */
  connectTo?: string | undefined;
}

/** Headers of every page: it runs only our own files, and no other site may frame it. */
export function securityHeaders({
  connectTo,
  ...options
}: SecurityHeaderOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${connectTo === undefined ? '' : ` ${connectTo}`}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    ...responseHeaders(options),
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
