import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { faqForm } from '../faq-form.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { addAdmin } from '../test-api.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-31T03:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates an API with an answered FAQ, and functions that check answers on other days. */
async function setUp(fields: Record<string, string> = {}) {
  const writer = await createFaqWriter();
  const { send, api } = writer;
  const id = await writer.add({ answer: 'Ya.', ...fields });
  await addAdmin(api.db, 'rani');
  let as = writer.cookie;
  const call = (method: string, path: string, content?: object) => send(method, path, content, as);
  const find = async (query = '') => (await call('GET', `/api/faqs/1/10/1${query}`)).json;
  return {
    ...writer,
    id,
    call,
    find,
    /** Continues on this day, signed in as rani. */
    async goTo(day: string) {
      vi.setSystemTime(new Date(`${day}T03:00:00Z`));
      as = await api.signIn('rani');
    },
    read: async () => (await find())[0],
    due: async (): Promise<number[]> =>
      (await find('?filter=review-due')).map((faq: { id: number }) => faq.id),
    confirm: (json: object = {}) => call('POST', `/api/faqs/${id}/confirm`, { json }),
    undoLast: (undoId: number) => call('POST', `/api/audit/${undoId}/restore`),
    setWebsite: (months: unknown) =>
      call('PUT', '/api/websites/1/settings', { json: { review_every: months } }),
  };
}

