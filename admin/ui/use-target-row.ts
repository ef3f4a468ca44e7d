import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a navigation to a row that must not scroll: the user continues elsewhere on the page. */
export const withoutScrolling = { staysPut: true } as const;

/** For a navigation to a row from inside the table: the focus goes along. */
export const focusesRow = { focusesRow: true } as const;

/** The id of the row that a hash names: `#row-12`. */
export function rowIdOf(hash: string): number | undefined {
  const digits = /^#row-(\d+)$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

type RowState = Partial<typeof withoutScrolling & typeof focusesRow>;

/** The row that the URL's hash names. It is scrolled into view once it is rendered. */
export function useTargetRow(rows: readonly { id: number }[] | undefined): number | undefined {
  const { hash, key, state } = useLocation();
  const { staysPut = false, focusesRow: isFocused = false } = (state ?? {}) as RowState;
  const id = rowIdOf(hash);
  const scrolledFor = useRef('');
  const isShown = rows?.some((row) => row.id === id) ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same row again scrolls to it again.
  useEffect(() => {
    // Once per navigation: the row may be hidden and shown again.
    if (!isShown || staysPut || scrolledFor.current === key) return;
    scrolledFor.current = key;
    const row = document.getElementById(`row-${id}`);
    row?.scrollIntoView({ block: 'center' });
    if (isFocused) row?.focus({ preventScroll: true });
  }, [isShown, id, key]);

  return isShown ? id : undefined;
}
