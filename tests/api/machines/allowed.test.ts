import { describe, expect, it, vi } from 'vitest';
import { isForMachines, needsOf } from '../../../api/auth/rights/route-rights.ts';
import { auditEntries } from '../../../api/db/schema.ts';
import { createLog } from '../../../api/operations/log.ts';
import { faqForm } from '../faq-form.ts';
import { sendHeldBack } from '../held-back.ts';
import { guardedRoutes } from '../routes.ts';
import { createTestApi, listedIp } from '../test-api.ts';
import { createMachineApi, importer } from './machine-api.ts';

const sessionRoutes = guardedRoutes.filter(({ session }) => session);
const nameOf = ({ method, route }: { method: string; route: string }) => `${method} ${route}`;

/** The promise: routes are only added. */
const promised = [
  'DELETE /api/faqs/:id',
  'GET /api/faqs/:id',
  'GET /api/faqs/:websiteId/:pageSize/:page',
  'GET /api/faqs/:websiteId/changes',
  'GET /api/faqs/:websiteId/export',
  'GET /api/faqs/:websiteId/tree',
  'GET /api/insights/:websiteId',
  'GET /api/insights/:websiteId/unanswered',
  'GET /api/machine',
  'GET /api/openapi.json',
  'GET /api/websites/list',
  'POST /api/faqs',
  'POST /api/faqs/:id/keywords',
  'POST /api/faqs/:websiteId/import',
  'POST /api/faqs/:websiteId/publish',
  'POST /api/insights/:websiteId/unanswered',
  'PUT /api/faqs/:id',
  'PUT /api/faqs/:id/place',
];

const question = { question: 'Apa?', answer: 'Ini.', website_id: 1, parent_id: null };

/** Website 2 that collects a draft, with a FAQ that is published, and website 1 with one FAQ. */
async function createWebsites() {
  const world = await createMachineApi();
  const { api, asAdmin, cookie } = world;
  const website = { name: 'Dua', livechat_link: 'a.example', server_ip: '10.0.0.1' };
  await asAdmin('POST', '/api/websites', website);
  await asAdmin('PUT', '/api/websites/2/settings', { publishing: 'draft' });
  const add = async (fields: Record<string, string> = {}) => {
    const body = faqForm({ question: 'Lama?', ...fields });
    const made = await api.call('/api/faqs', { method: 'POST', cookie, body });
    return (await made.json()).id as number;
  };
  const [direct, draft] = [await add(), await add({ website_id: '2' })];
  await asAdmin('POST', '/api/faqs/2/publish', {});
  const visitorsRead = async (id: number) => await (await api.call(`/faqs/${id}`)).text();
  return { ...world, addFaq: add, direct, draft, visitorsRead };
}

describe('a route behind the session', () => {
  it('is open to programs only if it is promised', () => {
    expect(sessionRoutes.map(nameOf).filter(isForMachines).toSorted()).toEqual(promised);
  });

  it('refuses every token if it is not', async () => {
    const { api, add } = await createMachineApi();
    const { call } = await add();
    const before = await api.db.read.$count(auditEntries);
    const refused = sessionRoutes.filter((route) => !promised.includes(nameOf(route)));
    // More than one minute's requests.
    for (const { method, path } of refused.slice(0, 110)) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
      const response = await call(path, { method, ...body });
      expect({ method, path, code: (await response.json()).code }).toEqual({
        method,
        path,
        code: 'not-for-programs',
      });
    }
    expect(await api.db.read.$count(auditEntries)).toBe(before);
  });

  it('lets a program neither sign in nor out, nor read what is for monitoring', async () => {
    const { add } = await createMachineApi();
    const { call } = await add({ addresses: ['198.51.100.9'] });
    for (const [method, path] of [
      ['POST', '/login'],
      ['POST', '/logout'],
      ['GET', '/metrics'],
    ] as const)
      expect((await call(path, { method, ip: '198.51.100.9' })).status).toBe(403);
  });
});

