import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { createAuditedDatabase } from '../../../api/audit-log/audited-database.ts';
import type { Rights } from '../../../api/contract/rights.ts';
import { scheduledReleases } from '../../../api/db/schema.ts';
import type { SeenOrigins } from '../../../api/embedding/seen-origins.ts';
import { publishScheduled } from '../../../api/faqs/publishing/schedule.ts';
import { faqForm } from '../faq-form.ts';
import { sendHeldBack } from '../held-back.ts';
import { createTestApi, said } from '../test-api.ts';
import { addUser, editor, publisher, setRights, viewer } from './add-user.ts';
import { createTwoWebsites } from './two-websites.ts';

const noRight = { message: 'Peran Anda tidak mengizinkan ini. Hubungi admin.' };
const admin: Rights = { role: 'admin', website_ids: [], may_publish: true };
const words = {
  website_ids: [1],
  find: 'Apa',
  replacement: 'x',
  match_case: true,
  whole_word: true,
};

describe('a change of rights while the body is on its way', () => {
  // `held-back-roles.test.ts` has all other routes.
  it('counts for the websites that the body names', async () => {
    const { api, as } = await createTwoWebsites();
    const { id, cookie } = await as({ ...editor, website_ids: [1, 2] });
    const route = { method: 'POST', path: '/api/faqs/replace/preview' };
    for (const [website, status] of [
      [1, 200],
      [2, 404],
    ] as const) {
      const meanwhile = () => setRights(api, id, { ...editor, website_ids: [website] });
      const response = await sendHeldBack(api, route, { cookie, json: words, meanwhile });
      expect([website, response.status]).toEqual([website, status]);
    }
  });
});

