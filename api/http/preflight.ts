import type { Context } from 'hono';

/**
 * Responds to CORS preflights: pages of every origin may use these methods and headers. Browsers cache the response for
 * a day.
 */
export function preflight(methods: string, headers: string): (c: Context) => Response {
  const allowed = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': headers,
    'Access-Control-Max-Age': '86400',
  };
  return (c) => c.body(null, 204, allowed);
}