describe('a program', () => {
  const ofFaq = promised.filter((route) => needsOf(route).some(({ right }) => right !== 'read'));

  it('that may only read is refused by every route that writes', async () => {
    const { add, direct } = await createWebsites();
    const { send } = await add({ role: 'viewer' });
    for (const route of ofFaq) {
      const [method = '', path = ''] = route.split(' ');
      const at = path.replace(':id', String(direct)).replace(':websiteId', '1');
      const sent = await send(method, at, method === 'DELETE' ? undefined : {});
      expect([route, sent.status, sent.json.code]).toEqual([route, 403, 'no-right']);
    }
  });

  it('of website 1 finds nothing of website 2 by any route', async () => {
    const { api, add, draft } = await createWebsites();
    const { send } = await add();
    const before = await api.db.read.$count(auditEntries);
    const ofWebsite = promised.filter((route) =>
      needsOf(route).some(({ on }) => on !== 'none' && on !== 'own'),
    );
    expect(ofWebsite.length).toBeGreaterThan(10);
    for (const route of ofWebsite) {
      const [method = '', path = ''] = route.split(' ');
      const at = path
        .replace(':id', String(draft))
        .replace(':websiteId', '2')
        .replace(':pageSize/:page', '10/1');
      const isWrite = method === 'POST' || method === 'PUT';
      const json = isWrite ? { ...question, website_id: 2 } : undefined;
      expect([route, (await send(method, at, json)).status]).toEqual([route, 404]);
    }
    expect(await api.db.read.$count(auditEntries)).toBe(before);
  });

  it('reads no FAQ of the library that its website does not show', async () => {
    const { asAdmin, add, addFaq } = await createWebsites();
    const library: number = (await asAdmin('POST', '/api/shared-faqs')).json.id;
    const shown = await addFaq({ website_id: String(library), question: 'Tampak?' });
    const other = await addFaq({ website_id: String(library), question: 'Belum tampak?' });
    await asAdmin('POST', '/api/faqs/1/shared', { source_id: shown });
    const { send } = await add();
    const { faqs } = (await send('GET', '/api/faqs/1/export?format=json')).json;
    const [code] = faqs.flatMap(({ shared }: { shared: string | null }) => shared ?? []);
    const check = async (id: number) => {
      const body = new FormData();
      const faq = { question: 'a', shared: code.replace(/\d+$/, String(id)) };
      body.set('mode', 'append');
      body.set(
        'file',
        new File([JSON.stringify({ version: 1, website: 'x', faqs: [faq] })], 'faq'),
      );
      return await send('POST', '/api/faqs/1/import?dry_run=true', undefined, { body });
    };
    const named = await check(other);
    expect(named.json.warnings).toMatchObject([{ line: 1 }]);
    expect(JSON.stringify(named.json)).not.toContain('Belum tampak?');
    expect((await check(shown)).json.warnings).toEqual([]);
  });

  it('moves no FAQ to another website by its body', async () => {
    const { add, direct } = await createWebsites();
    const { send } = await add();
    const json = { ...question, website_id: 2 };
    expect(await send('PUT', `/api/faqs/${direct}`, json)).toMatchObject({ status: 404 });
  });

  it('is named in the trail, and an admin can undo what it wrote', async () => {
    const { asAdmin, add } = await createMachineApi();
    const { id, send } = await add();
    const made = await send('POST', '/api/faqs', question);
    const [entry] = (await asAdmin('GET', '/api/audit/1/1')).json;
    expect(entry).toMatchObject({
      id: made.json.undo_id,
      user_id: null,
      machine_id: id,
      username: importer.name,
      address: listedIp,
    });
    const faq = (await send('GET', `/api/faqs/${made.json.id}`)).json;
    expect(faq).toMatchObject({ question: 'Apa?', last_edited_by: importer.name });
    expect((await asAdmin('POST', `/api/audit/${entry.id}/restore`)).status).toBe(200);
    expect((await send('GET', `/api/faqs/${made.json.id}`)).json.code).toBe('not-found');
  });
});

