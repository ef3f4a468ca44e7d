import { describe, expect, it } from 'vitest';
import type { Website } from '../../../api/contract/entities.ts';
import { faqs, images, users, websiteLinks, websites } from '../../../api/db/schema.ts';
import { toImageRow } from '../../../api/db/to-image-row.ts';
import { createTestApi, type TestApi } from '../test-api.ts';

const fields = { name: 'Toko', livechat_link: ' tawk.to/chat/a/b ', server_ip: '10.0.0.2' };

async function setUp() {
  const api = await createTestApi();
  const cookie = await api.signIn();
  const send = async (method: string, path: string, json?: unknown) => {
    const response = await api.call(path, { method, cookie, json });
    return { status: response.status, json: await response.json() };
  };
  const list = async (page = '100/1'): Promise<Website[]> =>
    (await send('GET', `/api/websites/${page}`)).json;
  return { api, send, list };
}

async function fill(api: TestApi, websiteId: number): Promise<void> {
  const stamp = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' };
  const image = toImageRow(Buffer.from(`of ${websiteId}`), 1, 1);
  await api.db.write(async (tx) => {
    await tx.insert(images).values(image);
    const row = { websiteId, question: 'A', position: 1, ...stamp };
    const [top] = await tx
      .insert(faqs)
      .values({ ...row, path: '0000001/', image: image.name })
      .returning();
    const parentId = top?.id ?? 0;
    await tx.insert(faqs).values({ ...row, path: '0000001/0000001/', parentId });
    const link = { websiteId, link: 'a.example', linkKey: 'https://a.example/' };
    await tx.insert(websiteLinks).values({ ...link, ...stamp });
    const user = { username: `u${websiteId}`, usernameKey: `u${websiteId}`, passwordHash: 'x' };
    await tx.insert(users).values({ ...user, websiteId, ...stamp });
  });
}

describe('websites', () => {
  describe('happy', () => {
    it('are added, listed and offered in the selector', async () => {
      const { send, list } = await setUp();
      expect(await send('POST', '/api/websites', fields)).toEqual({
        status: 201,
        json: { message: 'Website berhasil ditambahkan.', id: 2 },
      });
      expect((await list())[1]).toEqual({
        id: 2,
        name: 'Toko',
        livechat_link: 'tawk.to/chat/a/b',
        server_ip: '10.0.0.2',
        last_edited_at: expect.stringMatching(/Z$/),
        last_edited_by: 'admin',
        version: 1,
        all_data: 2,
      });
      expect((await send('GET', '/api/websites/list')).json).toEqual([
        {
          id: 1,
          kind: 'website',
          name: 'Website Demo',
          faqs: 0,
          publishing: 'direct',
          review_every: 0,
        },
        { id: 2, kind: 'website', name: 'Toko', faqs: 0, publishing: 'direct', review_every: 0 },
      ]);
      expect(await list('1/2')).toMatchObject([{ id: 2, all_data: 2 }]);
    });

    it('are offered with their number of FAQs', async () => {
      const { api, send } = await setUp();
      await send('POST', '/api/websites', fields);
      await fill(api, 2);
      expect((await send('GET', '/api/websites/list')).json).toEqual([
        {
          id: 1,
          kind: 'website',
          name: 'Website Demo',
          faqs: 0,
          publishing: 'direct',
          review_every: 0,
        },
        { id: 2, kind: 'website', name: 'Toko', faqs: 2, publishing: 'direct', review_every: 0 },
      ]);
    });

    it('are deleted with their FAQs and links, and leave the accounts', async () => {
      const { api, send } = await setUp();
      await send('POST', '/api/websites', fields);
      await fill(api, 1);
      await fill(api, 2);
      expect((await api.call('/faqs/2')).status).toBe(200);
      expect(await send('DELETE', '/api/websites/2')).toEqual({
        status: 200,
        json: { message: 'Website berhasil dihapus.' },
      });
      expect((await api.call('/faqs/2')).status).toBe(404);
      expect((await api.call('/websites/2/livechat')).status).toBe(404);
      const { read } = api.db;
      expect(await read.select({ of: faqs.websiteId }).from(faqs)).toEqual([{ of: 1 }, { of: 1 }]);
      expect(await read.select({ of: websiteLinks.websiteId }).from(websiteLinks)).toEqual([
        { of: 1 },
      ]);
      const accounts = read.select({ name: users.username, of: users.websiteId }).from(users);
      expect(await accounts.orderBy(users.id)).toEqual([
        { name: 'admin', of: null },
        { name: 'u1', of: 1 },
        { name: 'u2', of: null },
      ]);
    });
  });

  it('refuse in an edit what they refuse in a creation', async () => {
    const { send, list } = await setUp();
    const json = { ...fields, livechat_link: 'a b', name: ' ' };
    expect((await send('PUT', '/api/websites/1', json)).json.fields).toEqual({
      name: 'Wajib diisi.',
      livechat_link: 'Alamat harus berupa tautan http atau https.',
    });
    expect(await list()).toMatchObject([{ name: 'Website Demo' }]);
  });

  describe('security', () => {
    it('keep website 1, the default of the bot and of new links', async () => {
      const { api, send } = await setUp();
      await fill(api, 1);
      expect(await send('DELETE', '/api/websites/1')).toEqual({
        status: 409,
        json: { message: 'Website utama tidak dapat dihapus.' },
      });
      expect(await api.db.read.$count(websites)).toBe(1);
      expect(await api.db.read.$count(faqs)).toBe(2);
    });
  });
});
