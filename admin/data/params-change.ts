import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type ParamsChange = (change: (params: URLSearchParams) => void, options?: NavigateOptions) => void;

/**
 * What changes parameters of the page's address. The router's own function starts from the address of the last render,
 * and a page is rendered some time after its address has changed: of two choices made quickly, the first would be lost.
 */
export function useParamsChange(): ParamsChange {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (change, options) => {
      // The user is on the way to another page: this one must not bring them back.
      if (window.location.pathname !== pathname) return;
      const params = new URLSearchParams(window.location.search);
      change(params);
      navigate(`?${params}`, options);
    },
    [navigate, pathname],
  );
}
