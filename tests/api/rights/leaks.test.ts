import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../../api/db/schema.ts';
import { faqForm } from '../faq-form.ts';
import { said } from '../test-api.ts';
import { editor, publisher, viewer } from './add-user.ts';
import { createTwoWebsites, secret } from './two-websites.ts';

const noRight = said(403, 'Peran Anda tidak mengizinkan ini. Hubungi admin.');
const notFound = (message: string) => said(404, message);
const draft = { json: { publishing: 'draft' } };

describe('an account with website 1 reads nothing of website 2', () => {
  it('in the lists of websites, accounts and links', async () => {
    const { as } = await createTwoWebsites();
    const { send, read } = await as(editor);
    expect((await send('GET', '/api/websites/list')).json).toMatchObject([{ id: 1, faqs: 1 }]);
    expect(await read('/api/websites/list')).not.toContain(secret);
    for (const list of ['websites', 'users', 'livechatwebsitelinks', 'whitelists'])
      expect(await send('GET', `/api/${list}/100/1`)).toEqual(noRight);
  });

  it('by a search in all websites, which is also the one of Ctrl+K', async () => {
    const { as, send: asAdmin } = await createTwoWebsites();
    const { send } = await as(viewer);
    expect((await asAdmin('GET', `/api/faqs/search?q=${secret}`)).json).toHaveLength(1);
    expect((await send('GET', `/api/faqs/search?q=${secret}`)).json).toEqual([]);
    expect((await send('GET', '/api/faqs/search?q=apa')).json).toHaveLength(1);
  });

  it('by an export of website 1 that names its FAQs', async () => {
    const { as, foreign, own } = await createTwoWebsites();
    const { send } = await as(viewer);
    const text = JSON.stringify(
      (await send('POST', '/api/faqs/1/export', { json: { format: 'json', ids: [own, foreign] } }))
        .json,
    );
    expect(text).toContain('Apa ini?');
    expect(text).not.toContain(secret);
  });

  it('by the versions of a FAQ, or of one of its own with an entry of another', async () => {
    const { as, own, foreign, trail } = await createTwoWebsites();
    const { send } = await as(editor);
    const entryOf = async (id: number) =>
      (await trail()).find(({ entity_id }) => entity_id === id)?.id;
    const [mine, other] = [await entryOf(own), await entryOf(foreign)];
    expect((await send('GET', `/api/faqs/${own}/versions/${mine}`)).status).toBe(200);
    expect((await send('GET', `/api/faqs/${own}/versions/${other}`)).status).toBe(404);
    expect((await send('GET', `/api/faqs/${foreign}/versions/${other}`)).status).toBe(404);
  });

  it('by the versions that a FAQ had there before it was moved to website 1', async () => {
    const { as, foreign, trail, edit, send: asAdmin } = await createTwoWebsites();
    const creation = (await trail()).find(({ entity_id }) => entity_id === foreign)?.id;
    await edit(foreign, { question: 'Apa lagi?', answer: '', website_id: '2' });
    const json = { to_website_id: 1, ids: [foreign] };
    expect((await asAdmin('POST', '/api/faqs/2/move-to-website', { json })).status).toBe(200);
    const { send } = await as(editor);
    const path = `/api/faqs/${foreign}/versions/${creation}`;
    const gone = notFound('Versi ini tidak ada di riwayat FAQ tersebut.');
    expect(await send('GET', path)).toMatchObject(gone);
    expect(await send('PUT', path, { json: {} })).toMatchObject(gone);
    expect((await asAdmin('GET', path)).status).toBe(200);
  });
});

