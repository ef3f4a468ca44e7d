import { describe, expect, it } from 'vitest';
import { createLog } from '../../api/operations/log.ts';
import { adminPassword, createTestApi, strangerIp } from './test-api.ts';

type Level = Parameters<typeof createLog>[0];

/** The server with its log, line by line. */
async function loggedApi(level: Level = 'info') {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  const log = createLog(level, { write });
  const api = await createTestApi({ log });
  const lines = () =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { api, lines, text: () => text };
}

describe('the log', () => {
  it('has one line of JSON per call', async () => {
    const { api, lines } = await loggedApi();
    const cookie = await api.signIn();
    await api.call('/api/users/100/1?q=rahasia', { cookie });
    await api.call('/api/users/999', { method: 'DELETE', cookie });
    await api.call('/nothing/budi88');
    await api.call('/wp-login.php', { headers: { Accept: 'text/html' } });
    await api.call('/api/websites/list', { ip: strangerIp });
    const calls = lines().map(({ method, route, status, ip }) => ({ method, route, status, ip }));
    const ip = '127.0.0.1';
    expect(calls).toEqual([
      { method: 'POST', route: '/login', status: 200, ip },
      { method: 'GET', route: '/api/users/:pageSize/:page', status: 200, ip },
      { method: 'DELETE', route: '/api/users/:id', status: 404, ip },
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
      expect(Object.keys(line).toSorted()).toEqual(
        ['id', 'ip', 'level', 'method', 'ms', 'msg', 'route', 'status', 'time'].toSorted(),
      );
    }
  });

  it('names the call’s id, which the answer carries', async () => {
    const { api, lines } = await loggedApi();
    const one = await api.call('/ip');
    const other = await api.call('/ip', { headers: { 'X-Request-Id': 'proxy-4711.a:b' } });
    expect(other.headers.get('x-request-id')).toBe('proxy-4711.a:b');
    expect(lines().map(({ id }) => id)).toEqual([
      one.headers.get('x-request-id'),
      'proxy-4711.a:b',
    ]);
    expect(one.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it.each(['short', 'x'.repeat(65), 'two words', '{"level":60}', 'semi;colon;'])(
    'takes no id such as %s from outside',
    async (sent) => {
      const { api, lines } = await loggedApi();
      const answer = await api.call('/ip', { headers: { 'X-Request-Id': sent } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(lines()[0]?.id).not.toBe(sent);
    },
  );

  it('leaves visitors’ cached reads out until it is told to show everything', async () => {
    for (const [level, expected] of [
      ['info', 0],
      ['debug', 3],
    ] as const) {
      const { api, lines } = await loggedApi(level);
      for (const path of ['/faqs/1', '/mobilefaq', '/faq-chatbot.js']) {
        expect((await api.call(path)).status).toBe(200);
      }
      expect(lines()).toHaveLength(expected);
    }
  });

  it('shows an error with its stack and its call’s id, and its answer nothing of it', async () => {
    const { api, lines } = await loggedApi();
    api.db.ping = () => Promise.reject(new TypeError('disk of /secret/place'));
    const answer = await api.call('/healthz');
    expect(await answer.text()).not.toContain('disk');
    const [error, call] = lines();
    expect(error).toMatchObject({
      level: 50,
      id: answer.headers.get('x-request-id'),
      error: { type: 'TypeError', message: 'disk of /secret/place' },
    });
    expect(JSON.stringify(error)).toContain('logs.test.ts');
    expect(call).toMatchObject({ level: 40, status: 500 });
  });

  it('holds no password, token, name or ticket of a whole session, faults included', async () => {
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
    // The query builder's own words repeat every value of the query that failed.
    api.db.close();
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
