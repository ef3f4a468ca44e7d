import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The row that the URL's hash names (`#row-12`). It is scrolled into view once it is rendered. */
export function useTargetRow(rows: readonly { id: number }[] | undefined): number | undefined {
  const { hash, key } = useLocation();
  const id = Number(/^#row-(\d+)$/.exec(hash)?.[1] ?? Number.NaN);
  const isShown = rows?.some((row) => row.id === id) ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same row again scrolls to it again.
  useEffect(() => {
    if (isShown) document.getElementById(`row-${id}`)?.scrollIntoView({ block: 'center' });
  }, [isShown, id, key]);

  return isShown ? id : undefined;
}
