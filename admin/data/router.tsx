import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { Router } from 'wouter';
import { create } from 'zustand';

/** A URL of the app. Each navigation creates a new object, even if the URL stays the same. */
export interface AppLocation {
  pathname: string;
  search: string;
  hash: string;
  /** What the navigation stored in the history entry. It survives a reload. */
  state: unknown;
}

export interface NavigateOptions {
  /** Replaces the history entry. A navigation to the current URL always does. */
  replace?: boolean | undefined;
  state?: unknown;
}

/** `history.state` of each entry. `index` counts the entries, so that Back and Forward can be told apart. */
interface EntryState {
  index: number;
  state?: unknown;
}

const useUrl = create(readUrl);
let guard: ((leave: () => void) => void) | undefined;

history.replaceState({ index: 0, ...history.state }, '');
window.addEventListener('popstate', showUrl);

const LocationContext = createContext(readUrl());

/** Shows another location than the URL to the routes inside. */
export const LocationProvider = LocationContext.Provider;

/**
 * wouter with a location of our own: wouter's can neither ask before it leaves a page nor show another location than the
 * URL, and it renders a page without a pause.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  // Rendering a page takes long. In a deferred render, the browser can handle presses meanwhile.
  const location = useDeferredValue(useUrl());
  return (
    <LocationProvider value={location}>
      <Router hook={usePath}>{children}</Router>
    </LocationProvider>
  );
}

export function useLocation(): AppLocation {
  return useContext(LocationContext);
}

/** wouter's function of this name decodes the query twice, so a searched `%20` becomes a space. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Goes to a URL, which may be relative: `?page=2`. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const { pathname, search, hash } = new URL(to, location.href);
  // `search` is empty for a lone `?`, which the last parameter leaves.
  const address = pathname + search + hash;
  const { replace = address === location.pathname + location.search + location.hash, state } =
    options;
  const go = () => {
    const { index = 0 }: Partial<EntryState> = history.state ?? {};
    const entry: EntryState = { index: replace ? index : index + 1, state };
    history[replace ? 'replaceState' : 'pushState'](entry, '', address);
    showUrl();
  };
  if (guard && !replace && pathname !== location.pathname) guard(go);
  else go();
}

/**
 * Navigations to another page call `ask` instead, with a function that continues the navigation, until the returned
 * function is called.
 */
export function guardNavigation(ask: (leave: () => void) => void): () => void {
  guard = ask;
  return () => {
    guard = undefined;
  };
}

function usePath(): [string, typeof navigate] {
  return [useLocation().pathname, navigate];
}

function readUrl(): AppLocation {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: (history.state as EntryState | null)?.state };
}

function showUrl(): void {
  useUrl.setState(readUrl(), true);
}
