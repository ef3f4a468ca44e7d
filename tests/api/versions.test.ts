import { describe, expect, it } from 'vitest';
import type {
  AdminUser,
  Faq,
  Website,
  WebsiteLink,
  WhitelistEntry,
} from '../../api/contract/entities.ts';
import type { ConflictResponse } from '../../api/contract/requests.ts';
import { auditEntries } from '../../api/db/schema.ts';
import { addAdmin, createTestApi, strangerIp } from './test-api.ts';

const message =
  'Data ini sudah diubah admin lain sejak Anda membukanya. Periksa isi terbarunya sebelum menyimpan.';

function faqForm(fields: Record<string, string>): FormData {
  const data = new FormData();
  const all = { question: 'Baru?', answer: '', website_id: '1', parent_id: '', ...fields };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  return data;
}

interface Area {
  name: string;
  list: string;
  path: string;
  /** Creates row 2 (of FAQs row 22) in its first version. */
  make: { path: string; json?: unknown; body?: FormData };
  edit: (version?: unknown) => { json?: unknown; body?: FormData };
}

const areas: Area[] = [
  {
    name: 'user',
    list: '/api/users/100/1',
    path: '/api/users/2',
    make: {
      path: '/api/users',
      json: { username: 'Budi', password: 'kata-sandi-budi', website_id: 1 },
    },
    edit: (version) => ({ json: { account_status: false, version } }),
  },
  {
    name: 'website',
    list: '/api/websites/100/1',
    path: '/api/websites/2',
    make: {
      path: '/api/websites',
      json: { name: 'Dua', livechat_link: 'a.example', server_ip: '10.0.0.1' },
    },
    edit: (version) => ({
      json: { name: 'Baru', livechat_link: 'a.example', server_ip: '10.0.0.1', version },
    }),
  },
  {
    name: 'whitelist entry',
    list: '/api/whitelists/100/1',
    path: '/api/whitelists/2',
    make: { path: '/api/whitelists', json: { ip: strangerIp } },
    edit: (version) => ({ json: { status: false, version } }),
  },
  {
    name: 'link',
    list: '/api/livechatwebsitelinks/100/1',
    path: '/api/livechatwebsitelinks/1',
    make: { path: '/api/livechatwebsitelinks', json: { link: 'a.example' } },
    edit: (version) => ({ json: { link: 'b.example', version } }),
  },
  {
    name: 'FAQ',
    list: '/api/faqs/1/100/1',
    path: '/api/faqs/22',
    make: { path: '/api/faqs', body: faqForm({ question: 'Apa?' }) },
    edit: (version) => ({
      body: faqForm(version === undefined ? {} : { version: String(version) }),
    }),
  },
];

async function setUp(area: Area) {
  const api = await createTestApi();
  const cookie = await api.signIn();
  const { path, ...content } = area.make;
  expect((await api.call(path, { method: 'POST', cookie, ...content })).status).toBe(201);
  return {
    api,
    edit: async (version?: unknown) =>
      await api.call(area.path, { method: 'PUT', cookie, ...area.edit(version) }),
    remove: async (query = '') => await api.call(area.path + query, { method: 'DELETE', cookie }),
    row: async () =>
      (
        (await (await api.call(area.list, { cookie })).json()) as { id: number; version: number }[]
      ).at(-1),
  };
}

