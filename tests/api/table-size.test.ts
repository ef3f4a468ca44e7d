import { describe, expect, it } from 'vitest';
import { users, websiteLinks, websites, whitelists } from '../../api/db/schema.ts';
import { tableSize } from '../../api/db/table-size.ts';
import { createTestApi, createTestDatabase } from './test-api.ts';

const tables = { users, websites, whitelists, website_links: websiteLinks } as const;
const names = Object.keys(tables) as (keyof typeof tables)[];

describe('the kept size of a table', () => {
  it.each(names)('%s is the number of its rows from the start', async (name) => {
    const db = await createTestDatabase();
    expect(await tableSize(db.read, name)).toBe(await db.read.$count(tables[name]));
  });

  it('follows creations, deletions, what goes along with them, and what is refused', async () => {
    const api = await createTestApi();
    const cookie = await api.signIn();
    const send = (method: string, path: string, json?: object) =>
      api.call(path, { method, cookie, json });
    const expectRight = async () => {
      for (const name of names) {
        expect(await tableSize(api.db.read, name), name).toBe(
          await api.db.read.$count(tables[name]),
        );
      }
    };
    const site = { name: 'Dua', livechat_link: 'https://example.com', server_ip: '10.0.0.1' };
    const { id } = await (await send('POST', '/api/websites', site)).json();
    for (const link of ['https://a.example', 'https://b.example', 'https://a.example']) {
      await send('POST', '/api/livechatwebsitelinks', { link, website_id: id });
    }
    await send('POST', '/api/whitelists', { ip: '203.0.113.7' });
    await expectRight();
    expect(await tableSize(api.db.read, 'website_links')).toBe(2);
    expect((await send('DELETE', `/api/websites/${id}`)).status).toBe(200);
    expect(await tableSize(api.db.read, 'website_links')).toBe(0);
    await expectRight();
  });
});
