import { and, eq, gte } from 'drizzle-orm';
import { idempotencyHours } from '../config/server-limits.ts';
import type { WriteResponse } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { Database, Reader, Tx } from '../db/database.ts';
import { purgeOlder } from '../db/delete-in-transactions.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';

/** A creation with a key. */
export interface KeyedRequest {
  owner: { userId: number } | { machineId: number };
  key: string;
  /** Equal for requests with the same content. */
  fingerprint: string;
}

/**
 * The response of the same earlier request.
 *
 * @throws ApiError 422 when the key was used for another request.
 */
export async function findSavedResponse(
  db: Reader,
  { owner, key, fingerprint }: KeyedRequest,
): Promise<WriteResponse | undefined> {
  const { key: name, createdAt } = idempotencyKeys;
  const isOwn =
    'userId' in owner
      ? eq(idempotencyKeys.userId, owner.userId)
      : eq(idempotencyKeys.machineId, owner.machineId);
  const [saved] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(isOwn, eq(name, key), gte(createdAt, oldestValid())));
  if (saved !== undefined && saved.fingerprint !== fingerprint) {
    throw new ApiError(422, messages.idempotencyKeyReused);
  }
  return saved?.response;
}

/**
 * Saves a response in the transaction of its creation. It does not delete old keys: only housekeeping checks whether
 * the clock can be trusted.
 */
export async function saveResponse(
  tx: Tx,
  { owner, ...request }: KeyedRequest,
  response: WriteResponse,
): Promise<void> {
  const row = { ...owner, ...request, response, createdAt: new Date().toISOString() };
  const { userId, machineId, key } = idempotencyKeys;
  const column = 'userId' in owner ? userId : machineId;
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({ target: [column, key], set: row });
}

/** Deletes the keys that have expired. */
export async function purgeKeys(db: Database, signal: AbortSignal): Promise<void> {
  const keys = { id: idempotencyKeys.id, time: idempotencyKeys.createdAt };
  await purgeOlder(db, signal, keys, oldestValid());
}

function oldestValid(): string {
  return new Date(Date.now() - idempotencyHours * 3_600_000).toISOString();
}
