/** Headers of what visitors' pages read: fresh for half a minute, then used while the new one is fetched. */
export const publicAnswerHeaders = {
  'Content-Type': 'application/json; charset=UTF-8',
  'Cache-Control': 'public, max-age=30, stale-while-revalidate=300',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** What a page of another origin may ask before it reads. */
export const preflightHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
} as const;
