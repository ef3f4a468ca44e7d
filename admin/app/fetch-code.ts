import { pages } from './pages.ts';

const loadSignIn = () => import('../features/auth/sign-in-page.tsx');

/** Fetches code that will soon be wanted. When that fails nothing is lost: it is fetched again once it is wanted. */
export function fetchCode(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

/** Fetches the screen that the address asks for, while the server is still asked whether it may be shown. */
export function fetchScreen(pathname: string, isSignedIn: boolean): void {
  const page = pages.find(({ path }) => path === pathname);
  if (page && isSignedIn) fetchCode(page.load);
  else if (page || pathname === '/signin') fetchCode(loadSignIn);
}
