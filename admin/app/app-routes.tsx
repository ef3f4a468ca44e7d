import { type AppLocation, LocationProvider } from '../data/router.tsx';
import { WhenIdle } from '../ui/when-idle.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { IpGate } from './ip-gate.tsx';
import { useStrictDocument } from './open-document.ts';
import { findPage, findPublicPage, requirePublicPage } from './pages.ts';
import { RequireLogin } from './require-login.tsx';
import { RightPage } from './right-page.tsx';

const preloadHome = () => findPage('/')?.Component.preload?.();

export function AppRoutes() {
  return <IpGate>{(shown) => <Screens location={shown} />}</IpGate>;
}

function Screens({ location }: { location: AppLocation }) {
  const { pathname } = location;
  const page = findPage(pathname);
  const isReloading = useStrictDocument(pathname !== '/signin' && page === undefined);
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
