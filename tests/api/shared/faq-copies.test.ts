import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { faqsPerWebsiteMax } from '../../../api/config/server-limits.ts';
import { defaultAppearance } from '../../../api/contract/bot/appearance.ts';
import type { CopyFaqs } from '../../../api/contract/faqs/faq-copies.ts';
import { faqs, websiteSettings, websites } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import type { createFaqWriter } from '../faq-writer.ts';
import { insertFaqs, span } from '../many-faqs.ts';
import { pictureFile } from '../picture-file.ts';
import { said } from '../test-api.ts';
import { createVisits } from '../visits.ts';

type Writer = Awaited<ReturnType<typeof createFaqWriter>>;

/** Website 1 has a small tree; website 2 ('Toko') has no FAQs. */
async function setUp() {
  const writer = await createVisits();
  const { send, add, api } = writer;
  const website = valid.website({ name: 'Toko' });
  await send('POST', '/api/websites', { json: website });
  const deposit = await add({ question: 'Deposit' });
  const way = await add({
    question: 'Cara deposit',
    answer: 'Begini.',
    parent_id: String(deposit),
    image: await pictureFile('red'),
  });
  await add({ question: 'Biaya', parent_id: String(way) });
  const withdraw = await add({ question: 'Withdraw', image: await pictureFile('blue') });
  const tree = async (websiteId: number) => {
    await expectIntactTree(api.db, websiteId);
    return await api.db.read
      .select()
      .from(faqs)
      .where(eq(faqs.websiteId, websiteId))
      .orderBy(asc(faqs.path));
  };
  return {
    ...writer,
    deposit,
    way,
    withdraw,
    tree,
    /** Returns the questions of a website, indented by level. */
    outline: async (websiteId: number) =>
      (await tree(websiteId)).map(
        ({ path, question }) => `${'  '.repeat(path.length / 8 - 1)}${question}`,
      ),
    copy: (request: Partial<CopyFaqs> = {}, from = 1, headers = {}) =>
      send('POST', `/api/faqs/${from}/copy`, {
        json: { to_website_id: 2, mode: 'append', ...request },
        headers,
      }),
    duplicate: (id: number, headers = {}) => send('POST', `/api/faqs/${id}/duplicate`, { headers }),
  };
}

/** Adds many questions to the top tier of a website. */
const fill = ({ api }: Writer, websiteId: number, count: number) =>
  insertFaqs(api.db, span(100, 99 + count), () => ({ websiteId, answer: 'Jawaban. '.repeat(20) }));

const contentOf = ({ question, answer, image, path }: typeof faqs.$inferSelect) => ({
  question,
  answer,
  image,
  path,
});

