import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Faq, FaqTreeEntry } from '../../../api/contract/entities.ts';
import { valid } from '../../tools/valid.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { faqForm } from '../faq-form.ts';
import { createFaqWriter } from '../faq-writer.ts';

type FormFields = Record<string, string>;

async function setUp() {
  const writer = await createFaqWriter();
  const { send } = writer;
  return {
    ...writer,
    add: (fields: FormFields) => send('POST', '/api/faqs/', { body: faqForm(fields) }),
    addId: writer.add,
    list: async (): Promise<Faq[]> => (await send('GET', '/api/faqs/1/100/1')).json,
    tree: async (): Promise<FaqTreeEntry[]> => (await send('GET', '/api/faqs/1/tree')).json,
    addWebsite: async () => {
      const json = valid.website();
      return String((await send('POST', '/api/websites', { json })).json.id);
    },
  };
}

describe('FAQs', () => {
  describe('happy', () => {
    it('are compressed in the list and the tree for a browser that accepts it', async () => {
      const { api, cookie, add, list, tree } = await setUp();
      await add({ question: 'Cara deposit?' });
      const unpacked = async (path: string) => {
        const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
        const response = await api.call(path, { cookie, headers });
        expect(response.headers.get('content-encoding')).toBe('br');
        expect(response.headers.get('vary')).toContain('Accept-Encoding');
        return JSON.parse(
          brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString(),
        );
      };
      expect(await unpacked('/api/faqs/1/100/1')).toEqual(await list());
      expect(await unpacked('/api/faqs/1/tree')).toEqual(await tree());
    });

    it('are answered with their id and the entry of the trail', async () => {
      const { add } = await setUp();
      // Entry 1 of the audit trail is the sign-in.
      expect(await add({ question: 'Cara deposit?' })).toEqual({
        status: 201,
        json: { message: 'FAQ berhasil ditambahkan.', id: 22, undo_id: 2 },
      });
    });

    it('need neither an answer nor a parent', async () => {
      const { api, cookie, list } = await setUp();
      const body = new FormData();
      body.set('question', 'Deposit');
      body.set('website_id', '1');
      expect((await api.call('/api/faqs', { method: 'POST', cookie, body })).status).toBe(201);
      expect(await list()).toMatchObject([{ answer: null, parent_id: null }]);
    });

    it('list every parent before its children, in the order of creation', async () => {
      const { addId, list, tree } = await setUp();
      const deposit = await addId({ question: 'Deposit' });
      const bonus = await addId({ question: 'Bonus' });
      const bank = await addId({ question: 'Bank', parent_id: String(deposit) });
      const wallet = await addId({ question: 'E-wallet', parent_id: String(deposit) });
      const bca = await addId({ question: 'BCA', parent_id: String(bank) });
      const order = [
        [deposit, 0],
        [bank, 1],
        [bca, 2],
        [wallet, 1],
        [bonus, 0],
      ];
      expect((await list()).map(({ id, depth }) => [id, depth])).toEqual(order);
      expect((await tree()).map(({ id, depth }) => [id, depth])).toEqual(order);
      expect((await tree())[1]).toEqual({
        id: bank,
        question: 'Bank',
        parent_id: deposit,
        depth: 1,
        source_id: null,
        has_answer: false,
      });
    });

    it('move with their branch, to the end of the new parent’s children', async () => {
      const { api, addId, edit, list } = await setUp();
      const a = await addId({ question: 'A' });
      const b = await addId({ question: 'B' });
      const a1 = await addId({ question: 'A1', parent_id: String(a) });
      await addId({ question: 'A11', parent_id: String(a1) });
      await addId({ question: 'B1', parent_id: String(b) });
      const order = async () => (await list()).map(({ question }) => question).join(' ');
      await edit(a, { question: 'A' });
      expect(await order()).toBe('A A1 A11 B B1');
      await edit(a1, { question: 'A1', parent_id: String(b) });
      expect(await order()).toBe('A B B1 A1 A11');
      expect((await list()).map(({ version }) => version)).toEqual([2, 1, 1, 2, 1]);
      await edit(a1, { question: 'A1', parent_id: '' });
      expect(await order()).toBe('A B B1 A1 A11');
      expect((await list()).map(({ depth }) => depth)).toEqual([0, 0, 1, 0, 1]);
      await expectIntactTree(api.db, 1);
    });

    it('are deleted with their descendants, and the response has their number', async () => {
      const { addId, remove, list } = await setUp();
      const a = await addId({ question: 'A' });
      const a1 = await addId({ question: 'A1', parent_id: String(a) });
      await addId({ question: 'A11', parent_id: String(a1) });
      const b = await addId({ question: 'B' });
      const json = { message: '3 FAQ berhasil dihapus.', deleted: 3, undo_id: 6 };
      expect(await remove(a)).toEqual({ status: 200, json });
      expect((await list()).map(({ id }) => id)).toEqual([b]);
      // Ids of deleted rows are never used again.
      expect(await addId({ question: 'C' })).toBe(b + 1);
    });
  });

  it('stores composed accents, which count as one character', async () => {
    const { add, list } = await setUp();
    expect((await add({ question: 'e\u0301'.repeat(300) })).status).toBe(201);
    expect((await list())[0]?.question).toBe('é'.repeat(300));
  });

  describe('error', () => {
    it('refuse faults at their fields, and write nothing', async () => {
      const { add, list } = await setUp();
      const faults: [FormFields, Record<string, string>][] = [
        [{ question: 'A', website_id: 'satu' }, { website_id: 'Harus berupa ID yang benar.' }],
        [{ question: 'A', website_id: '99' }, { website_id: 'Website tidak ditemukan.' }],
        [{ question: 'A', parent_id: '1 or 1=1' }, { parent_id: 'Harus berupa ID yang benar.' }],
        [
          { question: 'A', parent_id: '99' },
          { parent_id: 'Pertanyaan induk tidak ditemukan di website ini.' },
        ],
      ];
      for (const [fields, errors] of faults) {
        const { status, json } = await add(fields);
        const message = Object.values(errors)[0];
        expect([status, json]).toEqual([400, { message, fields: errors }]);
      }
      expect(await list()).toEqual([]);
    });

    it('refuse a body that is not a form', async () => {
      const { send } = await setUp();
      expect((await send('POST', '/api/faqs', { json: { question: 'A' } })).status).toBe(400);
    });

    it('refuse a parent of another website', async () => {
      const { add, addId, addWebsite } = await setUp();
      const website_id = await addWebsite();
      const parent_id = String(await addId({ question: 'Lain', website_id }));
      const { status, json } = await add({ question: 'A', parent_id });
      expect({ status, fields: json.fields }).toEqual({
        status: 400,
        fields: { parent_id: 'Pertanyaan induk tidak ditemukan di website ini.' },
      });
    });

    it('refuse to move to another website', async () => {
      const { addId, addWebsite, edit } = await setUp();
      const website_id = await addWebsite();
      const { status, json } = await edit(await addId(), { website_id });
      expect(status).toBe(400);
      expect(json.fields).toEqual({ website_id: 'FAQ tidak dapat dipindahkan ke website lain.' });
    });

    it('refuse a tree deeper than 32 levels, when adding and when moving', async () => {
      const { api, add, addId, edit } = await setUp();
      let parent_id = '';
      for (let level = 1; level <= 32; level++) {
        parent_id = String(await addId({ question: `Tingkat ${level}`, parent_id }));
      }
      const tooDeep = { parent_id: 'Pohon FAQ maksimal 32 tingkat.' };
      const added = await add({ question: 'Tingkat 33', parent_id });
      const top = await addId({ question: 'Atas' });
      const root = 22;
      const moved = await edit(root, { question: 'Tingkat 1', parent_id: String(top) });
      for (const { status, json } of [added, moved])
        expect({ status, fields: json.fields }).toEqual({ status: 400, fields: tooDeep });
      await expectIntactTree(api.db, 1);
    });

    it('require every field in an edit, because it replaces all of them', async () => {
      const { send, addId } = await setUp();
      const id = await addId({ question: 'A', answer: 'Jawaban' });
      const body = faqForm();
      for (const name of ['answer', 'parent_id']) body.delete(name);
      const { status, json } = await send('PUT', `/api/faqs/${id}`, { body });
      expect(status).toBe(400);
      expect(Object.keys(json.fields).sort()).toEqual(['answer', 'parent_id']);
    });

    it.each([
      ['/api/faqs/99/100/1', 404],
      ['/api/faqs/99/tree', 404],
      ['/api/faqs/abc/100/1', 404],
      ['/api/faqs/1/0/1', 400],
      ['/api/faqs/1/501/1', 400],
      ['/api/faqs/1/100/0', 400],
      ['/api/faqs/1/100/x', 400],
    ])('return for %s the status %i', async (path, status) => {
      const { send } = await setUp();
      const response = await send('GET', path);
      expect(response.status).toBe(status);
      expect(response.json).toHaveProperty('message');
    });
  });
});
