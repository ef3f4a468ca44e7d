import { useCallback, useMemo, useState } from 'react';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import type { PagedList } from '../../data/lists/paged-list.ts';

/** One line of the list: an entry, or the header of a group. */
export interface AuditLine {
  /** Unique in the list. The header of a group uses the negative id of its newest entry. */
  id: number;
  /** The entry; for a group, its newest one. */
  entry: AuditEntry;
  /** Set only for the header of a group. */
  group?: EntryGroup;
  isInGroup: boolean;
}

export interface EntryGroup {
  /** The id of the oldest entry, because it does not change when newer entries join the group. */
  id: number;
  /** The entries, newest first. */
  entries: readonly AuditEntry[];
  /** Whether other pages of the list may have more entries of the group. */
  isCut: boolean;
  isOpen: boolean;
}

interface GroupOptions {
  /** The ids of the open groups. */
  open: ReadonlySet<number>;
  page: number;
  pages: number;
}

/** Two entries are not grouped: a group with its header would take as much space. */
const smallestGroup = 3;
/** The header of a write of several websites undoes it in all of them. */
const smallestWrite = 2;
const longestPauseMs = 10 * 60_000;

/**
 * Groups consecutive entries with the same actor, action, kind of row and website under one header, and those of one
 * write of several websites.
 */
export function groupEntries(
  entries: readonly AuditEntry[],
  { open, page, pages }: GroupOptions,
): AuditLine[] {
  const runs: AuditEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const newer = run?.at(-1);
    if (run && newer && isAlike(newer, entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run, index): AuditLine[] => {
    const [newest, oldest] = [run[0], run.at(-1)];
    const smallest = newest && writeOf(newest) === undefined ? smallestGroup : smallestWrite;
    if (run.length < smallest || !newest || !oldest) {
      return run.map((entry) => ({ id: entry.id, entry, isInGroup: false }));
    }
    const isCut = (index === 0 && page > 1) || (index === runs.length - 1 && page < pages);
    const isOpen = open.has(oldest.id);
    const group: EntryGroup = { id: oldest.id, entries: run, isCut, isOpen };
    const head: AuditLine = { id: -newest.id, entry: newest, group, isInGroup: false };
    const members = run.map((entry) => ({ id: entry.id, entry, isInGroup: true }));
    return isOpen ? [head, ...members] : [head];
  });
}

/** Equal for the entries of one write of several websites; undefined for other entries. */
export function writeOf({ before, after }: AuditEntry): unknown {
  return { ...before, ...after }.together;
}

/** The entry by which a whole write of several websites can be undone; undefined for other groups. */
export function undoableOf({ entries }: EntryGroup): AuditEntry | undefined {
  return entries.find((entry) => entry.undo === 'possible' && writeOf(entry) !== undefined);
}

function isAlike(newer: AuditEntry, older: AuditEntry): boolean {
  const write = writeOf(newer);
  // The undo in the header of a write must not be about other entries.
  if (write !== undefined || writeOf(older) !== undefined)
    return write === writeOf(older) && newer.action === older.action;
  // An entry about several rows is already a summary.
  const isOfOneRow = ({ action, entity_id }: AuditEntry) =>
    entity_id !== null || action.startsWith('sign-');
  return (
    isOfOneRow(newer) &&
    isOfOneRow(older) &&
    newer.user_id === older.user_id &&
    newer.machine_id === older.machine_id &&
    newer.username === older.username &&
    newer.address === older.address &&
    newer.action === older.action &&
    newer.entity === older.entity &&
    newer.website_id === older.website_id &&
    Date.parse(newer.at) - Date.parse(older.at) <= longestPauseMs
  );
}

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
