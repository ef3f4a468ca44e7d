import { eq } from 'drizzle-orm';
import type { Database, Reader, Tx } from '../../db/database.ts';
import { signInAttempts } from '../../db/schema.ts';
import { usernameKey } from '../../db/username-key.ts';
import { createCounterKey, networkOf } from '../../http/counter-key.ts';

export interface GrowingDelay {
  /** Attempts without a delay. */
  free: number;
  /** The delay after the first attempt beyond the free ones; it doubles with each further attempt. */
  firstDelaySeconds: number;
  longestDelaySeconds: number;
  /** How long after the last attempt the count is reset. */
  forgetSeconds: number;
}

/** Sign-ins from one address. All people of an office may share one address, so the first attempts have no delay. */
export const signInAddressDelay: GrowingDelay = {
  free: 10,
  firstDelaySeconds: 1,
  longestDelaySeconds: 900,
  forgetSeconds: 900,
};
/**
 * Sign-ins with one name from all addresses. An attacker can delay the account's owner by at most
 * `longestDelaySeconds`.
 */
export const signInUsernameDelay: GrowingDelay = {
  free: 5,
  firstDelaySeconds: 1,
  longestDelaySeconds: 30,
  forgetSeconds: 900,
};

/**
 * Second factors of one account from all addresses. Whoever gets here knows the password, and a code has only six
 * digits, so the count is kept for a day.
 */
const factorDelay: GrowingDelay = {
  free: 5,
  firstDelaySeconds: 1,
  longestDelaySeconds: 900,
  forgetSeconds: 86_400,
};
/** Attempts of one browser that has signed in to the account before. Nobody else can use them up. */
const deviceDelay: GrowingDelay = factorDelay;

/**
 * Challenges for a sign-in that begins with a passkey, by address. Each is a row, and nothing was shown for it. An
 * office whose people all sign in with passkeys, or cancel the browser's question, needs many.
 */
export const challengeDelay: GrowingDelay = {
  free: 100,
  firstDelaySeconds: 1,
  longestDelaySeconds: 60,
  forgetSeconds: 900,
};

export type SignInDelay = 'address' | 'username' | 'factor' | 'device' | 'challenge';

/** Who tries to sign in. */
export interface SignInTry {
  ip: string;
  username: string;
  /** The mark of a browser that has signed in to this account before, see `device-cookies.ts`. */
  device?: string | undefined;
  /** What is checked; `username` stands for the password. */
  checks?: 'username' | 'factor';
}

export interface SignInAttempt {
  /** Call this when the password was correct, but more is needed: only the address forgets the attempt. */
  passed(tx: Tx): Promise<void>;
  /** Call this when what was checked was correct, and enough. */
  succeeded(tx: Tx): Promise<void>;
}

/** Too many attempts. A refused attempt is not counted for the username. */
export interface SignInRefusal {
  limit: SignInDelay;
  retryAfterSeconds: number;
}

export type SignInDelays = ReturnType<typeof createSignInDelays>;

/**
 * Delays guessing, on all servers of the database together. The address limit is checked first, so an address
 * that must wait does not count against the username. So an attacker can delay somebody's sign-in only rarely. A known
 * browser has one counter of its own instead, so an attacker at the same address cannot delay it.
 *
 * @param secret the same on all servers.
 */
