import { type ResponseHeaderOptions, responseHeaders } from '../http/response-headers.ts';

export interface SecurityHeaderOptions extends ResponseHeaderOptions {
  /** An origin the page may call besides ours. */
  connectTo?: string | undefined;
}

/** Headers of every page of ours: only our own files run, and nobody frames us. */
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
