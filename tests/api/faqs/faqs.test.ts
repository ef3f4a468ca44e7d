import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Faq, FaqTreeEntry } from '../../../api/contract/entities.ts';
import { valid } from '../../tools/valid.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createAdminApi, type TestApi } from '../test-api.ts';

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
  const { api, cookie } = await createAdminApi();
  return { api, cookie, ...faqCalls(api, cookie) };
}

function faqCalls(api: TestApi, cookie: string) {
  const add = (fields: FormFields) =>
    api.send('POST', '/api/faqs/', { cookie, body: form(fields) });
  return {
    add,
    addId: async (fields: FormFields): Promise<number> => (await add(fields)).json.id,
    edit: (id: number, fields: FormFields) =>
      api.send('PUT', `/api/faqs/${id}`, { cookie, body: form(fields) }),
    remove: (id: number) => api.call(`/api/faqs/${id}`, { method: 'DELETE', cookie }),
    list: async (page = '100/1'): Promise<Faq[]> =>
      (await api.send('GET', `/api/faqs/1/${page}`, { cookie })).json,
    tree: async (): Promise<FaqTreeEntry[]> =>
      (await api.send('GET', '/api/faqs/1/tree', { cookie })).json,
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

    it('are stored without spaces around them; the answer has the entry of the trail', async () => {
      const { add, list } = await setUp();
      // Entry 1 of the audit trail is the sign-in.
      expect(await add({ question: ' Cara deposit? ', answer: 'Transfer.' })).toEqual({
        status: 201,
        json: { message: 'FAQ berhasil ditambahkan.', id: 22, undo_id: 2 },
      });
      expect(await list()).toMatchObject([{ question: 'Cara deposit?', answer: 'Transfer.' }]);
    });

    it('need neither an answer nor a parent', async () => {
      const { api, cookie, list } = await setUp();
      const body = new FormData();
      body.set('question', 'Deposit');
      body.set('website_id', '1');
      expect((await api.call('/api/faqs', { method: 'POST', cookie, body })).status).toBe(201);
      expect(await list()).toMatchObject([{ answer: null, parent_id: null }]);
    });

    it('keep the line breaks of an answer, without white space around it', async () => {
      const { add, list } = await setUp();
      await add({ question: 'A', answer: '\n 1. Satu\n2. Dua \n' });
      expect((await list())[0]?.answer).toBe('1. Satu\n2. Dua');
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

    it('are listed by page, with the total', async () => {
      const { addId, list } = await setUp();
      const ids = [];
      for (const question of ['A', 'B', 'C']) ids.push(await addId({ question }));
      const second = await list('2/2');
      expect(second.map(({ id, all_data }) => [id, all_data])).toEqual([[ids[2], 3]]);
      expect(await list('2/3')).toEqual([]);
    });

    it('record the author and the time of an edit', async () => {
      const { addId, edit, list } = await setUp();
      const id = await addId({ question: 'Lama', answer: 'Lama' });
      const { status, json } = await edit(id, { question: 'Baru', answer: '' });
      expect({ status, json }).toEqual({
        status: 200,
        json: { message: 'FAQ berhasil diperbarui.', undo_id: 3 },
      });
      expect(await list()).toMatchObject([{ id, question: 'Baru', answer: null }]);
    });

    it('keep their place among their siblings when the parent stays', async () => {
      const { addId, edit, list } = await setUp();
      const first = await addId({ question: 'A' });
      const second = await addId({ question: 'B' });
      await edit(first, { question: 'A2' });
      expect((await list()).map(({ id }) => id)).toEqual([first, second]);
    });

    it('move with their branch, to the end of the new parent’s children', async () => {
      const { api, addId, edit, list, tree } = await setUp();
      const a = await addId({ question: 'A' });
      const b = await addId({ question: 'B' });
      const b1 = await addId({ question: 'B1', parent_id: String(b) });
      const a1 = await addId({ question: 'A1', parent_id: String(a) });
      const a11 = await addId({ question: 'A11', parent_id: String(a1) });
      await edit(a1, { question: 'A1', parent_id: String(b) });
      expect((await tree()).map(({ id, depth }) => [id, depth])).toEqual([
        [a, 0],
        [b, 0],
        [b1, 1],
        [a1, 1],
        [a11, 2],
      ]);
      expect((await list()).map(({ version }) => version)).toEqual([1, 1, 1, 2, 1]);
      await edit(a1, { question: 'A1', parent_id: '' });
      expect((await tree()).map(({ id, depth }) => [id, depth])).toEqual([
        [a, 0],
        [b, 0],
        [b1, 1],
        [a1, 0],
        [a11, 1],
      ]);
      await expectIntactTree(api.db, 1);
    });

    it('are deleted with their descendants, and the response has their number', async () => {
      const { addId, remove, list } = await setUp();
      const a = await addId({ question: 'A' });
      const a1 = await addId({ question: 'A1', parent_id: String(a) });
      await addId({ question: 'A11', parent_id: String(a1) });
      const b = await addId({ question: 'B' });
      const response = await remove(a);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        message: '3 FAQ berhasil dihapus.',
        deleted: 3,
        undo_id: 6,
      });
      expect((await list()).map(({ id }) => id)).toEqual([b]);
      // Ids of deleted rows are never used again.
      expect(await addId({ question: 'C' })).toBe(b + 1);
    });

    it('of two websites are separate', async () => {
      const { api, cookie, addId, list } = await setUp();
      const website_id = String(await addWebsite(api, cookie));
      const other = await addId({ question: 'Lain', website_id });
      const own = await addId({ question: 'Sendiri' });
      expect((await list()).map(({ id }) => id)).toEqual([own]);
      const response = await api.call(`/api/faqs/${website_id}/100/1`, { cookie });
      expect(((await response.json()) as Faq[]).map(({ id }) => id)).toEqual([other]);
    });
  });

  it('stores composed accents, which count as one character', async () => {
    const { add, list } = await setUp();
    expect((await add({ question: 'e\u0301'.repeat(300) })).status).toBe(201);
    expect((await list())[0]?.question).toBe('é'.repeat(300));
  });

  describe('error', () => {
    it.each<[string, FormFields, Record<string, string>]>([
      ['a blank question', { question: '  ' }, { question: 'Pertanyaan tidak boleh kosong.' }],
      [
        'a question that is too long',
        { question: 'x'.repeat(301) },
        { question: 'Maksimal 300 karakter.' },
      ],
      [
        'an answer that is too long',
        { question: 'A', answer: 'x'.repeat(5001) },
        { answer: 'Maksimal 5.000 karakter.' },
      ],
      [
        'an answer whose link has two schemes',
        { question: 'A', answer: '[promo](https://https://toko.example)' },
        {
          answer: 'Tautan di jawaban memuat https:// atau http:// dua kali. Hapus salah satunya.',
        },
      ],
      [
        'a website that is none',
        { question: 'A', website_id: 'satu' },
        { website_id: 'Harus berupa ID yang benar.' },
      ],
      [
        'an unknown website',
        { question: 'A', website_id: '99' },
        { website_id: 'Website tidak ditemukan.' },
      ],
      [
        'a parent that is none',
        { question: 'A', parent_id: '1 or 1=1' },
        { parent_id: 'Harus berupa ID yang benar.' },
      ],
      [
        'an unknown parent',
        { question: 'A', parent_id: '99' },
        { parent_id: 'Pertanyaan induk tidak ditemukan di website ini.' },
      ],
    ])('refuse %s', async (_, fields, errors) => {
      const { add, list } = await setUp();
      const { status, json } = await add(fields);
      expect(status).toBe(400);
      expect(json).toEqual({ message: Object.values(errors)[0], fields: errors });
      expect(await list()).toEqual([]);
    });

    it('refuse a body that is not a form', async () => {
      const { api, cookie } = await setUp();
      const response = await api.call('/api/faqs', {
        method: 'POST',
        cookie,
        json: { question: 'A' },
      });
      expect(response.status).toBe(400);
    });

    it('refuse a parent of another website', async () => {
      const { api, cookie, add, addId } = await setUp();
      const website_id = String(await addWebsite(api, cookie));
      const parent_id = String(await addId({ question: 'Lain', website_id }));
      const { status, json } = await add({ question: 'A', parent_id });
      expect({ status, fields: json.fields }).toEqual({
        status: 400,
        fields: { parent_id: 'Pertanyaan induk tidak ditemukan di website ini.' },
      });
    });

    it('refuse to move below themselves', async () => {
      const { api, addId, edit } = await setUp();
      const a = await addId({ question: 'A' });
      const a1 = await addId({ question: 'A1', parent_id: String(a) });
      const a11 = await addId({ question: 'A11', parent_id: String(a1) });
      for (const parent of [a, a1, a11]) {
        const { status, json } = await edit(a, { question: 'A', parent_id: String(parent) });
        expect(status).toBe(400);
        expect(json.fields).toEqual({
          parent_id: 'FAQ tidak dapat dipindahkan ke bawah dirinya sendiri.',
        });
      }
      await expectIntactTree(api.db, 1);
    });

    it('refuse to move to another website', async () => {
      const { api, cookie, addId, edit } = await setUp();
      const website_id = String(await addWebsite(api, cookie));
      const { status, json } = await edit(await addId({ question: 'A' }), {
        question: 'A',
        website_id,
      });
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
      expect({ status: added.status, fields: added.json.fields }).toEqual({
        status: 400,
        fields: tooDeep,
      });
      const top = await addId({ question: 'Atas' });
      const root = 22;
      const moved = await edit(root, { question: 'Tingkat 1', parent_id: String(top) });
      expect({ status: moved.status, fields: moved.json.fields }).toEqual({
        status: 400,
        fields: tooDeep,
      });
      await expectIntactTree(api.db, 1);
    });

    it('require every field in an edit, because it replaces all of them', async () => {
      const { api, cookie, addId } = await setUp();
      const id = await addId({ question: 'A', answer: 'Jawaban' });
      const body = new FormData();
      body.set('question', 'A');
      body.set('website_id', '1');
      const response = await api.call(`/api/faqs/${id}`, { method: 'PUT', cookie, body });
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).fields).sort()).toEqual(['answer', 'parent_id']);
    });

    it.each(['99', '0', '-1', 'abc', '1e3'])('are not found: %s', async (id) => {
      const { api, cookie } = await setUp();
      const body = form({ question: 'A' });
      expect((await api.call(`/api/faqs/${id}`, { method: 'PUT', cookie, body })).status).toBe(404);
      expect((await api.call(`/api/faqs/${id}`, { method: 'DELETE', cookie })).status).toBe(404);
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
      const { api, cookie } = await setUp();
      const response = await api.call(path, { cookie });
      expect(response.status).toBe(status);
      expect(await response.json()).toHaveProperty('message');
    });
  });

  describe('security', () => {
    it('return markup in a question as text', async () => {
      const { addId, list } = await setUp();
      const question = `<img src=x onerror="alert(1)">'; drop table faqs; --`;
      await addId({ question });
      expect((await list())[0]?.question).toBe(question);
    });

    it('record the session’s name as author, whatever the form contains', async () => {
      const { api, cookie, list } = await setUp();
      const body = form({ question: 'A' });
      body.set('last_edited_by', 'somebody');
      body.set('id', '6');
      await api.call('/api/faqs', { method: 'POST', cookie, body });
      expect(await list()).toMatchObject([{ id: 22, last_edited_by: 'admin' }]);
    });
  });
});

