import { idempotencyKeyMaxLength } from '../config/server-limits.ts';
import { messages } from '../copy/messages.ts';
import { ApiError } from '../http/errors.ts';

/** A string of RFC 8941: printable ASCII in quotation marks, with `"` and `\` escaped. */
const quoted = /^"((?:[ !#-[\]-~]|\\["\\])+)"$/;
/** Many clients send the key without quotation marks. */
const bare = /^[\w.~:+/=-]+$/;

/**
 * The key in an `Idempotency-Key` header (draft-ietf-httpapi-idempotency-key-header); undefined without the header.
 *
 * @throws ApiError 400 when it is malformed.
 */
export function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = quoted.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? bare.exec(header)?.[0] ?? '';
  if (key === '' || key.length > idempotencyKeyMaxLength) {
    throw new ApiError(400, messages.badIdempotencyKey);
  }
  return key;
}