describe('duplicating a FAQ', () => {
  describe('happy', () => {
    it('puts a copy of its branch after it, with the images', async () => {
      const { duplicate, deposit, outline, tree, api } = await setUp();
      const { status, json } = await duplicate(deposit);
      expect({ status, json }).toEqual({
        status: 201,
        json: {
          message: '3 FAQ berhasil diduplikasi.',
          id: expect.any(Number),
          undo_id: expect.any(Number),
          copied: 3,
        },
      });
      expect(await outline(1)).toEqual([
        'Deposit',
        '  Cara deposit',
        '    Biaya',
        'Deposit (salinan)',
        '  Cara deposit',
        '    Biaya',
        'Withdraw',
      ]);
      const rows = await tree(1);
      expect(rows[3]).toMatchObject({ id: json.id, version: 1, lastEditedBy: 'admin' });
      expect(rows[4]).toMatchObject({ answer: 'Begini.', image: rows[1]?.image });
      const shown = await api.call(`/faqs/image/${rows[4]?.image}`);
      expect(shown.status).toBe(200);
    });

    it('names each copy differently, and copies a question unchanged if its name would be too long', async () => {
      const { duplicate, withdraw, add, outline } = await setUp();
      await duplicate(withdraw);
      await duplicate(withdraw);
      const long = 'a'.repeat(295);
      await duplicate(await add({ question: long }));
      expect((await outline(1)).slice(3)).toEqual([
        'Withdraw',
        'Withdraw (salinan 2)',
        'Withdraw (salinan)',
        long,
        long,
      ]);
    });

    it('reports that the copy does not open the check form', async () => {
      const { duplicate, add, api } = await setUp();
      const named = await add({ question: 'Cek Deposit' });
      expect((await duplicate(named)).json.message).toBe('FAQ berhasil diduplikasi.');
      await insertFaqs(api.db, [50], () => ({ id: 6, question: 'Status' }));
      expect((await duplicate(6)).json.message).toBe(
        'FAQ berhasil diduplikasi. Salinan "Status" tidak membuka form cek: pertanyaannya tidak memuat "Cek Deposit" atau "Cek Withdraw".',
      );
    });

    it('makes one copy when the request is repeated', async () => {
      const { duplicate, withdraw, outline } = await setUp();
      const first = await duplicate(withdraw, { 'Idempotency-Key': 'a' });
      expect(await duplicate(withdraw, { 'Idempotency-Key': 'a' })).toEqual(first);
      expect(await outline(1)).toHaveLength(5);
    });

    it('is recorded', async () => {
      const { duplicate, deposit, trail } = await setUp();
      const { json } = await duplicate(deposit);
      expect((await trail())[0]).toMatchObject({
        action: 'copy',
        entity: 'faq',
        entity_id: json.id,
        website_id: 1,
        label: 'Deposit (salinan)',
        before: null,
        after: { copied: 3, question: 'Deposit', parent_id: null },
        undo: 'possible',
      });
    });
  });

  describe('error', () => {
    it('refuses a FAQ that does not exist, and a copy beyond the limit of FAQs', async () => {
      const writer = await setUp();
      const { duplicate, deposit, withdraw, state } = writer;
      expect(await duplicate(99_999)).toEqual(said(404, 'FAQ tidak ditemukan.'));
      await fill(writer, 1, 4995);
      const old = await state();
      expect((await duplicate(deposit)).status).toBe(409);
      expect(await state()).toEqual(old);
      expect((await duplicate(withdraw)).status).toBe(201);
    });
  });
});