describe('a change of rights while the server works', () => {
  it('refuses a read that has already begun', async () => {
    const { db } = await createTestApi();
    let demote = async () => {};
    const seenOrigins = { write: () => demote() } as SeenOrigins;
    const api = await createTestApi({ db, seenOrigins });
    const { id, cookie } = await addUser(api, 'budi', admin);
    const read = async () => await api.call('/api/websites/1/origins', { cookie });
    expect((await read()).status).toBe(200);
    demote = () => setRights(api, id, viewer);
    const response = await read();
    expect({ status: response.status, json: await response.json() }).toEqual(
      said(403, 'Hak akses Anda baru saja diubah. Coba lagi.'),
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('sends nothing of a file whose reader has lost the website', async () => {
    const { api, as } = await createTwoWebsites();
    const { id, cookie } = await as(viewer);
    // The tree is compressed, and its error must not have the headers of the compressed response.
    const { select } = api.db.read;
    vi.spyOn(api.db.read, 'select').mockImplementation(((columns: object) => {
      // The columns of the tree. The query waits until the rights are changed.
      if (!('question' in columns)) return Reflect.apply(select, api.db.read, [columns]);
      vi.restoreAllMocks();
      const change = setRights(api, id, { ...viewer, website_ids: [2] });
      const rows = change.then(() => []);
      return { from: () => ({ where: () => ({ orderBy: () => rows }) }) };
    }) as never);
    const response = await api.call('/api/faqs/1/tree', {
      cookie,
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.json()).toHaveProperty('message');
  });

  it('undoes a write of several websites only where the account may still write', async () => {
    const { api, as, send: asAdmin } = await createTwoWebsites();
    const { id, send } = await as({ ...editor, website_ids: [1, 2] });
    const add = async (website_id: string) =>
      (await send('POST', '/api/faqs', { body: faqForm({ website_id, question: 'turnover' }) }))
        .json.id;
    const ids = [await add('1'), await add('2')];
    const faqs = ids.map((faq) => ({ id: faq, version: 1, fields: ['question'] }));
    const json = { ...words, find: 'turnover', website_ids: [1, 2], faqs };
    const { undo_id } = (await send('POST', '/api/faqs/replace', { json })).json;
    const write = api.db.write;
    const spy = vi.spyOn(api.db, 'write').mockImplementationOnce(async (work) => {
      spy.mockRestore();
      await setRights(api, id, editor);
      return await write(work);
    });
    expect((await send('POST', `/api/audit/${undo_id}/restore`)).status).toBe(200);
    const questionOf = async (website: number) =>
      (await asAdmin('GET', `/api/faqs/${website}/100/1`)).json.at(-1).question;
    expect([await questionOf(1), await questionOf(2)]).toEqual(['turnover', 'x']);
  });

  it('refuses a write at its transaction', async () => {
    const { api, as, state } = await createTwoWebsites();
    const { id, send } = await as(editor);
    const before = await state();
    const write = api.db.write;
    const spy = vi.spyOn(api.db, 'write').mockImplementationOnce(async (work) => {
      spy.mockRestore();
      await setRights(api, id, viewer);
      return await write(work);
    });
    const response = await send('POST', '/api/faqs', { body: faqForm() });
    expect(response).toEqual({ status: 403, json: noRight });
    expect(await state()).toEqual(before);
  });
});

describe('a scheduled publication', () => {
  async function schedule(rights: Rights) {
    const world = await createTwoWebsites();
    const { api, send, as } = world;
    await send('PUT', '/api/websites/1/settings', { json: { publishing: 'draft' } });
    await send('POST', '/api/faqs', { body: faqForm() });
    const { id, send: asAuthor } = await as(rights);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await asAuthor('PUT', '/api/faqs/1/schedule', { json: { at } })).status).toBe(200);
    const run = async () => {
      const [due] = await api.db.read
        .select()
        .from(scheduledReleases)
        .where(eq(scheduledReleases.websiteId, 1));
      if (due === undefined) throw new Error('Nothing is scheduled.');
      return await publishScheduled(createAuditedDatabase(api.db), due);
    };
    return { ...world, id, run };
  }

  it('is made for an author who may still publish', async () => {
    const { run, trail } = await schedule(publisher);
    expect(await run()).toBe(true);
    expect((await trail())[0]).toMatchObject({ action: 'publish', username: 'editor' });
  });

  const put = (json: object) => (id: number) => ['PUT', `/api/users/${id}`, { json }] as const;
  const ways: [string, string, (id: number) => readonly [string, string, object?]][] = [
    ['loses the right to publish', 'rights', put({ may_publish: false })],
    ['loses the website', 'rights', put({ website_ids: [2] })],
    ['becomes a viewer', 'rights', put({ role: 'viewer' })],
    ['is deactivated', 'inactive', put({ account_status: false })],
    ['is deleted', 'deleted', (id) => ['DELETE', `/api/users/${id}`]],
  ];

  it.each(ways)(
    'is cancelled at once when its author %s, and every admin is warned',
    async (_, reason, lose) => {
      const { api, as, id, send, trail } = await schedule(publisher);
      const { send: asOther } = await as(admin, 'agus');
      const other = await as(admin, 'dewi');
      const [method, path, content] = lose(id);
      const { json: access } = await send('GET', `/api/users/${id}/access`);
      expect(access.schedules).toMatchObject([{ website_id: 1, website: 'Website Demo' }]);
      expect((await asOther(method, path, content)).status).toBe(200);

      const cancelled = (await trail()).find(({ action }) => action === 'unschedule');
      expect(cancelled).toMatchObject({
        username: 'agus',
        website_id: 1,
        before: { scheduled_by: 'editor', reason, scheduled_at: access.schedules[0].at },
      });
      for (const reader of [send, other.send]) {
        const { json } = await reader('GET', '/api/warnings');
        expect(json).toContainEqual(expect.objectContaining({ id: cancelled?.id }));
      }
      const state = async () => (await send('GET', '/api/faqs/1/publishing')).json;
      expect(await state()).toMatchObject({ changes: 1, scheduled: null, release: { number: 1 } });
      expect(await api.db.read.$count(scheduledReleases)).toBe(0);

      // To undo the change of the account does not bring the publication back.
      const undo = (await trail()).find(
        ({ entity, undo }) => entity === 'user' && undo === 'possible',
      );
      if (undo)
        expect((await send('POST', `/api/audit/${undo.id}/restore`, { json: {} })).status).toBe(
          200,
        );
      expect(await state()).toMatchObject({ scheduled: null });
    },
  );

  it.each(ways)('is taken over when its author %s and the admin says so', async (_, __, lose) => {
    const { id, run, send, trail } = await schedule(publisher);
    const [method, path, content] = lose(id);
    const json = { ...(content as { json?: object } | undefined)?.json, take_over_schedules: true };
    const query = method === 'DELETE' ? '?take_over_schedules=true' : '';
    await send(method, `${path}${query}`, query ? {} : { json });
    const taken = (await trail()).find(({ action }) => action === 'schedule');
    expect(taken).toMatchObject({ username: 'admin', after: { taken_from: 'editor' } });
    expect(await run()).toBe(true);
    expect((await trail())[0]).toMatchObject({ action: 'publish', username: 'admin' });
  });

  it('stays when its author may still publish', async () => {
    const { id, send, run } = await schedule({ ...publisher, website_ids: [1, 2] });
    await send('PUT', `/api/users/${id}`, { json: { website_ids: [1] } });
    await send('PUT', `/api/users/updatepass/${id}`, {
      json: { password: 'kuda-baterai-staples' },
    });
    expect(await run()).toBe(true);
  });

  it('is cancelled by the system when a server of an earlier version left it', async () => {
    const { api, id, run, trail } = await schedule(publisher);
    await setRights(api, id, editor);
    expect(await run()).toBe(false);
    const before = { scheduled_by: 'editor', reason: 'rights' };
    expect((await trail())[0]).toMatchObject({ action: 'unschedule', username: 'system', before });
  });
});
