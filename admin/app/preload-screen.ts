import type { QueryClient } from '@tanstack/react-query';
import { prefetchRights } from '../data/rights.ts';
import { checkGateEarly } from './check-gate.ts';
import { findPage, matchPath, requirePublicPage } from './pages.ts';

/**
 * Loads the code and the data of the page at this address while the server checks the IP address. This is safe: the
 * gate decides whether the page is shown, and the server refuses the data requests of a denied address.
 */
export function preloadScreen(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isSignedIn: boolean,
  client: QueryClient,
): void {
  checkGateEarly();
  const page = findPage(pathname);
  if (page && isSignedIn) {
    if (!prefetchRights(client, page.right ?? 'read')) return;
    page.Component.preload?.();
    const id = matchPath(page.path, pathname)?.id;
    page.prefetch?.(client, new URLSearchParams(search), id);
  } else if (page || pathname === '/signin') requirePublicPage('/signin').Component.preload?.();
}
