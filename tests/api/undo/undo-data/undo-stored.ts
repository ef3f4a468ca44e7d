import type { Database } from '../../../../api/db/database.ts';
import { auditSnapshots } from '../../../../api/db/schema.ts';
import { createAdminApi } from '../../test-api.ts';
import { type Changes, compareRows, readRows } from './stored-rows.ts';

/** Undos of stored data, one after another, and what they do. */
export interface StoredUndo {
  /** The ids of the entries. */
  entries: number[];
  /** The query of the requests. */
  query: '' | '?skip=true' | '?only=true';
  /** Status and message of each response. */
  responses: [number, string][];
  changes: Changes;
}

/** Sends undos to a server of a database. */
export async function undoStored(
  db: Database,
  { entries, query }: Pick<StoredUndo, 'entries' | 'query'>,
): Promise<StoredUndo> {
  const { api, cookie } = await createAdminApi({ db });
  const before = await readRows(db);
  const start = new Date().toISOString();
  const responses: [number, string][] = [];
  for (const entry of entries) {
    const path = `/api/audit/${entry}/restore${query}`;
    const response = await api.call(path, { method: 'POST', cookie });
    responses.push([response.status, (await response.json()).message]);
  }
  if (api.loggedErrors.length > 0) throw api.loggedErrors[0];
  const changes = compareRows(before, await readRows(db), start);
  return { entries, query, responses, changes: withoutFormat(changes) };
}

export async function findUndoable({ read }: Pick<Database, 'read'>): Promise<number[]> {
  const found = await read.select({ id: auditSnapshots.entryId }).from(auditSnapshots);
  return found.map(({ id }) => id).sort((one, other) => one - other);
}

/** Leaves out what is another in each run, and how undo data is stored. */
function withoutFormat({
  auditSnapshots: snapshots,
  auditFaqs: touched,
  ...changes
}: Changes): Changes {
  const isDeleted = Object.entries(snapshots ?? {}).filter(([, row]) => row === null);
  const of = (rows: Changes[keyof Changes], left: string) =>
    Object.fromEntries(
      Object.entries(rows ?? {}).map(([key, row]) => {
        const { [left]: _, ...others } = row ?? {};
        return [key, row && others];
      }),
    );
  return {
    ...changes,
    ...(changes.auditEntries && { auditEntries: of(changes.auditEntries, 'session') }),
    ...(touched && { auditFaqs: of(touched, 'id') }),
    ...(isDeleted.length > 0 && { auditSnapshots: Object.fromEntries(isDeleted) }),
  };
}
