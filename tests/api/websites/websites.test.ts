import { describe, expect, it } from 'vitest';
import { faqs, images, users, websiteLinks, websites } from '../../../api/db/schema.ts';
import { toImageRow } from '../../../api/db/to-image-row.ts';
import { createAdminApi, said, type TestApi } from '../test-api.ts';

const fields = { name: 'Toko', livechat_link: ' tawk.to/chat/a/b ', server_ip: '10.0.0.2' };

async function setUp() {
  const { api, cookie } = await createAdminApi();
  const send = (method: string, path: string, json?: unknown) =>
    api.send(method, path, { cookie, json });
  return { api, send };
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
    it('are offered with their number of FAQs', async () => {
      const { api, send } = await setUp();
      await send('POST', '/api/websites', fields);
      await fill(api, 2);
      const direct = { kind: 'website', publishing: 'direct', review_every: 0 };
      expect((await send('GET', '/api/websites/list')).json).toEqual([
        { ...direct, id: 1, name: 'Website Demo', faqs: 0 },
        { ...direct, id: 2, name: 'Toko', faqs: 2 },
      ]);
    });

    it('are deleted with their FAQs and links, and leave the accounts', async () => {
      const { api, send } = await setUp();
      await send('POST', '/api/websites', fields);
      await fill(api, 1);
      await fill(api, 2);
      expect((await api.call('/faqs/2')).status).toBe(200);
      expect((await send('DELETE', '/api/websites/2')).status).toBe(200);
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

  describe('security', () => {
    it('keep website 1, the default of the bot and of new links', async () => {
      const { api, send } = await setUp();
      await fill(api, 1);
      expect(await send('DELETE', '/api/websites/1')).toEqual(
        said(409, 'Website utama tidak dapat dihapus.'),
      );
      expect(await api.db.read.$count(websites)).toBe(1);
      expect(await api.db.read.$count(faqs)).toBe(2);
    });
  });
});
