import { useMemo } from 'react';
import { useRights } from '../data/rights.ts';
import { type AdminPage, pages } from './pages.ts';

/** The pages that are linked from somewhere and that the user may open. */
export function useOwnPages(): readonly AdminPage[] {
  const may = useRights();
  return useMemo(
    () => pages.filter(({ linkedFrom, right = 'read' }) => linkedFrom !== undefined && may(right)),
    [may],
  );
}
