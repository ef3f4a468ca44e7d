import { describe, expect, it } from 'vitest';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqForm } from '../faq-form.ts';
import { addAdmin, createTestApi } from '../test-api.ts';

// `lists.test.ts` shows what versions of every list do.
describe('versions', () => {
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
