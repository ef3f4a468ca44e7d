import { describe, expect, it } from 'vitest';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { valid } from '../../tools/valid.ts';
import { createTestApi } from '../test-api.ts';

const path = '/api/livechatwebsitelinks';

async function setUp() {
  const api = await createTestApi();
  const cookie = await api.signIn();
  const send = async (method: string, route: string, json?: unknown) => {
    const response = await api.call(route, { method, cookie, json });
    return { status: response.status, json: await response.json() };
  };
  const list = async (page = '100/1'): Promise<WebsiteLink[]> =>
    (await send('GET', `${path}/${page}`)).json;
  const website = valid.website();
  await send('POST', '/api/websites', website);
  return { send, list };
}

describe('links', () => {
  describe('happy', () => {
    it('are stored as typed, for website 1 by default', async () => {
      const { send, list } = await setUp();
      expect(await send('POST', `${path}/`, { link: ' Shop.example/a ' })).toEqual({
        status: 201,
        json: { message: 'Link berhasil ditambahkan.', id: 1 },
      });
      await send('POST', path, { link: 'http://b.example', website_id: 2 });
      expect(await list()).toEqual([
        {
          id: 1,
          link: 'Shop.example/a',
          website_id: 1,
          last_edited_at: expect.stringMatching(/Z$/),
          last_edited_by: 'admin',
          version: 1,
          all_data: 2,
        },
        expect.objectContaining({ id: 2, link: 'http://b.example', website_id: 2 }),
      ]);
      expect((await list('1/2')).map(({ id }) => id)).toEqual([2]);
      expect((await send('GET', `${path}/2`)).json).toMatchObject({ id: 2, all_data: 2 });
    });

    it('are edited, and keep their website by default', async () => {
      const { send, list } = await setUp();
      await send('POST', path, { link: 'a.example', website_id: 2 });
      expect(await send('PUT', `${path}/1`, { link: 'c.example' })).toEqual({
        status: 200,
        json: { message: 'Link berhasil diperbarui.' },
      });
      expect(await list()).toMatchObject([{ link: 'c.example', website_id: 2 }]);
      await send('PUT', `${path}/1`, { link: 'c.example', website_id: 1 });
      expect(await list()).toMatchObject([{ link: 'c.example', website_id: 1 }]);
    });
  });

  describe('error', () => {
    it.each(['https://a.example/', 'HTTPS://A.example', ' a.example ', '//a.example'])(
      'refuse %j when a.example exists, added or edited',
      async (link) => {
        const { send } = await setUp();
        await send('POST', path, { link: 'a.example' });
        await send('POST', path, { link: 'b.example' });
        const taken = {
          status: 409,
          json: {
            message: 'Link sudah terdaftar untuk website ini.',
            fields: { link: 'Link sudah terdaftar untuk website ini.' },
          },
        };
        expect(await send('POST', path, { link })).toEqual(taken);
        expect(await send('PUT', `${path}/2`, { link })).toEqual(taken);
        // Another website may have the same link, and an edit may change the spelling of its own.
        expect((await send('POST', path, { link, website_id: 2 })).status).toBe(201);
        expect((await send('PUT', `${path}/1`, { link })).status).toBe(200);
      },
    );
  });

  describe('security', () => {
    it('refuse addresses that no page may open', async () => {
      const { send, list } = await setUp();
      for (const link of [
        'data:text/html,x',
        'file:///etc/passwd',
        'vbscript:x',
        'ftp://a.example',
      ]) {
        await send('POST', path, { link: 'a.example' });
        expect((await send('POST', path, { link })).status).toBe(400);
        expect((await send('PUT', `${path}/1`, { link })).status).toBe(400);
        expect(await list()).toMatchObject([{ link: 'a.example' }]);
      }
    });
  });
});