describe('the checks of answers', () => {
  it('come by the rule of the FAQ, and an edit without the rule or with the same one does not move them', async () => {
    const { id, goTo, read, due, edit } = await setUp({ review: '1' });
    expect(await read()).toMatchObject({
      review: '1',
      review_on: '2026-02-28',
      is_due: false,
      confirmed_by: null,
    });
    vi.setSystemTime(new Date('2026-01-31T08:00:00Z'));
    await edit(id, { answer: 'Tidak.' });
    await edit(id, { answer: 'Tidak.', review: '1' });
    await goTo('2026-02-27');
    expect(await due()).toEqual([]);
    await goTo('2026-02-28');
    expect(await due()).toEqual([id]);
    expect(await read()).toMatchObject({ review_on: '2026-02-28', is_due: true });
  });

  it('are done by one confirmation, which is recorded, changes no version and can be undone', async () => {
    const { id, goTo, read, due, confirm, undoLast, call } = await setUp({ review: '1' });
    const before = await read();
    await goTo('2026-03-05');
    const { status, json } = await confirm({ version: 1 });
    expect([status, json.message]).toEqual([200, 'Jawaban dipastikan masih benar.']);
    expect(await due()).toEqual([]);
    expect(await read()).toEqual({
      ...before,
      review_on: '2026-04-05',
      confirmed_at: '2026-03-05T03:00:00.000Z',
      confirmed_by: 'rani',
    });
    const [entry] = (await call('GET', '/api/audit/10/1?action=confirm')).json;
    expect(entry).toMatchObject({
      username: 'rani',
      entity: 'faq',
      entity_id: id,
      before: { confirmed_by: null, review: '1' },
      after: { confirmed_by: 'rani', review: '1' },
    });
    expect((await undoLast(json.undo_id)).status).toBe(200);
    expect(await due()).toEqual([id]);
    expect(await read()).toEqual({ ...before, is_due: true });
  });

  it('of one day are done with the day, and then follow the website', async () => {
    const { goTo, read, due, confirm, undoLast, id } = await setUp({ review: '2026-02-10' });
    await goTo('2026-02-10');
    expect(await due()).toEqual([id]);
    const { undo_id } = (await confirm()).json;
    expect(await read()).toMatchObject({ review: '', review_on: null });
    await undoLast(undo_id);
    expect(await read()).toMatchObject({ review: '2026-02-10', is_due: true });
  });

  it('come by the website’s rule for old FAQs only after it was set, and never for FAQs that are left out', async () => {
    const { api, id, add, goTo, due, read, setWebsite, confirm } = await setUp();
    await add({ question: 'Lain', answer: 'Ya.', review: '0' });
    await add({ question: 'Topik' });
    // As an upgrade leaves it.
    await api.db.write((tx) => tx.update(faqs).set({ confirmedAt: null }));
    await goTo('2030-01-31');
    expect(await due()).toEqual([]);
    expect((await setWebsite(6)).json.settings.review_every).toBe(6);
    expect((await read()).review_on).toBe('2030-07-31');
    await goTo('2030-07-31');
    expect(await due()).toEqual([id]);
    await confirm();
    expect((await read()).review_on).toBe('2031-01-31');
    await setWebsite(3);
    expect((await read()).review_on).toBe('2030-10-31');
  });

  it('of a FAQ that is added later are counted from then', async () => {
    const { setWebsite, goTo, call, find } = await setUp();
    await setWebsite(6);
    await goTo('2026-05-15');
    await call('POST', '/api/faqs', { body: faqForm({ question: 'Baru', answer: 'Ya.' }) });
    expect(await find()).toMatchObject([
      { review_on: '2026-07-31' },
      { question: 'Baru', review_on: '2026-11-15' },
    ]);
  });

  it('have no rule of the website any more after it is undone', async () => {
    const { setWebsite, goTo, due, id, undoLast, call } = await setUp();
    const { undo_id } = (await setWebsite(1)).json;
    await goTo('2026-02-28');
    expect(await due()).toEqual([id]);
    await undoLast(undo_id);
    expect(await due()).toEqual([]);
    expect((await call('GET', '/api/websites/1/settings')).json.review_every).toBe(0);
    expect((await call('GET', '/api/websites/list')).json[0].review_every).toBe(0);
  });

  it('go along when a FAQ is copied, restored or moved to another website, but the confirmation only with the FAQ itself', async () => {
    const { id, call, confirm, remove, undoLast, find, read } = await setUp({ review: '3' });
    await confirm();
    await call('POST', `/api/faqs/${id}/duplicate`);
    expect(await find()).toMatchObject([
      { review: '3', review_on: '2026-04-30', confirmed_by: 'admin' },
      { review: '3', review_on: '2026-04-30', confirmed_by: null },
    ]);
    const { undo_id } = (await remove(id)).json;
    await undoLast(undo_id);
    expect(await read()).toMatchObject({ id, review: '3', confirmed_by: 'admin' });
    const website = valid.website({ name: 'Toko' });
    await call('POST', '/api/websites', { json: website });
    await call('POST', '/api/faqs/1/move-to-website', { json: { to_website_id: 2, ids: [id] } });
    expect((await call('GET', '/api/faqs/2/10/1')).json).toMatchObject([
      { id, review: '3', review_on: '2026-04-30', confirmed_by: 'admin' },
    ]);
  });

  it('return to the earlier rule when the edit is undone', async () => {
    const { id, edit, undoLast, read } = await setUp({ review: '2026-06-01' });
    const { undo_id } = (await edit(id, { answer: 'Ya.', review: '12' })).json;
    expect(await read()).toMatchObject({ review: '12', review_on: '2027-01-31' });
    await undoLast(undo_id);
    expect(await read()).toMatchObject({ review: '2026-06-01', review_on: '2026-06-01' });
  });

  it('refuse a rule that is no choice, and the confirmation of a text that was changed meanwhile', async () => {
    const { id, edit, setWebsite, confirm, read } = await setUp();
    for (const review of ['2', '-', '2026-02-30', 'besok']) {
      expect(await edit(id, { review })).toMatchObject({
        status: 400,
        json: { fields: { review: expect.stringContaining('Periksa lagi') } },
      });
    }
    expect(await setWebsite(2)).toMatchObject({
      status: 400,
      json: { fields: { review_every: 'Pilihan tidak dikenal.' } },
    });
    await edit(id, { answer: 'Tidak.' });
    expect(await confirm({ version: 1 })).toMatchObject({
      status: 409,
      json: { current: { answer: 'Tidak.' } },
    });
    expect((await read()).confirmed_by).toBeNull();
  });
});
