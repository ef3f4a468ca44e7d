import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { Router } from 'wouter';
import { create } from 'zustand';
import { readPlace, type ScrollPlace } from './scroll-place.ts';

/** A URL of the app. Each navigation creates a new object, even if the URL stays the same. */
export interface AppLocation {
  pathname: string;
  search: string;
  hash: string;
  /** What the navigation stored in the history entry. It survives a reload. */
  state: unknown;
  /** Where the page was scrolled when a navigation left it. */
  place?: ScrollPlace | undefined;
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
  place?: ScrollPlace;
}

/** Called instead of a navigation, with a function that continues it. */
type Guard = (leave: () => void) => void;

const useUrl = create(readUrl);
let guard: Guard | undefined;
/** The last one is of what was opened last. */
let backGuards: readonly Guard[] = [];

history.replaceState({ index: 0, ...history.state }, '');
let shownIndex = indexOf(history.state);
let shownHref = location.href;
window.addEventListener('popstate', onPop);

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
    if (!replace) history.replaceState({ ...history.state, place: readPlace() }, '');
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
export function guardNavigation(ask: Guard): () => void {
  guard = ask;
  return () => {
    guard = undefined;
  };
}

/** Back and Forward call `ask` instead, unless a later guard is there, until the returned function is called. */
export function guardBack(ask: Guard): () => void {
  // Back from the first entry of a document leaves it without an event.
  if (shownIndex === 0) {
    history.pushState({ ...history.state, index: 1 }, '');
    shownIndex = 1;
  }
  backGuards = [...backGuards, ask];
  return () => {
    backGuards = backGuards.filter((other) => other !== ask);
  };
}

function onPop({ state }: PopStateEvent): void {
  const steps = indexOf(state) - shownIndex;
  // The return to the entry that is shown, after a guard was asked.
  if (steps === 0) return;
  const ask = backGuards.at(-1);
  // Entries that the router did not make have no number.
  if (ask === undefined || Number.isNaN(steps)) {
    const left = shownHref;
    showUrl();
    // `guardBack` has added an entry with the URL of the first one.
    if (steps === -1 && left === shownHref) history.back();
    return;
  }
  history.go(-steps);
  ask(() => {
    backGuards = [];
    history.go(steps);
  });
}

function usePath(): [string, typeof navigate] {
  return [useLocation().pathname, navigate];
}

function readUrl(): AppLocation {
  const { pathname, search, hash } = location;
  const { state, place }: Partial<EntryState> = history.state ?? {};
  return { pathname, search, hash, state, place };
}

function showUrl(): void {
  shownIndex = indexOf(history.state);
  shownHref = location.href;
  useUrl.setState(readUrl(), true);
}

function indexOf(state: unknown): number {
  return (state as Partial<EntryState> | null)?.index ?? Number.NaN;
}
