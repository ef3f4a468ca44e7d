import { describe, expect, it } from 'vitest';
import { guardedRoutes, openRoutes } from '../routes.ts';
import { type CallOptions, createAdminApi, createTestApi, host, strangerIp } from '../test-api.ts';

const writes = guardedRoutes.filter(({ method }) => method !== 'GET');
const sessionRoutes = guardedRoutes.filter(({ session }) => session);

/** A body that no validation accepts: the status is 400 if the guard accepts the request. */
const anyBody = { json: {} };

function bodyFor(method: string) {
  return method === 'GET' || method === 'DELETE' ? {} : anyBody;
}

describe('open routes', () => {
  it('let everybody in', async () => {
    const api = await createTestApi({ gatePasskeyHours: 8 });
    for (const { method, path } of openRoutes) {
      const { status } = await api.call(path, { method, ip: strangerIp, ...bodyFor(method) });
      expect([401, 403], `${method} ${path}`).not.toContain(status);
    }
    expect(openRoutes.map(({ route }) => route)).toContain('/faqs/:websiteId/words');
  });
});

describe('guarded routes', () => {
  // A refused call changes nothing, so the calls share a server.
  it('refuse a caller without a session, and are not cached', async () => {
    const api = await createTestApi();
    for (const { method, path } of sessionRoutes) {
      const response = await api.call(path, { method, ...bodyFor(method) });
      expect({ method, path, status: response.status }).toEqual({ method, path, status: 401 });
      expect(await response.json()).toEqual({
        message: 'Sesi Anda berakhir. Silakan masuk lagi.',
      });
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('refuse an address that is not whitelisted', async () => {
    const { api, cookie } = await createAdminApi();
    for (const { method, path } of guardedRoutes) {
      const response = await api.call(path, { method, cookie, ip: strangerIp, ...bodyFor(method) });
      expect({ method, path, status: response.status }).toEqual({ method, path, status: 403 });
      expect(await response.json()).toEqual({
        message: 'Alamat IP Anda tidak terdaftar di whitelist.',
      });
    }
  });

  it('refuse the writes of a page of another site', async () => {
    const { api, cookie } = await createAdminApi();
    for (const { method, path } of writes) {
      for (const headers of [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { Origin: `https://${host}.evil.example` },
        { Origin: `https://${host}:8443` },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
      ] as Record<string, string>[]) {
        const call = { method, path, headers };
        const response = await api.call(path, { method, cookie, headers, ...bodyFor(method) });
        expect({ ...call, status: response.status }).toEqual({ ...call, status: 403 });
        expect(await response.json()).toEqual({ message: 'Permintaan dari situs lain ditolak.' });
      }
    }
  });

  it('refuse the reads of a page of another origin, also of a sister domain', async () => {
    const { api, cookie } = await createAdminApi();
    for (const { path } of guardedRoutes.filter(({ method }) => method === 'GET')) {
      for (const site of ['cross-site', 'same-site', 'same-origin', 'none']) {
        const headers = { 'Sec-Fetch-Site': site };
        const isRefused = (await api.call(path, { cookie, headers })).status === 403;
        expect({ path, site, isRefused }).toEqual({
          path,
          site,
          isRefused: site.endsWith('-site'),
        });
      }
    }
  });

  it('accept our own page and validate its requests', async () => {
    const api = await createTestApi();
    let cookie = await api.signIn();
    const headers = { Origin: `https://${host}`, 'Sec-Fetch-Site': 'same-origin' };
    for (const { method, path } of writes) {
      const { status } = await api.call(path, { method, cookie, headers, ...bodyFor(method) });
      expect([401, 403], `${method} ${path}`).not.toContain(status);
      if (path === '/logout') cookie = await api.signIn();
    }
  });
});

describe('every response', () => {
  const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  it('of a guarded route runs and loads nothing', async () => {
    const api = await createTestApi();
    let cookie = await api.signIn();
    for (const { method, path, route } of guardedRoutes) {
      const response = await api.call(path, { method, cookie, ...bodyFor(method) });
      expect(response.headers.get('content-security-policy'), `${method} ${path}`).toBe(inert);
      if (route === '/logout') cookie = await api.signIn();
    }
  });

  const calls: [number, string, CallOptions][] = [
    [200, '/faqs/1', {}],
    [304, '/faqs/1', { headers: { 'If-None-Match': '*' } }],
    [404, '/faqs/77', {}],
    [404, '/faqs/image/none.webp', {}],
    [200, '/websites/1/livechat', {}],
    [204, '/api/deposits/history', { method: 'OPTIONS' }],
    [400, '/api/deposits/history', { method: 'POST', json: {} }],
    [200, '/whitelist', {}],
    [200, '/ip', {}],
    [200, '/healthz', {}],
    [200, '/readyz', {}],
    [200, '/faq-chatbot.js', {}],
    [200, '/faq-chatbot.d.ts', {}],
    [200, '/custom-elements.json', {}],
    [200, '/assets/app-abc123.js', {}],
    [200, '/favicon.svg', {}],
    [405, '/faqs/1', { method: 'DELETE' }],
    [404, '/nowhere', {}],
    [401, '/api/users/1/1', { cookie: '' }],
    [403, '/api/users/1/1', { ip: strangerIp }],
  ];
  it('runs and loads nothing either, whatever its status', async () => {
    const { api, cookie } = await createAdminApi();
    for (const [status, path, options] of calls) {
      const response = await api.call(path, { cookie, ...options });
      expect(response.status, path).toBe(status);
      expect(response.headers.get('content-security-policy'), path).toBe(inert);
    }
  });
});

describe('a foreign host name', () => {
  const publicOrigin = `https://${host}`;
  const wrongHost = { message: 'Halaman admin hanya dapat dibuka di https://faq.example.com.' };

  it('gets 421 for every guarded route when PUBLIC_URL is set', async () => {
    const api = await createTestApi({ publicOrigin });
    let cookie = await api.signIn();
    for (const { method, path, route } of guardedRoutes) {
      const status = async (Host: string, Origin: string) => {
        const headers = { Host, Origin };
        const response = await api.call(path, { method, cookie, headers, ...bodyFor(method) });
        if (response.status === 421) expect(await response.json()).toEqual(wrongHost);
        return response.status;
      };
      const name = `${method} ${path}`;
      expect(await status('evil.example', 'http://evil.example'), name).toBe(421);
      expect(await status('evil.example:8787', publicOrigin), name).toBe(421);
      expect([421, 403], name).not.toContain(await status(host, publicOrigin));
      if (route === '/logout') cookie = await api.signIn();
    }
  });

  it('is every name but that of PUBLIC_URL and of this machine', async () => {
    const api = await createTestApi({ publicOrigin });
    const statusOf = async (Host: string) =>
      (await api.call('/api/users/1/1', { headers: { Host } })).status;
    for (const name of [
      ...[host, 'FAQ.example.com', `${host}:443`, 'localhost', 'localhost:8787'],
      ...['127.0.0.1:8787', '127.9.9.9', '[::1]:8787', '[::1]'],
    ])
      expect(await statusOf(name), name).toBe(401);
    for (const name of [
      ...['evil.example', `evil.${host}`, `${host}.`, `${host}.evil.example`],
      ...[
        `evil.example:${host}`,
        'localhost.evil.example',
        '127.0.0.1.evil.example',
        '192.0.2.7:8787',
        '[2001:db8::1]:8787',
      ],
    ])
      expect(await statusOf(name), name).toBe(421);
  });

  it('cannot sign in over plain http, even with a matching origin', async () => {
    const api = await createTestApi({ publicOrigin: 'http://faq.example.com' });
    const json = { username: 'admin', password: 'salah' };
    const statusOf = async (Host: string, Origin: string) =>
      (await api.call('/login', { method: 'POST', json, headers: { Host, Origin } })).status;
    expect(await statusOf('evil.example', 'http://evil.example')).toBe(421);
    expect(await statusOf('faq.example.com:8787', 'http://faq.example.com:8787')).toBe(403);
    expect(await statusOf('localhost:8787', 'http://localhost:9999')).toBe(403);
    expect(await statusOf('localhost:8787', 'http://localhost:8787')).toBe(401);
    expect(await statusOf('faq.example.com', 'http://faq.example.com')).toBe(401);
  });

  it.each(['/whitelist', '/ip'])('gets no details of the caller from %s', async (path) => {
    const api = await createTestApi({ publicOrigin });
    const statusOf = async (Host: string) => (await api.call(path, { headers: { Host } })).status;
    expect(await statusOf('evil.example')).toBe(421);
    expect(await statusOf(host)).toBe(200);
  });

  it('still serves visitors and monitoring', async () => {
    const api = await createTestApi({ publicOrigin });
    const statusOf = async (path: string, Host: string) =>
      (await api.call(path, { headers: { Host } })).status;
    for (const path of ['/faqs/1', '/websites/1/livechat', '/mobilefaq', '/faq-chatbot.js']) {
      expect(await statusOf(path, 'cdn.example')).toBe(200);
    }
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect(await statusOf(path, '192.0.2.7:8787')).toBe(200);
      expect(await statusOf(path, '[2001:db8::1]:8787')).toBe(200);
      expect(await statusOf(path, 'localhost:8787')).toBe(200);
    }
  });
});

describe('the body of a write', () => {
  const tooLong = new Uint8Array(6 * 1024 * 1024);
  const stated = { body: tooLong, headers: { 'Content-Length': String(tooLong.length) } };
  const chunked = { body: tooLong, headers: { 'Transfer-Encoding': 'chunked' } };

  // An import takes larger files; its limit is tested with them.
  const small = writes.filter(({ path }) => !path.endsWith('/import'));
  it('is refused by every route when it is too long, whether read or not', async () => {
    const { api, cookie } = await createAdminApi();
    for (const { method, path } of small) {
      for (const { body, headers } of [stated, chunked]) {
        const response = await api.call(path, {
          method,
          cookie,
          body,
          // A form route refuses any other body without reading it.
          headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=batas' },
        });
        expect({ method, path, status: response.status }).toEqual({ method, path, status: 413 });
        expect(await response.json()).toEqual({ message: 'Data yang dikirim terlalu besar.' });
      }
    }
  });
});

describe('our own origin', () => {
  it('is only the public one on the public host', async () => {
    const api = await createTestApi({ publicOrigin: `https://${host}` });
    const statusFrom = async (Origin: string, Host = host) =>
      (await api.call('/logout', { method: 'POST', headers: { Origin, Host } })).status;
    expect(await statusFrom(`https://${host}`)).toBe(200);
    expect(await statusFrom(`http://${host}`)).toBe(403);
    expect(await statusFrom(`https://${host}`, '127.0.0.1:8787')).toBe(200);
    expect(await statusFrom('http://127.0.0.1:8787', '127.0.0.1:8787')).toBe(200);
  });

  it('is not that of another host name which points at the server', async () => {
    const api = await createTestApi({ publicOrigin: `https://${host}`, embedOrigins: 'links' });
    const statusFrom = async (Origin: string, Host: string) =>
      (await api.call('/faqs/1', { headers: { Origin, Host } })).status;
    expect(await statusFrom(`https://${host}`, host)).toBe(200);
    expect(await statusFrom('http://evil.example', 'evil.example')).toBe(403);
  });
});

describe('errors', () => {
  it('are 404 in JSON', async () => {
    const api = await createTestApi();
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['GET', '/faqs'],
      ['POST', '/nothing'],
      ['GET', '/assets/nothing.js'],
      ['GET', '/..%2f..%2fetc/passwd'],
      ['GET', '/assets/..%2f..%2fpackage.json'],
    ] as const) {
      const response = await api.call(path, { method });
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      expect(await response.json()).toEqual({ message: 'Alamat tidak ditemukan.' });
    }
  });

  it('are 405 with the allowed methods, for a signed-in caller too', async () => {
    const { api, cookie } = await createAdminApi();
    for (const [method, path, allow] of [
      ['DELETE', '/login', 'POST'],
      ['POST', '/faqs/1', 'GET, HEAD, OPTIONS'],
      ['PUT', '/mobilefaq', 'GET, HEAD'],
      ['POST', '/faq-chatbot.js', 'GET, HEAD, OPTIONS'],
      ['PATCH', '/healthz', 'GET, HEAD'],
      ['PATCH', '/api/users/1', 'PUT, DELETE'],
    ] as const) {
      const { status, json } = await api.send(method, path, { cookie });
      expect([path, status]).toEqual([path, 405]);
      const { headers } = await api.call(path, { method, cookie });
      expect(headers.get('allow'), path).toBe(allow);
      expect(json).toEqual({ message: 'Metode tidak didukung untuk alamat ini.' });
    }
  });
});
