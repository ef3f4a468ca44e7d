import { describe, expect, it, vi } from 'vitest';
import { systemActor } from '../../../api/audit-log/actor.ts';
import { makeMachineToken } from '../../../api/auth/machines/machine-token.ts';
import { daysBefore, jakartaDay } from '../../../api/contract/jakarta-day.ts';
import { auditEntries, machineTokens } from '../../../api/db/schema.ts';
import { noteEndingTokens, purgeTokens } from '../../../api/machines/token-writes.ts';
import { addUser, editor } from '../rights/add-user.ts';
import { createTestApi } from '../test-api.ts';
import { createMachineApi, endOn, importer, programOf, strangerIp } from './machine-api.ts';

const today = () => jakartaDay(new Date());
const inDays = (days: number) => daysBefore(today(), -days);

describe('the accounts of programs', () => {
  it('are made, changed and deleted by admins, and their tokens are shown once', async () => {
    const { asAdmin, add, list } = await createMachineApi();
    const { id, token, tokenId, send } = await add({ addresses: ['203.0.113.0/24', '10.0.0.9'] });
    expect(token).toMatch(/^tanyakami_[0-9A-Za-z]{38}$/);
    const expires_on = inDays(90);
    expect(await list()).toMatchObject([
      {
        ...importer,
        id,
        addresses: ['203.0.113.0/24', '10.0.0.9'],
        tokens: [{ id: tokenId, name: 'Server', last_four: token.slice(-4), expires_on }],
      },
    ]);
    expect(JSON.stringify(await list())).not.toContain(token);
    const from = { ip: '203.0.113.80' };
    expect(await send('GET', '/api/machine', undefined, from)).toEqual({
      status: 200,
      json: { ...importer, token: { name: 'Server', expires_on } },
    });

    const edit = { ...importer, role: 'viewer', version: 1, addresses: [] };
    expect((await asAdmin('PUT', `/api/machines/${id}`, edit)).status).toBe(200);
    expect((await send('GET', '/api/machine')).json).toMatchObject({ role: 'viewer' });
    expect(await asAdmin('PUT', `/api/machines/${id}`, edit)).toMatchObject({
      status: 409,
      json: { code: 'version-conflict', current: { id, role: 'viewer', version: 2 } },
    });
    expect((await asAdmin('DELETE', `/api/machines/${id}?version=2`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await send('GET', '/api/machine')).toMatchObject({
      status: 401,
      json: { code: 'token-revoked' },
    });
  });

  it('have two tokens that work, so that one can replace the other', async () => {
    const { asAdmin, add, api, list } = await createMachineApi();
    const { id, tokenId, send } = await add();
    const path = `/api/machines/${id}/tokens`;
    const second = await asAdmin('POST', path, { name: 'Baru' });
    expect(await asAdmin('POST', path, { name: 'Ketiga' })).toMatchObject({ status: 409 });
    expect((await asAdmin('DELETE', `${path}/${tokenId}`)).status).toBe(200);
    expect((await send('GET', '/api/machine')).json).toMatchObject({ code: 'token-revoked' });
    const other = programOf(api, second.json.token);
    expect((await other.send('GET', '/api/machine')).status).toBe(200);
    // One that has ended takes no place.
    await endOn(api, second.json.id, inDays(-1));
    expect((await other.send('GET', '/api/machine')).json).toMatchObject({ code: 'token-expired' });
    for (const name of ['a', 'b']) expect((await asAdmin('POST', path, { name })).status).toBe(201);
    expect((await list())[0]?.tokens).toHaveLength(3);
  });

  it.each<[string, object, number, string]>([
    ['a role that is none', { role: 'admin' }, 400, 'role'],
    ['no website', { website_ids: [] }, 400, 'website_ids'],
    ['a website that does not exist', { website_ids: [7] }, 400, 'website_ids'],
    ['an address that is none', { addresses: ['toko.example'] }, 400, 'addresses.0'],
    ['a network that is too wide', { addresses: ['10.0.0.0/8'] }, 400, 'addresses.0'],
    ['the name of a person', { name: 'Admin' }, 409, 'name'],
    ['a name like that of a person', { name: 'Admín' }, 409, 'name'],
    ['the name of another program', { name: 'impor toko' }, 409, 'name'],
    ['a name of the audit trail', { name: 'system' }, 400, 'name'],
  ])('are refused with %s', async (_, fields, status, field) => {
    const { asAdmin } = await createMachineApi();
    await asAdmin('POST', '/api/machines', importer);
    const refused = await asAdmin('POST', '/api/machines', {
      ...importer,
      name: 'Lain',
      ...fields,
    });
    expect(refused.status).toBe(status);
    expect(Object.keys(refused.json.fields)).toEqual([field]);
  });

  it.each([
    ['yesterday', -1],
    ['after a year', 366],
  ])('get no token that ends %s', async (_, days) => {
    const { asAdmin, add } = await createMachineApi();
    const { id } = await add();
    const body = { name: 'a', expires_on: inDays(days) };
    expect(await asAdmin('POST', `/api/machines/${id}/tokens`, body)).toMatchObject({
      status: 400,
      json: { fields: { expires_on: expect.stringContaining('365') } },
    });
  });

  it('keep their names from people', async () => {
    const { asAdmin, add } = await createMachineApi();
    await add({ name: 'robot' });
    const user = { username: 'r0bot', password: 'kata-sandi-budi', website_id: 1 };
    expect(await asAdmin('POST', '/api/users', user)).toMatchObject({
      status: 409,
      json: { fields: { username: expect.stringContaining('robot') } },
    });
  });

  // `people/proof.test.ts` shows that they need a proof.
  it('are recorded, and every admin is warned of them', async () => {
    const { api, asAdmin, add, cookie } = await createMachineApi();
    const { cookie: other } = await addUser(api, 'dewi', {
      ...editor,
      role: 'admin',
      may_publish: true,
    });
    const { id, tokenId, token } = await add();
    await asAdmin('DELETE', `/api/machines/${id}/tokens/${tokenId}`);
    const warnings = await (await api.call('/api/warnings', { cookie: other })).json();
    expect(warnings).toMatchObject([
      { action: 'delete', entity: 'machine', before: { token: 'Server' } },
      { action: 'create', entity: 'machine', after: { last_four: token.slice(-4) } },
      { action: 'create', entity: 'machine', label: importer.name, after: { role: 'editor' } },
    ]);
    const trail = await api.call('/api/audit/100/1', { cookie });
    expect(await trail.text()).not.toContain(token);
  });
});

describe('the end of a token', () => {
  it('stands in every response, and every admin is warned once from 14 days before', async () => {
    const { api, add, asAdmin } = await createMachineApi();
    const soon = await add({}, inDays(14));
    await add({ name: 'Lama' }, inDays(15));
    expect((await soon.call('/api/machine')).headers.get('token-expires-on')).toBe(inDays(14));
    const refused = await soon.call('/api/users/100/1');
    expect([refused.status, refused.headers.get('token-expires-on')]).toEqual([403, inDays(14)]);
    await noteEndingTokens(api.db);
    await noteEndingTokens(api.db);
    const { json } = await asAdmin('GET', '/api/warnings');
    expect(json).toMatchObject([
      { username: systemActor.username, label: importer.name, after: { ends_soon: true } },
    ]);
  });

  it('is its last day, and after three months the token is forgotten', async () => {
    const { api, add } = await createMachineApi();
    const { tokenId, send } = await add({}, today());
    expect((await send('GET', '/api/machine')).status).toBe(200);
    await endOn(api, tokenId, inDays(-90));
    await purgeTokens(api.db, new AbortController().signal);
    expect((await send('GET', '/api/machine')).json).toMatchObject({ code: 'token-expired' });
    await endOn(api, tokenId, inDays(-91));
    await purgeTokens(api.db, new AbortController().signal);
    expect((await send('GET', '/api/machine')).json).toMatchObject({ code: 'token-unknown' });
  });
});

describe('a token', () => {
  it('is used without a page, a session or an origin of ours', async () => {
    const { add } = await createMachineApi();
    const { send } = await add();
    const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    const question = { question: 'Apa?', answer: null, website_id: 1, parent_id: null };
    const options = { headers: foreign };
    expect((await send('POST', '/api/faqs', question, options)).status).toBe(201);
  });

  it.each<[string, (token: string) => Record<string, string>, object]>([
    [
      'with the scheme in another case',
      (token) => ({ Authorization: `bearer ${token}` }),
      { status: 200 },
    ],
    ['with two spaces', (token) => ({ Authorization: `BEARER  ${token} ` }), { status: 200 }],
    [
      'twice',
      (token) => ({ Authorization: `Bearer ${token}, Bearer ${token}` }),
      { code: 'token-unknown' },
    ],
    [
      'with another prefix',
      (token) => ({ Authorization: `Bearer ${token.toUpperCase()}` }),
      { code: 'no-session' },
    ],
    ['as Basic', (token) => ({ Authorization: `Basic ${token}` }), { code: 'no-session' }],
    [
      'as Bearer of a proxy',
      () => ({ Authorization: 'Bearer eyJhbGciOi' }),
      { code: 'no-session' },
    ],
    [
      'in another header',
      (token) => ({ Authorization: '', 'X-Authorization': token }),
      { code: 'no-session' },
    ],
    ['beside a cookie', () => ({ Cookie: 'token=a' }), { status: 400, code: 'token-with-cookie' }],
    [
      'with a wrong checksum',
      (token) => ({ Authorization: `Bearer ${token.slice(0, -1)}-` }),
      { code: 'token-unknown' },
    ],
    [
      'that nobody made',
      () => ({ Authorization: `Bearer ${makeMachineToken()}` }),
      { code: 'token-unknown' },
    ],
  ])('%s', async (_, headersOf, expected) => {
    const { add } = await createMachineApi();
    const { token, call } = await add();
    const response = await call('/api/websites/list', { headers: headersOf(token) });
    const json = await response.json();
    expect({ ...json, status: response.status }).toMatchObject(expected);
  });

  it('in an address is no token', async () => {
    const { api, add } = await createMachineApi();
    const { token } = await add();
    const response = await api.call(`/api/websites/list?token=${token}&access_token=${token}`);
    expect(await response.json()).toMatchObject({ code: 'no-session' });
  });

  it('comes from the addresses of its program, else from the whitelist', async () => {
    const { api, add } = await createMachineApi();
    const own = await add({ addresses: ['198.51.100.0/24'] });
    const usual = await add({ name: 'Lain' });
    const from = async ({ call }: typeof own, ip?: string, headers = {}) =>
      (await call('/api/machine', { ip, headers })).status;
    expect(await from(own, strangerIp)).toBe(200);
    // A token that was stolen says nothing there, and uses up none of the job's requests.
    const elsewhere = await own.call('/api/machine');
    expect(elsewhere.status).toBe(403);
    expect(elsewhere.headers.get('ratelimit') ?? elsewhere.headers.get('token-expires-on')).toBe(
      null,
    );
    expect(await from(usual)).toBe(200);
    expect(await from(usual, strangerIp)).toBe(403);
    // Only a trusted proxy says another address.
    expect(await from(usual, strangerIp, { 'X-Forwarded-For': '127.0.0.1' })).toBe(403);
    // The address admits the token, and nothing else.
    expect((await api.call('/whitelist', { ip: strangerIp })).status).toBe(200);
    for (const path of ['/api/websites/list', '/metrics'])
      expect(
        (await own.call(path, { ip: strangerIp, headers: { Authorization: '' } })).status,
      ).toBe(403);
  });

  it('is counted: 120 requests a minute, with headers that say how many are left', async () => {
    const { add } = await createMachineApi();
    const { call } = await add();
    const first = await call('/api/machine');
    expect(first.headers.get('ratelimit-policy')).toBe('"token";q=120;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"token";r=119;t=\d+$/);
    for (let sent = 1; sent < 120; sent += 1) await call('/api/machine');
    const refused = await call('/api/machine');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit')).toMatch(/^"token";r=0;/);
    expect(refused.headers.get('token-expires-on')).toBe(inDays(90));
    // Another program has its own count.
    expect((await (await add({ name: 'Lain' })).call('/api/machine')).status).toBe(200);
  });

  it('is not guessed: wrong ones cost no write, and after 30 from one address are refused', async () => {
    const { api, add } = await createMachineApi();
    const { send } = await add();
    await send('GET', '/api/machine');
    const other = await add({ name: 'Lain' });
    const guess = (ip?: string) =>
      programOf(api, makeMachineToken()).send('GET', '/api/machine', undefined, { ip });
    const write = vi.spyOn(api.db, 'write');
    const malformed = await programOf(api, 'tanyakami_a').send('GET', '/api/machine');
    expect(malformed.status).toBe(401);
    const guesses = await Promise.all(Array.from({ length: 29 }, () => guess()));
    expect(guesses.map(({ status }) => status)).toEqual(Array(29).fill(401));
    expect(await guess()).toMatchObject({ status: 429, json: { code: 'too-many-requests' } });
    expect(write).not.toHaveBeenCalled();
    // Others may share the address of a job.
    expect((await send('GET', '/api/machine')).status).toBe(200);
    // The limit comes before the database: one that this server has not seen waits.
    expect((await other.send('GET', '/api/machine')).status).toBe(429);
    expect((await guess(strangerIp)).status).toBe(401);
  });

  it('notes its use at most every five minutes', async () => {
    const { api, add, list } = await createMachineApi();
    const { call } = await add();
    expect((await list())[0]?.tokens[0]?.last_used_at).toBeNull();
    const write = vi.spyOn(api.db, 'write');
    for (let sent = 0; sent < 3; sent += 1) await call('/api/machine');
    expect(write).toHaveBeenCalledTimes(1);
    await write.mock.results[0]?.value;
    expect((await list())[0]?.tokens[0]?.last_used_at).toMatch(/Z$/);
  });

  it('works on every server of the database until it is revoked on one', async () => {
    const { api, add, asAdmin } = await createMachineApi();
    const { id, tokenId, token } = await add();
    const other = programOf(await createTestApi({ db: api.db }), token);
    expect((await other.send('GET', '/api/machine')).status).toBe(200);
    await asAdmin('DELETE', `/api/machines/${id}/tokens/${tokenId}`);
    expect((await other.send('GET', '/api/machine')).json).toMatchObject({ code: 'token-revoked' });
  });

  it('is stored as a hash only', async () => {
    const { api, add } = await createMachineApi();
    const { token } = await add();
    const rows = [
      await api.db.read.select().from(machineTokens),
      await api.db.read.select().from(auditEntries),
    ];
    expect(JSON.stringify(rows)).not.toContain(token.slice('tanyakami_'.length, -6));
  });
});
