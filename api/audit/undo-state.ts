import type { AuditEntry, UndoState } from '../contract/audit.ts';
import { undoDays } from '../contract/limits.ts';

type Entry = Pick<AuditEntry, 'at' | 'action' | 'entity' | 'removed'> & {
  isUndone: boolean;
  hasSnapshot: boolean;
};

/** Whether an entry's write can be undone. An older server recorded no snapshots of creations and edits. */
export function findUndoState(entry: Entry): UndoState {
  const { at, action, entity, removed, isUndone, hasSnapshot } = entry;
  if (isUndone) return 'done';
  if (hasSnapshot) return 'possible';
  if (removed !== null) return 'expired';
  return entity === 'faq' && action !== 'restore' && at < daysAgo(undoDays) ? 'expired' : null;
}

/** The time that many days ago, in the format of the entries (UTC, ISO 8601). */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
