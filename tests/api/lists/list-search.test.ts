import { describe, expect, it } from 'vitest';
import { users, websiteLinks, websites, whitelists } from '../../../api/db/schema.ts';
import { createAdminApi } from '../test-api.ts';

const by = (day: number, lastEditedBy = 'admin') => ({
  lastEditedAt: `2026-02-0${day}T00:00:00.000Z`,
  lastEditedBy,
});

/** Creates an API with three more rows in each list than a new installation has. */
async function createApiWithRows() {
  const { api, cookie } = await createAdminApi();
  await api.db.write(async (tx) => {
    const account = { passwordHash: 'x', websiteId: 1 };
    await tx.insert(users).values([
      { ...account, username: 'Sítí Aminah', usernameKey: 'siti', status: false, ...by(3) },
      { ...account, username: 'kasir 10', usernameKey: 'kasir10', ...by(1) },
      { ...account, username: 'Kasir 9', usernameKey: 'kasir9', ...by(2, 'kasir 10') },
    ]);
    await tx.insert(websites).values([
      { id: 2, name: 'Toko Zed', livechatLink: 'tawk.to/a', serverIp: '10.0.0.10', ...by(1) },
      { id: 3, name: 'Toko Éka', livechatLink: 'tawk.to/b', serverIp: '10.0.0.9', ...by(2) },
      { id: 4, name: 'Bengkel', livechatLink: 'wa.me/1', serverIp: '10.0.0.9', ...by(3) },
    ]);
    await tx.insert(whitelists).values([
      { ip: '203.0.113.10', status: false, ...by(1) },
      { ip: '203.0.113.9', ...by(2) },
    ]);
    await tx.insert(websiteLinks).values([
      { link: 'zed.example', linkKey: 'zed', websiteId: 2, ...by(1) },
      { link: 'eka.example', linkKey: 'eka', websiteId: 3, ...by(2) },
      { link: 'bengkel.example', linkKey: 'bengkel', websiteId: 4, ...by(3) },
    ]);
  });
  /** Returns the values of a list's column, and the list's total. */
  const list = async (path: string, column: string) => {
    const response = await api.call(`/api/${path}`, { cookie });
    expect(response.status).toBe(200);
    const rows = (await response.json()) as { [column: string]: unknown; all_data: number }[];
    return [rows.map((row) => row[column]), rows[0]?.all_data];
  };
  return { list, call: (path: string) => api.call(`/api/${path}`, { cookie }) };
}

describe('searching a list', () => {
  it('finds rows by all words, in any case and order, without diacritics, and counts them', async () => {
    const { list } = await createApiWithRows();
    expect(await list('users/100/1?q=AMINAH%20siti', 'username')).toEqual([['Sítí Aminah'], 1]);
    expect(await list('users/1/2?q=kasir', 'username')).toEqual([['Kasir 9'], 2]);
    expect(await list('websites/100/1?q=toko%20eka', 'name')).toEqual([['Toko Éka'], 1]);
    expect(await list('websites/100/1?q=0.0.9', 'id')).toEqual([[3, 4], 2]);
    expect(await list('whitelists/100/1?q=113.1', 'ip')).toEqual([['203.0.113.10'], 1]);
    expect(await list('livechatwebsitelinks/100/1?q=ZED', 'link')).toEqual([['zed.example'], 1]);
  });

  it('finds a link by the name of its website, also among the links of one website', async () => {
    const { list } = await createApiWithRows();
    const path = 'livechatwebsitelinks/100/1?q=toko';
    expect(await list(path, 'link')).toEqual([['zed.example', 'eka.example'], 2]);
    expect(await list(`${path}&website_id=3`, 'link')).toEqual([['eka.example'], 1]);
  });

  it('does not search the editor of a row, and finds all rows without words', async () => {
    const { list } = await createApiWithRows();
    expect(await list('websites/100/1?q=admin', 'id')).toEqual([[], undefined]);
    expect(await list('users/100/1?q=%20', 'id')).toEqual([[1, 2, 3, 4], 4]);
  });
});

describe('sorting a list', () => {
  it('sorts by any column, numbers in texts as numbers, equal rows by their ids', async () => {
    const { list } = await createApiWithRows();
    expect(await list('users/100/1?sort=username', 'username')).toEqual([
      ['admin', 'Kasir 9', 'kasir 10', 'Sítí Aminah'],
      4,
    ]);
    expect(await list('users/100/1?sort=status&order=asc', 'id')).toEqual([[2, 1, 3, 4], 4]);
    expect(await list('websites/2/2?sort=server_ip&order=desc', 'id')).toEqual([[3, 4], 4]);
    expect(await list('whitelists/100/1?sort=ip&order=desc&q=203', 'ip')).toEqual([
      ['203.0.113.10', '203.0.113.9'],
      2,
    ]);
    const newest = 'livechatwebsitelinks/100/1?sort=last_edited_at&order=desc';
    expect(await list(newest, 'id')).toEqual([[3, 2, 1], 3]);
  });

  it.each([
    ['users/100/1?sort=password_hash', 'sort'],
    ['websites/100/1?sort=id;drop', 'sort'],
    ['whitelists/100/1?sort=ip&order=up', 'order'],
    [`livechatwebsitelinks/100/1?q=${'a'.repeat(201)}`, 'q'],
  ])('refuses %.40s and names the parameter', async (path, name) => {
    const { call } = await createApiWithRows();
    const response = await call(path);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([name]);
  });
});
