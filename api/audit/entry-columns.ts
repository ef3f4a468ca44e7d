import { sql } from 'drizzle-orm';
import { columns } from '../db/engine.ts';
import { auditEntries, auditSnapshots } from '../db/schema.ts';

/** The entry that undid an entry. */
export const undoing = columns.alias(auditEntries, 'undoing');

/** An entry in the form of the API, with what `findUndoState` reads. The query joins `undoing` and `auditSnapshots`. */
export const entryColumns = {
  id: auditEntries.id,
  at: auditEntries.at,
  user_id: auditEntries.userId,
  username: auditEntries.username,
  address: auditEntries.address,
  action: auditEntries.action,
  entity: auditEntries.entity,
  entity_id: auditEntries.entityId,
  website_id: auditEntries.websiteId,
  label: auditEntries.label,
  before: auditEntries.before,
  after: auditEntries.after,
  removed: auditEntries.removed,
  isUndone: sql`${undoing.id} is not null`.mapWith(Boolean),
  hasSnapshot: sql`${auditSnapshots.entryId} is not null`.mapWith(Boolean),
};
