import { describe, expect, it, vi } from 'vitest';
import { auditEntries, signInAttempts } from '../../../api/db/schema.ts';
import { stopClock } from '../stop-clock.ts';
import { addAdmin, cookiesOf, createTestApi, type TestApi } from '../test-api.ts';
import { codeOf } from './code-of.ts';
import { addTotp, ageProofs, forgetSteps, sendFactor, sendPassword } from './sign-in-with.ts';

const someRoute = '/api/websites/list';
const otherIp = '203.0.113.7';

/** Two servers on one database, and an account with an authenticator app. */
async function startTwo() {
  const one = await createTestApi();
  const two = await createTestApi({ db: one.db });
  const owner = await one.signIn();
  const app = await addTotp(one, owner);
  await forgetSteps(one);
  const listed = { method: 'POST', cookie: owner, json: { ip: otherIp } };
  expect((await one.call('/api/whitelists', listed)).status).toBe(201);
  return { one, two, owner, app };
}

/** Begins a sign-in with the right password at this address. */
async function beginAt(api: TestApi, ip: string): Promise<string> {
  const json = { username: 'admin', password: 'rahasia-sekali' };
  return cookiesOf(await api.call('/login', { method: 'POST', json, ip }));
}

describe('guessing codes', () => {
  it('is delayed for the account: on two servers, from two addresses and in several sign-ins together', async () => {
    stopClock();
    const { one, two, app } = await startTwo();
    const statuses: number[] = [];
    const places = [one, two, one, two].map((api, each) => ({
      api,
      ip: each % 2 === 0 ? '127.0.0.1' : otherIp,
    }));
    const begun: string[] = [];
    for (const { api, ip } of places) begun.push(await beginAt(api, ip));
    for (let attempt = 0; attempt < 8; attempt++) {
      const { api, ip } = places[attempt % 4] ?? { api: one, ip: otherIp };
      const cookie = begun[attempt % 4];
      const guess = { method: 'POST', cookie, ip, json: { code: '000000' } };
      statuses.push((await api.call('/login/factor', guess)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
    const { cookie } = await sendPassword(two);
    expect((await sendFactor(two, cookie, codeOf(app.secret))).status).toBe(429);
  });

  it('in parallel gains nothing: attempts are counted before they are checked', async () => {
    const { one, two } = await startTwo();
    const begun: string[] = [];
    for (let each = 0; each < 5; each++) begun.push((await sendPassword(one)).cookie);
    const sent = [...begun, ...begun].map((cookie, each) =>
      sendFactor(each % 2 ? one : two, cookie, '000000'),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});

describe('a code', () => {
  it('that was a proof is no second factor, and the other way round', async () => {
    const { one, two, owner, app } = await startTwo();
    const code = codeOf(app.secret);
    const proof = await one.call('/api/profile/proof', {
      method: 'POST',
      cookie: owner,
      json: { code },
    });
    expect(proof.status).toBe(200);
    const { cookie } = await sendPassword(two);
    expect((await sendFactor(two, cookie, code)).status).toBe(400);
  });
});

describe('a planted cookie', () => {
  it('of an unfinished sign-in does not become the one of its victim', async () => {
    const { one, app } = await startTwo();
    const attacker = await sendPassword(one);
    const victim = await sendPassword(one, 'admin', attacker.cookie);
    expect(victim.cookie).not.toBe(attacker.cookie);
    const code = codeOf(app.secret);
    expect((await sendFactor(one, attacker.cookie, code)).status).toBe(409);
    const done = await sendFactor(one, victim.cookie, code);
    expect(done.status).toBe(200);
    for (const cookie of [attacker.cookie, victim.cookie]) {
      expect((await one.call(someRoute, { cookie })).status).toBe(401);
    }
  });

  it('of a session ends when its victim signs in, and gains nothing by the steps', async () => {
    const { one, app } = await startTwo();
    await addAdmin(one.db, 'siti');
    const planted = await one.signIn('siti');
    const begun = await sendPassword(one, 'admin', planted);
    const done = await sendFactor(one, `${begun.cookie}; ${planted}`, codeOf(app.secret));
    expect(done.status).toBe(200);
    expect((await one.call(someRoute, { cookie: planted })).status).toBe(401);
    const given = cookiesOf(done).split('; ').slice(0, 2);
    for (const cookie of given) expect(planted).not.toContain(cookie);
  });

  it('that was copied before a proof or a new password is not proven by it', async () => {
    const api = await createTestApi();
    const owner = await api.signIn();
    await ageProofs(api, 16);
    const json = { password: 'awan biru di atas', current_password: 'rahasia-sekali' };
    const changed = await api.call('/api/profile/password', { method: 'PUT', cookie: owner, json });
    expect(changed.status).toBe(200);
    const add = (cookie: string, ip: string) =>
      api.call('/api/whitelists', { method: 'POST', cookie, json: { ip } });
    expect((await add(owner, '8.8.8.8')).status).toBe(403);
    expect((await add(cookiesOf(changed), '8.8.8.8')).status).toBe(201);
  });
});

describe('a name without an account', () => {
  it('takes the same path as one with an account: the same writes, delays and responses', async () => {
    const seen = [];
    for (const username of ['admin', 'tidak-ada']) {
      const api = await createTestApi();
      const writes = vi.spyOn(api.db, 'write');
      const responses = [];
      for (let attempt = 0; attempt < 7; attempt++) {
        const json = { username, password: 'bukan ini' };
        const response = await api.call('/login', { method: 'POST', json });
        responses.push({
          status: response.status,
          body: await response.json(),
          cookies: response.headers.getSetCookie(),
          names: [...response.headers.keys()],
        });
      }
      const entries = await api.db.read
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .orderBy(auditEntries.id);
      const counters = await api.db.read.$count(signInAttempts);
      seen.push({ responses, writes: writes.mock.calls.length, entries, counters });
      writes.mockRestore();
    }
    expect(seen[1]).toEqual(seen[0]);
  });
});

describe('sessions', () => {
  it('of an account are twenty at most: the oldest ends', async () => {
    const api = await createTestApi();
    const first = await api.signIn();
    const second = await api.signIn();
    for (let each = 0; each < 19; each++) await api.signIn();
    expect((await api.call(someRoute, { cookie: first })).status).toBe(401);
    expect((await api.call(someRoute, { cookie: second })).status).toBe(200);
  });
});
