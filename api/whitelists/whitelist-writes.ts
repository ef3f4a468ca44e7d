import { eq } from 'drizzle-orm';
import type { Change } from '../audit/audited-database.ts';
import type { AuditFields } from '../contract/audit.ts';
import type { UpdateWhitelistEntry } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import { created } from '../db/created.ts';
import { edited } from '../db/edited.ts';
import { isUniqueFault } from '../db/is-unique-fault.ts';
import { whitelists } from '../db/schema.ts';
import { ApiError, fieldError } from '../http-errors.ts';
import { requireVersion } from '../require-version.ts';
import { requireWhitelistEntry } from './whitelist-queries.ts';

interface EntryFields {
  id: number;
  ip: string;
  status: boolean;
  version: number;
}

export async function addToWhitelist({ tx, by, record }: Change, ip: string): Promise<number> {
  const [row] = await tx
    .insert(whitelists)
    .values({ ip, ...created(by.username) })
    .returning()
    .catch(asTaken);
  if (row === undefined) throw new Error('The database kept no new address.');
  await record({ action: 'create', ...subject(row), after: auditFields(row) });
  return row.id;
}

/** The caller's address is the one they came in by: nobody shuts the gate behind themselves. */
export async function setWhitelistStatus(
  { tx, by, record }: Change,
  id: number,
  { status, version }: UpdateWhitelistEntry,
): Promise<void> {
  const before = await requireWhitelistEntry(tx, id);
  requireVersion(before, version);
  if (!status && before.ip === by.address) throw new ApiError(409, messages.cannotLockSelfOut);
  await tx
    .update(whitelists)
    .set({ status, ...edited(by.username) })
    .where(eq(whitelists.id, id));
  const after = auditFields(await requireWhitelistEntry(tx, id));
  await record({ action: 'update', ...subject(before), before: auditFields(before), after });
}

export async function removeFromWhitelist(
  { tx, by, record }: Change,
  id: number,
  version?: number,
): Promise<void> {
  const entry = await requireWhitelistEntry(tx, id);
  requireVersion(entry, version);
  if (entry.ip === by.address) throw new ApiError(409, messages.cannotLockSelfOut);
  await tx.delete(whitelists).where(eq(whitelists.id, id));
  await record({ action: 'delete', ...subject(entry), before: auditFields(entry) });
}

function subject({ id, ip }: EntryFields) {
  return { entity: 'whitelist', entityId: id, websiteId: null, label: ip } as const;
}

function auditFields({ ip, status, version }: EntryFields): AuditFields {
  return { ip, status, version };
}

function asTaken(error: unknown): never {
  if (isUniqueFault(error)) throw fieldError(409, 'ip', messages.whitelistTaken);
  throw error;
}
