import { type Location, Route, Routes } from 'react-router';
import { WhenIdle } from '../ui/when-idle.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { IpGate } from './ip-gate.tsx';
import { useStrictDocument } from './open-document.ts';
import { findPage, pages, publicPages, requirePublicPage } from './pages.ts';
import { RequireLogin } from './require-login.tsx';
import { RightPage } from './right-page.tsx';

const { Component: NotFoundPage } = requirePublicPage('/not-found');
const preloadHome = () => findPage('/')?.Component.preload?.();

export function AppRoutes() {
  return <IpGate>{(shown) => <Screens location={shown} />}</IpGate>;
}

function Screens({ location }: { location: Location }) {
  const { pathname } = location;
  const isReloading = useStrictDocument(pathname !== '/signin' && findPage(pathname) === undefined);
  if (isReloading) return null;
  return (
    <Routes location={location}>
      {publicPages.map(({ path, Component }) => (
        <Route
          key={path}
          path={path}
          element={
            <>
              <Component />
              {path === '/signin' && <WhenIdle run={preloadHome} />}
            </>
          }
        />
      ))}
      <Route element={<RequireLogin />}>
        <Route element={<AdminLayout />}>
          {pages.map((page) => (
            <Route
              key={page.path}
              path={page.path}
              element={<RightPage key={page.path} page={page} />}
            />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
