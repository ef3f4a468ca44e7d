import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { payloads, runningAddresses } from '../../browser/stored-xss-payloads.ts';
import { faqForm } from '../faq-form.ts';
import { guardedRoutes, routes } from '../routes.ts';
import { createAdminApi, createTestApi, createTestPages, type TestApi } from '../test-api.ts';

const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '</script><script>alert(1)</script>',
  '<!--',
];

const queries = [
  "' or 1=1 --",
  "'; drop table users; --",
  '" or ""="',
  '1) union select password_hash from users --',
  "%' or '%'='",
  '\\',
];

const json = 'application/json';

/** All stored texts, as an admin reads them. */
async function readAll(api: TestApi, cookie: string): Promise<string> {
  const paths = ['users', 'websites', 'whitelists', 'livechatwebsitelinks', 'faqs/1'];
  const pages = paths.map(async (path) => {
    const response = await api.call(`/api/${path}/500/1`, { cookie });
    expect(response.status).toBe(200);
    return await response.text();
  });
  return (await Promise.all(pages)).join();
}

describe('headers', () => {
  const paths = [
    ...routes.map(({ method, path }) => [method, path] as const),
    ...[
      '/',
      '/signin',
      '/widget',
      '/mobilefaq',
      '/faq-chatbot.js',
      '/faq-chatbot.d.ts',
      '/custom-elements.json',
      '/favicon.svg',
    ].map((path) => ['GET', path] as const),
    ['GET', '/nothing'] as const,
    ['PATCH', '/faqs/1'] as const,
  ];

  it('forbid sniffing, and set HSTS when the server is reached over https', async () => {
    const api = await createTestApi({
      publicOrigin: 'https://faq.example.com',
      gatePasskeyHours: 8,
      pages: createTestPages({ secure: true }),
    });
    let cookie = await api.signIn();
    for (const [method, path] of paths) {
      const { status, headers } = await api.call(path, { method, cookie });
      expect(
        {
          isServed: status < 500,
          sniffing: headers.get('x-content-type-options'),
          hsts: headers.get('strict-transport-security'),
          programs: headers.get('x-powered-by') ?? headers.get('server'),
        },
        `${method} ${path}`,
      ).toEqual({ isServed: true, sniffing: 'nosniff', hsts: 'max-age=31536000', programs: null });
      if (path === '/logout') cookie = await api.signIn();
    }
  });

  it('set HSTS for every subdomain of our host if configured, and of no other host', async () => {
    const api = await createTestApi({
      publicOrigin: 'https://faq.example.com',
      hstsSubdomains: true,
      pages: createTestPages({ secure: true, hstsSubdomains: true }),
    });
    for (const [method, path] of paths) {
      const response = await api.call(path, { method });
      expect(response.headers.get('strict-transport-security'), `${method} ${path}`).toBe(
        'max-age=31536000; includeSubDomains',
      );
      const elsewhere = await api.call(path, { method, headers: { Host: 'toko.id' } });
      expect(elsewhere.headers.get('strict-transport-security'), `${method} ${path}`).toBe(
        'max-age=31536000',
      );
    }
  });

  it('of every page allow only our own files, no framing, and a minimal referrer', async () => {
    const api = await createTestApi();
    for (const path of ['/', '/signin', '/notfound', '/widget', '/mobilefaq', '/no/such/page']) {
      const response = await api.call(path, { headers: { Accept: 'text/html' } });
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)|\*|script-src[^;]*(data|blob):/);
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('of a response never repeat what a caller sent', async () => {
    const { api, cookie } = await createAdminApi();
    const sent = 'evil.example';
    for (const [method, path] of paths) {
      const headers = {
        Host: sent,
        'X-Forwarded-Host': sent,
        'X-Original-URL': `//${sent}`,
        Referer: sent,
      };
      const response = await api.call(path, { method, cookie, headers });
      expect(JSON.stringify([...response.headers])).not.toContain(sent);
      expect(await response.text()).not.toContain(sent);
    }
  });
});

describe('U+0000, which people never type', () => {
  const text = 'a\0b';
  const link = 'https://example.com';

  const calls: [string, string, object][] = [
    ['POST', '/login', { json: { username: text, password: 'rahasia-sekali' } }],
    ['POST', '/api/users', { json: { username: text, password: 'kuda-laut-7', website_id: 1 } }],
    ['POST', '/api/websites', { json: { name: text, livechat_link: link, server_ip: '10.0.0.1' } }],
    ['PUT', '/api/websites/1', { json: { name: 'a', livechat_link: link, server_ip: text } }],
    ['POST', '/api/faqs', { body: faqForm({ question: text }) }],
    ['POST', '/api/faqs', { body: faqForm({ answer: text }) }],
    ['GET', '/api/audit/10/1?user=a%00b', {}],
    ['POST', '/api/deposits/history', { json: { username: text, ticket: 'D3612272' } }],
  ];

  it('is refused in bodies and queries, and not found in paths', async () => {
    const { api, send } = await createAdminApi();
    const message = 'Tidak boleh memuat karakter tak terlihat.';
    for (const [method, path, content] of calls)
      expect(await send(method, path, content), path).toMatchObject({
        status: 400,
        json: { message },
      });
    for (const path of ['/faqs/image/a%00b', '/api/faqs/image/a%00b'])
      expect((await send('GET', path)).status, path).toBe(404);
    expect(api.loggedErrors).toEqual([]);
  });
});

describe('text that people type', () => {
  it('comes back unchanged in JSON', async () => {
    const { api, cookie } = await createAdminApi();
    const post = async (path: string, content: object) => {
      const response = await api.call(path, { method: 'POST', cookie, ...content });
      expect(response.headers.get('content-type')).toBe(json);
      expect(response.status, `${path} ${JSON.stringify(content)}`).toBe(201);
    };
    for (const text of markup) {
      const website = { name: text, livechat_link: 'a.example', server_ip: text };
      await post('/api/websites', { json: website });
      const user = { username: text, password: 'kata-sandi-budi', website_id: 1 };
      await post('/api/users', { json: user });
      await post('/api/faqs', { body: faqForm({ question: text, answer: text }) });
    }
    for (const path of ['websites', 'users', 'faqs/1']) {
      const response = await api.call(`/api/${path}/500/1`, { cookie });
      expect(response.headers.get('content-type')).toBe(json);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const body = JSON.stringify(await response.json());
      for (const text of markup) expect(body).toContain(JSON.stringify(text));
    }
    const shown = await api.call('/faqs/1');
    expect(shown.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(await shown.json()).toMatchObject(
      markup.map((text) => ({ question: text, answer: text })),
    );
  });

  it('is never accepted as an address that runs', async () => {
    const { api, cookie } = await createAdminApi();
    let website_id = 1;
    for (const text of markup.filter((text) => text !== '<!--')) {
      const post = (path: string, content: object) =>
        api.call(path, { method: 'POST', cookie, json: content });
      expect([400, 201], text).toContain(
        (await post('/api/livechatwebsitelinks', { link: text })).status,
      );
      const website = { name: `x${website_id}`, livechat_link: text, server_ip: '1' };
      if ((await post('/api/websites', website)).status === 201) website_id += 1;
      const response = await api.call(`/websites/${website_id}/livechat`);
      const { livechat_link = null } = response.status === 200 ? await response.json() : {};
      expect(livechat_link === null || /^https?:\/\//.test(livechat_link), text).toBe(true);
    }
  });

  it.each(queries)('is only data for the database, in every field: %s', async (text) => {
    const { api, cookie } = await createAdminApi();
    const before = await readAll(api, cookie);
    const encoded = encodeURIComponent(text);
    for (const { method, route } of guardedRoutes) {
      if (!route.includes(':')) continue;
      const path = route.replace(/:\w+/g, encoded);
      const body =
        method === 'PUT' ? { json: { account_status: false, password: 'kata-sandi-lain' } } : {};
      const { status } = await api.call(path, { method, cookie, ...body });
      expect([400, 404, 413], `${method} ${route}`).toContain(status);
    }
    for (const path of [
      `/faqs/${encoded}`,
      `/faqs/image/${encoded}`,
      `/websites/${encoded}/livechat`,
    ]) {
      expect((await api.call(path)).status).toBe(404);
    }
    for (const path of ['/api/deposits/history', '/api/withdrawals/history']) {
      const ticket = path.includes('deposits') ? 'D1' : 'W1';
      const response = await api.call(path, { method: 'POST', json: { username: text, ticket } });
      expect(await response.json()).toMatchObject({ data: [] });
      expect(
        (await api.call(path, { method: 'POST', json: { username: 'x', ticket: text } })).status,
      ).toBe(400);
    }
    const login = await api.call('/login', {
      method: 'POST',
      json: { username: text, password: text },
    });
    expect(login.status).toBe(401);
    expect(await readAll(api, cookie)).toBe(before);
    expect(api.loggedErrors).toEqual([]);
  });

  it.each([
    '{"__proto__":{"status":true,"admin":true},"username":"x","password":"x"}',
    '{"constructor":{"prototype":{"admin":true}},"username":"x","password":"x"}',
    '{"username":{"__proto__":{"length":1}},"password":"x"}',
    '{"username":["admin"],"password":"x"}',
  ])('cannot change the prototype of objects: %s', async (body) => {
    const api = await createTestApi();
    const headers = { 'Content-Type': json };
    const response = await api.call('/login', { method: 'POST', body, headers });
    expect([400, 401]).toContain(response.status);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
    expect(({} as Record<string, unknown>).status).toBeUndefined();
  });

  it('is never stored as an address that a browser would run, nor as an IP', async () => {
    const { api, cookie } = await createAdminApi();
    const post = async (path: string, content: object) =>
      (await api.call(path, { method: 'POST', cookie, json: content })).status;
    for (const link of runningAddresses) {
      const website = { name: 'a', livechat_link: link, server_ip: 'a' };
      expect(await post('/api/websites', website), link).toBe(400);
      expect(await post('/api/livechatwebsitelinks', { link }), link).toBe(400);
    }
    for (const ip of payloads) expect(await post('/api/whitelists', { ip }), ip).toBe(400);
  });

  it('ignores a form field named like a prototype', async () => {
    const { api, cookie } = await createAdminApi();
    const body = faqForm({
      '__proto__[admin]': '1',
      'constructor.prototype.admin': '1',
      __proto__: 'x',
    });
    expect((await api.call('/api/faqs', { method: 'POST', cookie, body })).status).toBe(201);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('cannot set ids, authors, hashes or other people’s names', async () => {
    const { api, cookie, send } = await createAdminApi();
    const extra = {
      id: 77,
      last_edited_by: 'orang-lain',
      password_hash: 'x',
      session_epoch: 9,
      version: 9,
    };
    const user = { username: 'budi', password: 'kata-sandi-budi', website_id: 1, ...extra };
    await api.call('/api/users', { method: 'POST', cookie, json: user });
    const listed = (await send('GET', '/api/users/100/1')).json;
    expect(listed[1]).toMatchObject({
      id: 2,
      username: 'budi',
      last_edited_by: 'admin',
      version: 1,
    });
  });
});

describe('an image that is also a file of another type', () => {
  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', Buffer.from('MZ\u0090PK\u0003\u0004#!/bin/sh\nrm -rf /')],
  ])('%s loses everything except its pixels', async (_, tail) => {
    const { api, cookie } = await createAdminApi();
    const background = { r: 1, g: 2, b: 3 };
    const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .gif()
      .toBuffer();
    const send = async (name: string) => {
      const content = new Uint8Array(Buffer.concat([gif, tail]));
      const body = faqForm({ image: new File([content], name, { type: 'text/html' }) });
      return await api.call('/api/faqs', { method: 'POST', cookie, body });
    };
    expect((await send('x.html')).status).toBe(400);
    expect((await send('x.gif')).status).toBe(201);
    const [faq] = (await api.send('GET', '/faqs/1')).json as { image: string }[];
    const response = await api.call(`/faqs/image/${faq?.image}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes(tail.subarray(0, 12))).toBe(false);
  });
});
