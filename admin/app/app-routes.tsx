import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { deniedPath } from '../../api/contract/gate-passkey.ts';
import { shellCopy } from '../copy/shell.ts';
import { offersGatePasskey } from '../data/gate-passkey.ts';
import { useAreRightsConfirmed, useRights } from '../data/rights.ts';
import { type AppLocation, LocationProvider, useLocation } from '../data/router.tsx';
import { refreshSession, useSession } from '../data/session-store.ts';
import { Banner } from '../ui/banner.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { WhenIdle } from '../ui/when-idle.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { IpGate } from './ip-gate.tsx';
import { useStrictDocument } from './open-document.ts';
import { type AdminPage, findPage, findPublicPage, requirePublicPage } from './pages.ts';

const preloadHome = () => findPage('/')?.Component.preload?.();

export function AppRoutes() {
  return <IpGate>{(shown) => <Screens location={shown} />}</IpGate>;
}

function Screens({ location }: { location: AppLocation }) {
  const { pathname } = location;
  const page = findPage(pathname);
  const asksForSecret = pathname === '/signin' || (pathname === deniedPath && offersGatePasskey());
  const isReloading = useStrictDocument(!asksForSecret && page === undefined);
  if (isReloading) return null;
  return (
    <LocationProvider value={location}>
      {page ? (
        <RequireLogin>
          <AdminLayout>
            <RightPage key={page.path} page={page} />
          </AdminLayout>
        </RequireLogin>
      ) : (
        <PublicScreen pathname={pathname} />
      )}
    </LocationProvider>
  );
}

function PublicScreen({ pathname }: { pathname: string }) {
  const { path, Component } = findPublicPage(pathname) ?? requirePublicPage('/not-found');
  return (
    <>
      <Component />
      {path === '/signin' && <WhenIdle run={preloadHome} />}
    </>
  );
}

/** How often the token is checked (spec, section 9). */
const tokenCheckMs = 1000;
/** Events of a tab that is seen again. */
const wakeEvents = ['visibilitychange', 'pageshow', 'focus'] as const;

/**
 * Redirects to the sign-in page if there is no session. After an expired session, signing in returns to the same page.
 */
function RequireLogin({ children }: { children: ReactNode }) {
  const { signedIn, endedHere } = useSession();
  const location = useLocation();

  useEffect(() => {
    const timer = setInterval(refreshSession, tokenCheckMs);
    // A hidden tab may sleep, and its timers with it. Somebody else may have signed in meanwhile.
    const stops = wakeEvents.map((type) => {
      window.addEventListener(type, refreshSession);
      return () => window.removeEventListener(type, refreshSession);
    });
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, []);

  if (signedIn) return children;
  const returnTo = endedHere ? `${location.pathname}${location.search}` : undefined;
  return <Redirect to="/signin" replace state={{ returnTo }} />;
}

/** A page, or a sentence that the user's role does not have it. */
function RightPage({ page: { Component, label, right = 'read' } }: { page: AdminPage }) {
  const isAllowed = useRights()(right);
  const isConfirmed = useAreRightsConfirmed();
  const [wasAllowed, setWasAllowed] = useState(false);
  if (isAllowed && isConfirmed && !wasAllowed) setWasAllowed(true);
  if (isAllowed || wasAllowed)
    return (
      <>
        {/* The page stays open, so that nothing that was typed is lost. */}
        {!isAllowed && (
          <div className="mb-4">
            <Banner tone="danger">{shellCopy.rightLost}</Banner>
          </div>
        )}
        <Component />
      </>
    );
  return (
    <>
      <PageHeader title={label} />
      <div className="rounded-card border border-line bg-surface">
        <EmptyState Icon={Lock}>{shellCopy.noRight}</EmptyState>
      </div>
    </>
  );
}
