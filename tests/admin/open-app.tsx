import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AppRoutes } from '../../admin/app/app-routes.tsx';
import { AppRouter, navigate, useLocation } from '../../admin/data/router.tsx';
import { dismissToast, readToasts } from '../../admin/data/toasts.ts';
import { Toaster } from '../../admin/ui/toasts/toaster.tsx';

/** Renders the whole app at an address, with the same providers as `main.tsx`. */
export function openApp(path: string): UserEvent {
  for (const { id } of readToasts()) dismissToast(id);
  navigate(path, { replace: true });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppRouter>
        <AppRoutes />
        <Address />
      </AppRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

/** Returns path and query of the current address. */
export function address(): string | null {
  return screen.getByLabelText('address').textContent;
}

export function goTo(path: string): void {
  act(() => navigate(path));
}

export function findHeading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}
