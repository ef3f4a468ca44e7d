import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { defaultAppearance } from '../../../api/contract/bot/appearance.ts';
import type { SettingsDifference } from '../../../api/contract/settings-copies.ts';
import { websiteSettings, websites } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { addUser } from '../rights/add-user.ts';
import { said } from '../test-api.ts';

const { avatar: _, ...look } = defaultAppearance;
const red = { ...look, accent: '#c02020', greeting: 'Halo' };
const office = {
  channels: [
    { type: 'livechat', value: '' },
    {
      type: 'whatsapp',
      value: '6281234567890',
      hours: { zone: 'WIB', spans: [{ day: 1, from: '08:00', to: '17:00' }], closed: [] },
    },
  ],
};

/** Creates an API with website 1 and `count` others, and functions that copy website 1's settings. */
async function setUp(count = 2) {
  const writer = await createFaqWriter();
  const { api, send, undo } = writer;
  const names = Array.from({ length: count }, (_, at) => `Situs ${at + 2}`);
  for (const name of names) {
    const json = valid.website({ name });
    await send('POST', '/api/websites', { json });
  }
  const path = '/api/websites/1/settings/copies';
  const save = async (id: number, json: object) =>
    (await send('PUT', `/api/websites/${id}/settings`, { json })).json;
  return {
    ...writer,
    ids: names.map((_, at) => at + 2),
    save,
    read: async (id: number) => (await send('GET', `/api/websites/${id}/settings`)).json,
    saveWords: (id: number, fillWords: Record<string, string>) =>
      api.db.write((tx) =>
        tx
          .insert(websiteSettings)
          .values({
            websiteId: id,
            fillWords,
            lastEditedAt: '2026-01-01T00:00:00.000Z',
            lastEditedBy: 'admin',
          })
          .onConflictDoUpdate({ target: websiteSettings.websiteId, set: { fillWords } }),
      ),
    compare: async (sections: string, as?: string) =>
      (await send('GET', `${path}?sections=${sections}`, {}, as)).json as SettingsDifference[],
    copy: (json: object, as?: string) => send('POST', path, { json }, as),
    undoOnly: (id: number) => send('POST', `/api/audit/${id}/restore?only=true`),
    undoOthers: (id: number) => send('POST', `/api/audit/${id}/restore?skip=true`),
    undo,
  };
}

const all = (ids: readonly number[]) => ids.map((id) => ({ id }));

