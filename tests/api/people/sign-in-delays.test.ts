import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { createSignInDelays, type SignInDelays } from '../../../api/auth/sign-in/sign-in-delays.ts';
import { users } from '../../../api/db/schema.ts';
import { stopClock } from '../stop-clock.ts';
import {
  addAdmin,
  adminPassword,
  createEmptyDatabase,
  createTestApi,
  secret,
  type TestApi,
} from '../test-api.ts';

/** Creates limits whose clock the test sets. */
async function limitsAt() {
  const clock = { seconds: 0 };
  const db = await createEmptyDatabase();
  const limits = createSignInDelays(db, secret, () => clock.seconds * 1000);
  return { db, limits, clock };
}

async function waitOf(limits: SignInDelays, ip: string, username: string): Promise<number> {
  const result = await limits.begin({ ip, username });
  return 'succeeded' in result ? 0 : result.retryAfterSeconds;
}

/** Makes this many attempts, each as soon as it is allowed; returns the delays in between. */
async function waitsOf(
  attempts: number,
  nextCaller: (attempt: number) => [string, string],
): Promise<number[]> {
  const { limits, clock } = await limitsAt();
  const waits: number[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [ip, username] = nextCaller(attempt);
    const wait = await waitOf(limits, ip, username);
    waits.push(wait);
    clock.seconds += wait;
    if (wait > 0) expect(await waitOf(limits, ip, username)).toBe(0);
  }
  return waits;
}

