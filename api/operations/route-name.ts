import type { Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from '../http/app-env.ts';

/** A route's name never changes, so each is computed once. */
const names = new Map<string, string>();

/**
 * The pattern of a request's route. Patterns are few and contain no values that clients send. All files of a build
 * share one name, because every build gives its files new names.
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

/** The methods and patterns of an app's routes, named as in `routeName`. */
export function listRoutes({ routes }: Hono<AppEnv>): { method: string; route: string }[] {
  return routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, route: fileRouteName(path) }));
}

/** A file's address without the parts that change with each build. */
function fileRouteName(path: string): string {
  return path
    .replace(/^\/assets\/.*/, '/assets/*')
    .replace(/^(\/faq-chatbot)\..+(\.js)$/, '$1.*$2');
}
