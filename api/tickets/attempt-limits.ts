import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ticketCheckAddressLimit, ticketCheckUsernameLimit } from '../config/limits.ts';
import { messages } from '../copy/messages.ts';
import { usernameKey } from '../db/username-key.ts';
import { createCounterKey, networkOf } from '../http/counter-key.ts';
import { ApiError } from '../http/errors.ts';

type CountAttempt = (c: Context, key: string) => Promise<void>;

export interface AttemptLimits {
  /** Counts an attempt of an address; throws 429, with Retry-After, when there were too many. */
  countAddress(c: Context, ip: string | undefined): Promise<void>;
  /** Counts an attempt for a username; throws 429, with Retry-After, when there were too many. */
  countUsername(c: Context, username: string): Promise<void>;
}

/** Limits ticket checks, so that visitors cannot try tickets for a name, or names for a ticket. */
export function createAttemptLimits(
  onRefused: (limit: 'check-address' | 'check-username') => void,
): AttemptLimits {
  const perAddress = createCounter(ticketCheckAddressLimit, () => onRefused('check-address'));
  const perUsername = createCounter(ticketCheckUsernameLimit, () => onRefused('check-username'));
  return {
    countAddress: (c, ip) => perAddress(c, ip === undefined ? 'unknown' : networkOf(ip)),
    countUsername: (c, username) => perUsername(c, usernameKey(username)),
  };
}

function createCounter(
  limit: { attempts: number; seconds: number },
  onRefused: () => void,
): CountAttempt {
  const toKey = createCounterKey();
  const limiter = new RateLimiterMemory({ points: limit.attempts, duration: limit.seconds });
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