describe('the audit trail of an editor', () => {
  it('has only FAQs, releases and wordings of the websites given, whatever is asked', async () => {
    const { as, foreign, own } = await createTwoWebsites();
    const { trail, read } = await as(editor);
    expect(await trail()).toMatchObject([{ entity: 'faq', entity_id: own, all_data: 1 }]);
    for (const query of [
      `?faq=${foreign}`,
      '?website=2',
      '?entity=user',
      '?entity=website',
      '?action=sign-in',
    ])
      expect(await trail(query)).toEqual([]);
    const text = await read('/api/audit/100/1');
    expect(text).not.toContain(secret);
    expect(text).not.toContain('127.0.0.1');
  });

  it('does not name the website that an admin copied from', async () => {
    const { as, send } = await createTwoWebsites();
    await send('POST', '/api/faqs/2/copy', { json: { to_website_id: 1, mode: 'append' } });
    await send('POST', '/api/faqs', { body: faqForm({ website_id: '2' }) });
    await send('POST', '/api/faqs/2/copy', { json: { to_website_id: 1, mode: 'append' } });
    const { trail } = await as(editor);
    const [copy] = await trail('?action=copy');
    expect(copy).toMatchObject({ label: '2 FAQ dari website lain', after: { copied: 2 } });
    expect(
      JSON.stringify((await trail()).map(({ after }) => after?.copied_from ?? '')),
    ).not.toContain(secret);
    // A search must not tell it, either.
    expect(await trail(`?q=${secret}`)).toEqual([]);
    const both = await as({ ...editor, website_ids: [1, 2] }, 'both');
    expect((await both.trail('?action=copy'))[0]).toMatchObject({
      label: `2 FAQ dari ${secret} Toko`,
      after: { copied_from: `${secret} Toko` },
    });
  });

  it('has no undo of a move that would give FAQs to another website', async () => {
    const { as, send, foreign } = await createTwoWebsites();
    const json = { to_website_id: 1, ids: [foreign] };
    const { undo_id } = (await send('POST', '/api/faqs/2/move-to-website', { json })).json;
    const { send: sendAs, trail } = await as(editor);
    const [move] = await trail('?action=move');
    expect(move?.label).not.toContain('Toko');
    expect(move?.undo).toBe(null);
    expect((await sendAs('POST', `/api/audit/${undo_id}/restore`)).status).toBe(404);
    expect((await send('GET', '/faqs/1')).json).toHaveLength(2);
    const both = await as({ ...editor, website_ids: [1, 2] }, 'both');
    expect((await both.send('POST', `/api/audit/${undo_id}/restore`)).status).toBe(200);
  });

  it('offers only the undos that the editor may make', async () => {
    const { as, send } = await createTwoWebsites();
    await send('PUT', '/api/websites/1/settings', draft);
    await send('POST', '/api/faqs', { body: faqForm() });
    await send('POST', '/api/faqs/1/publish', { json: {} });
    const [release] = await (await as(editor)).trail('?entity=release');
    expect(release).toMatchObject({ action: 'publish', undo: null });
    const [other] = await (await as(publisher, 'publisher')).trail('?entity=release');
    expect(other).toMatchObject({ undo: 'possible' });
  });

  it('is closed to viewers', async () => {
    const { as } = await createTwoWebsites();
    expect(await (await as(viewer)).send('GET', '/api/audit/100/1')).toEqual(noRight);
  });
});

