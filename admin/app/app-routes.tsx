import { Route, Routes } from 'react-router';
import { lazyPart } from '../ui/lazy-part.ts';
import { AdminLayout } from './admin-layout.tsx';
import { FetchAhead } from './fetch-ahead.tsx';
import { IpGate } from './ip-gate.tsx';
import { homePage, pages, signInPage } from './pages.ts';
import { RequireLogin } from './require-login.tsx';

const { Part: BlankPage } = lazyPart(() => import('./blank-page.tsx').then((m) => m.BlankPage));
const { Part: NotFoundPage } = lazyPart(() =>
  import('../features/not-found/not-found-page.tsx').then((m) => m.NotFoundPage),
);
const { Part: SignInPage } = signInPage;
const { Part: WidgetPage } = lazyPart(() => import('./widget-page.tsx').then((m) => m.WidgetPage));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<IpGate />}>
        <Route
          path="/signin"
          element={
            <>
              <FetchAhead load={homePage.load} />
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