export function createSignInDelays(
  db: Database,
  secret: string,
  now: () => number = () => Date.now(),
) {
  const addresses = createDelays('address', signInAddressDelay, secret, now);
  const devices = createDelays('device', deviceDelay, secret, now);
  const challenges = createDelays('challenge', challengeDelay, secret, now);
  const accounts = {
    username: createDelays('username', signInUsernameDelay, secret, now),
    factor: createDelays('factor', factorDelay, secret, now),
  };

  async function beginKnown(counter: string): Promise<SignInAttempt | SignInRefusal> {
    const refusedFor = await devices.waitSeconds(db.read, counter);
    if (refusedFor > 0) return { limit: 'device', retryAfterSeconds: refusedFor };
    return await db.write(async (tx) => {
      const wait = await devices.waitSeconds(tx, counter);
      if (wait > 0) return { limit: 'device', retryAfterSeconds: wait };
      await devices.count(tx, counter);
      return { passed: async () => {}, succeeded: (tx: Tx) => devices.clear(tx, counter) };
    });
  }

  return {
    /** Counts the attempt before it is checked. Otherwise parallel attempts would all pass. */
    async begin({
      ip,
      username,
      device,
      checks = 'username',
    }: SignInTry): Promise<SignInAttempt | SignInRefusal> {
      if (device !== undefined) return await beginKnown(deviceCounter(checks, device));
      const [address, name] = [networkOf(ip), usernameKey(username)];
      const names = accounts[checks];
      // Read before the write transaction: refused attempts must not block other writes.
      const wait = await addresses.waitSeconds(db.read, address);
      if (wait > 0) return { limit: 'address', retryAfterSeconds: wait };
      return await db.write(async (tx) => {
        const addressWait = await addresses.waitSeconds(tx, address);
        if (addressWait > 0) return { limit: 'address', retryAfterSeconds: addressWait };
        const nameWait = await names.waitSeconds(tx, name);
        // A refusal by the username limit still counts against the address.
        await addresses.count(tx, address);
        if (nameWait > 0) return { limit: checks, retryAfterSeconds: nameWait };
        await names.count(tx, name);
        const passed = (tx: Tx) => addresses.takeBack(tx, address, 1);
        return {
          passed,
          async succeeded(tx: Tx) {
            await names.clear(tx, name);
            await passed(tx);
          },
        };
      });
    },

    /**
     * Clears the counters of an account after a completed sign-in. They also count sign-ins whose password was right.
     */
    async completed(tx: Tx, { username, device }: Pick<SignInTry, 'username' | 'device'>) {
      for (const checks of ['username', 'factor'] as const) {
        if (device === undefined) await accounts[checks].clear(tx, usernameKey(username));
        else await devices.clear(tx, deviceCounter(checks, device));
      }
    },

    /** Takes back what sign-ins that their owner began again have counted for the address. */
    async takeBack(tx: Tx, { ip, device }: Pick<SignInTry, 'ip' | 'device'>, times: number) {
      if (device === undefined && times > 0) await addresses.takeBack(tx, networkOf(ip), times);
    },

    /** Counts a challenge for a sign-in that begins with a passkey. */
    async beginChallenge(ip: string): Promise<SignInRefusal | undefined> {
      const address = networkOf(ip);
      const wait = await challenges.waitSeconds(db.read, address);
      if (wait > 0) return { limit: 'challenge', retryAfterSeconds: wait };
      await db.write((tx) => challenges.count(tx, address));
      return undefined;
    },
  };
}

function createDelays(name: SignInDelay, limit: GrowingDelay, secret: string, now: () => number) {
  const toCounter = createCounterKey(secret, `sign-ins by ${name}`);
  const toKey = (text: string) => `${name} ${toCounter(text)}`;

  async function find(db: Reader, key: string) {
    const [found] = await db.select().from(signInAttempts).where(eq(signInAttempts.key, key));
    if (found === undefined || found.forgetAt <= now()) return { attempts: 0, openAt: 0 };
    // A time that no delay can reach was written while a clock was ahead. Nobody may have to wait for it.
    const isReachable = found.openAt <= now() + limit.longestDelaySeconds * 1000;
    return { ...found, openAt: found.attempts > 0 && isReachable ? found.openAt : 0 };
  }

  async function set(tx: Tx, key: string, attempts: number, delay: number): Promise<void> {
    const opensAt = Math.round(now() + delay * 1000);
    // Without a delay, do not store the time: if this clock is ahead, it would be a delay for the other servers.
    const openAt = delay > 0 ? opensAt : 0;
    const row = { key, attempts, openAt, forgetAt: opensAt + limit.forgetSeconds * 1000 };
    await tx
      .insert(signInAttempts)
      .values(row)
      .onConflictDoUpdate({ target: signInAttempts.key, set: row });
  }

  return {
    async waitSeconds(db: Reader, text: string): Promise<number> {
      const { openAt } = await find(db, toKey(text));
      return Math.max(0, Math.ceil((openAt - now()) / 1000));
    },
    async count(tx: Tx, text: string): Promise<void> {
      const attempts = (await find(tx, toKey(text))).attempts + 1;
      await set(tx, toKey(text), attempts, delaySeconds(limit, attempts));
    },
    async takeBack(tx: Tx, text: string, times: number): Promise<void> {
      const attempts = (await find(tx, toKey(text))).attempts - times;
      if (attempts > 0) await set(tx, toKey(text), attempts, 0);
      else await this.clear(tx, text);
    },
    async clear(tx: Tx, text: string): Promise<void> {
      await tx.delete(signInAttempts).where(eq(signInAttempts.key, toKey(text)));
    },
  };
}

function deviceCounter(checks: 'username' | 'factor', device: string): string {
  return `${checks} ${device}`;
}

function delaySeconds(limit: GrowingDelay, count: number): number {
  if (count <= limit.free) return 0;
  const doubled = limit.firstDelaySeconds * 2 ** (count - limit.free - 1);
  return Math.min(doubled, limit.longestDelaySeconds);
}
