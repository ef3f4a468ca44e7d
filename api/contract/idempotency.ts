/**
 * Request header of the creations (POST users, websites, whitelists, livechatwebsitelinks, faqs) that makes repeating a
 * request harmless, after draft-ietf-httpapi-idempotency-key-header. Its value is one key of up to
 * `idempotencyKeyMaxLength` (`config/server-limits.ts`) characters, ideally a UUID, with or without quotation marks.
 *
 * - same key and content, same account, within `idempotencyHours`: the response is the first one again, status 201, and
 *   nothing new is created; also when both requests run at the same time
 * - same key, other content: 422
 * - malformed key: 400; without the header every request creates a row
 * - a refused request (400, 409, 413) does not use up the key: correct the form and send it with the same key
 *
 * A form uses a new key when it opens and after each success.
 */
export const idempotencyKeyHeader = 'Idempotency-Key';
