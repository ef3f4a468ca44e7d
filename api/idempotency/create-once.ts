import { createHmac, hkdfSync } from 'node:crypto';
import type { Context } from 'hono';
import type { AdminEnv } from '../app-env.ts';
import { callerOf } from '../audit/actor.ts';
import type { AuditedDatabase, Change } from '../audit/audited-database.ts';
import type { AuditEntity } from '../contract/audit.ts';
import { idempotencyKeyHeader } from '../contract/idempotency.ts';
import type { CreateAnswer } from '../contract/requests.ts';
import { parseIdempotencyKey } from './idempotency-key.ts';
import { findKeptAnswer, keepAnswer } from './kept-answers.ts';

/**
 * Creates a row for the caller; a call that repeats an earlier one's `Idempotency-Key` creates nothing and gets the
 * earlier answer. Only what succeeded is remembered: a refused form can be mended and sent with the same key.
 *
 * @param payload everything that was asked for, as JSON can say it; of a file its hash.
 * @param prepare does the slow part (hashing, images) and answers with the part that writes.
 * @throws ApiError 400 for a key that is none, 422 for a key that was used for something else.
 */
export type CreateOnce = (
  c: Context<AdminEnv>,
  entity: AuditEntity,
  payload: object,
  prepare: () => Promise<(change: Change) => Promise<CreateAnswer>>,
) => Promise<CreateAnswer>;

export function createCreateOnce(db: AuditedDatabase, secret: string): CreateOnce {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'idempotency fingerprints', 32));

  return async (c, entity, payload, prepare) => {
    const caller = callerOf(c);
    const key = parseIdempotencyKey(c.req.header(idempotencyKeyHeader));
    if (key === undefined) return await db.write(caller, await prepare());
    // A payload may hold a password: without the server's secret its hash cannot be searched for it.
    const fingerprint = createHmac('sha256', hashKey)
      .update(JSON.stringify([entity, payload]))
      .digest('base64url');
    const request = { userId: c.var.user.id, key, fingerprint };
    const earlier = await findKeptAnswer(db.read, request);
    if (earlier !== undefined) return earlier;
    const create = await prepare();
    try {
      return await db.write(caller, async (change) => {
        // Another call with this key may have come in while this one prepared or waited for its turn.
        const meanwhile = await findKeptAnswer(change.tx, request);
        if (meanwhile !== undefined) throw new AnsweredMeanwhile(meanwhile);
        const answer = await create(change);
        await keepAnswer(change.tx, request, answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof AnsweredMeanwhile) return error.answer;
      throw error;
    }
  };
}

/** Ends a transaction that has nothing left to do. */
class AnsweredMeanwhile extends Error {
  readonly answer: CreateAnswer;

  constructor(answer: CreateAnswer) {
    super('The same request was answered meanwhile.');
    this.answer = answer;
  }
}
