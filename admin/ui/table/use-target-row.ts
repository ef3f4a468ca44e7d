import { useEffect, useRef } from 'react';
import { type AppLocation, useLocation } from '../../data/router.tsx';

/** The state of a navigation that must not scroll to the row, because the user continues elsewhere on the page. */
export const withoutScrolling = { staysPut: true } as const;

/** The state of a navigation from inside the table, which also focuses the row. */
export const focusesRow = { focusesRow: true } as const;

/** Returns the id of the row that a hash names: `#row-12`. */
export function rowIdOf(hash: string): number | undefined {
  const digits = /^#row-(\d+)$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

type RowState = Partial<typeof withoutScrolling & typeof focusesRow>;

/** Returns the id of the row that the URL's hash names, and scrolls to the row once it is rendered. */
export function useTargetRow(rows: readonly { id: number }[] | undefined): number | undefined {
  const location = useLocation();
  const { hash, state, place } = location;
  const { staysPut = false, focusesRow: isFocused = false } = (state ?? {}) as RowState;
  const id = rowIdOf(hash);
  const scrolledFor = useRef<AppLocation>(undefined);
  const isShown = rows?.some((row) => row.id === id) ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same row again must scroll to it again.
  useEffect(() => {
    // Only once per navigation, because the row may be hidden and shown again. Back returns to the place that was left.
    if (!isShown || staysPut || place || scrolledFor.current === location) return;
    scrolledFor.current = location;
    const row = document.getElementById(`row-${id}`);
    row?.scrollIntoView({ block: 'center' });
    if (isFocused) row?.focus({ preventScroll: true });
  }, [isShown, id, location]);

  return isShown ? id : undefined;
}