describe('sign-in attempts', () => {
  it('are delayed more and more for one name, from any address, by at most 30 s', async () => {
    const waits = await waitsOf(14, (attempt) => [`10.0.${attempt}.1`, 'budi']);
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('are delayed more and more from one address, for any name, by at most 15 minutes', async () => {
    const waits = await waitsOf(24, (attempt) => ['10.0.0.1', `nama-${attempt}`]);
    expect(waits.slice(0, 11).every((wait) => wait === 0)).toBe(true);
    expect(waits.slice(11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('count all addresses of an IPv6 customer together', async () => {
    const waits = await waitsOf(12, (attempt) => [`2001:db8:1:2::${attempt}`, `nama-${attempt}`]);
    expect(waits.at(-1)).toBe(1);
  });

  it('count all spellings of a name together', async () => {
    const spellings = ['budi', 'BUDI', ' Budi ', 'bUdi', 'budI', 'BuDi', 'budi'];
    const waits = await waitsOf(7, (attempt) => [
      `10.0.${attempt}.1`,
      spellings[attempt]?.trim() ?? '',
    ]);
    expect(waits.at(-1)).toBe(1);
  });

  it('are counted before the password is checked, so that a hundred at once have no advantage', async () => {
    const { limits } = await limitsAt();
    const begun = await Promise.all(
      Array.from({ length: 100 }, () => limits.begin({ ip: '10.0.0.1', username: 'budi' })),
    );
    expect(begun.filter((result) => 'succeeded' in result)).toHaveLength(6);
  });

  it('that are delayed by their address do not count for the name', async () => {
    const { limits, clock } = await limitsAt();
    for (let attempt = 0; attempt < 500; attempt++) {
      await waitOf(limits, '10.0.0.1', 'budi');
      clock.seconds += 0.1;
    }
    // After 50 s of attempts, the owner elsewhere waits no longer than the longest delay of a name.
    expect(await waitOf(limits, '192.0.2.7', 'budi')).toBeLessThanOrEqual(30);
    clock.seconds += 30;
    expect(await waitOf(limits, '192.0.2.7', 'budi')).toBe(0);
  });

  it('that succeed reset the name and do not count for the address', async () => {
    const { db, limits } = await limitsAt();
    for (let attempt = 0; attempt < 50; attempt++) {
      const result = await limits.begin({ ip: '10.0.0.1', username: 'budi' });
      if (!('succeeded' in result)) throw new Error(`attempt ${attempt} had to wait`);
      await db.write((tx) => result.succeeded(tx));
    }
    for (let attempt = 0; attempt < 6; attempt++)
      expect(await waitOf(limits, '10.0.0.1', 'budi')).toBe(0);
  });

  it('that succeed between guesses do not allow more guesses at other names', async () => {
    const { db, limits } = await limitsAt();
    let guesses = 0;
    for (let attempt = 0; attempt < 100; attempt++) {
      const own = await limits.begin({ ip: '10.0.0.1', username: 'sendiri' });
      if ('succeeded' in own) await db.write((tx) => own.succeeded(tx));
      if ('succeeded' in (await limits.begin({ ip: '10.0.0.1', username: `korban-${attempt}` })))
        guesses++;
    }
    expect(guesses).toBeLessThanOrEqual(12);
  });

  describe('on a server whose clock is ahead', () => {
    /** Two servers of one database, the first one with its clock this far ahead. */
    async function twoServers(aheadSeconds: number) {
      const { db, limits, clock } = await limitsAt();
      const ahead = createSignInDelays(db, secret, () => (clock.seconds + aheadSeconds) * 1000);
      return { db, limits, clock, ahead };
    }

    it.each([4 * 60, 3 * 3600])('delay nobody if they succeed (%i s ahead)', async (seconds) => {
      const { db, limits, ahead } = await twoServers(seconds);
      for (let attempt = 0; attempt < 2; attempt++) {
        const failed = await ahead.begin({ ip: '10.0.0.1', username: 'salah' });
        const succeeded = await ahead.begin({ ip: '10.0.0.1', username: 'budi' });
        if (!('succeeded' in failed && 'succeeded' in succeeded)) throw new Error('had to wait');
        await db.write((tx) => succeeded.succeeded(tx));
        expect(await waitOf(limits, '10.0.0.1', 'budi')).toBe(0);
      }
    });

    it('delay nobody for longer than the longest delay, after any number of failures', async () => {
      for (const seconds of [4 * 60, 3 * 3600]) {
        const { limits, clock, ahead } = await twoServers(seconds);
        for (let attempt = 0; attempt < 40; attempt++) {
          await waitOf(ahead, '10.0.0.1', `nama-${attempt}`);
          clock.seconds += 30;
        }
        const wait = await waitOf(limits, '10.0.0.1', 'budi');
        clock.seconds += wait;
        if (wait > 0) expect(await waitOf(limits, '10.0.0.1', 'budi')).toBe(0);
      }
    });

    it('still delay guesses from one address on the other server', async () => {
      const { limits, clock, ahead } = await twoServers(4 * 60);
      let guesses = 0;
      for (; clock.seconds < 3600; clock.seconds++) {
        for (const server of [ahead, limits]) {
          if ((await waitOf(server, '10.0.0.1', `nama-${clock.seconds}`)) === 0) guesses++;
        }
      }
      expect(guesses).toBeLessThan(40);
    });
  });

  it('expire after a while', async () => {
    const { limits, clock } = await limitsAt();
    for (let attempt = 0; attempt < 20; attempt++) {
      clock.seconds += await waitOf(limits, '10.0.0.1', 'budi');
    }
    clock.seconds += 3600;
    for (let attempt = 0; attempt < 6; attempt++)
      expect(await waitOf(limits, '10.0.0.1', 'budi')).toBe(0);
  });
});

describe('POST /login', () => {
  const signIn = (api: TestApi, username: string, password: string) =>
    api.call('/login', { method: 'POST', json: { username, password } });

  async function responsesTo(api: TestApi, username: string) {
    const responses: unknown[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const response = await signIn(api, username, 'salah-sekali');
      const retryAfter = response.headers.get('retry-after');
      responses.push({ status: response.status, retryAfter, body: await response.json() });
    }
    return responses;
  }

  it('treats an existing, an unknown and an inactive name alike, delays included', async () => {
    stopClock();
    const api = await createTestApi();
    await addAdmin(api.db, 'budi');
    const known = await responsesTo(api, 'budi');
    expect(known.slice(5)).toEqual([
      { status: 401, retryAfter: null, body: { message: 'Username atau password salah.' } },
      ...Array(2).fill({
        status: 429,
        retryAfter: '1',
        body: { message: 'Terlalu banyak percobaan masuk. Coba lagi dalam 1 detik.' },
      }),
    ]);
    expect(await responsesTo(await createTestApi(), 'nobody')).toEqual(known);
    const other = await createTestApi();
    const id = await addAdmin(other.db, 'budi');
    await other.db.write((tx) => tx.update(users).set({ status: false }).where(eq(users.id, id)));
    expect(await responsesTo(other, 'budi')).toEqual(known);
  });

  it('refuses even the right password until the delay is over, and accepts it then', async () => {
    stopClock();
    const api = await createTestApi();
    await responsesTo(api, 'admin');
    expect((await signIn(api, 'admin', adminPassword)).status).toBe(429);
    vi.setSystemTime(Date.now() + 1000);
    const response = await signIn(api, 'admin', adminPassword);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toHaveLength(3);
  });
});

describe('a browser that has signed in before', () => {
  it('is not delayed by somebody else at the same address, nor by guesses of the name', async () => {
    stopClock();
    const api = await createTestApi();
    const known = await api.signIn();
    const tryIn = (username: string, password: string, cookie?: string) =>
      api.call('/login', { method: 'POST', json: { username, password }, cookie });
    for (let attempt = 0; attempt < 12; attempt++) await tryIn('admin', 'bukan ini');
    expect((await tryIn('admin', adminPassword)).status).toBe(429);
    expect((await tryIn('admin', adminPassword, known)).status).toBe(200);
  });

  it('has a counter of its own, and no mark for another account or a made-up one', async () => {
    stopClock();
    const api = await createTestApi();
    const known = await api.signIn();
    const tryIn = (cookie: string, username = 'admin') =>
      api.call('/login', { method: 'POST', json: { username, password: 'bukan ini' }, cookie });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) statuses.push((await tryIn(known)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
    const id = await addAdmin(api.db, 'siti');
    const moved = known.replace(/device-1=/, `device-${id}=`);
    for (let attempt = 0; attempt < 6; attempt++) await tryIn(moved, 'siti');
    expect((await tryIn('', 'siti')).status).toBe(429);
  });
});
