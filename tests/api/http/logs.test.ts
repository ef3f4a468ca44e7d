import { describe, expect, it } from 'vitest';
import type { AppDeps } from '../../../api/app.ts';
import { whitelists } from '../../../api/db/schema.ts';
import { createLog } from '../../../api/operations/log.ts';
import { addAdmin, adminPassword, createTestApi, strangerIp } from '../test-api.ts';

type Level = Parameters<typeof createLog>[0];

/** Creates an API, and returns the lines of its log too. */
async function loggedApi(level: Level = 'info', deps: Partial<AppDeps> = {}) {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  const log = createLog(level, { write });
  const api = await createTestApi({ log, ...deps });
  const lines = () =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { api, lines, text: () => text };
}

describe('the log', () => {
  it('has one line of JSON per request', async () => {
    const { api, lines } = await loggedApi();
    const cookie = await api.signIn();
    await api.call('/api/users/100/1?q=rahasia', { cookie });
    await api.call('/api/users/999', { method: 'DELETE', cookie });
    await api.call('/nothing/budi88');
    await api.call('/wp-login.php', { headers: { Accept: 'text/html' } });
    await api.call('/api/websites/list', { ip: strangerIp });
    const calls = lines().map(({ method, route, status, ip, user_id }) => ({
      ...{ method, route, status, ip },
      ...(user_id !== undefined && { user_id }),
    }));
    const ip = '127.0.0.1';
    expect(calls).toEqual([
      { method: 'POST', route: '/login', status: 200, ip, user_id: 1 },
      { method: 'GET', route: '/api/users/:pageSize/:page', status: 200, ip, user_id: 1 },
      { method: 'DELETE', route: '/api/users/:id', status: 404, ip, user_id: 1 },
      { method: 'GET', route: 'unknown', status: 404, ip },
      { method: 'GET', route: 'unknown', status: 404, ip },
      { method: 'GET', route: '/api/websites/list', status: 403, ip: strangerIp },
    ]);
    for (const line of lines()) {
      expect(line).toMatchObject({
        level: 30,
        time: expect.stringMatching(/Z$/),
        ms: expect.any(Number),
      });
      expect(
        Object.keys(line)
          .filter((name) => name !== 'user_id')
          .toSorted(),
      ).toEqual(['id', 'ip', 'level', 'method', 'ms', 'msg', 'route', 'status', 'time'].toSorted());
    }
  });

  it('has no line for a health check or a scrape that succeeds, and no warning about its address', async () => {
    const clientIp = { source: 'forwarded', trustedProxies: ['127.0.0.1'] } as const;
    const { api, lines } = await loggedApi('info', { clientIp });
    for (const path of ['/healthz', '/readyz']) expect((await api.call(path)).status).toBe(200);
    const headers = { 'X-Forwarded-For': '10.0.0.1' };
    await api.db.write((tx) => tx.update(whitelists).set({ ip: '10.0.0.1' }));
    expect((await api.call('/metrics', { headers })).status).toBe(200);
    expect(lines()).toEqual([]);
    expect(
      (await api.call('/metrics', { headers: { 'X-Forwarded-For': strangerIp } })).status,
    ).toBe(403);
    expect(lines()).toMatchObject([{ route: '/metrics', status: 403, ip: strangerIp }]);
  });

  it.each([{}, { 'Sec-GPC': '1' }, { DNT: '1' }])(
    'has no line, and so no address, of a report with %j',
    async (headers) => {
      const { api, lines } = await loggedApi();
      const json = { website_id: 1, facts: [{ type: 'opened' }] };
      const response = await api.call('/insights', { method: 'POST', json, headers });
      expect(response.status).toBe(204);
      expect(lines()).toEqual([]);
    },
  );

  it('names the signed-in account, also for a refused request', async () => {
    const { api, lines, text } = await loggedApi();
    const id = await addAdmin(api.db, 'siti');
    const cookie = await api.signIn('siti');
    const call = (path: string, method: string, json?: object) =>
      api.call(path, { method, json, cookie });
    await call(`/api/users/${id}`, 'PUT', { account_status: false });
    await call('/api/websites/1', 'DELETE');
    await call('/api/users/999', 'DELETE');
    await call('/api/whitelists', 'POST', {});
    await api.call('/api/users/1', {
      method: 'DELETE',
      cookie,
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    await api.call('/api/users/1/1', { cookie, ip: strangerIp });
    await api.call('/logout', { method: 'POST', cookie, ip: strangerIp });
    await call('/logout', 'POST');
    await call('/api/users/1', 'DELETE');
    await api.call('/login', { method: 'POST', json: { username: 'siti', password: 'salah' } });
    expect(lines().map(({ status, user_id }) => [status, user_id])).toEqual([
      [200, id],
      [409, id],
      [409, id],
      [404, id],
      [400, id],
      [403, id],
      [403, id],
      [403, id],
      [200, id],
      [401, undefined],
      [401, undefined],
    ]);
    expect(text()).not.toContain('siti');
  });

  it('names an inactive account when its correct password is sent', async () => {
    const { api, lines } = await loggedApi();
    const id = await addAdmin(api.db, 'siti');
    const cookie = await api.signIn();
    const json = { account_status: false };
    await api.call(`/api/users/${id}`, { method: 'PUT', json, cookie });
    const credentials = { username: 'siti', password: adminPassword };
    await api.call('/login', { method: 'POST', json: credentials });
    expect(lines().at(-1)).toMatchObject({ status: 401, user_id: id });
  });

  const clientIp = { source: 'forwarded', trustedProxies: ['10.0.0.1'] } as const;
  const ownId = /^[\da-f]{8}-[\da-f-]{27}$/;

  it('has the request’s id, which is also in the response', async () => {
    const { api, lines } = await loggedApi('info', { clientIp });
    const one = await api.call('/ip');
    const headers = { 'X-Request-Id': 'a-proxy_4711', 'X-Forwarded-For': strangerIp };
    const other = await api.call('/ip', { ip: '10.0.0.1', headers });
    expect(other.headers.get('x-request-id')).toBe('a-proxy_4711');
    expect(lines().map(({ id }) => id)).toEqual([one.headers.get('x-request-id'), 'a-proxy_4711']);
    expect(one.headers.get('x-request-id')).toMatch(ownId);
  });

  it('uses the id of a trusted proxy only', async () => {
    const headers = { 'X-Request-Id': 'of-somebody-else' };
    for (const [ip, deps] of [
      [strangerIp, { clientIp }],
      ['10.0.0.1', {}],
    ] as const) {
      const { api, lines } = await loggedApi('info', deps);
      const response = await api.call('/ip', { ip, headers });
      expect(response.headers.get('x-request-id')).toMatch(ownId);
      expect(lines().map(({ id }) => id)).toEqual([response.headers.get('x-request-id')]);
    }
  });

  it('has no id for cached reads, which shared caches store', async () => {
    const { api } = await loggedApi('info', { clientIp });
    const headers = { 'X-Request-Id': 'a-proxy_4711', 'X-Forwarded-For': strangerIp };
    const response = await api.call('/faqs/1', { ip: '10.0.0.1', headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id')).toBeNull();
  });

  it.each(['x'.repeat(65), 'two words', '{"level":60}', 'semi;colon;'])(
    'ignores an id such as %s even from a trusted proxy',
    async (sent) => {
      const { api, lines } = await loggedApi('info', { clientIp });
      const headers = { 'X-Request-Id': sent, 'X-Forwarded-For': strangerIp };
      const response = await api.call('/ip', { ip: '10.0.0.1', headers });
      expect(response.headers.get('x-request-id')).toMatch(ownId);
      expect(lines()[0]?.id).toBe(response.headers.get('x-request-id'));
    },
  );

  it('says how to configure a proxy that sends no address', async () => {
    const { api, lines } = await loggedApi('info', { clientIp });
    for (const _ of [1, 2]) {
      expect((await api.call('/api/users/1/1', { ip: '10.0.0.1' })).status).toBe(403);
    }
    const [warning, ...more] = lines().filter(({ level }) => level === 40);
    expect(warning?.msg).toContain('had neither X-Forwarded-For nor Forwarded');
    expect(more).toEqual([]);
  });

  it('contains visitors’ cached reads and reports only at the level debug', async () => {
    for (const [level, expected] of [
      ['info', 0],
      ['debug', 4],
    ] as const) {
      const { api, lines } = await loggedApi(level);
      for (const path of ['/faqs/1', '/mobilefaq', '/faq-chatbot.js']) {
        expect((await api.call(path)).status).toBe(200);
      }
      const body = JSON.stringify({ website_id: 1, facts: [{ type: 'opened' }] });
      expect((await api.call('/insights', { method: 'POST', body })).status).toBe(204);
      expect(lines()).toHaveLength(expected);
    }
  });

  it('has an error’s stack and request id, and the response has neither', async () => {
    const { api, lines } = await loggedApi();
    api.db.ping = () => Promise.reject(new TypeError('disk of /secret/place'));
    const response = await api.call('/healthz');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('disk');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const [error, call] = lines();
    expect(error).toMatchObject({
      level: 50,
      id: response.headers.get('x-request-id'),
      error: { type: 'TypeError', message: 'disk of /secret/place' },
    });
    expect(JSON.stringify(error)).toContain('logs.test.ts');
    expect(call).toMatchObject({ level: 40, status: 500 });
  });

  it('has no password, token, name or ticket of a whole session, errors included', async () => {
    const { api, text, lines } = await loggedApi('trace');
    const secrets = [
      'kata-sandi-rahasia',
      'pengunjung88',
      'D3612272',
      'W777',
      'jawaban-pribadi',
      adminPassword,
    ];
    await api.call('/login', {
      method: 'POST',
      json: { username: 'kata-sandi-rahasia', password: adminPassword },
    });
    const cookie = await api.signIn();
    const json = { username: 'budi', password: 'kata-sandi-rahasia', website_id: 1 };
    await api.call('/api/users/', { method: 'POST', json, cookie });
    await api.call('/api/users/updatepass/1', {
      method: 'PUT',
      json: { password: 'kata-sandi-rahasia' },
      cookie,
    });
    for (const path of ['/api/deposits/history', '/api/withdrawals/history']) {
      for (const ticket of ['D3612272', 'W777']) {
        await api.call(path, { method: 'POST', json: { username: 'pengunjung88', ticket } });
      }
      await api.call(`${path}?username=pengunjung88&ticket=D3612272`, {
        method: 'POST',
        body: '{',
      });
      await api.call(`${path}/pengunjung88/D3612272`);
    }
    await api.call('/faqs/1?username=pengunjung88', {
      headers: { Referer: 'https://x.example/pengunjung88' },
    });
    // The query builder's message would contain every value of the failed query.
    await api.db.close();
    const form = new FormData();
    const fields = { question: 'pengunjung88', answer: 'jawaban-pribadi', website_id: '1' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await api.call('/api/faqs/', { method: 'POST', body: form, cookie });
    await api.call('/login', {
      method: 'POST',
      json: { username: 'pengunjung88', password: 'kata-sandi-rahasia' },
    });
    await api.call('/api/deposits/history', {
      method: 'POST',
      json: { username: 'pengunjung88', ticket: 'D3612272' },
    });

    expect(lines().filter(({ level }) => level === 50).length).toBeGreaterThan(0);
    const tokens = cookie.split('; ').map((pair) => pair.split('=')[1] ?? '');
    for (const secret of [...secrets, ...tokens]) expect(text()).not.toContain(secret);
  });
});
