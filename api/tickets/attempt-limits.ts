import type { Context } from 'hono';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '../copy/messages.ts';
import type { Database, Limiter } from '../db/database.ts';
import { usernameKey } from '../db/username-key.ts';
import { type CounterKey, createCounterKey, networkOf } from '../http/counter-key.ts';
import { ApiError } from '../http/errors.ts';
import { ticketCheckAddressLimit, ticketCheckUsernameLimit } from './ticket-limits.ts';

type CountAttempt = (c: Context, key: string) => Promise<void>;

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/**
 * Limits ticket checks, on all servers of the database together, so that visitors cannot guess tickets for a name, or
 * names for a ticket.
 *
 * @param secret the same on all servers.
 */
export function createAttemptLimits(
  db: Database,
  secret: string,
  onRefused: (limit: 'check-address' | 'check-username') => void,
) {
  const createCounter = (
    name: 'check-address' | 'check-username',
    { attempts, seconds }: { attempts: number; seconds: number },
  ) => {
    const limiter = db.createLimiter(name, { points: attempts, duration: seconds });
    return countWith(limiter, createCounterKey(secret, name), () => onRefused(name));
  };
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

function countWith(limiter: Limiter, toKey: CounterKey, onRefused: () => void): CountAttempt {
  return async (c, key) => {
    try {
      await limiter.consume(toKey(key));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      onRefused();
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      c.header('Retry-After', String(seconds));
      throw new ApiError(429, messages.tooManyChecks(seconds));
    }
  };
}
