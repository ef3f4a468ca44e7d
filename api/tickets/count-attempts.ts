import type { Context } from 'hono';
import type { Database } from '../db/database.ts';
import { usernameKey } from '../db/username-key.ts';
import { type AttemptLimit, createAttemptLimit } from '../http/attempt-limit.ts';
import { networkOf } from '../http/counter-key.ts';
import { ticketCheckAddressLimit, ticketCheckUsernameLimit } from './ticket-limits.ts';

export type AttemptCounters = ReturnType<typeof countAttempts>;

/**
 * Limits ticket checks, on all servers of the database together, so that visitors cannot guess tickets for a name, or
 * names for a ticket.
 *
 * @param secret the same on all servers.
 */
export function countAttempts(
  db: Database,
  secret: string,
  onRefused: (limit: 'check-address' | 'check-username') => void,
) {
  const createCounter = (name: 'check-address' | 'check-username', limit: AttemptLimit) =>
    createAttemptLimit(db, secret, name, limit, () => onRefused(name));
  const perAddress = createCounter('check-address', ticketCheckAddressLimit);
  const perUsername = createCounter('check-username', ticketCheckUsernameLimit);
  return {
    /** Counts an attempt of an address; throws 429, with Retry-After, when there were too many. */
    countAddress: (c: Context, ip: string | undefined) =>
      perAddress(c, ip === undefined ? 'unknown' : networkOf(ip)),
    /** Counts an attempt for a username; throws 429, with Retry-After, when there were too many. */
    countUsername: (c: Context, username: string) => perUsername(c, usernameKey(username)),
  };
}
