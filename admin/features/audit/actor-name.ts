import type { AuditEntry } from '../../../api/contract/audit.ts';
import { auditCopy as copy } from '../../copy/audit.ts';

/** Returns the actor's name: the account's name at that time, or a label for the console and the system, and a mark for a program. */
export function actorName({
  user_id,
  machine_id,
  username,
}: Pick<AuditEntry, 'user_id' | 'machine_id' | 'username'>): string {
  if (username === '') return copy.nobody;
  if (machine_id !== null) return copy.machine(username);
  if (user_id === null && username === 'console') return copy.console;
  if (user_id === null && username === 'system') return copy.system;
  return username;
}