describe('copying FAQs to another website', () => {
  describe('happy', () => {
    it('copies the whole tree with its images, which stay when the source is deleted', async () => {
      const { copy, tree, api, send } = await setUp();
      expect(await copy()).toEqual({
        status: 201,
        json: {
          message: '4 FAQ berhasil disalin ke Toko.',
          copied: 4,
          first_id: expect.any(Number),
          removed: 0,
          undo_id: expect.any(Number),
        },
      });
      const rows = await tree(2);
      expect(rows.map(contentOf)).toEqual((await tree(1)).map(contentOf));
      for (const { id } of await tree(1)) await send('DELETE', `/api/faqs/${id}`);
      await api.db.write((tx) => tx.delete(faqs).where(eq(faqs.websiteId, 1)));
      for (const image of rows.flatMap(({ image }) => image ?? [])) {
        expect((await api.call(`/faqs/image/${image}`)).status).toBe(200);
      }
    });

    it('copies the chosen branches below a FAQ, in tree order and each once', async () => {
      const { copy, deposit, way, withdraw, outline, tree, add } = await setUp();
      const parent = await add({ question: 'Bantuan', website_id: '2' });
      const { json } = await copy({ ids: [withdraw, way, deposit], parent_id: parent });
      expect(json.copied).toBe(4);
      expect((await tree(2))[1]?.id).toBe(json.first_id);
      expect(await outline(2)).toEqual([
        'Bantuan',
        '  Deposit',
        '    Cara deposit',
        '      Biaya',
        '  Withdraw',
      ]);
    });

    it('restores replaced FAQs in their order, and keeps FAQs that were added since', async () => {
      const { copy, outline, add, undo } = await setUp();
      for (const question of ['A', 'B', 'C']) await add({ question, website_id: '2' });
      const { json } = await copy({ mode: 'replace', confirm_name: 'Toko' });
      await add({ question: 'Baru', website_id: '2' });
      expect((await undo(json.undo_id)).status).toBe(200);
      const questions = await outline(2);
      expect(questions).toHaveLength(4);
      expect(questions.filter((question) => question !== 'Baru')).toEqual(['A', 'B', 'C']);
    });

    it('copies below another question of the same website', async () => {
      const { copy, way, withdraw, outline } = await setUp();
      await copy({ to_website_id: 1, ids: [way], parent_id: withdraw });
      await copy({ to_website_id: 1, ids: [way], parent_id: withdraw });
      expect((await outline(1)).slice(3)).toEqual([
        'Withdraw',
        '  Cara deposit',
        '    Biaya',
        '  Cara deposit (salinan)',
        '    Biaya',
      ]);
    });

    it('is recorded in the target website, with the name of the source', async () => {
      const { copy, trail, deposit } = await setUp();
      await copy();
      await copy({ ids: [deposit], mode: 'replace', confirm_name: 'Toko' });
      const entry = { action: 'copy', entity: 'faq', entity_id: null, website_id: 2 };
      expect((await trail()).slice(0, 2)).toMatchObject([
        {
          ...entry,
          label: 'Deposit',
          after: { copied: 3, copied_from: 'Website Demo', parent_id: null },
          removed: { faqs: 4, links: 0, users: 0 },
        },
        { ...entry, label: '4 FAQ dari Website Demo', removed: null, undo: 'possible' },
      ]);
    });

    it('copies once when the request is repeated', async () => {
      const { copy, outline } = await setUp();
      const first = await copy({}, 1, { 'Idempotency-Key': 'a' });
      expect(await copy({}, 1, { 'Idempotency-Key': 'a' })).toEqual(first);
      expect(await outline(2)).toHaveLength(4);
    });

    it('copies and undoes 5,000 FAQs', async () => {
      const writer = await setUp();
      const { copy, tree, undo, add } = writer;
      await fill(writer, 1, 4996);
      await add({ question: 'Lama', website_id: '2' });
      await fill(writer, 2, 4999);
      const old = await tree(2);
      const ids = (await tree(1)).map(({ id }) => id);
      const { status, json } = await copy({ ids, mode: 'replace', confirm_name: 'Toko' });
      expect({ status, copied: json.copied }).toEqual({ status: 201, copied: 5000 });
      const texts = (rows: (typeof faqs.$inferSelect)[]) =>
        rows.map(({ question, answer, image }) => ({ question, answer, image }));
      expect(texts(await tree(2))).toEqual(texts(await tree(1)));
      expect((await undo(json.undo_id)).status).toBe(200);
      expect(await tree(2)).toEqual(old);
    });
  });

  describe('error', () => {
    it('changes nothing when the name, the parent, the target or the choice is wrong', async () => {
      const { copy, state, deposit, way, add } = await setUp();
      const other = await add({ question: 'Lama', website_id: '2' });
      const old = await state();
      const refusals: [Partial<CopyFaqs>, number, string, string?][] = [
        [{ mode: 'replace' }, 400, 'Nama website tidak sama.', 'confirm_name'],
        [
          { mode: 'replace', confirm_name: 'toko' },
          400,
          'Nama website tidak sama.',
          'confirm_name',
        ],
        [
          { mode: 'replace', confirm_name: 'Toko', parent_id: other },
          400,
          'Semua FAQ di website tujuan diganti, jadi tidak ada pertanyaan induk untuk salinannya.',
          'parent_id',
        ],
        [{ parent_id: way }, 400, 'Pertanyaan induk tidak ditemukan di website ini.', 'parent_id'],
        [{ to_website_id: 9 }, 400, 'Website tidak ditemukan.', 'to_website_id'],
        [
          { to_website_id: 1 },
          400,
          'Pilih website lain: FAQ ini sudah ada di website tersebut.',
          'to_website_id',
        ],
        [
          { to_website_id: 1, ids: [deposit], mode: 'replace', confirm_name: 'Website Demo' },
          400,
          'Pilih website lain: FAQ ini sudah ada di website tersebut.',
          'to_website_id',
        ],
        [
          { ids: [deposit, other] },
          404,
          'Sebagian FAQ yang dipilih sudah tidak ada di website ini. Muat ulang daftar, lalu pilih kembali.',
        ],
        [{ ids: [] }, 400, 'Wajib diisi.', 'ids'],
      ];
      for (const [request, status, message, field] of refusals) {
        expect(await copy(request)).toEqual({
          status,
          json: { message, ...(field && { fields: { [field]: message } }) },
        });
      }
      expect((await copy({}, 9)).status).toBe(404);
      expect(await state()).toEqual(old);
    });

    it('refuses an empty source, also as a replacement', async () => {
      const { copy, outline } = await setUp();
      const request = { to_website_id: 1, mode: 'replace', confirm_name: 'Website Demo' } as const;
      expect(await copy(request, 2)).toEqual(
        said(409, 'Website ini belum memiliki FAQ untuk disalin.'),
      );
      expect(await outline(1)).toHaveLength(4);
    });

    it('refuses more than 5,000 FAQs, and a tree that is too deep', async () => {
      const writer = await setUp();
      const { copy, add, state, deposit } = writer;
      let parent = '';
      for (let level = 1; level <= 30; level += 1)
        parent = String(await add({ question: 'A', website_id: '2', parent_id: parent }));
      await fill(writer, 2, 4967);
      const old = await state();
      const full = await copy();
      expect(full.status).toBe(409);
      expect(full.json.fields.to_website_id).toMatch(/^Website ini memuat maksimal 5\.000 FAQ/);
      expect(await copy({ ids: [deposit], parent_id: Number(parent) })).toMatchObject({
        status: 400,
        json: { fields: { parent_id: 'Pohon FAQ maksimal 32 tingkat.' } },
      });
      expect(await state()).toEqual(old);
    });
  });
});