describe('an account with website 1 writes nothing of website 2', () => {
  it('by copying from it or to it', async () => {
    const { as } = await createTwoWebsites();
    const { send } = await as(editor);
    const copy = (from: number, to: number) =>
      send('POST', `/api/faqs/${from}/copy`, { json: { to_website_id: to, mode: 'append' } });
    expect(await copy(2, 1)).toEqual(notFound('Website tidak ditemukan.'));
    expect(await copy(1, 2)).toEqual(notFound('Website tidak ditemukan.'));
  });

  it('by an undo', async () => {
    const { as, trail, foreign, send: asAdmin } = await createTwoWebsites();
    const { send } = await as(publisher);
    const entries = await trail();
    for (const { id, entity, website_id } of entries) {
      if (entity === 'faq' && website_id === 1) continue;
      expect(await send('POST', `/api/audit/${id}/restore`)).toEqual(
        notFound('Riwayat tidak ditemukan.'),
      );
    }
    expect((await asAdmin('GET', '/api/faqs/2/100/1')).json).toMatchObject([{ id: foreign }]);
  });

  it('by putting back a release, also of its own website without the right to publish', async () => {
    const { as, send: asAdmin, trail } = await createTwoWebsites();
    await asAdmin('PUT', '/api/websites/1/settings', draft);
    await asAdmin('POST', '/api/faqs', { body: faqForm() });
    await asAdmin('POST', '/api/faqs/1/publish', { json: {} });
    const publication = (await trail()).find(({ action }) => action === 'publish')?.id;
    const { send } = await as(editor);
    expect(await send('POST', '/api/faqs/1/releases/1/restore')).toEqual(noRight);
    expect((await send('POST', `/api/audit/${publication}/restore`)).status).toBe(404);
    const other = await as(publisher, 'publisher');
    expect((await other.send('POST', '/api/faqs/2/releases/1/restore')).status).toBe(404);
    expect((await other.send('POST', `/api/audit/${publication}/restore`)).status).toBe(200);
  });

  it('by a write of many FAQs that names its rows, parents or places', async () => {
    const { as, own, foreign, state } = await createTwoWebsites();
    const { send } = await as(publisher);
    const before = await state();
    const both = [own, foreign].map((id) => ({ id, version: 1 }));
    const words = {
      website_ids: [1],
      find: secret,
      replacement: 'x',
      match_case: false,
      whole_word: false,
    };
    const faqs = both.map((each) => ({ ...each, fields: ['question'] }));
    const bulk = async (path: string, json: object) =>
      await send('POST', `/api/faqs/1/${path}`, { json });
    const replace = (path: string, json: object) => send('POST', `/api/faqs/${path}`, { json });
    const found = await replace('replace/preview', { ...words, ids: [own, foreign] });
    expect(found.json.lines).toEqual([]);
    expect(JSON.stringify(await replace('replace', { ...words, faqs }))).not.toContain(secret);
    const two = { ...words, website_ids: [1, 2] };
    expect(await replace('replace/preview', two)).toEqual(notFound('Website tidak ditemukan.'));
    expect((await replace('replace', { ...two, faqs })).status).toBe(404);
    const move = { faqs: [{ id: own, version: 1 }], parent_id: foreign, before_id: null };
    expect((await bulk('move', move)).status).toBe(400);
    expect((await bulk('move', { ...move, parent_id: null, before_id: foreign })).status).toBe(400);
    const foreignOnly = [{ id: foreign, version: 1 }];
    expect(JSON.stringify(await bulk('delete', { faqs: foreignOnly }))).not.toContain(secret);
    expect((await bulk('copy', { to_website_id: 1, ids: [foreign], mode: 'append' })).status).toBe(
      404,
    );
    const place = { parent_id: foreign, before_id: null };
    expect((await send('PUT', `/api/faqs/${own}/place`, { json: place })).status).toBe(400);
    const form = faqForm({ parent_id: String(foreign) });
    expect((await send('PUT', `/api/faqs/${own}`, { body: form })).status).toBe(400);
    const toOther = faqForm({ website_id: '2' });
    expect((await send('PUT', `/api/faqs/${own}`, { body: toOther })).status).toBe(404);
    const answered = { words: ['depo'], state: 'answered', faq_id: foreign };
    expect((await send('POST', '/api/insights/1/unanswered', { json: answered })).status).toBe(404);
    expect(await state()).toEqual(before);
  });

  it('by an id of it in a path of its own website', async () => {
    const { as, api, own, foreign, trail, state, send: asAdmin } = await createTwoWebsites();
    const { send } = await as(publisher);
    const test = { json: { words: 'depo', faq_id: foreign } };
    expect((await asAdmin('POST', '/api/insights/2/tests', test)).status).toBeLessThan(300);
    const [{ id }] = (await asAdmin('GET', '/api/insights/2/tests')).json;
    const entry = (await trail()).find(({ entity_id }) => entity_id === foreign)?.id;
    const before = await state();
    const entries = await api.db.read.$count(auditEntries);
    expect((await send('DELETE', `/api/insights/1/tests/${id}`)).status).toBe(404);
    expect((await send('POST', '/api/insights/1/tests', test)).status).toBe(404);
    expect((await send('PUT', `/api/faqs/${own}/versions/${entry}`)).status).toBe(404);
    expect((await send('DELETE', '/api/insights/1/unanswered/1')).status).toBe(404);
    expect((await asAdmin('GET', '/api/insights/2/tests')).json).toMatchObject([{ id }]);
    expect(await state()).toEqual(before);
    expect(await api.db.read.$count(auditEntries)).toBe(entries);
  });

  it('by an import whose file names its ids and images', async () => {
    const { as, own, foreign, foreignImage, send: asAdmin } = await createTwoWebsites();
    const { send } = await as(editor);
    const exported = (await asAdmin('GET', '/api/faqs/2/export?format=json')).json;
    const file = JSON.stringify({
      ...exported,
      faqs: [{ ...exported.faqs[0], question: 'Milikku?' }],
    });
    const form = () => {
      const data = new FormData();
      data.set('file', new File([file], 'a.json'));
      data.set('mode', 'append');
      return data;
    };
    const { json } = await send('POST', '/api/faqs/1/import', { body: form() });
    expect(JSON.stringify(json)).not.toContain(secret);
    expect((await asAdmin('GET', '/api/faqs/2/100/1')).json).toMatchObject([
      { id: foreign, question: `${secret}?`, image: foreignImage, version: 1 },
    ]);
    expect((await asAdmin('GET', '/api/faqs/1/100/1')).json[0]).toMatchObject({
      id: own,
      version: 1,
    });
    expect((await send('POST', '/api/faqs/2/import', { body: form() })).status).toBe(404);
  });

  it("by 'Izinkan', a shortcut, or any other setting of a website", async () => {
    const { as, foreign, send: asAdmin } = await createTwoWebsites();
    const { send } = await as(publisher);
    const link = { json: { link: 'https://jahat.example', website_id: 1 } };
    expect(await send('POST', '/api/livechatwebsitelinks', link)).toEqual(noRight);
    const { appearance } = (await asAdmin('GET', '/api/websites/1/settings')).json;
    const { avatar, ...looks } = appearance;
    const shortcut = { json: { appearance: { ...looks, shortcuts: [foreign] } } };
    expect(await send('PUT', '/api/websites/1/settings', shortcut)).toEqual(noRight);
    // An admin cannot show a question of website 2 to the readers of website 1, either.
    expect((await asAdmin('PUT', '/api/websites/1/settings', shortcut)).status).toBe(400);
  });
});

describe('an idempotent replay', () => {
  it('is refused once the account may not make the request', async () => {
    const { as, send: asAdmin, own } = await createTwoWebsites();
    const { id, send } = await as(editor);
    const keyed = { headers: { 'Idempotency-Key': 'satu' } };
    const duplicate = () => send('POST', `/api/faqs/${own}/duplicate`, keyed);
    const first = await duplicate();
    expect(first.status).toBe(201);
    expect(await duplicate()).toEqual(first);
    await asAdmin('PUT', `/api/users/${id}`, { json: { website_ids: [2] } });
    expect(await duplicate()).toEqual(notFound('FAQ tidak ditemukan.'));
    await asAdmin('PUT', `/api/users/${id}`, { json: { role: 'viewer', website_ids: [1] } });
    expect(await duplicate()).toEqual(noRight);
  });
});
