import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tokenRequests } from '../../contract/machines.ts';
import { messages } from '../../copy/messages.ts';
import type { Database } from '../../db/database.ts';
import { createCounterKey } from '../../http/counter-key.ts';
import { ApiError } from '../../http/errors.ts';
import { homeOf, type SenderIp } from '../../http/senders.ts';

/** Tokens that do not exist, from one home on one server. Each costs a look-up at most. */
const wrongTokens = { points: 30, duration: 60 };

/** Limits of requests with tokens. Each throws ApiError 429 with `Retry-After`. */
export function createMachineLimits(db: Database, secret: string) {
  const wrong = new RateLimiterMemory(wrongTokens);
  const toKey = createCounterKey(secret, 'wrong machine tokens');
  const { count, seconds } = tokenRequests;
  const ofToken = db.createLimiter('machine-token', { points: count, duration: seconds });

  return {
    /** Counts a token as wrong before it is looked up. It is in memory: a flood of them must not reach the database. */
    async countWrong(c: Context, ip: SenderIp): Promise<void> {
      await wrong.consume(toKey(homeOf(ip))).catch((state: unknown) => {
        if (state instanceof RateLimiterRes) refuse(c, state);
        throw state;
      });
    },
    /** Takes the count of a token back that was found. */
    async uncount(ip: SenderIp): Promise<void> {
      await wrong.reward(toKey(homeOf(ip)));
    },
    /** Counts a request of a token, on all servers of the database together, and says how many are left. */
    async countRequest(c: Context, tokenId: number): Promise<void> {
      let isRefused = false;
      const state = await ofToken.consume(String(tokenId)).catch((refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        isRefused = true;
        return refused;
      });
      // draft-ietf-httpapi-ratelimit-headers-10
      c.header('RateLimit-Policy', `"token";q=${count};w=${seconds}`);
      c.header(
        'RateLimit',
        `"token";r=${isRefused ? 0 : state.remainingPoints};t=${secondsOf(state)}`,
      );
      if (isRefused) refuse(c, state);
    },
  };
}

function refuse(c: Context, state: RateLimiterRes): never {
  const seconds = secondsOf(state);
  c.header('Retry-After', String(seconds));
  throw new ApiError(429, messages.tooManyTokenRequests(seconds));
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