describe('versions', () => {
  describe('happy', () => {
    it.each(areas)('of a $name count its edits from 1', async (area) => {
      const { edit, row } = await setUp(area);
      expect((await row())?.version).toBe(1);
      expect((await edit(1)).status).toBe(200);
      expect((await row())?.version).toBe(2);
      expect((await edit(2)).status).toBe(200);
      expect((await row())?.version).toBe(3);
    });

    it.each(areas)(
      'may be left out of an edit of a $name, which increases the version too',
      async (area) => {
        const { edit, row } = await setUp(area);
        expect((await edit()).status).toBe(200);
        expect((await row())?.version).toBe(2);
      },
    );

    it.each(areas)('are checked by the deletion of a $name, and may be left out', async (area) => {
      const first = await setUp(area);
      expect((await first.remove('?version=1')).status).toBe(200);
      const second = await setUp(area);
      expect((await second.remove()).status).toBe(200);
    });

    it('are also in the list of one link', async () => {
      const api = await createTestApi();
      const cookie = await api.signIn();
      const path = '/api/livechatwebsitelinks';
      await api.call(path, { method: 'POST', cookie, json: { link: 'a.example' } });
      expect(await (await api.call(`${path}/1`, { cookie })).json()).toMatchObject({ version: 1 });
    });

    it('of a FAQ stay when only its parent moves', async () => {
      const api = await createTestApi();
      const cookie = await api.signIn();
      const add = (fields: Record<string, string>) =>
        api.call('/api/faqs', { method: 'POST', cookie, body: faqForm(fields) });
      await add({ question: 'A' });
      await add({ question: 'B' });
      await add({ question: 'C', parent_id: '22' });
      const body = faqForm({ question: 'A', parent_id: '23' });
      await api.call('/api/faqs/22', { method: 'PUT', cookie, body });
      const rows = (await (await api.call('/api/faqs/1/100/1', { cookie })).json()) as Faq[];
      expect(rows.map(({ id, depth, version }) => [id, depth, version])).toEqual([
        [23, 0, 1],
        [22, 1, 2],
        [24, 2, 1],
      ]);
    });

    it('of an account are also checked and increased by a new password', async () => {
      const api = await createTestApi();
      const cookie = await api.signIn();
      const id = await addAdmin(api.db, 'budi');
      const change = async (version: number) => {
        const json = { password: 'kata-sandi-baru', version };
        return await api.call(`/api/users/updatepass/${id}`, { method: 'PUT', cookie, json });
      };
      expect((await change(1)).status).toBe(200);
      expect((await change(1)).status).toBe(409);
      expect((await change(2)).status).toBe(200);
    });
  });

  describe('error', () => {
    it.each(areas)('of a $name that are old are refused, with the current row', async (area) => {
      const { api, edit, remove, row } = await setUp(area);
      await edit(1);
      const current = await row();
      const written = await api.db.read.$count(auditEntries);
      for (const late of [await edit(1), await edit(3), await remove('?version=1')]) {
        expect(late.status).toBe(409);
        expect(late.headers.get('cache-control')).toBe('no-store');
        const response: ConflictResponse<AdminUser | Website | WhitelistEntry | WebsiteLink | Faq> =
          await late.json();
        expect(response).toEqual({ message, current });
      }
      expect(await row()).toEqual(current);
      expect(await api.db.read.$count(auditEntries)).toBe(written);
    });

    it.each(areas)('allow only one of three simultaneous edits of a $name', async (area) => {
      const { edit, row } = await setUp(area);
      const responses = await Promise.all([edit(1), edit(1), edit(1)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await row())?.version).toBe(2);
    });

    it.each(areas)('of a deleted $name are not found', async (area) => {
      const { edit, remove } = await setUp(area);
      await remove();
      expect((await edit(1)).status).toBe(404);
      expect((await remove('?version=1')).status).toBe(404);
    });
  });

  describe('security', () => {
    it.each(areas)('of a $name must be whole numbers', async (area) => {
      const { edit, remove, row } = await setUp(area);
      for (const version of [0, -1, 1.5, 'satu', '']) {
        const response = await edit(version);
        expect({ version, status: response.status }).toEqual({ version, status: 400 });
        expect((await response.json()).fields).toEqual({
          version: 'Harus berupa nomor versi yang benar.',
        });
        const refused = await remove(`?version=${version}`);
        expect({ version, status: refused.status }).toEqual({ version, status: 400 });
      }
      expect((await row())?.version).toBe(1);
    });
  });
});
