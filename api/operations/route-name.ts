import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** A route's name never changes, and the cached reads ask for it most. */
const names = new Map<string, string>();

/**
 * The pattern of the route a call was for: few enough to count by, and without the values that callers send. Files of
 * a build go under one name, since every build names them anew.
 */
export function routeName(c: Context): string {
  const routes = matchedRoutes(c);
  let last = routes.length - 1;
  while (last >= 0 && routes[last]?.method === 'ALL') last--;
  const path = routes[last]?.path ?? 'unknown';
  let name = names.get(path);
  if (name === undefined) {
    name = fileRouteName(path);
    names.set(path, name);
  }
  return name;
}

/** A file's address without what changes from build to build. */
export function fileRouteName(path: string): string {
  return path
    .replace(/^\/assets\/.*/, '/assets/*')
    .replace(/^(\/faq-chatbot)\..+(\.js)$/, '$1.*$2');
}
