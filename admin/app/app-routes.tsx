import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { AdminLayout } from './admin-layout.tsx';
import { FetchAhead } from './fetch-ahead.tsx';
import { IpGate } from './ip-gate.tsx';
import { loadHome, pages } from './pages.ts';
import { RequireLogin } from './require-login.tsx';

const BlankPage = lazy(() => import('./blank-page.tsx').then((m) => ({ default: m.BlankPage })));
const NotFoundPage = lazy(() =>
  import('../features/not-found/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
);
const SignInPage = lazy(() =>
  import('../features/auth/sign-in-page.tsx').then((m) => ({ default: m.SignInPage })),
);
const WidgetPage = lazy(() => import('./widget-page.tsx').then((m) => ({ default: m.WidgetPage })));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<IpGate />}>
        <Route
          path="/signin"
          element={
            <>
              <FetchAhead load={loadHome} />
              <SignInPage />
            </>
          }
        />
        <Route path="/widget" element={<WidgetPage />} />
        <Route element={<RequireLogin />}>
          <Route element={<AdminLayout />}>
            {pages.map(({ path, component: Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="/blank" element={<BlankPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
