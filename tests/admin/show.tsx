import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { dismissToast, readToasts } from '../../admin/data/toasts.ts';
import { Toaster } from '../../admin/ui/toaster.tsx';

/** A part of the app as it stands in it: with an address, a cache that never tries again, and messages. */
export function show(part: ReactElement, path = '/'): UserEvent {
  for (const { id } of readToasts()) dismissToast(id);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  window.history.replaceState(null, '', path);
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        {part}
        <Address />
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

/** The messages on the screen, each after its tone. */
export function toasts(): string[] {
  return readToasts().map(({ tone, message }) => `${tone}: ${message}`);
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}
