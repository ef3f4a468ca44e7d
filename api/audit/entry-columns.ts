import { sql } from 'drizzle-orm';
import { entryFields } from '../audit-log/entry-fields.ts';
import { columns } from '../db/engine.ts';
import { auditEntries, auditSnapshots } from '../db/schema.ts';

/** The entry that undid an entry. */
export const undoing = columns.alias(auditEntries, 'undoing');

/** An entry in the form of the API, with what `findUndoState` reads. The query joins `undoing` and `auditSnapshots`. */
export const entryColumns = {
  ...entryFields,
  removed: auditEntries.removed,
  isUndone: sql`${undoing.id} is not null`.mapWith(Boolean),
  hasSnapshot: sql`${auditSnapshots.entryId} is not null`.mapWith(Boolean),
};
