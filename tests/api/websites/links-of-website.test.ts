import { describe, expect, it } from 'vitest';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { valid } from '../../tools/valid.ts';
import { createTestApi } from '../test-api.ts';

async function createApiWithTwoWebsites() {
  const api = await createTestApi();
  const cookie = await api.signIn();
  const post = async (path: string, json: unknown) => {
    const response = await api.call(path, { method: 'POST', json, cookie });
    expect(response.status).toBe(201);
    return (await response.json()) as { id: number };
  };
  const other = await post('/api/websites', valid.website({ name: 'Toko Dua' }));
  await post('/api/livechatwebsitelinks/', { link: 'satu.example.com' });
  await post('/api/livechatwebsitelinks/', { link: 'dua.example.com', website_id: other.id });
  await post('/api/livechatwebsitelinks/', { link: 'tiga.example.com', website_id: other.id });
  const list = (query: string) => api.call(`/api/livechatwebsitelinks/1/1${query}`, { cookie });
  return { list, otherId: other.id };
}

describe('GET /api/livechatwebsitelinks/{pageSize}/{page}?website_id=', () => {
  it('lists and counts only the links of that website', async () => {
    const { list, otherId } = await createApiWithTwoWebsites();
    const rows = (await (await list(`?website_id=${otherId}`)).json()) as WebsiteLink[];
    expect(rows).toMatchObject([{ link: 'dua.example.com', website_id: otherId, all_data: 2 }]);
  });

  it('lists and counts the links of all websites without the parameter', async () => {
    const { list } = await createApiWithTwoWebsites();
    const rows = (await (await list('')).json()) as WebsiteLink[];
    expect(rows).toMatchObject([{ link: 'satu.example.com', website_id: 1, all_data: 3 }]);
  });

  it('is empty for a website without links', async () => {
    const { list } = await createApiWithTwoWebsites();
    expect(await (await list('?website_id=999')).json()).toEqual([]);
  });

  it.each(['0', '-1', '1.5', 'satu', ''])('refuses %j and names the field', async (id) => {
    const { list } = await createApiWithTwoWebsites();
    const response = await list(`?website_id=${id}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { website_id: 'Harus berupa ID yang benar.' },
    });
  });
});
