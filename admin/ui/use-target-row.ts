import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The row an address points at (`#row-12`), brought into view when it is there. */
export function useTargetRow(rows: readonly { id: number }[] | undefined): number | undefined {
  const { hash, key } = useLocation();
  const id = Number(/^#row-(\d+)$/.exec(hash)?.[1] ?? Number.NaN);
  const isShown = rows?.some((row) => row.id === id) ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same row again brings it into view again.
  useEffect(() => {
    if (isShown) document.getElementById(`row-${id}`)?.scrollIntoView({ block: 'center' });
  }, [isShown, id, key]);

  return isShown ? id : undefined;
}
