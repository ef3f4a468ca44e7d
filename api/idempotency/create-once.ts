import { createHmac, hkdfSync } from 'node:crypto';
import type { Context } from 'hono';
import type { AuditedDatabase, Change } from '../audit-log/audited-database.ts';
import { idempotencyKeyMaxLength } from '../config/server-limits.ts';
import type { AuditEntity } from '../contract/audit.ts';
import { idempotencyKeyHeader } from '../contract/idempotency.ts';
import type { WriteResponse } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { findSavedResponse, saveResponse } from './saved-responses.ts';

/** A key as a string of RFC 8941: printable ASCII in quotation marks, with `"` and `\` escaped. */
const quoted = /^"((?:[ !#-[\]-~]|\\["\\])+)"$/;
/** Many clients send the key without quotation marks. */
const bare = /^[\w.~:+/=-]+$/;

/**
 * Creates rows for the caller. A request that repeats an earlier `Idempotency-Key` creates nothing and gets the
 * earlier response. Only successes are saved, so a corrected form can be sent with the same key.
 *
 * @param payload the whole content of the request as JSON, with a file replaced by its hash.
 * @param prepare does the slow part (hashing, images) and returns the part that writes.
 * @throws ApiError 400 for a malformed key, 422 for a key that was used for another request.
 */
export type CreateOnce = <Response extends WriteResponse>(
  c: Context<AdminEnv>,
  entity: AuditEntity,
  payload: object,
  prepare: () => Promise<(change: Change) => Promise<Response>>,
) => Promise<Response>;

export function makeCreateOnce(db: AuditedDatabase, secret: string): CreateOnce {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'idempotency fingerprints', 32));

  return async <Response extends WriteResponse>(
    c: Context<AdminEnv>,
    entity: AuditEntity,
    payload: object,
    prepare: () => Promise<(change: Change) => Promise<Response>>,
  ) => {
    const { actor, user } = c.var;
    const key = parseIdempotencyKey(c.req.header(idempotencyKeyHeader));
    if (key === undefined) return await db.write(actor, await prepare());
    // A payload may contain a password. With a keyed hash, nobody without the server's secret can search for it.
    const fingerprint = createHmac('sha256', hashKey)
      .update(JSON.stringify([entity, payload]))
      .digest('base64url');
    const owner =
      actor.machineId === undefined ? { userId: user.id } : { machineId: actor.machineId };
    const request = { owner, key, fingerprint };
    // The cast is safe: the fingerprint contains the entity, so a saved response always has this type.
    const findSaved = async (db: Reader) =>
      (await findSavedResponse(db, request)) as Response | undefined;
    const earlier = await findSaved(db.read);
    if (earlier !== undefined) return earlier;
    const create = await prepare();
    try {
      return await db.write(actor, async (change) => {
        // Another request with this key may have been handled while this one was preparing or waiting.
        const meanwhile = await findSaved(change.tx);
        if (meanwhile !== undefined) throw new AlreadyHandled(meanwhile);
        const response = await create(change);
        await saveResponse(change.tx, request, response);
        return response;
      });
    } catch (error) {
      if (error instanceof AlreadyHandled) return error.response as Response;
      throw error;
    }
  };
}

/** Thrown to roll back a transaction that has nothing to do. */
class AlreadyHandled extends Error {
  readonly response: WriteResponse;

  constructor(response: WriteResponse) {
    super('The same request was already handled.');
    this.response = response;
  }
}

/**
 * The key in an `Idempotency-Key` header (draft-ietf-httpapi-idempotency-key-header); undefined without the header.
 *
 * @throws ApiError 400 when it is malformed.
 */
function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = quoted.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? bare.exec(header)?.[0] ?? '';
  if (key === '' || key.length > idempotencyKeyMaxLength) {
    throw new ApiError(400, messages.badIdempotencyKey);
  }
  return key;
}
