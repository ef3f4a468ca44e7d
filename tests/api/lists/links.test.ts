import { describe, expect, it } from 'vitest';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { valid } from '../../tools/valid.ts';
import { createAdminApi, said } from '../test-api.ts';

const path = '/api/livechatwebsitelinks';

async function setUp() {
  const { api, cookie } = await createAdminApi();
  const send = (method: string, path: string, json?: unknown) =>
    api.send(method, path, { cookie, json });
  const list = async (page = '100/1'): Promise<WebsiteLink[]> =>
    (await send('GET', `${path}/${page}`)).json;
  const website = valid.website();
  await send('POST', '/api/websites', website);
  return { send, list };
}

describe('links', () => {
  it('are edited, and keep their website by default', async () => {
    const { send, list } = await setUp();
    await send('POST', path, { link: 'a.example', website_id: 2 });
    await send('PUT', `${path}/1`, { link: 'c.example' });
    expect(await list()).toMatchObject([{ link: 'c.example', website_id: 2 }]);
    await send('PUT', `${path}/1`, { link: 'c.example', website_id: 1 });
    expect(await list()).toMatchObject([{ link: 'c.example', website_id: 1 }]);
  });

  it('are read by their id, and listed and counted for one website', async () => {
    const { send, list } = await setUp();
    await send('POST', path, { link: 'satu.example' });
    for (const link of ['dua.example', 'tiga.example'])
      await send('POST', path, { link, website_id: 2 });
    const two = { id: 2, link: 'dua.example', website_id: 2, version: 1 };
    expect((await send('GET', `${path}/2`)).json).toMatchObject({ ...two, all_data: 3 });
    expect(await list('1/1?website_id=2')).toMatchObject([{ ...two, all_data: 2 }]);
    expect(await list('1/1')).toMatchObject([{ id: 1, all_data: 3 }]);
    expect(await list('1/1?website_id=999')).toEqual([]);
    for (const id of ['0', '-1', '1.5', 'satu', ''])
      expect((await send('GET', `${path}/1/1?website_id=${id}`)).json).toMatchObject({
        fields: { website_id: 'Harus berupa ID yang benar.' },
      });
  });

  it.each(['https://a.example/', 'HTTPS://A.example', ' a.example ', '//a.example'])(
    'refuse %j when a.example exists, added or edited',
    async (link) => {
      const { send } = await setUp();
      await send('POST', path, { link: 'a.example' });
      await send('POST', path, { link: 'b.example' });
      const taken = said(409, 'Link sudah terdaftar untuk website ini.', 'link');
      expect(await send('POST', path, { link })).toEqual(taken);
      expect(await send('PUT', `${path}/2`, { link })).toEqual(taken);
      // Another website may have the same link, and an edit may change the spelling of its own.
      expect((await send('POST', path, { link, website_id: 2 })).status).toBe(201);
      expect((await send('PUT', `${path}/1`, { link })).status).toBe(200);
    },
  );
});
