import type { Handler } from 'hono';

const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  // In some browsers `*` does not include `Authorization`.
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Max-Age': '86400',
};

/**
 * Responds to the CORS preflights of visitors' routes. Monitoring and CSRF scripts of a page add headers of their own to
 * every request, so all headers are allowed. `*` does not apply to requests with cookies, and these routes read none.
 * The response is the same for every page, so a cache cannot send a wrong one.
 */
export const preflight: Handler = (c) => c.body(null, 204, allowed);
