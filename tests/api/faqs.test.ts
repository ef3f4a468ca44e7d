import { describe, expect, it } from 'vitest';
import type { Faq, FaqTreeEntry } from '../../api/contract/entities.ts';
import { createTestApi, type TestApi } from './test-api.ts';

interface FormFields {
  question?: string;
  answer?: string;
  website_id?: string;
  parent_id?: string;
  image?: File;
  remove_image?: string;
}

function form(fields: FormFields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({
    answer: '',
    website_id: '1',
    parent_id: '',
    ...fields,
  })) {
    data.set(name, value);
  }
  return data;
}

async function setUp() {
  const api = await createTestApi();
  const cookie = await api.signIn();
  return { api, cookie, ...faqCalls(api, cookie) };
}

function faqCalls(api: TestApi, cookie: string) {
  const add = async (fields: FormFields) => {
    const answer = await api.call('/api/faqs/', { method: 'POST', cookie, body: form(fields) });
    return { status: answer.status, json: await answer.json() };
  };
  return {
    add,
    addId: async (fields: FormFields): Promise<number> => (await add(fields)).json.id,
    edit: async (id: number, fields: FormFields) => {
      const answer = await api.call(`/api/faqs/${id}`, {
        method: 'PUT',
        cookie,
        body: form(fields),
      });
      return { status: answer.status, json: await answer.json() };
    },
    remove: (id: number) => api.call(`/api/faqs/${id}`, { method: 'DELETE', cookie }),
    list: async (page = '100/1'): Promise<Faq[]> =>
      await (await api.call(`/api/faqs/1/${page}`, { cookie })).json(),
    tree: async (): Promise<FaqTreeEntry[]> =>
      await (await api.call('/api/faqs/1/tree', { cookie })).json(),
  };
}

describe('FAQs', () => {
  describe('happy', () => {
    it('adds a question and lists it with the whole count, its author and its depth', async () => {
      const { add, list } = await setUp();
      const { status, json } = await add({ question: ' Cara deposit? ', answer: 'Transfer.' });
      expect(status).toBe(201);
      expect(json).toEqual({ message: 'FAQ berhasil ditambahkan.', id: 22 });
      expect(await list()).toEqual([
        {
          id: 22,
          question: 'Cara deposit?',
          answer: 'Transfer.',
          image: null,
          parent_id: null,
          website_id: 1,
          depth: 0,
          last_edited_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          last_edited_by: 'admin',
          all_data: 1,
        },
      ]);
    });
  });
});
