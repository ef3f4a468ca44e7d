import { describe, expect, it } from 'vitest';
import { websites } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { createFaqWriter } from '../faq-writer.ts';

/** An API with a signed-in admin. `words` saves those of website 1. */
async function setUp() {
  const writer = await createFaqWriter();
  const { api, send } = writer;
  const save = (words: object, website = 1, more: object = {}) =>
    send('PUT', `/api/websites/${website}/settings`, { json: { words, ...more } });
  return {
    ...writer,
    save,
    /** Creates the library with these defaults. */
    async addLibrary(words: object): Promise<number> {
      const row = { name: 'FAQ bersama', livechatLink: '', serverIp: '', isLibrary: true };
      const edited = { lastEditedAt: '2026-11-28T00:00:00.000Z', lastEditedBy: 'admin' };
      const [made] = await api.db.write((tx) =>
        tx
          .insert(websites)
          .values({ ...row, ...edited })
          .returning({ id: websites.id }),
      );
      const id = made?.id ?? 0;
      expect((await save(words, id)).status).toBe(200);
      return id;
    },
    addWebsite: async (): Promise<number> => {
      const json = valid.website();
      return (await send('POST', '/api/websites', { json })).json.id;
    },
    read: async (website = 1) => (await send('GET', `/api/websites/${website}/words`)).json,
    answers: async (website = 1, prefix = '') =>
      (await send('GET', `${prefix}/faqs/${website}`)).json.map(
        ({ answer }: { answer: string }) => answer,
      ),
  };
}

describe('the words of a website', () => {
  it('are filled in in questions and answers, for visitors and in the preview; other braces stay', async () => {
    const { send, add, save, answers } = await setUp();
    await add({ question: 'Minimal {minimal}?', answer: 'Hubungi {nomor_cs}, {nama}.' });
    await save({ nomor_cs: '0812', minimal: 'Rp20.000' });
    expect((await send('GET', '/faqs/1')).json).toMatchObject([
      { question: 'Minimal Rp20.000?', answer: 'Hubungi 0812, {nama}.' },
    ]);
    expect(await answers(1, '/api/preview')).toEqual(['Hubungi 0812, {nama}.']);
    const { json } = await send('GET', '/api/faqs/1/10/1');
    expect(json[0]).toMatchObject({ answer: 'Hubungi {nomor_cs}, {nama}.' });
  });

  it('have the value of the library until the website has one', async () => {
    const { add, save, answers, addLibrary } = await setUp();
    await add({ answer: '{nomor_cs} {minimal}' });
    await addLibrary({ nomor_cs: '1500', minimal: 'Rp10.000' });
    expect(await answers()).toEqual(['1500 Rp10.000']);
    await save({ nomor_cs: '0812', minimal: '' });
    expect(await answers()).toEqual(['0812 Rp10.000']);
  });

  it('are the only settings of the library, which has no bot', async () => {
    const { send, save, addLibrary } = await setUp();
    const library = await addLibrary({ nomor_cs: '1500' });
    expect((await save({}, library, { embed: 'any' })).status).toBe(404);
    expect((await send('GET', `/api/websites/${library}/settings`)).status).toBe(404);
  });

  it('change at once on every website when the library changes, and when that is undone', async () => {
    const { add, save, undo, answers, addLibrary, addWebsite } = await setUp();
    const other = await addWebsite();
    await add({ answer: 'Hubungi {nomor_cs}', website_id: `${other}` });
    const library = await addLibrary({ nomor_cs: '1500' });
    expect(await answers(other)).toEqual(['Hubungi 1500']);
    const { json } = await save({ nomor_cs: '1700' }, library);
    expect(await answers(other)).toEqual(['Hubungi 1700']);
    expect((await undo(json.undo_id)).status).toBe(200);
    expect(await answers(other)).toEqual(['Hubungi 1500']);
  });

  it('change at once on a website that collects a draft, and also in earlier releases', async () => {
    const { send, add, save, answers } = await setUp();
    await add({ answer: 'Hubungi {nomor_cs}' });
    await save({ nomor_cs: '0812' }, 1, { publishing: 'draft' });
    expect(await answers()).toEqual(['Hubungi 0812']);
    await save({ nomor_cs: '0813' });
    expect(await answers()).toEqual(['Hubungi 0813']);
    expect((await send('GET', '/api/faqs/1/publishing')).json).toMatchObject({ changes: 0 });
  });

  it('are searched as visitors read them', async () => {
    const { send, add, save } = await setUp();
    await add({ question: 'Apa itu {nama}?', answer: 'Bonus.' });
    const synonyms = async () => (await send('GET', '/faqs/1/words')).json.synonyms;
    expect(await synonyms()).not.toContain('deposit');
    await save({ nama: 'deposit' });
    expect(await synonyms()).toContain('deposit');
  });

  it('are written as a change of settings, with an entry in the trail, an undo and a version', async () => {
    const { save, undo, read, trail } = await setUp();
    await save({ nomor_cs: '0812' });
    const { json } = await save({ nomor_cs: '0813', minimal: '' });
    expect((await trail())[0]).toMatchObject({
      entity: 'website',
      before: { fill_words: { nomor_cs: '0812' } },
      after: { fill_words: { nomor_cs: '0813', minimal: '' } },
    });
    expect((await save({}, 1, { version: 1 })).status).toBe(409);
    expect((await undo(json.undo_id)).status).toBe(200);
    expect((await read()).words).toEqual([
      { name: 'nomor_cs', value: '0812', default: null, uses: 0 },
    ]);
  });

  it('are not written again when nothing differs', async () => {
    const { save } = await setUp();
    await save({ a: '1', b: '2' });
    expect((await save({ b: '2', a: '1' })).json).toMatchObject({ undo_id: null });
  });
});

