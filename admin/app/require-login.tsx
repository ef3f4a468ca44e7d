import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { refreshSession, useSession } from '../session-store.ts';

/** How often the token is looked at (spec, section 9). */
const tokenCheckMs = 1000;

/** Lets signed-in people pass and takes everybody else to the sign-in page, from which an ended session comes back. */
export function RequireLogin() {
  const { signedIn, endedHere } = useSession();
  const location = useLocation();

  useEffect(() => {
    const timer = setInterval(refreshSession, tokenCheckMs);
    return () => clearInterval(timer);
  }, []);

  if (signedIn) return <Outlet />;
  const returnTo = endedHere ? `${location.pathname}${location.search}` : undefined;
  return <Navigate to="/signin" replace state={{ returnTo }} />;
}
