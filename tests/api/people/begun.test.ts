import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { makeChallenge } from '../../../api/auth/factors/challenges.ts';
import { purgeSessions } from '../../../api/auth/session-queries.ts';
import { adminCommand } from '../../../api/cli/admin-command.ts';
import {
  auditEntries,
  challenges,
  pendingSignIns,
  resetLinks,
  warnings,
} from '../../../api/db/schema.ts';
import { stopClock } from '../stop-clock.ts';
import { addAdmin, adminPassword, cookiesOf, createTestApi, type TestApi } from '../test-api.ts';
import { codeOf } from './code-of.ts';
import {
  addTotp,
  ageProofs,
  forgetSteps,
  putRules,
  sendFactor,
  sendPassword,
} from './sign-in-with.ts';

const newPassword = 'awan biru di atas';

/** An admin, and the account 'siti' (2) with an authenticator app, both signed in. */
async function setUp() {
  const api = await createTestApi();
  await addAdmin(api.db, 'siti');
  const admin = await api.signIn();
  const siti = await api.signIn('siti');
  const { secret } = await addTotp(api, siti);
  await forgetSteps(api);
  const send = (cookie: string, method: string, path: string, json?: object) =>
    api.call(path, { method, cookie, json });
  return { api, admin, siti, secret, send };
}

/** The counted entries of the trail. */
async function counted({ db }: TestApi) {
  const { action, username, entityId, after } = auditEntries;
  const isCounted = inArray(action, ['sign-in-unfinished', 'sign-proof-refused']);
  const rows = await db.read
    .select({ action, username, entityId, after })
    .from(auditEntries)
    .where(isCounted)
    .orderBy(auditEntries.id);
  return rows.map(({ after, ...row }) => ({ ...row, times: after?.times }));
}

const unfinished = (times: number) => ({
  action: 'sign-in-unfinished',
  username: 'siti',
  entityId: 2,
  times,
});

async function expire(api: TestApi, minutes = 11): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  await purgeSessions(api.db, new AbortController().signal);
}

async function warningsOf(api: TestApi, userId: number): Promise<number> {
  const { entryId } = warnings;
  const rows = await api.db.read
    .select({ action: auditEntries.action })
    .from(warnings)
    .innerJoin(auditEntries, eq(auditEntries.id, entryId))
    .where(eq(warnings.userId, userId));
  return rows.filter(({ action }) => /unfinished|proof/.test(action)).length;
}

