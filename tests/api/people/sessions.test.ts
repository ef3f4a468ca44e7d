import { describe, expect, it, vi } from 'vitest';
import { purgeSessions } from '../../../api/auth/session-queries.ts';
import type { Database } from '../../../api/db/database.ts';
import { sessions, users } from '../../../api/db/schema.ts';
import {
  adminPassword,
  cookiesOf,
  createAdminApi,
  createTestApi,
  createTestDatabase,
  strangerIp,
  type TestApi,
} from '../test-api.ts';

const login = { username: 'admin', password: adminPassword };
const minuteMs = 60_000;

async function statusOf(api: TestApi, cookie: string): Promise<number> {
  return (await api.call('/api/websites/list', { cookie })).status;
}

async function rowsOf({ db }: TestApi) {
  return await db.read.select().from(sessions);
}

/** Sets the last use of every session to this long ago. */
async function age(api: TestApi, minutes: number): Promise<void> {
  const lastSeenAt = new Date(Date.now() - minutes * minuteMs).toISOString();
  await api.db.write((tx) => tx.update(sessions).set({ lastSeenAt }).execute());
}

async function minutesSinceSeen(api: TestApi): Promise<number> {
  const [row] = await rowsOf(api);
  return (Date.now() - Date.parse(row?.lastSeenAt ?? '')) / minuteMs;
}

