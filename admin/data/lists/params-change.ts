import { useCallback } from 'react';
import { type NavigateOptions, navigate, useLocation } from '../router.tsx';

type ParamsChange = (change: (params: URLSearchParams) => void, options?: NavigateOptions) => void;

/**
 * Returns a function that changes parameters of the page's URL. The router's own function starts from the URL of the
 * last render: if two choices follow quickly, it would lose the first.
 */
export function useParamsChange(): ParamsChange {
  const { pathname } = useLocation();
  return useCallback(
    (change, options) => {
      // The user is already leaving for another page; changing the URL would bring them back.
      if (window.location.pathname !== pathname) return;
      const params = new URLSearchParams(window.location.search);
      change(params);
      navigate(`?${params}`, options);
    },
    [pathname],
  );
}

/** Removes the parameter if it would be empty. */
export function setParam(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value) params.set(name, value);
  else params.delete(name);
}
