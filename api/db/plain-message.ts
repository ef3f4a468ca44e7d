import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * The message of an error for the operator. The query builder's own message contains the values of the query: names,
 * hashes and tickets. A connection error to several addresses has no message, only a code.
 */
export function plainMessage(error: Error): string {
  const cause =
    error instanceof DrizzleQueryError && error.cause instanceof Error ? error.cause : error;
  if (cause.message !== '' && !(cause instanceof DrizzleQueryError)) return cause.message;
  return 'code' in cause ? String(cause.code) : cause.name;
}