describe('the list of words', () => {
  it('has the own words, the defaults, and what the FAQs contain of other websites, with the number of FAQs', async () => {
    const { add, save, read, addLibrary, addWebsite } = await setUp();
    const other = await addWebsite();
    await save({ dari_lain: '1', tak_dipakai: '2' }, other);
    await addLibrary({ nomor_cs: '1500', jam: '' });
    await save({ nomor_cs: '0812', minimal: '' });
    await add({ question: '{jam} {jam}?', answer: '{nomor_cs} {nama}' });
    await add({ question: 'B?', answer: '{nomor_cs} {dari_lain}' });
    expect(await read()).toEqual({
      version: 2,
      words: [
        { name: 'dari_lain', value: null, default: null, uses: 1 },
        { name: 'jam', value: null, default: null, uses: 1 },
        { name: 'minimal', value: null, default: null, uses: 0 },
        { name: 'nomor_cs', value: '0812', default: '1500', uses: 2 },
      ],
    });
  });

  it('marks websites in their table whose FAQs contain a word with neither a value nor a default', async () => {
    const { send, add, save, addLibrary } = await setUp();
    await add({ answer: '{nomor_cs} {minimal} {nama}' });
    await addLibrary({ nomor_cs: '', lain: '1' });
    const table = async () =>
      (await send('GET', '/api/websites/10/1')).json.find(({ id }: { id: number }) => id === 1);
    await save({ minimal: 'Rp1' });
    expect((await table()).missing_words).toEqual([
      { name: 'nomor_cs', value: null, default: null, uses: 1 },
    ]);
    await save({ minimal: 'Rp1', nomor_cs: '0812' });
    expect(await table()).not.toHaveProperty('missing_words');
  });

  it('is read by an editor of the website, who may not change it', async () => {
    const { api, send } = await setUp();
    const json = { username: 'Eka', password: 'kata-sandi-eka', website_id: 1, role: 'editor' };
    expect((await send('POST', '/api/users', { json })).status).toBe(201);
    const editor = await api.signIn('Eka', 'kata-sandi-eka');
    expect((await send('GET', '/api/websites/1/words', {}, editor)).status).toBe(200);
    const words = { json: { words: {} } };
    expect((await send('PUT', '/api/websites/1/settings', words, editor)).status).toBe(403);
  });
});

describe('bad words', () => {
  it('are refused at their own field, and nothing is written', async () => {
    const { add, save, answers } = await setUp();
    await add({ answer: '{nomor_cs}' });
    const marks = 'Tidak boleh memuat * [ ] { } < > atau diawali tanda daftar.';
    const link = 'Tautan harus satu alamat https:// tanpa spasi dan tanda kurung.';
    for (const [value, message] of [
      ['**tebal**', marks],
      ['<script>alert(1)</script>', marks],
      ['javascript:alert(1)', link],
      ['http://a.example', link],
      ['a'.repeat(201), 'Maksimal 200 karakter.'],
      ['08\u000012', 'Tidak boleh memuat karakter tak terlihat.'],
      [12, 'Harus berupa teks.'],
    ]) {
      const { status, json } = await save({ baik: '1', nomor_cs: value });
      expect([status, json.fields]).toEqual([400, { 'words.nomor_cs': message }]);
    }
    expect(await answers()).toEqual(['{nomor_cs}']);
  });

  it('are refused for their name, and for their number', async () => {
    const { save } = await setUp();
    expect((await save({ 'Nomor CS': '1' })).json.fields).toEqual({
      'words.Nomor CS': 'Maksimal 40 huruf kecil, angka, dan garis bawah, diawali huruf.',
    });
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`a${at}`, '1']));
    expect((await save(many)).json.fields).toEqual({ words: 'Maksimal 50 kata isian.' });
    expect((await save([])).json.fields).toEqual({ words: 'Harus berupa objek.' });
  });
});