describe('a program that may not publish', () => {
  type Send = Awaited<ReturnType<Awaited<ReturnType<typeof createMachineApi>>['add']>>['send'];
  const importOf = (send: Send, website: number) => {
    const body = new FormData();
    body.set('mode', 'append');
    body.set('text', 'Tanya baru?\nJawaban.');
    return send('POST', `/api/faqs/${website}/import`, undefined, { body });
  };
  const writes: [string, (send: Send, website: number, faq: number) => ReturnType<Send>][] = [
    ['adds a FAQ', (send, website_id) => send('POST', '/api/faqs', { ...question, website_id })],
    [
      'edits one',
      (send, website_id, faq) => send('PUT', `/api/faqs/${faq}`, { ...question, website_id }),
    ],
    [
      'adds a keyword',
      (send, _, faq) => send('POST', `/api/faqs/${faq}/keywords`, { keyword: 'depo' }),
    ],
    ['deletes one', (send, _, faq) => send('DELETE', `/api/faqs/${faq}`)],
    ['imports', importOf],
  ];

  it.each(writes)('%s in a draft, and nowhere that visitors read at once', async (_, write) => {
    const { api, add, direct, draft, visitorsRead } = await createWebsites();
    const { send } = await add({ website_ids: [1, 2], may_publish: false });
    const read = [await visitorsRead(1), await visitorsRead(2)];
    const before = await api.db.read.$count(auditEntries);
    const refused = await write(send, 1, direct);
    expect(refused).toMatchObject({ status: 403, json: { code: 'publishing-not-allowed' } });
    expect(refused.json.message).toContain('Website Demo');
    expect(await api.db.read.$count(auditEntries)).toBe(before);
    expect((await write(send, 2, draft)).status).toBeLessThan(300);
    expect([await visitorsRead(1), await visitorsRead(2)]).toEqual(read);
    expect((await send('GET', '/api/faqs/2/changes')).json).not.toEqual([]);
    const published = await send('POST', '/api/faqs/2/publish', {});
    expect(published).toMatchObject({ status: 403, json: { code: 'no-right' } });
  });

  it('is refused if the website stops to collect a draft before the write', async () => {
    const { api, asAdmin, add } = await createWebsites();
    const { send } = await add({ website_ids: [2], may_publish: false });
    // The first write notes the use of the token.
    await send('GET', '/api/machine');
    const { write } = api.db;
    const spy = vi.spyOn(api.db, 'write').mockImplementationOnce(async (work) => {
      spy.mockRestore();
      await asAdmin('PUT', '/api/websites/2/settings', { publishing: 'direct' });
      return await write(work);
    });
    const refused = await send('POST', '/api/faqs', { ...question, website_id: 2 });
    expect(refused.json.code).toBe('publishing-not-allowed');
  });

  it('may change the library only while every website that shows it collects a draft', async () => {
    const { asAdmin, add, addFaq } = await createWebsites();
    const library: number = (await asAdmin('POST', '/api/shared-faqs')).json.id;
    const source_id = await addFaq({ website_id: String(library) });
    const { send } = await add({ website_ids: [library], may_publish: false });
    const edit = (answer: string) =>
      send('PUT', `/api/faqs/${source_id}`, { ...question, answer, website_id: library });
    await asAdmin('POST', '/api/faqs/2/shared', { source_id });
    expect((await edit('Satu.')).status).toBe(200);
    await asAdmin('POST', '/api/faqs/1/shared', { source_id });
    const refused = await edit('Dua.');
    expect(refused.json.code).toBe('publishing-not-allowed');
    // It is not one of its websites.
    expect(refused.json.message).not.toContain('Website Demo');
  });

  it('changes no draft that will be published by a schedule', async () => {
    const { asAdmin, add, draft } = await createWebsites();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await asAdmin('PUT', '/api/faqs/2/schedule', { at })).status).toBe(200);
    const { send } = await add({ website_ids: [2], may_publish: false });
    const edit = () => send('PUT', `/api/faqs/${draft}`, { ...question, website_id: 2 });
    const refused = await edit();
    expect(refused).toMatchObject({ status: 403, json: { code: 'publishing-not-allowed' } });
    expect(refused.json.message).toContain('terjadwal');
    await asAdmin('DELETE', '/api/faqs/2/schedule');
    expect((await edit()).status).toBe(200);
  });

  it('settles wordings, which visitors do not read', async () => {
    const { add } = await createWebsites();
    const { send } = await add({ may_publish: false });
    const json = { words: ['depo gagal'], state: 'ignored' };
    expect((await send('POST', '/api/insights/1/unanswered', json)).status).toBe(200);
  });
});