describe('sign-ins with the right password that end without their second factor', () => {
  it('are one entry per account and hour with a count, and a warning to their owner alone', async () => {
    stopClock();
    const { api, siti, send } = await setUp();
    for (let each = 0; each < 4; each++) await sendPassword(api, 'siti');
    expect(await counted(api)).toEqual([unfinished(3)]);
    await expire(api);
    expect(await counted(api)).toEqual([unfinished(4)]);
    expect([await warningsOf(api, 1), await warningsOf(api, 2)]).toEqual([0, 1]);
    const profile = await (await send(siti, 'GET', '/api/profile')).json();
    expect(profile).toMatchObject({ sign_ins: [{ outcome: 'unfinished', times: 4 }, {}] });

    const listed = await (await send(siti, 'GET', '/api/warnings')).json();
    expect(listed).toMatchObject([{ user_id: null, address: '127.0.0.1', after: { times: 4 } }]);
    await send(siti, 'POST', '/api/warnings/seen', { ids: [listed[0].id] });
    expect(await warningsOf(api, 2)).toBe(0);
    for (let each = 0; each < 2; each++) await sendPassword(api, 'siti');
    expect(await counted(api)).toEqual([unfinished(5)]);
    expect(await warningsOf(api, 2)).toBe(1);

    await expire(api, 61);
    expect(await counted(api)).toEqual([unfinished(5), unfinished(1)]);
  });

  it.each<[how: string, end: (api: TestApi, cookie: string) => Promise<unknown>]>([
    ['the browser begins again', (api, cookie) => sendPassword(api, 'siti', cookie)],
    [
      'the browser signs in to another account',
      (api, cookie) => sendPassword(api, 'admin', cookie),
    ],
    ['another browser begins', (api) => sendPassword(api, 'siti')],
    [
      'the sessions are ended',
      async (api) =>
        api.call('/api/users/2/sessions', { method: 'DELETE', cookie: await api.signIn() }),
    ],
    ['the console sets a password', (api) => adminCommand.run(api.db, ['reset-password', 'siti'])],
  ])('are recorded when %s', async (_, end) => {
    const { api } = await setUp();
    const begun = await sendPassword(api, 'siti');
    expect(await counted(api)).toEqual([]);
    await end(api, begun.cookie);
    expect(await counted(api)).toEqual([unfinished(1)]);
  });

  it('are recorded at the next sign-in, when housekeeping has not run since they expired', async () => {
    stopClock();
    const { api, secret } = await setUp();
    await sendPassword(api, 'siti');
    vi.setSystemTime(Date.now() + 11 * 60_000);
    const { cookie } = await sendPassword(api, 'siti');
    expect((await sendFactor(api, cookie, codeOf(secret))).status).toBe(200);
    expect(await counted(api)).toEqual([unfinished(1)]);
  });

  it('leave nothing when they are completed, in a browser that began twice or in two browsers', async () => {
    const { api, secret } = await setUp();
    const first = await sendPassword(api, 'siti');
    const again = await sendPassword(api, 'siti', first.cookie);
    const other = await sendPassword(api, 'siti');
    expect(await counted(api)).toEqual([unfinished(2)]);
    expect((await sendFactor(api, again.cookie, codeOf(secret))).status).toBe(200);
    expect(await counted(api)).toEqual([unfinished(1)]);
    await forgetSteps(api);
    expect((await sendFactor(api, other.cookie, codeOf(secret))).status).toBe(200);
    expect(await counted(api)).toEqual([]);
    expect(await warningsOf(api, 2)).toBe(0);
    expect(await api.db.read.$count(pendingSignIns)).toBe(0);
  });

  it.each<[how: string, end: (api: TestApi, cookie: string) => Promise<unknown>]>([
    ['expires', (api) => expire(api)],
    [
      'is begun again',
      (api, cookie) =>
        api.call('/login', {
          method: 'POST',
          json: { username: 'siti', password: newPassword },
          cookie,
        }),
    ],
  ])('are not recorded when the factor was shown, and then it %s', async (_, end) => {
    stopClock();
    const { api, admin, secret, send } = await setUp();
    await putRules(api, admin, { temporary_passwords: true });
    await send(admin, 'PUT', '/api/users/updatepass/2', { password: newPassword });
    const json = { username: 'siti', password: newPassword };
    const cookie = cookiesOf(await api.call('/login', { method: 'POST', json }));
    const next = await sendFactor(api, cookie, codeOf(secret));
    expect(await next.json()).toMatchObject({ step: 'new-password' });
    await end(api, cookiesOf(next));
    expect(await counted(api)).toEqual([]);
  });
});

