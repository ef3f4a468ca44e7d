import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { AppRoutes } from '../../admin/app/app-routes.tsx';
import { dismissToast, readToasts } from '../../admin/ui/toast.ts';
import { Toaster } from '../../admin/ui/toaster.tsx';

let navigate: ReturnType<typeof useNavigate>;

/** The whole app at an address, as `main.tsx` puts it together. */
export function openApp(path: string): UserEvent {
  for (const { id } of readToasts()) dismissToast(id);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

/** Path and query of the address now. */
export function address(): string | null {
  return screen.getByLabelText('address').textContent;
}

export function goTo(path: string): void {
  act(() => void navigate(path));
}

export function findHeading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

function Address() {
  const { pathname, search } = useLocation();
  navigate = useNavigate();
  return <output aria-label="address">{pathname + search}</output>;
}