describe('while a request of a program is under way', () => {
  const changes: [string, string, (id: number, token: number) => [string, string, object?]][] = [
    [
      'its token is revoked',
      'token-revoked',
      (id, token) => ['DELETE', `/api/machines/${id}/tokens/${token}`],
    ],
    ['it is deleted', 'token-revoked', (id) => ['DELETE', `/api/machines/${id}`]],
    [
      'it may only read from now on',
      'no-right',
      (id) => ['PUT', `/api/machines/${id}`, { ...importer, role: 'viewer' }],
    ],
    [
      'its website is taken away',
      'not-found',
      (id) => ['PUT', `/api/machines/${id}`, { ...importer, website_ids: [2] }],
    ],
    [
      'its address is no longer among its own',
      'address-not-listed',
      (id) => ['PUT', `/api/machines/${id}`, { ...importer, addresses: ['10.0.0.1'] }],
    ],
  ];

  it.each(changes)('%s: its held-back body is refused as %s', async (_, code, change) => {
    const { api, asAdmin, add } = await createWebsites();
    const { id, tokenId, token } = await add();
    const sent = await sendHeldBack(
      api,
      { method: 'POST', path: '/api/faqs' },
      {
        headers: { Authorization: `Bearer ${token}` },
        json: question,
        meanwhile: async () => expect((await asAdmin(...change(id, tokenId))).status).toBe(200),
      },
    );
    expect(sent.body).toMatchObject({ code });
  });

  it.each(changes)('%s: its write is refused in the transaction as %s', async (_, code, change) => {
    const { api, asAdmin, add } = await createWebsites();
    const { id, tokenId, send } = await add();
    await send('GET', '/api/machine');
    const { write } = api.db;
    const spy = vi.spyOn(api.db, 'write').mockImplementationOnce(async (work) => {
      spy.mockRestore();
      await asAdmin(...change(id, tokenId));
      return await write(work);
    });
    expect((await send('POST', '/api/faqs', question)).json).toMatchObject({ code });
  });
});

describe('an idempotency key', () => {
  it('of one program, or of the person with the same id, is none of another', async () => {
    const { api, add, cookie } = await createMachineApi();
    const options = { headers: { 'Idempotency-Key': 'kunci' } };
    const [one, other] = [await add(), await add({ name: 'Lain' })];
    const create = async ({ send }: typeof one) =>
      (await send('POST', '/api/faqs', question, options)).json.id as number;
    const ids = [await create(one), await create(one), await create(other)];
    const own = await api.call('/api/faqs', {
      method: 'POST',
      cookie,
      body: faqForm(),
      ...options,
    });
    expect(ids[1]).toBe(ids[0]);
    expect(new Set([...ids, (await own.json()).id]).size).toBe(3);
    const changed = { ...question, question: 'Lain?' };
    expect(await one.send('POST', '/api/faqs', changed, options)).toMatchObject({
      status: 422,
      json: { code: 'idempotency-key-reused' },
    });
  });
});

it('a token is in no line of the log, whatever happens to its request', async () => {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  const log = createLog('debug', { write });
  const { api, add } = await createMachineApi(await createTestApi({ log }));
  const { id, token, call } = await add();
  await call('/api/machine');
  await call(`/api/websites/list?token=${token}`);
  await api.call(`/api/websites/list?access_token=${token}`);
  await call('/api/users/100/1', { ip: '198.51.100.9' });
  vi.spyOn(api.db.read, 'select').mockImplementation(() => {
    throw new Error('No database.');
  });
  expect((await call('/api/websites/list')).status).toBe(500);
  vi.restoreAllMocks();
  expect(text).toContain('No database.');
  expect(text).toContain(`"machine_id":${id}`);
  expect(text).not.toContain(token.slice('tanyakami_'.length, -6));
});