describe('wrong proofs and wrong current passwords', () => {
  it('are one entry per account and hour with a count, and a warning from the third on', async () => {
    const { api, siti, send } = await setUp();
    const wrong = { current_password: 'bukan ini', password: newPassword };
    const tries: [method: string, path: string, json: object][] = [
      ['POST', '/api/profile/proof', { password: 'bukan ini' }],
      ['PUT', '/api/profile/password', wrong],
      ['PUT', '/api/users/updatepass/1', wrong],
      ['POST', '/api/profile/proof', { code: '000000' }],
    ];
    const warned: number[] = [];
    for (const [method, path, json] of tries) {
      expect((await send(siti, method, path, json)).status).toBe(400);
      warned.push(await warningsOf(api, 2));
    }
    expect(warned).toEqual([0, 0, 1, 1]);
    const entry = { action: 'sign-proof-refused', username: 'siti', entityId: 2, times: 4 };
    expect(await counted(api)).toEqual([entry]);
  });

  it('are dismissed only with a fresh proof: it may be a thief who dismisses them', async () => {
    const { api, siti, send } = await setUp();
    for (let tried = 0; tried < 3; tried += 1)
      await send(siti, 'POST', '/api/profile/proof', { password: 'bukan ini' });
    await ageProofs(api, 16, 2);
    const ids = (await (await api.call('/api/warnings', { cookie: siti })).json()).map(
      ({ id }: { id: number }) => id,
    );
    expect((await send(siti, 'POST', '/api/warnings/seen', { ids })).status).toBe(403);
    expect(await warningsOf(api, 2)).toBe(1);
    await ageProofs(api, 0, 2);
    expect((await send(siti, 'POST', '/api/warnings/seen', { ids })).status).toBe(200);
    expect(await warningsOf(api, 2)).toBe(0);
    const { sign_ins } = await (await api.call('/api/profile', { cookie: siti })).json();
    expect(sign_ins).toContainEqual(expect.objectContaining({ outcome: 'wrong-proof', times: 3 }));
  });
});

/** What is left of what was begun for 'siti'. */
async function begunFor({ db }: TestApi) {
  return {
    links: await db.read.$count(resetLinks),
    signIns: await db.read.$count(pendingSignIns),
    challenges: await db.read.$count(challenges, eq(challenges.userId, 2)),
  };
}

type Send = Awaited<ReturnType<typeof setUp>>['send'];
/** What ends everything that was begun for 'siti'. */
const ends: Record<
  string,
  (
    send: Send,
    who: { siti: string; admin: string; api: TestApi; token: string },
  ) => Promise<unknown>
> = {
  'an own new password': (send, { siti }) =>
    send(siti, 'PUT', '/api/profile/password', {
      password: newPassword,
      current_password: adminPassword,
    }),
  'a password by an admin': (send, { admin }) =>
    send(admin, 'PUT', '/api/users/updatepass/2', { password: newPassword }),
  'a password by the console': (_, { api }) => adminCommand.run(api.db, ['reset-password', 'siti']),
  'a link for a new password': (send, { token }) =>
    send('', 'POST', '/login/reset', { token, password: newPassword }),
  'the end of the other sessions': (send, { siti }) =>
    send(siti, 'DELETE', '/api/profile/sessions'),
  'the end of all sessions by an admin': (send, { admin }) =>
    send(admin, 'DELETE', '/api/users/2/sessions'),
  'the end of one session': async (send, { siti, admin }) => {
    const { sessions } = await (await send(siti, 'GET', '/api/profile')).json();
    return await send(admin, 'DELETE', `/api/users/2/sessions/${sessions[0].id}`);
  },
  'a deactivation': (send, { admin }) =>
    send(admin, 'PUT', '/api/users/2', { account_status: false }),
  'a deletion': (send, { admin }) => send(admin, 'DELETE', '/api/users/2'),
};

