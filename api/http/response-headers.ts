/** For responses that are not pages: if a browser shows one anyway, it runs, loads and frames nothing. */
const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface ResponseHeaderOptions {
  /** Whether browsers reach the server only over https. */
  secure: boolean;
  /** Whether HSTS covers every subdomain of the host. */
  hstsSubdomains?: boolean | undefined;
}

/** Headers of every response. */
export function responseHeaders({
  secure,
  hstsSubdomains = false,
}: ResponseHeaderOptions): Record<string, string> {
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': inert,
    ...(secure ? { 'Strict-Transport-Security': hsts } : {}),
  };
}
