import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { historyAddressLimit, historyUsernameLimit } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { usernameKey } from '../db/username-key.ts';
import { ApiError } from '../http-errors.ts';

type CountAttempt = (c: Context, key: string) => Promise<void>;

export interface AttemptLimits {
  /** Counts an attempt from an address; throws 429, with Retry-After, when there were too many. */
  countAddress(c: Context, ip: string | undefined): Promise<void>;
  /** Counts an attempt on a username; throws 429, with Retry-After, when there were too many. */
  countUsername(c: Context, username: string): Promise<void>;
}

/** Keeps visitors from trying tickets for a name, or names for a ticket, until one fits. */
export function createAttemptLimits(): AttemptLimits {
  const perAddress = createCounter(historyAddressLimit);
  const perUsername = createCounter(historyUsernameLimit);
  return {
    countAddress: (c, ip) => perAddress(c, ip === undefined ? 'unknown' : networkOf(ip)),
    countUsername: (c, username) => perUsername(c, usernameKey(username)),
  };
}

/**
 * Keys share 65,536 counters by a secret hash: a flood of made-up keys can neither fill the memory nor push anybody's
 * count out of it, nobody can aim at another's counter, and no name is kept.
 */
function createCounter(limit: { attempts: number; seconds: number }): CountAttempt {
  const secret = randomBytes(32);
  const limiter = new RateLimiterMemory({ points: limit.attempts, duration: limit.seconds });
  return async (c, key) => {
    const counter = createHmac('sha256', secret).update(key).digest().readUInt16BE(0);
    try {
      await limiter.consume(counter);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      c.header('Retry-After', String(seconds));
      throw new ApiError(429, messages.tooManyChecks(seconds));
    }
  };
}

/** One IPv6 customer has a whole /64 to draw addresses from. */
function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [left = [], right = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