describe('a new website', () => {
  const fields = valid.website({ name: 'Tiga' });

  it('starts with the starter tree, whose checks are recognised by their questions', async () => {
    const { send, tree, api, trail } = await setUp();
    const { status, json } = await send('POST', '/api/websites', {
      json: { ...fields, start: 'starter' },
    });
    const rows = await tree(json.id);
    expect({ status, message: json.message }).toEqual({
      status: 201,
      message: `Website berhasil ditambahkan dengan ${rows.length} FAQ.`,
    });
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.map(({ id }) => id)).not.toContain(6);
    const questions = rows.map(({ question }) => question);
    expect(questions).toEqual(expect.arrayContaining(['Cek Deposit', 'Cek Withdraw']));
    const images = rows.flatMap(({ image }) => image ?? []);
    expect(images.length).toBeGreaterThan(3);
    for (const image of images) expect((await api.call(`/faqs/image/${image}`)).status).toBe(200);
    expect((await trail())[0]).toMatchObject({
      action: 'create',
      entity: 'website',
      after: { name: 'Tiga', copied: rows.length },
    });
  });

  it('starts as a copy, which a repeated request does not copy again', async () => {
    const { send, tree, trail, api } = await setUp();
    const request = {
      json: { ...fields, start: 'copy', copy_from: 1 },
      headers: { 'Idempotency-Key': 'a' },
    };
    const first = await send('POST', '/api/websites', request);
    expect(first.json.message).toBe('Website berhasil ditambahkan dengan 4 FAQ.');
    expect(await send('POST', '/api/websites', request)).toEqual(first);
    expect(await api.db.read.$count(websites)).toBe(3);
    expect((await tree(first.json.id)).map(contentOf)).toEqual((await tree(1)).map(contentOf));
    expect((await trail())[0]).toMatchObject({
      after: { copied: 4, copied_from: 'Website Demo' },
    });
  });

  it('can start with the looks, ways to a person and words of the copied website, and with its own FAQs as shortcuts', async () => {
    const { api, send, tree, trail, way, withdraw } = await setUp();
    const contact = { channels: [{ type: 'whatsapp', value: '6281234567890' }] };
    await send('PUT', '/api/websites/1/settings', {
      json: {
        version: 1,
        embed: 'links',
        contact,
        appearance: {
          ...defaultAppearance,
          avatar: undefined,
          accent: '#aa3355',
          shortcuts: [withdraw, way],
        },
      },
    });
    const fillWords = { nomor_cs: '0812' };
    await api.db.write((tx) => tx.update(websiteSettings).set({ fillWords }));
    const copy = { ...fields, start: 'copy', copy_from: 1 };
    const plain = await send('POST', '/api/websites', { json: copy });
    const { json } = await send('POST', '/api/websites', {
      json: { ...copy, copy_settings: true },
    });
    const settingsOf = async (id: number) =>
      (await send('GET', `/api/websites/${id}/settings`)).json;
    const [original, copied] = [await settingsOf(1), await settingsOf(json.id)];
    expect(copied.contact).toEqual(original.contact);
    expect(copied.appearance.accent).toBe('#aa3355');
    const questions = new Map((await tree(json.id)).map(({ id, question }) => [id, question]));
    expect(copied.appearance.shortcuts.map((id: number) => questions.get(id))).toEqual([
      'Withdraw',
      'Cara deposit',
    ]);
    expect({ embed: copied.embed, publishing: copied.publishing }).toEqual({
      embed: 'any',
      publishing: 'direct',
    });
    const rows = await api.db.read.select().from(websiteSettings);
    expect(rows.find(({ websiteId }) => websiteId === json.id)?.fillWords).toEqual(fillWords);
    expect((await trail())[0]?.after).toMatchObject({ copied_settings: true });
    expect((await settingsOf(plain.json.id)).appearance.accent).toBeNull();
  });

  it('starts empty by default', async () => {
    const { send, tree, trail } = await setUp();
    for (const start of [{}, { start: 'empty' }]) {
      const { json } = await send('POST', '/api/websites', { json: { ...fields, ...start } });
      expect(json.message).toBe('Website berhasil ditambahkan.');
      expect(await tree(json.id)).toEqual([]);
      expect((await trail())[0]?.after).not.toHaveProperty('copied');
    }
  });

  it('is not added when the website to copy is missing or not named', async () => {
    const { send, api } = await setUp();
    for (const [from, message] of [
      [{}, 'Wajib diisi.'],
      [{ copy_from: 9 }, 'Website tidak ditemukan.'],
    ] as const) {
      expect(
        await send('POST', '/api/websites', { json: { ...fields, start: 'copy', ...from } }),
      ).toEqual(said(400, message, 'copy_from'));
    }
    expect(await api.db.read.$count(websites)).toBe(2);
  });
});

