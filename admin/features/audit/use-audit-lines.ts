import { useCallback, useMemo, useState } from 'react';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import type { PagedList } from '../../data/lists/paged-list.ts';
import { type AuditLine, groupEntries } from './group-entries.ts';

/** Returns the lines of a page: its entries, grouped where they are alike. */
export function useAuditLines(
  list: PagedList<AuditEntry>,
  isGrouped: boolean,
): { lines: readonly AuditLine[] | undefined; toggleGroup: (groupId: number) => void } {
  const { rows, page, pages } = list;
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const lines = useMemo(
    () =>
      isGrouped
        ? rows && groupEntries(rows, { open, page, pages })
        : rows?.map((entry) => ({ id: entry.id, entry, isInGroup: false })),
    [isGrouped, rows, open, page, pages],
  );
  const toggleGroup = useCallback((groupId: number) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(groupId)) after.add(groupId);
      return after;
    });
  }, []);
  return { lines, toggleGroup };
}
