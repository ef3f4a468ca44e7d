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
  userId: number;
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
  { userId, key, fingerprint }: KeyedRequest,
): Promise<WriteResponse | undefined> {
  const { userId: user, key: name, createdAt } = idempotencyKeys;
  const [saved] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(user, userId), eq(name, key), gte(createdAt, oldestValid())));
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
  request: KeyedRequest,
  response: WriteResponse,
): Promise<void> {
  const row = { ...request, response, createdAt: new Date().toISOString() };
  const { userId, key } = idempotencyKeys;
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({ target: [userId, key], set: row });
}

/** Deletes the keys that have expired. */
export async function purgeKeys(db: Database, signal: AbortSignal): Promise<void> {
  const keys = { id: idempotencyKeys.id, time: idempotencyKeys.createdAt };
  await purgeOlder(db, signal, keys, oldestValid());
}

function oldestValid(): string {
  return new Date(Date.now() - idempotencyHours * 3_600_000).toISOString();
}