describe('moving FAQs to another website', () => {
  const move = ({ send }: Pick<Writer, 'send'>, request: object, from = 1) =>
    send('POST', `/api/faqs/${from}/move-to-website`, { json: { to_website_id: 2, ...request } });

  /** A visitor reads a FAQ. */
  async function read(
    { report, insights }: Awaited<ReturnType<typeof setUp>>,
    website: number,
    id: number,
  ) {
    await report([{ type: 'read', faq_id: id }], { website });
    await insights.write();
  }

  describe('happy', () => {
    it('keeps the ids, and so the versions and the figures', async () => {
      const set = await setUp();
      const { deposit, way, outline, edit, send, shown } = set;
      await edit(way, { question: 'Cara deposit cepat', parent_id: String(deposit) });
      await read(set, 1, way);
      const { status, json } = await move(set, { ids: [deposit] });
      expect({ status, json }).toEqual({
        status: 200,
        json: {
          message: '3 FAQ berhasil dipindahkan ke Toko.',
          moved: 3,
          first_id: deposit,
          undo_id: expect.any(Number),
        },
      });
      expect(await outline(1)).toEqual(['Withdraw']);
      expect(await outline(2)).toEqual(['Deposit', '  Cara deposit cepat', '    Biaya']);
      expect((await shown()).map(({ question }) => question)).toEqual(['Withdraw']);
      expect((await send('GET', '/faqs/2')).json).toHaveLength(3);
      expect((await send('GET', '/api/insights/2')).json.faqs).toMatchObject([
        { faq_id: way, read: 1 },
      ]);
      expect((await send('GET', '/api/insights/1')).json.faqs).toEqual([]);
      const versions = (await send('GET', `/api/audit/100/1?faq=${way}`)).json;
      expect(versions.map(({ action }: { action: string }) => action)).toEqual([
        'move',
        'update',
        'create',
      ]);
    });

    it('is undone with what was edited meanwhile, and the visitors of both websites see it', async () => {
      const set = await setUp();
      const { deposit, way, withdraw, outline, edit, undo, send, shown } = set;
      const { json } = await move(set, { ids: [deposit, withdraw] });
      await edit(way, { question: 'Cara baru', website_id: '2', parent_id: String(deposit) });
      await read(set, 2, way);
      await shown();
      await send('GET', '/faqs/2');
      expect((await undo(json.undo_id)).status).toBe(200);
      expect(await outline(1)).toEqual(['Deposit', '  Cara baru', '    Biaya', 'Withdraw']);
      expect(await outline(2)).toEqual([]);
      expect(await shown()).toHaveLength(4);
      expect((await send('GET', '/faqs/2')).json).toEqual([]);
      expect((await send('GET', '/api/insights/1')).json.faqs).toMatchObject([
        { faq_id: way, read: 1 },
      ]);
    });
  });

  describe('bad', () => {
    it('refuses its own website, unknown ones, unknown FAQs and a parent of another website', async () => {
      const set = await setUp();
      const { deposit, withdraw, state } = set;
      const old = await state();
      const refused = async (request: object) => {
        const { status, json } = await move(set, { ids: [deposit], ...request });
        return [status, Object.keys(json.fields ?? {})[0] ?? json.message];
      };
      expect(await refused({ to_website_id: 1 })).toEqual([400, 'to_website_id']);
      expect(await refused({ to_website_id: 9 })).toEqual([400, 'to_website_id']);
      expect(await refused({ ids: [deposit, 9999] })).toEqual([404, expect.any(String)]);
      expect(await refused({ ids: [] })).toEqual([400, 'ids']);
      expect(await refused({ parent_id: withdraw })).toEqual([400, 'parent_id']);
      expect(await state()).toEqual(old);
    });

    it('refuses more FAQs than a website may have, and moves nothing', async () => {
      const set = await setUp();
      await fill(set, 2, faqsPerWebsiteMax - 2);
      const { status, json } = await move(set, { ids: [set.deposit] });
      expect([status, Object.keys(json.fields)]).toEqual([409, ['to_website_id']]);
      expect(await set.outline(1)).toHaveLength(4);
    });
  });

  describe('edge', () => {
    it('leaves no undo of earlier writes in the former website, which would write in the other one', async () => {
      const set = await setUp();
      const { deposit, way, withdraw, edit, place, undo, outline } = set;
      const edited = (await edit(way, { question: 'Cara baru', parent_id: String(deposit) })).json;
      const placed = (await place(withdraw, { parent_id: deposit, before_id: null })).json;
      await move(set, { ids: [deposit] });
      const moved = await outline(2);
      expect((await undo(edited.undo_id)).status).toBe(409);
      expect((await undo(placed.undo_id)).status).toBe(409);
      expect(await outline(2)).toEqual(moved);
    });

    it('is not undone if a FAQ was added below or the website was deleted', async () => {
      const set = await setUp();
      const { deposit, add, undo, send, outline } = set;
      const first = (await move(set, { ids: [deposit] })).json;
      const website = valid.website({ name: 'Sementara' });
      const { id } = (await send('POST', '/api/websites', { json: website })).json;
      const lonely = await add({ question: 'Sendiri', website_id: String(id) });
      const second = (await move(set, { ids: [lonely] }, id)).json;
      await add({ question: 'Baru', website_id: '2', parent_id: String(deposit) });
      const refused = await undo(first.undo_id);
      expect([refused.status, refused.json.message]).toEqual([
        409,
        expect.stringContaining('“Deposit”'),
      ]);
      expect(await outline(2)).toHaveLength(5);
      expect((await send('DELETE', `/api/websites/${id}`)).status).toBe(200);
      expect((await undo(second.undo_id)).status).toBe(409);
      expect(await outline(2)).toHaveLength(5);
    });
  });
});
