import type { Context } from 'hono';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/database.ts';
import { createCounterKey } from './counter-key.ts';
import { ApiError } from './errors.ts';

export interface AttemptLimit {
  attempts: number;
  seconds: number;
}

/** Counts an attempt. @throws ApiError 429 with `Retry-After` when there were too many. */
export type CountAttempt = (c: Context, key: string) => Promise<void>;

/**
 * Limits attempts of anybody, on all servers of the database together.
 *
 * @param secret the same on all servers.
 * @param name the purpose of the limit; each has its own counters.
 */
export function createAttemptLimit(
  db: Database,
  secret: string,
  name: string,
  { attempts, seconds }: AttemptLimit,
  onRefused: () => void,
): CountAttempt {
  const limiter = db.createLimiter(name, { points: attempts, duration: seconds });
  const toKey = createCounterKey(secret, name);
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