describe('what was begun for an account', () => {
  it.each(Object.entries(ends))('ends with %s', async (_, end) => {
    const { api, admin, siti, secret, send } = await setUp();
    const made = await send(admin, 'POST', '/api/users/2/reset-link');
    const { token } = (await made.json()) as { token: string };
    const thief = await sendPassword(api, 'siti');
    const stolen = { owner: 'another session', purpose: 'registration', userId: 2 } as const;
    await api.db.write((tx) => makeChallenge(tx, stolen));
    expect(await begunFor(api)).toEqual({ links: 1, signIns: 1, challenges: 1 });

    await end(send, { siti, admin, api, token });
    expect(await begunFor(api)).toEqual({ links: 0, signIns: 0, challenges: 0 });
    const json = { token, password: 'kuda terbang tinggi' };
    expect((await send('', 'POST', '/login/reset', json)).status).toBe(401);
    expect((await sendFactor(api, thief.cookie, codeOf(secret))).status).toBe(409);
  });

  it('ends also when there is no session to end, and the trail says so', async () => {
    const { api, admin, send } = await setUp();
    await send(admin, 'DELETE', '/api/users/2/sessions');
    await sendPassword(api, 'siti');
    await send(admin, 'POST', '/api/users/2/reset-link');
    const ended = await send(admin, 'DELETE', '/api/users/2/sessions');
    expect(await ended.json()).toEqual({
      message: 'Tautan atur ulang dan proses masuk yang belum selesai dibatalkan.',
    });
    expect(await begunFor(api)).toEqual({ links: 0, signIns: 0, challenges: 0 });
    const trail = await (await send(admin, 'GET', '/api/audit/5/1')).json();
    expect(trail).toContainEqual(
      expect.objectContaining({ after: { sessions_ended: 0, begun_ended: 2 } }),
    );
  });

  it('does not end at a step that sets up a factor, unless the password changes', async () => {
    const { api, admin, send } = await setUp();
    await addAdmin(api.db, 'tono');
    const tono = await api.signIn('tono');
    await putRules(api, admin, { factor: 'all' });
    const thief = await sendPassword(api, 'tono');
    expect((await send(thief.cookie, 'POST', '/login/totp')).status).toBe(200);
    const json = { password: newPassword, current_password: adminPassword };
    expect((await send(tono, 'PUT', '/api/profile/password', json)).status).toBe(200);
    expect((await send(thief.cookie, 'POST', '/login/totp')).status).toBe(409);
  });

  it('keeps the challenge of the session that ends the others', async () => {
    const { api, siti, send } = await setUp();
    const { sessions } = await (await send(siti, 'GET', '/api/profile')).json();
    const own = { owner: sessions[0].id, purpose: 'registration', userId: 2 } as const;
    await api.db.write((tx) => makeChallenge(tx, own));
    await send(siti, 'DELETE', '/api/profile/sessions');
    expect(await begunFor(api)).toMatchObject({ challenges: 1 });
  });

  it('ends for the second of two browsers that replace a temporary password at once', async () => {
    const { api, admin, send } = await setUp();
    await putRules(api, admin, { temporary_passwords: true });
    const json = { username: 'baru', password: 'kuda terbang tinggi', website_id: 1 };
    await send(admin, 'POST', '/api/users/', json);
    const begun = [await api.call('/login', { method: 'POST', json })];
    begun.push(await api.call('/login', { method: 'POST', json }));
    const done = await Promise.all(
      begun.map((response, each) =>
        send(cookiesOf(response), 'POST', '/login/password', { password: newPassword + each }),
      ),
    );
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
    const cookie = cookiesOf(done.find(({ status }) => status === 200) as Response);
    expect((await send(cookie, 'GET', '/api/profile')).status).toBe(200);
  });
});

describe('the counters of attempts', () => {
  it('of a name and a known browser are not cleared by the password, but by the factor after it', async () => {
    stopClock();
    const { api, siti, secret } = await setUp();
    for (const known of ['', siti]) {
      const begun = [];
      for (let each = 0; each < 7; each++) begun.push(await sendPassword(api, 'siti', known));
      expect(begun.map(({ response }) => response.status)).toEqual([...Array(6).fill(401), 429]);
      const cookie = [begun[5]?.cookie, known].filter(Boolean).join('; ');
      await forgetSteps(api);
      expect((await sendFactor(api, cookie, codeOf(secret))).status).toBe(200);
      expect((await sendPassword(api, 'siti', known)).response.status).toBe(401);
    }
  });

  it('of an address do not delay twenty people of one office who are between password and factor', async () => {
    stopClock();
    const api = await createTestApi();
    const names = Array.from({ length: 20 }, (_, each) => `orang-${each}`);
    for (const name of names) await addAdmin(api.db, name);
    await putRules(api, await api.signIn(), { factor: 'all' });
    for (const name of names) {
      expect((await sendPassword(api, name)).response.status, name).toBe(401);
    }
    // A thief of one password uses the attempts of the address up.
    const statuses = [];
    for (const name of names.slice(0, 12)) {
      statuses.push((await sendPassword(api, name)).response.status);
    }
    expect(statuses).toEqual([...Array(11).fill(401), 429]);
  });
});
