import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/**
 * The pattern of the route a call was for: few enough to count by, and without the values that callers send. Files of
 * a build go under one name, since every build names them anew.
 */
export function routeName(c: Context): string {
  const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
  if (route === undefined) return 'unknown';
  return route.path
    .replace(/^\/assets\/.*/, '/assets/*')
    .replace(/^\/faq-chatbot\..+\.js$/, '/faq-chatbot.*.js');
}
