import type { AuditEntry } from '../../../api/contract/audit.ts';
import { historyCopy as copy } from '../../copy/history.ts';

/** Who did it, in words: an account by its name at that time, what has no account by what it is. */
export function actorName({ user_id, username }: Pick<AuditEntry, 'user_id' | 'username'>): string {
  if (username === '') return copy.nobody;
  if (user_id === null && username === 'console') return copy.console;
  if (user_id === null && username === 'system') return copy.system;
  return username;
}