describe('a tree after random edits', () => {
  it('has paths that match its parents', async () => {
    const { api, addId, edit, remove, tree } = await setUp();
    const random = seededRandom(20_260_115);
    const pick = <T>(items: readonly T[]): T | undefined =>
      items[Math.floor(random() * items.length)];
    for (let step = 0; step < 250; step++) {
      const ids = (await tree()).map(({ id }) => id);
      const parent_id = random() < 0.25 ? '' : String(pick(ids) ?? '');
      const target = pick(ids);
      const dice = random();
      if (target === undefined || dice < 0.45) await addId({ question: `Q${step}`, parent_id });
      else if (dice < 0.9) await edit(target, { question: `Q${step}`, parent_id });
      else await remove(target);
      await expectIntactTree(api.db, 1);
    }
    const entries = await tree();
    expect(entries.length).toBeGreaterThan(10);
    // Each FAQ is in its parent's branch, one level deeper.
    const depths = new Map(entries.map(({ id, depth }) => [id, depth]));
    for (const { parent_id, depth } of entries) {
      expect(depth).toBe(parent_id === null ? 0 : (depths.get(parent_id) ?? 0) + 1);
    }
  });
});

async function addWebsite(api: TestApi, cookie: string): Promise<number> {
  const json = valid.website();
  const response = await api.call('/api/websites', { method: 'POST', cookie, json });
  return (await response.json()).id;
}

/** Creates the same random numbers on every run, so that a failure can be reproduced (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
