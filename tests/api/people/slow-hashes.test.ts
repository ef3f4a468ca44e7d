import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { sessions, users, whitelists } from '../../../api/db/schema.ts';
import { addAdmin, adminPassword, createTestApi, strangerIp } from '../test-api.ts';

/** Hashing and checking a password wait for this promise, which a test sets. */
const gate = vi.hoisted(() => ({ wait: async () => {} }));

vi.mock('../../../api/auth/password.ts', async (load) => {
  const actual = await load<typeof import('../../../api/auth/password.ts')>();
  return {
    ...actual,
    hashPassword: async (password: string) => {
      await gate.wait();
      return await actual.hashPassword(password);
    },
    isPassword: async (hash: string | undefined, password: string) => {
      const isMatch = await actual.isPassword(hash, password);
      await gate.wait();
      return isMatch;
    },
  };
});

beforeEach(() => {
  gate.wait = async () => {};
});

/** Runs `meanwhile` while the request hashes or checks a password. */
async function during<T>(call: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let result: Promise<T> | undefined;
  await new Promise<void>((reached) => {
    gate.wait = async () => {
      reached();
      await released;
    };
    result = call();
  });
  gate.wait = async () => {};
  await meanwhile();
  release();
  return await (result as Promise<T>);
}

async function setUp() {
  const api = await createTestApi();
  const id = await addAdmin(api.db, 'budi');
  await api.db.write((tx) =>
    tx
      .insert(whitelists)
      .values({ ip: strangerIp, lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' }),
  );
  const budi = { cookie: await api.signIn('budi'), ip: strangerIp };
  const admin = { cookie: await api.signIn() };
  const send = (method: string, path: string, json?: unknown) =>
    api.call(path, { method, json, ...admin });
  const endings = {
    deactivation: () => send('PUT', `/api/users/${id}`, { account_status: false }),
    deletion: () => send('DELETE', `/api/users/${id}`),
    password: () => send('PUT', `/api/users/updatepass/${id}`, { password: 'kata-sandi-lain' }),
    ownPassword: () =>
      api.call('/api/profile/password', {
        method: 'PUT',
        json: { password: 'kata-sandi-lain', current_password: adminPassword },
        ...budi,
      }),
    whitelist: () => send('DELETE', '/api/whitelists/2'),
  };
  return { api, id, budi, endings };
}

type Ending = 'deactivation' | 'deletion' | 'password' | 'whitelist' | 'ownPassword';
const statuses: [Ending, number][] = [
  ['deactivation', 401],
  ['deletion', 401],
  ['password', 401],
  ['whitelist', 403],
];

it.each(statuses)(
  'creates no account after a %s while its password was hashed',
  async (ending, status) => {
    const { api, budi, endings } = await setUp();
    const json = { username: 'penyusup', password: 'kata-sandi-penyusup', website_id: 1 };
    const create = () => api.call('/api/users/', { method: 'POST', json, ...budi });
    expect((await during(create, endings[ending])).status).toBe(status);
    const named = eq(users.usernameKey, 'penyusup');
    expect(await api.db.read.$count(users, named)).toBe(0);
  },
);

it.each<[Ending, number]>([...statuses, ['ownPassword', 401]])(
  'signs nobody in after a %s while the password was checked',
  async (ending, status) => {
    const { api, id, endings } = await setUp();
    const json = { username: 'budi', password: adminPassword };
    const ofBudi = and(eq(sessions.userId, id), eq(sessions.isReplaced, false));
    const before = await api.db.read.$count(sessions, ofBudi);
    const signIn = () => api.call('/login', { method: 'POST', json, ip: strangerIp });
    const response = await during(signIn, endings[ending]);
    expect(response.status).toBe(status);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await api.db.read.$count(sessions, ofBudi)).toBeLessThanOrEqual(before);
    expect(api.loggedErrors).toEqual([]);
  },
);
