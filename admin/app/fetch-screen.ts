import type { QueryClient } from '@tanstack/react-query';
import { askGateAhead } from './ask-gate.ts';
import { fetchCode } from './fetch-code.ts';
import { pages, signInPage } from './pages.ts';

/**
 * Fetches the screen that the address asks for, with what it shows, while the server is still asked whether it may be
 * shown: the gate alone decides whether it is, and the server answers nobody whom the gate would turn away.
 */
export function fetchScreen(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isSignedIn: boolean,
  client: QueryClient,
): void {
  askGateAhead();
  const page = pages.find(({ path }) => path === pathname);
  if (page && isSignedIn) {
    fetchCode(page.load);
    page.fetchData?.(client, new URLSearchParams(search));
  } else if (page || pathname === '/signin') fetchCode(signInPage.load);
}
