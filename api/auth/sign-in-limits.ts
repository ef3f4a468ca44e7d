import { signInAddressLimit, signInUsernameLimit } from '../config/limits.ts';
import { usernameKey } from '../db/username-key.ts';
import { createCounterKey, networkOf } from '../http/counter-key.ts';

export interface GrowingDelay {
  /** Attempts without a delay. */
  free: number;
  /** The delay after the first attempt beyond the free ones; it doubles with each further attempt. */
  firstDelaySeconds: number;
  longestDelaySeconds: number;
  /** How long after the last attempt the count is reset. */
  forgetSeconds: number;
}

export type SignInLimit = 'address' | 'username';

export interface SignInAttempt {
  /** Call this when the password was correct. */
  succeeded(): void;
}

/** Too many attempts. A refused attempt is not counted for the username. */
export interface SignInRefusal {
  limit: SignInLimit;
  retryAfterSeconds: number;
}

export interface SignInLimits {
  /** Counts the attempt before its password is checked, so that parallel attempts gain nothing. */
  begin(ip: string, username: string): SignInAttempt | SignInRefusal;
}

/**
 * Slows password guessing down. The address limit is checked first: an address that must wait cannot use up the
 * username's attempts, so a stranger can delay somebody's sign-in only briefly and seldom.
 */
export function createSignInLimits(now: () => number = () => performance.now()): SignInLimits {
  const addresses = createDelays(signInAddressLimit, now);
  const usernames = createDelays(signInUsernameLimit, now);
  return {
    begin(ip, username) {
      const [address, name] = [networkOf(ip), usernameKey(username)];
      const addressWait = addresses.waitSeconds(address);
      if (addressWait > 0) return { limit: 'address', retryAfterSeconds: addressWait };
      const nameWait = usernames.waitSeconds(name);
      // A refusal by the username limit still counts against the address.
      addresses.count(address);
      if (nameWait > 0) return { limit: 'username', retryAfterSeconds: nameWait };
      usernames.count(name);
      return {
        succeeded() {
          usernames.clear(name);
          addresses.takeBack(address);
        },
      };
    },
  };
}

interface Attempts {
  count: number;
  openAt: number;
  forgetAt: number;
}

function createDelays(limit: GrowingDelay, now: () => number) {
  const toKey = createCounterKey();
  const counters = new Map<number, Attempts>();
  const find = (key: string) => {
    const attempts = counters.get(toKey(key));
    return attempts !== undefined && attempts.forgetAt > now() ? attempts : undefined;
  };
  const set = (key: string, count: number, delay: number) => {
    const openAt = now() + delay * 1000;
    counters.set(toKey(key), { count, openAt, forgetAt: openAt + limit.forgetSeconds * 1000 });
  };
  return {
    waitSeconds(key: string): number {
      return Math.max(0, Math.ceil(((find(key)?.openAt ?? 0) - now()) / 1000));
    },
    count(key: string): void {
      const count = (find(key)?.count ?? 0) + 1;
      set(key, count, delaySeconds(limit, count));
    },
    takeBack: (key: string) => set(key, Math.max(0, (find(key)?.count ?? 0) - 1), 0),
    clear: (key: string) => void counters.delete(toKey(key)),
  };
}

function delaySeconds(limit: GrowingDelay, count: number): number {
  if (count <= limit.free) return 0;
  const doubled = limit.firstDelaySeconds * 2 ** (count - limit.free - 1);
  return Math.min(doubled, limit.longestDelaySeconds);
}
