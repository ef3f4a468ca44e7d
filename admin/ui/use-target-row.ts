import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** For a navigation to a row that must not scroll: the user continues elsewhere on the page. */
export const withoutScrolling = { staysPut: true } as const;

/** The row that the URL's hash names (`#row-12`). It is scrolled into view once it is rendered. */
export function useTargetRow(rows: readonly { id: number }[] | undefined): number | undefined {
  const { hash, key, state } = useLocation();
  const staysPut = (state as Partial<typeof withoutScrolling> | null)?.staysPut === true;
  const id = Number(/^#row-(\d+)$/.exec(hash)?.[1] ?? Number.NaN);
  const isShown = rows?.some((row) => row.id === id) ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same row again scrolls to it again.
  useEffect(() => {
    if (isShown && !staysPut)
      document.getElementById(`row-${id}`)?.scrollIntoView({ block: 'center' });
  }, [isShown, id, key]);

  return isShown ? id : undefined;
}
