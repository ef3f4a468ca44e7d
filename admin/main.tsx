import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRoutes } from './app/app-routes.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { watchOpenDocument } from './app/open-document.ts';
import { preloadScreen } from './app/preload-screen.ts';
import { tolerateTranslators } from './app/tolerate-translators.ts';
import { removeOldDrafts } from './data/forms/form-drafts.ts';
import { queryClient } from './data/query-client.ts';
import { AppRouter } from './data/router.tsx';
import { useSession } from './data/session-store.ts';
import { showCarriedToast } from './data/toasts.ts';
import './styles.css';
import { refuseDroppedFiles } from './ui/form/use-file-drop.ts';
import { AppLoadError } from './ui/load-error.tsx';
import { Toaster } from './ui/toasts/toaster.tsx';
import { TooltipLayer } from './ui/tooltip-layer.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

tolerateTranslators();
removeOldDrafts();
showCarriedToast();
watchOpenDocument();
refuseDroppedFiles();
preloadScreen(window.location, useSession.getState().signedIn, queryClient);

createRoot(root).render(
  <StrictMode>
    {/* The Content-Security-Policy forbids inline style elements. */}
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <AppRouter>
          <ErrorBoundary fallback={<AppLoadError />}>
            <AppRoutes />
          </ErrorBoundary>
        </AppRouter>
        <Toaster />
        <TooltipLayer />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
