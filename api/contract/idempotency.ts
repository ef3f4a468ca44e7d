/**
 * The request header of every creation (POST users, websites, whitelists, livechatwebsitelinks, faqs) that makes a
 * repeated call harmless, after draft-ietf-httpapi-idempotency-key-header. Its value is one key of up to
 * `idempotencyKeyMaxLength` characters, best a UUID, with quotation marks around it or without.
 *
 * - the same key and content by the same account within `idempotencyHours`: the first answer again, status 201, and
 *   nothing new, also when both calls are under way at once
 * - the same key with other content: 422
 * - a value that is no key: 400; without the header every call creates
 * - a refused call (400, 409, 413) leaves the key free: mend the form and send it with the same key
 *
 * A form takes a new key when it opens and after each success.
 */
export const idempotencyKeyHeader = 'Idempotency-Key';
