import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

const retries = 2;

/** What the server last said. A refusal is an answer: only calls that may yet succeed are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, fault) =>
        failures < retries &&
        !(fault instanceof ApiError && fault.status >= 400 && fault.status < 500),
    },
  },
});
