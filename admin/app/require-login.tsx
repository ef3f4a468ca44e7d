import { type ReactNode, useEffect } from 'react';
import { Redirect } from 'wouter';
import { useLocation } from '../data/router.tsx';
import { refreshSession, useSession } from '../data/session-store.ts';

/** How often the token is checked (spec, section 9). */
const tokenCheckMs = 1000;

/**
 * Redirects to the sign-in page if there is no session. After an expired session, signing in returns to the same page.
 */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { signedIn, endedHere } = useSession();
  const location = useLocation();

  useEffect(() => {
    const timer = setInterval(refreshSession, tokenCheckMs);
    return () => clearInterval(timer);
  }, []);

  if (signedIn) return children;
  const returnTo = endedHere ? `${location.pathname}${location.search}` : undefined;
  return <Redirect to="/signin" replace state={{ returnTo }} />;
}
