// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { childPath } from '../../../api/faqs/tree/tree-path.ts';
import { createOwnHosts } from '../../../api/help/own-hosts.ts';
import { createResponseCache } from '../../../api/response-cache/response-cache.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { createTestApi, createTestDatabase, host, strangerIp } from '../test-api.ts';

const publicOrigin = `https://${host}`;
const own = 'bantuan.toko.id';
const ownOrigin = `https://${own}`;
const toko = { name: 'Toko', livechat_link: 'a.example', server_ip: '10.0.0.1' };

/** Creates an API whose website 1 has a help page on its own host, and functions that read that host as a stranger. */
async function setUp(help: object = { is_on: true, is_indexed: true, host: own }) {
  const db = await createTestDatabase();
  const responseCache = createResponseCache();
  const logError = (error: Error) => expect.fail(error.message);
  const ownHosts = createOwnHosts({ db, responseCache, publicOrigin, logError });
  await ownHosts.load();
  const writer = await createFaqWriter({ db, responseCache, publicOrigin, ownHosts });
  const save = async (json: object, id = 1) =>
    await writer.send('PUT', `/api/websites/${id}/settings`, { json });
  expect((await save({ help })).status).toBe(200);
  await vi.waitFor(() => expect(ownHosts.find(own)).toBeDefined());
  const open = (
    path: string,
    headers: Record<string, string> = {},
    options: { method?: string; body?: string; ip?: string } = {},
  ) => writer.api.call(path, { ip: strangerIp, ...options, headers: { Host: own, ...headers } });
  return {
    ...writer,
    ownHosts,
    save,
    open,
    /** The status, and where it leads. */
    answer: async (path: string, name = own) => {
      const { status, headers } = await open(path, { Host: name });
      return [status, headers.get('location')].filter((part) => part !== null);
    },
  };
}