describe('using settings in other websites', () => {
  it('shows what would change in each website, and writes nothing', async () => {
    const { save, saveWords, compare, read, trail } = await setUp();
    await save(1, { appearance: red, contact: office, embed: 'links' });
    await save(3, { appearance: { ...red, theme: 'dark' }, embed: 'links' });
    await saveWords(1, { nama: 'Satu' });
    await saveWords(3, { nama: 'Tiga', cs: '0812' });
    const entries = (await trail()).length;
    expect(await compare('appearance')).toEqual([
      {
        id: 2,
        version: 1,
        before: { accent: null, greeting: null },
        after: { accent: '#c02020', greeting: 'Halo' },
      },
      { id: 3, version: 2, before: { theme: 'dark' }, after: { theme: null } },
    ]);
    expect(await compare('embed,words')).toEqual([
      {
        id: 2,
        version: 1,
        before: { embed: 'any', fill_words: {} },
        after: { embed: 'links', fill_words: { nama: 'Satu' } },
      },
      {
        id: 3,
        version: 2,
        before: { fill_words: { nama: 'Tiga', cs: '0812' } },
        after: { fill_words: { nama: 'Satu', cs: '0812' } },
      },
    ]);
    expect((await compare('ways,hours')).map(({ before, after }) => [before, after])).toEqual(
      Array(2).fill([
        { contact: [{ type: 'livechat', value: '' }], hours: [] },
        {
          contact: [
            { type: 'livechat', value: '' },
            { type: 'whatsapp', value: '6281234567890' },
          ],
          hours: office.channels.slice(1),
        },
      ]),
    );
    expect((await trail()).length).toBe(entries);
    expect((await read(3)).appearance.theme).toBe('dark');
  });

  it('changes 30 websites in one write, shows it to visitors at once, and reverts it with one undo', async () => {
    const { ids, save, read, copy, undo, send, trail } = await setUp(30);
    await save(1, { appearance: red, contact: office, embed: 'links' });
    await save(5, { contact: office });
    const before = await Promise.all(ids.map(read));
    const bot = async () => (await send('GET', '/websites/9/bot')).json;
    const oldBot = await bot();
    const { status, json } = await copy({
      sections: ['appearance', 'ways', 'hours'],
      websites: all(ids),
    });
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        message: 'Pengaturan ini sekarang dipakai di 30 website.',
        written: 30,
        undo_id: json.undo_id,
      },
    });
    expect(await read(9)).toMatchObject({
      version: 2,
      embed: 'any',
      appearance: { accent: '#c02020', greeting: 'Halo' },
      contact: office,
    });
    expect((await bot()).greeting).toBe('Halo');
    const [entry] = await trail();
    expect(entry).toMatchObject({
      action: 'update',
      entity: 'website',
      label: 'Situs 31',
      website_id: 31,
      before: { accent: null, contact: [{ type: 'livechat' }] },
      after: { accent: '#c02020', copied_from: 'Website Demo' },
      undo: 'possible',
    });
    const fifth = (await trail()).find(({ website_id }) => website_id === 5);
    expect(Object.keys(fifth?.before ?? {})).toEqual(['greeting', 'accent']);

    expect((await undo(json.undo_id)).json.message).toBe('Perubahan berhasil diurungkan.');
    const after = await Promise.all(ids.map(read));
    expect(after.map((settings) => ({ ...settings, version: 0 }))).toEqual(
      before.map((settings) => ({ ...settings, version: 0 })),
    );
    expect(await bot()).toEqual(oldBot);
    expect((await undo(json.undo_id)).json.message).toBe('Perubahan ini sudah diurungkan.');
  });

  it('takes ways and hours apart', async () => {
    const { save, copy, read, compare } = await setUp(4);
    const monday = { zone: 'WIB', spans: [{ day: 1, from: '08:00', to: '17:00' }], closed: [] };
    const sunday = { ...monday, spans: [{ day: 7, from: '10:00', to: '12:00' }] };
    const livechat = { type: 'livechat', value: '' };
    const wa = { type: 'whatsapp', value: '6281234567890' };
    const phone = { type: 'phone', value: '+622112345' };
    await save(1, { contact: { channels: [{ ...wa, hours: monday }] } });
    await save(3, {
      contact: { channels: [livechat, { ...wa, value: '6281234567891', hours: sunday }] },
    });
    const hours = { sections: ['hours'], websites: all([2, 3]) };
    expect((await copy(hours)).json.written).toBe(2);
    expect((await read(2)).contact).toEqual({ channels: [{ ...livechat, hours: monday }] });
    expect((await read(3)).contact.channels).toEqual([
      { ...livechat, hours: monday },
      { ...wa, value: '6281234567891', hours: monday },
    ]);

    // The hours of these ways differ, so others keep theirs.
    const both = [
      { ...wa, hours: sunday },
      { ...livechat, hours: monday },
    ];
    await save(1, { contact: { channels: both } });
    await save(4, { contact: { channels: [livechat, { ...phone, hours: sunday }] } });
    await copy({ sections: ['hours'], websites: all([4]) });
    expect((await read(4)).contact.channels).toEqual([
      { ...livechat, hours: monday },
      { ...phone, hours: sunday },
    ]);
    await save(1, { contact: { channels: [{ ...wa, hours: sunday }, livechat] } });
    expect((await compare('ways')).find(({ id }) => id === 4)).toMatchObject({
      before: { contact: [livechat, phone] },
      after: { contact: [wa, livechat] },
    });
    await copy({ sections: ['ways'], websites: all([4]) });
    expect((await read(4)).contact.channels).toEqual([
      { ...wa, hours: sunday },
      { ...livechat, hours: monday },
    ]);
  });

  it('does not write websites that are the same already', async () => {
    const { save, copy, read, trail } = await setUp();
    await save(1, { contact: office });
    await save(2, { contact: office });
    const entries = (await trail()).length;
    expect((await copy({ sections: ['ways', 'hours'], websites: all([1, 2]) })).json).toEqual({
      message: 'Pengaturan website itu sudah sama, jadi tidak ada yang diubah.',
      written: 0,
      undo_id: null,
    });
    expect((await read(2)).version).toBe(2);
    const { json } = await copy({ sections: ['ways', 'hours'], websites: all([2, 3, 3]) });
    expect(json.written).toBe(1);
    expect((await trail()).length).toBe(entries + 1);
    expect((await trail())[0]?.after?.together).toBeUndefined();
  });

  it('keeps the chosen FAQs of each website, and words that the source has not', async () => {
    const { save, saveWords, copy, read, add, api } = await setUp();
    const own = await add({ website_id: '2', question: 'Cara deposit?' });
    const ofSource = await add({ question: 'Cara daftar?' });
    await save(1, { appearance: { ...red, shortcuts: [ofSource] } });
    await save(2, { appearance: { ...look, shortcuts: [own] } });
    await saveWords(1, { nama: 'Satu', cs: '' });
    await saveWords(2, { nama: 'Dua', cs: '0812' });
    await copy({ sections: ['appearance', 'words'], websites: all([2]) });
    expect((await read(2)).appearance).toMatchObject({ accent: '#c02020', shortcuts: [own] });
    const [row] = await api.db.read
      .select({ fillWords: websiteSettings.fillWords })
      .from(websiteSettings)
      .where(eq(websiteSettings.websiteId, 2));
    expect(row?.fillWords).toEqual({ nama: 'Satu', cs: '0812' });
  });

  it('refuses more words than a website may have', async () => {
    const { saveWords, copy } = await setUp();
    await saveWords(1, { nama: 'Satu' });
    await saveWords(2, Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`w${at}`, 'x'])));
    expect(await copy({ sections: ['words'], websites: all([3, 2]) })).toEqual(
      said(409, 'Situs 2 akan memiliki lebih dari 50 kata isian. Hapus beberapa terlebih dahulu.'),
    );
  });

  it('refuses settings that were changed since the caller saw them', async () => {
    const { save, copy, read } = await setUp();
    await save(1, { appearance: red });
    await save(3, { embed: 'links' });
    const sections = ['appearance'];
    const stale = { id: 3, version: 1 };
    expect(await copy({ sections, websites: [{ id: 2, version: 1 }, stale] })).toEqual(
      said(409, 'Pengaturan Situs 3 baru saja diubah. Periksa lagi perbedaannya.'),
    );
    expect(await copy({ sections, version: 1, websites: all([2]) })).toMatchObject({ status: 409 });
    expect((await read(2)).version).toBe(1);
  });

  it('offers to undo the others when a website was changed since, or to undo one alone', async () => {
    const { save, copy, read, undo, undoOthers, undoOnly, trail } = await setUp(4);
    await save(1, { appearance: red });
    const { json } = await copy({ sections: ['appearance'], websites: all([2, 3, 4, 5]) });
    await save(4, { appearance: { ...red, accent: '#111111' } });
    const ofFive = (await trail()).find(({ website_id }) => website_id === 5);
    expect((await undoOnly(ofFive?.id ?? 0)).status).toBe(200);
    expect((await read(2)).appearance.accent).toBe('#c02020');

    expect(await undo(json.undo_id)).toEqual({
      status: 409,
      json: {
        message:
          '"Pengaturan Situs 4" sudah diubah lagi setelah itu, jadi perubahan ini tidak dapat diurungkan.',
        current: { undone: 2, skipped: ['Situs 4'] },
      },
    });
    expect((await read(2)).appearance.accent).toBe('#c02020');
    expect((await undoOthers(json.undo_id)).json.message).toBe(
      '2 website diurungkan. Dilewati karena sudah diubah lagi: Situs 4.',
    );
    const accents = await Promise.all([2, 3, 4, 5].map(read));
    expect(accents.map(({ appearance }) => appearance.accent)).toEqual([
      null,
      null,
      '#111111',
      null,
    ]);
  });

  it('names the fault of a wrong section or website, and has no library', async () => {
    const { api, save, copy, compare, send } = await setUp();
    await save(1, { appearance: red });
    await api.db.write((tx) =>
      tx.update(websites).set({ isLibrary: true }).where(eq(websites.id, 3)),
    );
    expect((await compare('appearance')).map(({ id }) => id)).toEqual([2]);
    const fieldsOf = async (json: object) => {
      const answer = await copy(json);
      return [answer.status, answer.json.fields];
    };
    const sections = ['appearance'];
    const gone = { 'websites.1.id': 'Website tidak ditemukan.' };
    expect(await fieldsOf({ sections, websites: all([2, 3]) })).toEqual([400, gone]);
    expect(await fieldsOf({ sections, websites: all([2, 99]) })).toEqual([400, gone]);
    expect(await fieldsOf({ sections, websites: [] })).toEqual([
      400,
      { websites: 'Pilih minimal satu website.' },
    ]);
    expect(await fieldsOf({ sections: [], websites: all([2]) })).toEqual([
      400,
      { sections: 'Pilih minimal satu bagian.' },
    ]);
    const other = '/api/websites/99/settings/copies';
    expect((await send('GET', `${other}?sections=embed`)).status).toBe(404);
    expect((await send('GET', '/api/websites/1/settings/copies?sections=x')).status).toBe(400);
  });

  it('is for admins only', async () => {
    const { api, copy, send } = await setUp();
    const { cookie } = await addUser(api, 'editor', {
      role: 'editor',
      website_ids: [1, 2, 3],
      may_publish: true,
    });
    const wanted = { sections: ['appearance'], websites: all([2]) };
    expect((await copy(wanted, cookie)).status).toBe(403);
    const path = '/api/websites/1/settings/copies?sections=appearance';
    expect((await send('GET', path, {}, cookie)).status).toBe(403);
  });
});
