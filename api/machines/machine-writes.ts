import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  recordCreation,
  recordDeletion,
  recordUpdate,
} from '../audit-log/audited-rows.ts';
import { type RowTarget, requireUnchanged } from '../audit-log/require-unchanged.ts';
import { findAlikeName } from '../auth/find-alike-name.ts';
import { machinesMax, type WriteMachine } from '../contract/machines.ts';
import { normalRights } from '../contract/rights.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow, lastEditColumns } from '../db/edit-row.ts';
import { hasTree } from '../db/has-website.ts';
import { machines } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { refuseDuplicate } from '../http/refuse-duplicate.ts';
import { machineSubject, requireListedMachine, requireMachineRow } from './machine-queries.ts';
import { revokeTokens } from './token-writes.ts';

type MachineRow = typeof machines.$inferSelect;

/** No write of a program can be undone: an undo must not give a token back what was taken from it. */
const rows: AuditedRows<MachineRow> = {
  requireRow: requireMachineRow,
  requireListRow: requireListedMachine,
  subject: machineSubject,
  auditFields: ({ name, role, websiteIds, mayPublish, addresses, version }) => ({
    name,
    role,
    website_ids: websiteIds.join(', '),
    ...(role === 'editor' && { may_publish: mayPublish }),
    addresses: addresses.join('\n'),
    version,
  }),
};

export async function createMachine(change: Change, fields: WriteMachine): Promise<number> {
  const { tx, by } = change;
  if ((await tx.$count(machines)) >= machinesMax)
    throw new ApiError(409, messages.tooManyMachines(machinesMax));
  const columns = await toColumns(tx, fields);
  const inserted = tx
    .insert(machines)
    .values({ ...columns, ...lastEditColumns(by.username) })
    .returning()
    .catch(refuseDuplicate('name', messages.machineTaken));
  return await recordCreation(change, rows, inserted);
}

/** Changes a program. Its tokens keep working, with the new rights from their next request on. */
export async function updateMachine(
  change: Change,
  target: RowTarget,
  fields: WriteMachine,
): Promise<void> {
  const { tx, by } = change;
  await recordUpdate(change, rows, target, async () =>
    editRow(tx, machines, target.id, by.username, await toColumns(tx, fields, target.id)).catch(
      refuseDuplicate('name', messages.machineTaken),
    ),
  );
}

/** Deletes a program, revokes its tokens, and returns its name. */
export async function deleteMachine(change: Change, target: RowTarget): Promise<string> {
  const machine = await requireUnchanged(change.tx, rows, target);
  await revokeTokens(change.tx, machine.id);
  await change.tx.delete(machines).where(eq(machines.id, machine.id));
  await recordDeletion(change, rows, machine);
  return machine.name;
}

/** @throws ApiError 400 when a website does not exist, 409 for a name that people can take for another one. */
async function toColumns(tx: Tx, fields: WriteMachine, own?: number) {
  const { name, role, website_ids, may_publish = false, addresses = [] } = fields;
  for (const id of website_ids)
    if (!(await hasTree(tx, id))) throw fieldError(400, 'website_ids', messages.websiteNotFound);
  const other = await findAlikeName(tx, name, own);
  const isSame = other?.isMachine && usernameKey(other.name) === usernameKey(name);
  // The same name of another program is refused as taken, by the database.
  if (other && !isSame) throw fieldError(409, 'name', messages.machineLooksAlike(other.name));
  const rights = normalRights({ role, website_ids, may_publish });
  return {
    name,
    nameKey: usernameKey(name),
    role,
    websiteIds: rights.website_ids,
    mayPublish: rights.may_publish,
    addresses,
  };
}