describe('a website’s own host', () => {
  it('has the help page at its root, and is the one address of its pages', async () => {
    const { add, open, answer, remove } = await setUp();
    const id = await add({ question: 'Cara deposit?', answer: 'Buka menu.' });
    const path = `/${id}-cara-deposit`;
    const home = await (await open('/')).text();
    expect(home).toContain(`<link rel="canonical" href="${ownOrigin}/">`);
    expect(home).toContain(`href="${path}"`);
    expect(home).toContain(`<a class="brand" href="/">`);
    expect(home).toContain(`href="${publicOrigin}/mobilefaq"`);
    expect(home).not.toContain('/bantuan/');
    const [, style = ''] = /href="(\/style-[\da-f]+\.css)"/.exec(home) ?? [];
    expect(await answer(style)).toEqual([200]);
    const page = await (await open(path)).text();
    expect(page).toContain(`<meta property="og:url" content="${ownOrigin}${path}">`);
    const [, picture = ''] =
      /og:image" content="https:\/\/bantuan\.toko\.id([^"]+)"/.exec(page) ?? [];
    expect((await open(picture)).headers.get('content-type')).toBe('image/png');
    const sitemap = await (await open('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${ownOrigin}/</loc>`);
    expect(sitemap).toContain(`<loc>${ownOrigin}${path}</loc>`);
    expect(await (await open('/robots.txt')).text()).toBe('User-agent: *\nAllow: /\n');

    expect(await answer(`/${id}-lain?x=1`)).toEqual([301, ownOrigin + path]);
    for (const [from, to] of [
      ['/bantuan/1', `${ownOrigin}/`],
      [`/bantuan/1/${id}-cara-deposit`, ownOrigin + path],
      [`/bantuan/1/sitemap.xml`, `${ownOrigin}/sitemap.xml`],
    ]) {
      const moved = await open(from ?? '', { Host: host });
      expect([moved.status, moved.headers.get('location')], from).toEqual([301, to]);
      expect(moved.headers.get('cache-control')).toBe('public, max-age=60');
    }
    expect(await answer('/bantuan/1/999', host)).toEqual([404]);
    expect(await answer('/999')).toEqual([404]);
    await remove(id);
    for (const page of [id, `${id}-%0d%0aSet-Cookie:%20x`])
      expect(await answer(`/bantuan/1/${page}`, host)).toEqual([301, `${ownOrigin}/${id}`]);
    expect(await answer(`/${id}`)).toEqual([410]);
  });

  it('leads to another website for a FAQ that has moved there, from both hosts', async () => {
    const { api, add, save, send, answer } = await setUp();
    const id = await add({ question: 'Cara?', answer: 'Isi' });
    await send('POST', '/api/websites', { json: toko });
    await save({ help: { is_on: true, is_indexed: false } }, 2);
    await api.db.write((tx) => tx.update(faqs).set({ websiteId: 2, path: childPath('', 1) }));
    await save({ help: { is_on: true, is_indexed: false, host: own } });
    const moved = [301, `${publicOrigin}/bantuan/2/${id}-cara`];
    expect(await answer(`/${id}`)).toEqual(moved);
    expect(await answer(`/bantuan/1/${id}`, host)).toEqual(moved);
    // A FAQ that was never here does not lead from here to another customer.
    const other = await add({ question: 'Lain', website_id: '2' });
    expect(await answer(`/${other}`)).toEqual([404]);
    expect(await answer(`/bantuan/1/${other}`, host)).toEqual([404]);
  });

  it('has nothing else: no back-office, no call, no script, no phone page, no other website', async () => {
    const { api, open, add, send, cookie } = await setUp();
    await send('POST', '/api/websites', { json: toko });
    const other = await add({ question: 'Lain', website_id: '2' });
    const shown = ['/', '/*', '/robots.txt', '/faqs/image/1', '/websites/1/preview.png'];
    const paths = [
      ...new Set(api.app.routes.map((route) => route.path.replace(/:[^/]+/g, '1'))),
      ...[
        '/index.html',
        '/a/b/c/d',
        '/bantuan/1',
        '/%61pi/users/list',
        '//api/users',
        '/own-hosts/ask',
      ],
      ...['/websites/2/preview.png', `/faqs/${other}/preview.png`, '/faq-chatbot.abc123.js'],
    ].filter((path) => !shown.includes(path));
    expect(paths.length).toBeGreaterThan(150);
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const headers = { Accept: 'text/html', Origin: ownOrigin, Cookie: cookie };
        const response = await open(path, headers, { method, ip: '127.0.0.1' });
        expect(response.status, `${method} ${path}`).toBe(404);
        expect(await response.text(), path).not.toMatch(/<script|app-abc123/);
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    }
    // The same answer with and without the cookies of a session.
    const [one, two] = [await open('/'), await open('/', { Cookie: cookie })];
    expect(await one.text()).toBe(await two.text());
    expect(two.headers.get('set-cookie')).toBeNull();
  });

  it('is found in any spelling, and a made-up host is in no response', async () => {
    const { open, answer, add } = await setUp();
    await add({ question: 'Cara deposit?' });
    for (const name of ['BANTUAN.toko.id', `${own}:443`, `${own}.`, `${own}.:8443`])
      expect(await answer('/signin', name), name).toEqual([404]);
    for (const name of [
      'evil.example',
      `${own}.evil.example`,
      `evil-${own}`,
      `${own}@evil.example`,
    ])
      for (const path of [
        '/',
        '/bantuan/1',
        '/bantuan/1/1',
        '/mobilefaq',
        '/bantuan/1/sitemap.xml',
      ]) {
        const response = await open(path, { Host: name, 'X-Forwarded-Host': 'evil.example' });
        const text = (await response.text()) + JSON.stringify([...response.headers]);
        expect(text, `${name} ${path}`).not.toContain('evil');
      }
    const forwarded = await open('/', { 'X-Forwarded-Host': 'evil.example' });
    expect(await forwarded.text()).not.toContain('evil');
  });

  it('takes votes from its own pages only', async () => {
    const { add, open } = await setUp();
    const id = await add({ question: 'Cara?', answer: 'Isi' });
    const vote = async (headers: Record<string, string>, path = `/${id}-cara`) => {
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const options = { method: 'POST', body: 'helpful=yes' };
      return await open(path, { ...type, ...headers }, options);
    };
    const voted = await vote({ Origin: ownOrigin, 'Sec-Fetch-Site': 'same-origin' });
    expect([voted.status, voted.headers.get('location')]).toEqual([
      303,
      `${ownOrigin}/${id}-cara/terima-kasih`,
    ]);
    for (const Origin of [publicOrigin, 'https://evil.example', `http://${own}`, 'null'])
      expect((await vote({ Origin })).status, Origin).toBe(403);
    const onServer = await vote({ Host: host, Origin: publicOrigin }, `/bantuan/1/${id}-cara`);
    expect(onServer.status).toBe(403);
  });

  it('leads to the phone page while the help page is off, and is an unknown host when it is removed', async () => {
    const { add, save, answer, ownHosts } = await setUp();
    const id = await add({ question: 'Cara?' });
    await save({ help: { is_on: false, is_indexed: false, host: own } });
    expect(await answer('/')).toEqual([302, `${publicOrigin}/mobilefaq`]);
    expect(await answer(`/${id}`)).toEqual([302, `${publicOrigin}/mobilefaq#tanya=${id}`]);
    for (const path of ['/999', '/signin', '/sitemap.xml'])
      expect(await answer(path), path).toEqual([404]);
    await save({ help: { is_on: true, is_indexed: false } });
    await vi.waitFor(() => expect(ownHosts.find(own)).toBeUndefined());
    expect(await answer('/bantuan/1', host)).toEqual([200]);
  });

  it('is the canonical address of a snapshot, whose links stay on one host', async () => {
    const { api, add } = await setUp();
    const id = await add({ question: 'Cara?', answer: 'Isi' });
    const until = '2099-01-01T00:00:00.000Z';
    const snapshotNotice = { text: 'Salinan', from: '2026-01-01T00:00:00.000Z', until };
    const copy = await createTestApi({ db: api.db, publicOrigin, snapshotNotice });
    const page = await (await copy.call(`/bantuan/1/${id}-cara`)).text();
    expect(page).toContain(`<link rel="canonical" href="${ownOrigin}/${id}-cara">`);
    expect(page).toContain('<a class="brand" href="/bantuan/1">');
    expect(page).toContain('href="/mobilefaq"');
    expect(await (await copy.call('/bantuan/1/sitemap.xml')).text()).toContain(
      `<loc>${ownOrigin}/</loc>`,
    );
  });

  it('is told to the proxy only on this machine, and only for pages that are on', async () => {
    const { api, save, ownHosts } = await setUp();
    const ask = async (query: string, options: Parameters<typeof api.call>[1] = {}) =>
      (
        await api.call(`/own-hosts/ask${query}`, {
          headers: { Host: '127.0.0.1:8787' },
          ...options,
        })
      ).status;
    expect(await ask(`?domain=${own}`)).toBe(200);
    for (const ip of ['::1', '::ffff:127.0.0.1'])
      expect(await ask(`?domain=${own}`, { ip })).toBe(200);
    for (const query of ['', '?domain=', `?domain=${host}`, `?domain=${'x'.repeat(9000)}`])
      expect(await ask(query), query.slice(0, 40)).toBe(404);
    expect(await ask(`?domain=${own}`, { ip: strangerIp })).toBe(404);
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
      expect(await ask(`?domain=${own}`, { headers: { [name]: '127.0.0.1' } }), name).toBe(404);
    await save({ help: { is_on: false, is_indexed: false, host: own } });
    await vi.waitFor(() => expect(ownHosts.find(own)?.isOn).toBe(false));
    expect(await ask(`?domain=${own}`)).toBe(404);
  });

  it('asks the database nothing for requests, and keeps its hosts while it cannot be read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const db = await createTestDatabase();
    const errors: Error[] = [];
    const responseCache = createResponseCache();
    let reads = 0;
    let isDown = false;
    const read = new Proxy(db.read, {
      get(target, name, receiver) {
        reads += 1;
        if (isDown) throw new Error('away');
        return Reflect.get(target, name, receiver);
      },
    });
    const logError = (error: Error) => errors.push(error);
    const hosts = createOwnHosts({ db: { read }, responseCache, publicOrigin, logError });
    const writer = await createFaqWriter({ db, responseCache, publicOrigin });
    const json = { help: { is_on: true, is_indexed: false, host: own } };
    await writer.send('PUT', '/api/websites/1/settings', { json });
    await vi.waitFor(() => expect(hosts.find(own)).toEqual({ websiteId: 1, isOn: true }));
    const before = reads;
    for (let n = 0; n < 1000; n += 1) hosts.find(`x${n}.example`);
    expect(reads).toBe(before);
    isDown = true;
    responseCache.invalidate([1]);
    responseCache.invalidate([1]);
    await vi.waitFor(() => expect(errors.map(({ message }) => message)).toEqual(['away']));
    expect(hosts.find(own)).toBeDefined();
    isDown = false;
    await writer.send('PUT', '/api/websites/1/settings', {
      json: { help: { is_on: false, is_indexed: false } },
    });
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(hosts.find(own)).toBeUndefined());
    vi.useRealTimers();
  });
});

describe('the own host in a website’s settings', () => {
  it('is stored in one form', async () => {
    const { save } = await setUp();
    for (const [typed, stored] of [
      ['Bantuan.TOKO.id', own],
      [' https://bantuan.toko.id/ ', own],
      ['bantuan.toko.id.', own],
      ['bantuan.tóko.id', 'bantuan.xn--tko-gna.id'],
    ]) {
      const response = await save({ help: { is_on: true, is_indexed: false, host: typed } });
      expect(response.json.settings.help.host, typed).toBe(stored);
    }
  });

  it('is the name of a host that visitors can open', async () => {
    const { save } = await setUp();
    for (const [typed, message] of [
      ['bantuan.toko.id:8443', 'Tulis nama host tanpa port.'],
      ['bantuan.toko.id/faq', 'Tulis nama host saja, tanpa alamat halaman di belakangnya.'],
      ['203.0.113.7', 'Tulis nama host, bukan alamat IP.'],
      ['0x7f.1', 'Tulis nama host, bukan alamat IP.'],
      ['[2001:db8::1]', 'Tulis nama host, bukan alamat IP.'],
      [
        'localhost',
        'localhost hanya ada di komputer ini. Tulis nama host yang dapat dibuka pengunjung.',
      ],
      [
        'toko.localhost',
        'localhost hanya ada di komputer ini. Tulis nama host yang dapat dibuka pengunjung.',
      ],
      ['toko', 'Tulis nama host lengkap, misalnya bantuan.toko.id.'],
      ['-a.toko.id', 'Tulis nama host lengkap, misalnya bantuan.toko.id.'],
      ['bantuan toko.id', 'Tulis nama host lengkap, misalnya bantuan.toko.id.'],
      ['*.toko.id', 'Tulis nama host lengkap, misalnya bantuan.toko.id.'],
      [`${'a.'.repeat(130)}id`, 'Tulis nama host lengkap, misalnya bantuan.toko.id.'],
      [host, 'Ini host server sendiri, tempat back-office berada. Pakai host lain.'],
      [`${host}.`, 'Ini host server sendiri, tempat back-office berada. Pakai host lain.'],
    ]) {
      const { status, json } = await save({
        help: { is_on: true, is_indexed: false, host: typed },
      });
      expect([typed, status, json.fields]).toEqual([typed, 400, { 'help.host': message }]);
    }
  });

  it('needs PUBLIC_URL', async () => {
    const { send } = await createFaqWriter();
    const json = { help: { is_on: true, is_indexed: false, host: own } };
    const response = await send('PUT', '/api/websites/1/settings', { json });
    expect(response.json.fields).toEqual({
      'help.host': 'Host sendiri memerlukan PUBLIC_URL. Minta pengelola server mengisinya.',
    });
  });

  it('belongs to one website, also after an undo, a copy and the deletion of another', async () => {
    const { save, send, trail, undo } = await setUp();
    const taken = { fields: { 'help.host': 'Host ini sudah dipakai website lain.' } };
    const help = { is_on: true, is_indexed: false, host: own };
    await send('POST', '/api/websites', { json: toko });
    const refused = await save({ help }, 2);
    expect([refused.status, refused.json]).toEqual([409, expect.objectContaining(taken)]);

    const copied = await send('POST', '/api/websites/1/settings/copies', {
      json: { sections: ['help'], websites: [{ id: 2 }] },
    });
    expect(copied.status).toBe(200);
    const read = async (id: number) =>
      (await send('GET', `/api/websites/${id}/settings`)).json.help;
    expect(await read(2)).toEqual({ is_on: true, is_indexed: true });

    await save({ help: { is_on: true, is_indexed: true } });
    const [removed] = await trail();
    expect(removed).toMatchObject({ before: { help_host: own }, after: { help_host: null } });
    expect((await save({ help }, 2)).status).toBe(200);
    const undone = await undo(removed?.id);
    expect([undone.status, undone.json]).toEqual([409, expect.objectContaining(taken)]);

    await send('DELETE', '/api/websites/2', { json: {} });
    const [deleted] = await trail();
    expect((await undo(removed?.id)).status).toBe(200);
    expect((await read(1)).host).toBe(own);
    expect((await undo(deleted?.id)).status).toBe(409);
  });

  it('is in the list of websites only while its help page is on', async () => {
    const { save, send } = await setUp();
    const listed = async () => (await send('GET', '/api/websites/list')).json[0];
    expect(await listed()).toMatchObject({ help: true, help_host: own });
    await save({ help: { is_on: false, is_indexed: false, host: own } });
    expect(await listed()).not.toHaveProperty('help_host');
  });
});
