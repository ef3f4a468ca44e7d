import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AppRouter, navigate, useLocation } from '../../admin/data/router.tsx';
import { dismissToast, readToasts } from '../../admin/data/toasts.ts';
import { Toaster } from '../../admin/ui/toasts/toaster.tsx';

/** Renders a part of the app with what it needs around it: a router, a cache without retries, and messages. */
export function show(part: ReactElement, path = '/'): UserEvent {
  for (const { id } of readToasts()) dismissToast(id);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  navigate(path, { replace: true });
  render(
    <QueryClientProvider client={queryClient}>
      <AppRouter>
        {part}
        <Address />
      </AppRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

/** Returns the messages on the screen, each as tone and text. */
export function toasts(): string[] {
  return readToasts().map(({ tone, message }) => `${tone}: ${message}`);
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}
