import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { idempotencyHours } from '../contract/limits.ts';
import type { CreateAnswer } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import { inBatches } from '../db/in-batches.ts';
import type { Database, Reader, Tx } from '../db/open.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { ApiError } from '../http-errors.ts';

/** A creation that carries a key. */
export interface KeyedRequest {
  userId: number;
  key: string;
  /** Says whether two requests ask for the same. */
  fingerprint: string;
}

/** Old keys deleted per new one: more than one keeps the table from growing, few keep the write short. */
const purgedPerKey = 20;

/**
 * What the same request was answered before.
 *
 * @throws ApiError 422 when the key was used for another request.
 */
export async function findKeptAnswer(
  db: Reader,
  { userId, key, fingerprint }: KeyedRequest,
): Promise<CreateAnswer | undefined> {
  const { userId: user, key: name, createdAt } = idempotencyKeys;
  const [kept] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(user, userId), eq(name, key), gte(createdAt, oldestKept())));
  if (kept !== undefined && kept.fingerprint !== fingerprint) {
    throw new ApiError(422, messages.idempotencyKeyReused);
  }
  return kept?.answer;
}

/** Keeps an answer in the transaction that made it true. */
export async function keepAnswer(
  tx: Tx,
  request: KeyedRequest,
  answer: CreateAnswer,
): Promise<void> {
  const row = { ...request, answer, createdAt: new Date().toISOString() };
  const { userId, key } = idempotencyKeys;
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({ target: [userId, key], set: row });
  await dropOldKeys(tx, purgedPerKey);
}

/** Deletes every key past its time. */
export async function purgeKeys(db: Database, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, dropOldKeys);
}

async function dropOldKeys(tx: Tx, limit: number): Promise<number> {
  const old = tx
    .select({ id: idempotencyKeys.id })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, oldestKept()))
    .orderBy(asc(idempotencyKeys.createdAt))
    .limit(limit);
  const dropped = await tx
    .delete(idempotencyKeys)
    .where(inArray(idempotencyKeys.id, old))
    .returning({ id: idempotencyKeys.id });
  return dropped.length;
}

function oldestKept(): string {
  return new Date(Date.now() - idempotencyHours * 3_600_000).toISOString();
}
