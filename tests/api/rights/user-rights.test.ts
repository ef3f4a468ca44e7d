import { describe, expect, it } from 'vitest';
import type { AdminUser } from '../../../api/contract/entities.ts';
import { said } from '../test-api.ts';
import { addUser, editor } from './add-user.ts';
import { createTwoWebsites } from './two-websites.ts';

const password = 'kata-sandi-budi';

async function setUp() {
  const world = await createTwoWebsites();
  const { send } = world;
  const create = (fields: object) =>
    send('POST', '/api/users/', { json: { username: 'Budi', password, ...fields } });
  const edit = (id: number, json: object, as?: string) =>
    send('PUT', `/api/users/${id}`, { json }, as);
  const find = async (id: number): Promise<AdminUser | undefined> =>
    (await send('GET', '/api/users/100/1')).json.find((user: AdminUser) => user.id === id);
  return { ...world, create, edit, find };
}

describe('the rights of an account', () => {
  it.each([
    [{ website_id: 1 }, { role: 'admin', website_ids: [1], may_publish: true }],
    [{ website_ids: [2, 1] }, { role: 'admin', website_ids: [2, 1], may_publish: true }],
    [
      { website_id: 2, role: 'editor', website_ids: [1, 2] },
      { role: 'editor', website_ids: [2, 1], may_publish: false },
    ],
    [
      { website_id: 1, role: 'editor', may_publish: true },
      { role: 'editor', website_ids: [1], may_publish: true },
    ],
    [
      { website_id: 1, role: 'viewer', may_publish: true },
      { role: 'viewer', website_ids: [1], may_publish: false },
    ],
  ])('are those of the form: %j', async (sent, stored) => {
    const { create, find } = await setUp();
    expect((await create(sent)).status).toBe(201);
    expect(await find(2)).toMatchObject(stored);
  });

  it.each([
    [{ website_id: 1, role: 'owner' }, 'role'],
    [{ website_ids: [] }, 'website_ids'],
    [{ website_ids: [1, 77], role: 'viewer' }, 'website_ids'],
    [{ website_id: 77 }, 'website_id'],
    [{}, 'website_id'],
  ])('are refused: %j', async (sent, field) => {
    const { create } = await setUp();
    const { status, json } = await create(sent);
    expect({ status, fields: Object.keys(json.fields) }).toEqual({ status: 400, fields: [field] });
  });

  it('are told to the account itself', async () => {
    const { as } = await setUp();
    const { send } = await as(editor);
    expect(await send('GET', '/api/rights')).toEqual({ status: 200, json: editor });
  });

  it('change without ending the sessions, and are undone from the audit trail', async () => {
    const { as, edit, find, trail, undo } = await setUp();
    const { id, send } = await as(editor);
    const { json } = await edit(id, { role: 'viewer' });
    expect(json).toEqual({
      message: 'Hak akses akun berhasil diubah.',
      undo_id: expect.any(Number),
    });
    expect((await trail())[0]).toMatchObject({
      id: json.undo_id,
      entity: 'user',
      before: { role: 'editor', may_publish: false },
      after: { role: 'viewer' },
      undo: 'possible',
    });
    expect((await send('GET', '/api/rights')).json).toMatchObject({ role: 'viewer' });
    expect((await undo(json.undo_id)).status).toBe(200);
    expect(await find(id)).toMatchObject({ role: 'editor', may_publish: false });
    expect((await send('GET', '/api/rights')).json).toEqual(editor);
  });

  it('are not undone after a later change', async () => {
    const { as, edit, undo } = await setUp();
    const { id } = await as(editor);
    const { json } = await edit(id, { role: 'viewer' });
    await edit(id, { role: 'editor', may_publish: true });
    expect((await undo(json.undo_id)).status).toBe(409);
  });

  it('of somebody who becomes an editor do not contain the right to publish by themselves', async () => {
    const { create, edit, find } = await setUp();
    await create({ website_id: 1 });
    await edit(2, { role: 'editor' });
    expect(await find(2)).toMatchObject({ role: 'editor', may_publish: false });
    await edit(2, { may_publish: true });
    expect(await find(2)).toMatchObject({ role: 'editor', may_publish: true });
    await edit(2, { website_ids: [2] });
    expect(await find(2)).toMatchObject({ may_publish: true, website_ids: [2] });
  });

  it('change together with the status, and an edit from an old version is refused', async () => {
    const { create, edit, find } = await setUp();
    await create({ website_id: 1 });
    expect((await edit(2, { role: 'viewer', account_status: false, version: 1 })).status).toBe(200);
    expect(await find(2)).toMatchObject({ role: 'viewer', status: false });
    expect((await edit(2, { role: 'editor', version: 1 })).status).toBe(409);
    expect((await edit(2, {})).status).toBe(400);
  });

  it('of a deleted website come back with it', async () => {
    const { as, send, trail, undo, find } = await setUp();
    const { id, send: asEditor } = await as({ ...editor, website_ids: [1, 2] });
    await send('DELETE', '/api/websites/2');
    expect(await find(id)).toMatchObject({ website_ids: [1] });
    expect((await asEditor('GET', '/api/faqs/2/tree')).status).toBe(404);
    const [deletion] = await trail();
    expect(deletion?.removed).toMatchObject({ users: 1 });
    await undo(deletion?.id);
    expect(await find(id)).toMatchObject({ website_ids: [1, 2] });
    expect((await asEditor('GET', '/api/faqs/2/tree')).status).toBe(200);
  });
});

describe('the last active admin', () => {
  const lastAdmin = said(409, 'Harus ada minimal satu akun admin yang aktif.');

  it('stays, though there are active editors', async () => {
    const { api, edit, send, cookie } = await setUp();
    await addUser(api, 'budi', editor);
    const { cookie: other, id } = await addUser(api, 'siti', { ...editor, role: 'admin' });
    await edit(1, { account_status: false }, other);
    expect((await edit(id, { role: 'viewer' }, other)).json.message).toBe(
      'Anda tidak dapat mengubah hak akses akun Anda sendiri.',
    );
    expect((await send('GET', '/api/rights', {}, cookie)).status).toBe(401);
  });

  it('stays when two admins demote each other at the same time', async () => {
    const { api, edit, send } = await setUp();
    const { cookie: other, id } = await addUser(api, 'siti', { ...editor, role: 'admin' });
    const results = await Promise.all([
      edit(id, { role: 'viewer' }),
      edit(1, { role: 'viewer', website_ids: [1] }, other),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 403]);
    const rights = [await send('GET', '/api/rights'), await send('GET', '/api/rights', {}, other)];
    expect(rights.map(({ json }) => json.role).sort()).toEqual(['admin', 'viewer']);
  });

  it('stays when a promotion is undone', async () => {
    const { api, as, edit, undo } = await setUp();
    const { id, cookie } = await as(editor);
    const { json } = await edit(id, { role: 'admin' });
    await edit(1, { account_status: false }, cookie);
    expect((await undo(json.undo_id, cookie)).json.message).toBe(
      'Anda tidak dapat mengubah hak akses akun Anda sendiri.',
    );
    expect(api.loggedErrors).toEqual([]);
    expect(lastAdmin.status).toBe(409);
  });
});
