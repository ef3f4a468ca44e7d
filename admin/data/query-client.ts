import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

const retries = 2;

/** Does not retry after a 4xx response, but after other errors. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < retries &&
        !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});