describe('a session', () => {
  describe('happy', () => {
    it('serves only the page that was opened for its account', async () => {
      const { api, cookie } = await createAdminApi();
      const json = { ip: '198.51.100.7' };
      const write = async (account: string) => {
        const headers = { 'X-Account': account };
        return await api.call('/api/whitelists', { method: 'POST', cookie, headers, json });
      };
      const refused = await write('2');
      expect(refused.status).toBe(409);
      expect((await refused.json()).message).toMatch(/^Akun lain sudah masuk di browser ini\./);
      const read = { cookie, headers: { 'X-Account': '2' } };
      expect((await api.call('/api/whitelists/100/1', read)).status).toBe(409);
      expect((await write('1')).status).toBe(201);
    });

    it('lasts while it is used, and is updated at most once a minute', async () => {
      const { api, cookie } = await createAdminApi();
      for (const minutes of [0.9, 30, 119]) {
        await age(api, minutes);
        expect(await statusOf(api, cookie)).toBe(200);
        await expect.poll(async () => (await minutesSinceSeen(api)) < 0.5).toBe(minutes > 1);
        expect(await minutesSinceSeen(api)).toBeGreaterThanOrEqual(0);
      }
    });

    it('is not extended by requests that the gate refuses', async () => {
      const { api, cookie } = await createAdminApi();
      await age(api, 5);
      const write = vi.spyOn(api.db, 'write');
      const refused = await api.call('/api/websites/list', { cookie, ip: strangerIp });
      expect(refused.status).toBe(403);
      expect(write).not.toHaveBeenCalled();
      expect(await minutesSinceSeen(api)).toBeGreaterThan(4);
    });

    it('is updated in one write for many simultaneous requests', async () => {
      const db = await createTestDatabase();
      const write = vi.spyOn(db, 'write');
      const { api, cookie } = await createAdminApi({ db });
      await age(api, 5);
      write.mockClear();
      const calls = Array.from({ length: 20 }, () => statusOf(api, cookie));
      expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
      await expect.poll(() => minutesSinceSeen(api)).toBeLessThan(1);
      expect(write).toHaveBeenCalledTimes(1);
    });

    it('does not delay a request while another process writes', async () => {
      const db = await createTestDatabase();
      let isWriting = true;
      const write: Database['write'] = async (work) => {
        await vi.waitUntil(() => !isWriting, { timeout: 20_000 });
        return await db.write(work);
      };
      const api = await createTestApi({ db: { ...db, write } });
      isWriting = false;
      const cookie = await api.signIn();
      await age(api, 5);
      isWriting = true;
      expect(await statusOf(api, cookie)).toBe(200);
      isWriting = false;
      await expect.poll(() => minutesSinceSeen(api)).toBeLessThan(1);
    });
  });

  describe('error', () => {
    it('works while the storage takes no writes, and is updated a minute later', async () => {
      const db = await createTestDatabase();
      const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
      const write = vi.spyOn(db, 'write');
      const { api, cookie } = await createAdminApi({ db });
      await age(api, 5);
      write.mockClear().mockRejectedValue(full);
      for (let call = 0; call < 5; call++) expect(await statusOf(api, cookie)).toBe(200);
      await expect.poll(() => api.loggedErrors).toEqual([full]);
      expect(write).toHaveBeenCalledTimes(1);

      write.mockRestore();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minuteMs });
      try {
        expect(await statusOf(api, cookie)).toBe(200);
        await expect.poll(() => minutesSinceSeen(api)).toBeLessThan(1);
      } finally {
        vi.useRealTimers();
      }
    });

    it('is not created when it cannot be saved, and the browser keeps the old one', async () => {
      const db = await createTestDatabase();
      const write = vi.spyOn(db, 'write');
      const { api, cookie } = await createAdminApi({ db });
      const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
      write.mockRejectedValueOnce(full);
      const response = await api.call('/login', { method: 'POST', json: login, cookie });
      expect(response.status).toBe(503);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await statusOf(api, cookie)).toBe(200);
    });

    it('is invalid if it was created while the clock was ahead', async () => {
      const api = await createTestApi();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 800 * 24 * 60 * minuteMs });
      const cookie = await api.signIn().finally(() => vi.useRealTimers());
      expect(await statusOf(api, cookie)).toBe(401);
    });

    it('is not created when its account is deleted while the password is checked', async () => {
      const db = await createTestDatabase();
      const write: Database['write'] = async (work) =>
        await db.write(async (tx) => {
          await tx.delete(users);
          return await work(tx);
        });
      const api = await createTestApi({ db: { ...db, write } });
      const response = await api.call('/login', { method: 'POST', json: login });
      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie()).toEqual([]);
    });
  });

  describe('security', () => {
    it('ends with sign-out, also for copies of its cookies', async () => {
      const api = await createTestApi();
      const [cookie, other] = [await api.signIn(), await api.signIn()];
      expect((await api.call('/logout', { method: 'POST', cookie })).status).toBe(200);
      expect(await statusOf(api, cookie)).toBe(401);
      expect(await statusOf(api, other)).toBe(200);
    });

    it('ends when the browser signs in again, with any account', async () => {
      const { api, cookie } = await createAdminApi();
      const response = await api.call('/login', { method: 'POST', json: login, cookie });
      expect(await statusOf(api, cookie)).toBe(401);
      expect(await statusOf(api, cookiesOf(response))).toBe(200);
    });

    it('survives a failed sign-in in the same browser', async () => {
      const { api, cookie } = await createAdminApi();
      const json = { ...login, password: 'salah-sekali' };
      expect((await api.call('/login', { method: 'POST', json, cookie })).status).toBe(401);
      expect(await statusOf(api, cookie)).toBe(200);
    });

    it('ends after two hours without a request', async () => {
      const { api, cookie } = await createAdminApi();
      await age(api, 119.9);
      expect(await statusOf(api, cookie)).toBe(200);
      await expect.poll(() => minutesSinceSeen(api)).toBeLessThan(1);
      await age(api, 120);
      expect(await statusOf(api, cookie)).toBe(401);
      expect((await api.call('/logout', { method: 'POST', cookie })).status).toBe(200);
    });

    it('ends after twelve hours, however often it is used', async () => {
      const { api, cookie } = await createAdminApi();
      const past = new Date(Date.now() - 1).toISOString();
      await api.db.write((tx) => tx.update(sessions).set({ expiresAt: past }).execute());
      expect(await statusOf(api, cookie)).toBe(401);
    });

    it('is invalid for a token without a row, as before an upgrade', async () => {
      const { api, cookie } = await createAdminApi();
      await api.db.write((tx) => tx.delete(sessions).execute());
      expect(await statusOf(api, cookie)).toBe(401);
    });

    it('belongs to one account', async () => {
      const { api, cookie } = await createAdminApi();
      await api.db.write(async (tx) => {
        const [admin] = await tx.select().from(users);
        if (admin === undefined) throw new Error('no admin');
        const { id: _, ...rest } = admin;
        await tx.insert(users).values({ ...rest, username: 'lain', usernameKey: 'lain' });
        await tx.update(sessions).set({ userId: admin.id + 1 });
      });
      expect(await statusOf(api, cookie)).toBe(401);
    });

    it('is stored as a hash that does not grant access', async () => {
      const { api, cookie } = await createAdminApi();
      const [row] = await rowsOf(api);
      const [token, fingerprint = ''] = cookie.split('; fingerprint=');
      expect(row?.id).not.toContain(fingerprint);
      expect(await statusOf(api, `${token}; fingerprint=${row?.id}`)).toBe(401);
    });
  });
});

describe('the purge of sessions', () => {
  it('deletes any number of them', async () => {
    const { db } = await createTestApi();
    const at = new Date(Date.now() - 121 * minuteMs).toISOString();
    const row = { userId: 1, createdAt: at, lastSeenAt: at, expiresAt: at };
    const rows = Array.from({ length: 450 }, (_, number) => ({ id: `${number}`, ...row }));
    await db.write((tx) => tx.insert(sessions).values(rows).execute());
    await purgeSessions(db, new AbortController().signal);
    expect(await db.read.$count(sessions)).toBe(0);
  });
});
