import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAfterWrite } from '../../../api/after-write.ts';
import { createAuditedDatabase } from '../../../api/audit-log/audited-database.ts';
import { textsMaxBytes } from '../../../api/contract/limits.ts';
import {
  auditSnapshots,
  faqs,
  images,
  releases,
  scheduledReleases,
} from '../../../api/db/schema.ts';
import { startScheduledReleases } from '../../../api/operations/scheduled-releases.ts';
import { createResponseCache } from '../../../api/response-cache/response-cache.ts';
import { valid } from '../../tools/valid.ts';
import { faqForm } from '../faq-form.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { pictureFile } from '../picture-file.ts';
import { said } from '../test-api.ts';

/** An API with a signed-in admin, whose website 1 collects a draft unless `isDirect`. */
async function setUp({ isDirect = false } = {}) {
  const responseCache = createResponseCache();
  const writer = await createFaqWriter({ responseCache });
  const { send, shown } = writer;
  const setMode = (publishing: string, more: object = {}) =>
    send('PUT', '/api/websites/1/settings', { json: { publishing, ...more } });
  if (!isDirect) await setMode('draft');
  return {
    ...writer,
    responseCache,
    setMode,
    publish: (json: object = {}) => send('POST', '/api/faqs/1/publish', { json }),
    restore: (number: number) => send('POST', `/api/faqs/1/releases/${number}/restore`),
    schedule: (json: object) => send('PUT', '/api/faqs/1/schedule', { json }),
    state: async () => (await send('GET', '/api/faqs/1/publishing')).json,
    changes: async () => (await send('GET', '/api/faqs/1/changes')).json,
    questions: async () => (await shown()).map(({ question }) => question),
    numbers: async (): Promise<number[]> =>
      (await send('GET', '/api/faqs/1/releases')).json.map(
        ({ number }: { number: number }) => number,
      ),
  };
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

it('publishes the draft only as it was read', async () => {
  const { api, cookie, add, send, publish, questions } = await setUp();
  const readVersion = async () => {
    const read = await api.call('/api/faqs/1/changes', { cookie });
    return read.headers.get('draft-version');
  };
  const id = await add({ question: 'Satu?' });
  const draft = await readVersion();
  await send('POST', `/api/faqs/${id}/keywords`, { json: { keyword: 'uno' } });
  expect(await publish({ draft })).toMatchObject({ status: 409, json: { code: 'draft-changed' } });
  expect(await questions()).toEqual([]);
  expect((await publish({ draft: await readVersion() })).status).toBe(200);
  expect(await questions()).toEqual(['Satu?']);
});

describe('a website that publishes directly', () => {
  it('is the default, and stores no release', async () => {
    const { api, add, send, state, questions } = await setUp({ isDirect: true });
    await add({ question: 'Satu?' });
    expect(await questions()).toEqual(['Satu?']);
    expect((await send('GET', '/api/websites/1/settings')).json).toMatchObject({
      version: 1,
      publishing: 'direct',
    });
    expect(await state()).toEqual({
      publishing: 'direct',
      changes: 0,
      changed_ids: [],
      release: null,
      scheduled: null,
      text_bytes: null,
    });
    expect(await api.db.read.$count(releases)).toBe(0);
  });

  it('refuses to publish, to schedule and to restore', async () => {
    const { publish, schedule, restore } = await setUp({ isDirect: true });
    const refusal = said(409, 'Website ini langsung menerbitkan setiap perubahan.');
    expect(await publish()).toEqual(refusal);
    expect(await schedule({ at: inAnHour() })).toEqual(refusal);
    expect(await restore(1)).toEqual(refusal);
  });
});

describe('a website that collects a draft', () => {
  it('shows visitors the last release until the draft is published', async () => {
    const { add, edit, remove, questions, publish, state, setMode } = await setUp({
      isDirect: true,
    });
    const one = await add({ question: 'Satu?' });
    const two = await add({ question: 'Dua?' });
    await setMode('draft');
    const three = await add({ question: 'Tiga?' });
    await edit(one, { question: 'Satu sekali?' });
    await remove(two);
    expect(await questions()).toEqual(['Satu?', 'Dua?']);
    expect(await state()).toMatchObject({
      publishing: 'draft',
      changes: 3,
      changed_ids: expect.toSatisfy((ids: number[]) => `${ids.sort()}` === `${[one, three]}`),
      release: { number: 1 },
    });
    expect(await publish({ note: ' Harga baru ' })).toMatchObject({
      status: 200,
      json: {
        message: '3 perubahan berhasil diterbitkan.',
        release: { number: 2, changes: 3, published_by: 'admin', note: 'Harga baru' },
      },
    });
    expect(await questions()).toEqual(['Satu sekali?', 'Tiga?']);
    expect(await state()).toMatchObject({ changes: 0, release: { number: 2 } });
    expect(await publish()).toMatchObject(said(409, 'Tidak ada perubahan yang belum terbit.'));
  });

  it('changes nothing that is cached until it is published', async () => {
    const lookUps: string[] = [];
    const responseCache = createResponseCache((outcome) => lookUps.push(outcome));
    const { add, edit, remove, undo, send, shown } = await createFaqWriter({ responseCache });
    const read = async () => {
      lookUps.splice(0);
      await shown();
      return lookUps;
    };
    const id = await add({ question: 'Satu?' });
    await send('PUT', '/api/websites/1/settings', { json: { publishing: 'draft' } });
    expect(await read()).toEqual(['miss']);
    expect(await read()).toEqual(['hit']);
    const { undo_id } = (await edit(id, { question: 'Satu lagi?' })).json;
    await undo(undo_id);
    await remove(await add({ question: 'Dua?' }));
    await send('PUT', '/api/faqs/1/schedule', { json: { at: inAnHour() } });
    expect(await read()).toEqual(['hit']);
    await edit(id, { question: 'Satu saja?' });
    await send('POST', '/api/faqs/1/publish', { json: {} });
    expect(await read()).toEqual(['miss']);
  });

  it('counts each changed FAQ once, and none that has its published content again', async () => {
    const { add, edit, place, state, publish } = await setUp();
    const [one, two] = [await add({ question: 'Satu?' }), await add({ question: 'Dua?' })];
    await publish();
    await edit(one, { question: 'Lain?' });
    await place(one, { parent_id: two, before_id: null });
    expect((await state()).changes).toBe(1);
    await place(one, { parent_id: null, before_id: two });
    await edit(one, { question: 'Satu?' });
    expect((await state()).changes).toBe(0);
  });

  it('shows what changed', async () => {
    const { add, edit, place, remove, changes, publish } = await setUp();
    const [a, b, c, d] = [
      await add({ question: 'A?', answer: 'Lama' }),
      await add({ question: 'B?' }),
      await add({ question: 'C?' }),
      await add({ question: 'D?' }),
    ];
    await publish();
    await edit(a, { question: 'A?', answer: 'Baru' });
    await remove(b);
    await place(d, { parent_id: null, before_id: a });
    const e = await add({ question: 'E?', parent_id: `${c}` });
    const flags = { added: false, removed: false, edited: false, moved: false, shared: false };
    const side = { answer: null, image: null, parent: null };
    expect(await changes()).toEqual([
      {
        id: d,
        ...flags,
        moved: true,
        before: { ...side, question: 'D?' },
        after: { ...side, question: 'D?' },
      },
      {
        id: a,
        ...flags,
        edited: true,
        before: { ...side, question: 'A?', answer: 'Lama' },
        after: { ...side, question: 'A?', answer: 'Baru' },
      },
      {
        id: e,
        ...flags,
        added: true,
        before: null,
        after: { ...side, question: 'E?', parent: { id: c, question: 'C?' } },
      },
      { id: b, ...flags, removed: true, before: { ...side, question: 'B?' }, after: null },
    ]);
  });

  it('shows its draft only to signed-in admins', async () => {
    const { api, add, send, cookie } = await setUp();
    await add({ question: 'Draf?', image: await pictureFile('red') });
    const [{ image }] = (await send('GET', '/api/preview/faqs/1')).json;
    expect((await api.call(`/api/preview/faqs/image/${image}`, { cookie })).status).toBe(200);
    expect((await api.call('/api/preview/faqs/1')).status).toBe(401);
    expect((await api.call(`/faqs/image/${image}`)).status).toBe(404);
    const livechat = await api.call('/api/preview/websites/1/livechat', { cookie });
    expect(livechat.headers.get('location')).toBe('/websites/1/livechat');
  });

  it('serves the images of the last release, also of a FAQ that the draft no longer has', async () => {
    const { api, add, remove, shown, publish } = await setUp();
    const id = await add({ question: 'Bergambar?', image: await pictureFile('red') });
    await publish();
    const [faq] = (await shown()) as { image?: string }[];
    const address = `/faqs/image/${faq?.image}`;
    await remove(id);
    expect((await api.call(address)).status).toBe(200);
    await publish();
    expect((await api.call(address)).status).toBe(404);
  });

  it('can publish directly again only after its changes are published', async () => {
    const { add, setMode, questions, state, trail, schedule, api } = await setUp();
    await add({ question: 'Belum?' });
    await schedule({ at: inAnHour() });
    expect(await setMode('direct')).toEqual(
      said(409, 'Masih ada 1 perubahan yang belum terbit. Terbitkan perubahan itu untuk beralih.'),
    );
    expect(await questions()).toEqual([]);
    expect((await setMode('direct', { publish_changes: true })).json).toMatchObject({
      message: 'Pengaturan website berhasil disimpan, dan 1 perubahan diterbitkan.',
      settings: { version: 3, publishing: 'direct' },
    });
    expect(await questions()).toEqual(['Belum?']);
    expect(await state()).toMatchObject({ publishing: 'direct', scheduled: null });
    expect(await api.db.read.$count(scheduledReleases)).toBe(0);
    const [mode, cancelled] = await trail();
    expect(mode).toMatchObject({
      action: 'update',
      entity: 'website',
      label: 'Website Demo',
      before: { publishing: 'draft' },
      after: { publishing: 'direct', changes: 1 },
      undo: null,
    });
    expect(cancelled).toMatchObject({ action: 'unschedule', entity: 'release' });
  });
});

describe('an earlier release', () => {
  it('is restored for visitors in one step, and does not change the draft', async () => {
    const { send, add, edit, remove, restore, questions, state, publish, trail } = await setUp();
    const id = await add({ question: 'Satu?' });
    await add({ question: 'Dua?' });
    await publish();
    await edit(id, { question: 'Satu lagi?' });
    await remove(id);
    await publish();
    expect(await questions()).toEqual(['Dua?']);
    // What visitors read now, beside the earlier release.
    const { json: changes } = await send('GET', '/api/faqs/1/changes?release=2');
    expect(changes).toMatchObject([
      { id, added: true, removed: false, before: null, after: { question: 'Satu?' } },
    ]);
    expect((await send('GET', '/api/faqs/1/changes?release=3')).json).toEqual([]);
    expect((await send('GET', '/api/faqs/1/changes?release=99')).status).toBe(404);
    expect(await restore(2)).toMatchObject({
      status: 200,
      json: {
        message: 'Pengunjung kembali membaca isi rilis 2. Draf tidak berubah.',
        release: { number: 4, restored_from: 2, changes: 1 },
      },
    });
    expect(await questions()).toEqual(['Satu?', 'Dua?']);
    expect((await state()).changes).toBe(1);
    const [entry] = await trail();
    expect(entry).toMatchObject({
      action: 'publish',
      entity: 'release',
      label: 'Rilis 4, isi rilis 2',
      after: { changes: 1, restored_from: 2 },
      undo: 'possible',
    });
    // The current release, and a release with equal content.
    expect((await restore(4)).status).toBe(409);
    expect((await restore(2)).status).toBe(409);
    expect((await restore(99)).status).toBe(404);
  });

  it('is deleted with its images when there are 20 newer releases', async () => {
    const { api, add, remove, publish, numbers } = await setUp();
    const id = await add({ question: 'Bergambar?', image: await pictureFile('red') });
    await publish();
    await remove(id);
    // Otherwise the undo of the deletion would still need the image.
    await api.db.write(async (tx) => void (await tx.delete(auditSnapshots)));
    const stored = () => api.db.read.$count(images);
    for (let release = 3; release <= 21; release++) {
      await add({ question: `Nomor ${release}?` });
      await publish();
    }
    expect(await stored()).toBe(1);
    expect(await numbers()).toHaveLength(20);
    await add({ question: 'Terakhir?' });
    await publish();
    expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, index) => 22 - index));
    expect(await stored()).toBe(0);
  });
});

describe('a publication', () => {
  it('is undone by publishing the previous release again', async () => {
    const { add, publish, undo, questions, state, trail } = await setUp();
    await add({ question: 'Satu?' });
    const { json } = await publish();
    expect(await undo(json.undo_id)).toMatchObject({
      status: 200,
      json: {
        message: 'Pengunjung kembali membaca isi rilis 1. Draf tidak berubah.',
        entity: 'release',
      },
    });
    expect(await questions()).toEqual([]);
    expect(await state()).toMatchObject({ changes: 1, release: { number: 3, restored_from: 1 } });
    const [entry] = await trail();
    expect(entry).toMatchObject({ action: 'restore', entity: 'release', label: 'Rilis 2' });
  });

  it('is not undone once there is a newer one', async () => {
    const { add, publish, undo, questions } = await setUp();
    await add({ question: 'Satu?' });
    const { json } = await publish();
    await add({ question: 'Dua?' });
    await publish();
    expect(await undo(json.undo_id)).toEqual(
      said(
        409,
        'Sudah ada rilis yang lebih baru. Pulihkan rilis yang diinginkan dari daftar rilis.',
      ),
    );
    expect(await questions()).toEqual(['Satu?', 'Dua?']);
  });
});

describe('a scheduled publication', () => {
  const outcomes: string[] = [];
  beforeEach(() => void outcomes.splice(0));

  function runSchedules({ api, responseCache }: Awaited<ReturnType<typeof setUp>>) {
    const stopping = new AbortController();
    startScheduledReleases(createAuditedDatabase(api.db, createAfterWrite(api.db, responseCache)), {
      signal: stopping.signal,
      logError: (error) => api.loggedErrors.push(error),
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    return () => stopping.abort();
  }

  async function setTimeToPast({ api }: Awaited<ReturnType<typeof setUp>>) {
    const at = '2026-01-01T00:00:00.000Z';
    await api.db.write(
      async (tx) =>
        void (await tx
          .update(scheduledReleases)
          .set({ at })
          .where(eq(scheduledReleases.websiteId, 1))),
    );
  }

  it('can be seen, set to another time and cancelled', async () => {
    const { schedule, state, send, trail } = await setUp();
    await schedule({ at: inAnHour(), note: 'Promo' });
    const at = inAnHour();
    expect(await schedule({ at: at.replace('Z', '+00:00') })).toEqual({
      status: 200,
      json: {
        message: 'Penerbitan berhasil dijadwalkan.',
        scheduled: { at, by: 'admin', note: null },
      },
    });
    expect((await state()).scheduled).toEqual({ at, by: 'admin', note: null });
    expect((await send('DELETE', '/api/faqs/1/schedule')).json).toEqual({
      message: 'Penerbitan terjadwal dibatalkan.',
    });
    expect((await state()).scheduled).toBeNull();
    expect((await send('DELETE', '/api/faqs/1/schedule')).status).toBe(404);
    expect((await trail()).slice(0, 3)).toMatchObject([
      { action: 'unschedule', before: { scheduled_at: at }, undo: null },
      { action: 'schedule', after: { scheduled_at: at } },
      { action: 'schedule', after: { note: 'Promo' } },
    ]);
  });

  it('is refused in the past, and more than a year ahead', async () => {
    const { schedule } = await setUp();
    expect(await schedule({ at: '2026-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      json: { fields: { at: 'Waktu harus di masa mendatang.' } },
    });
    expect(await schedule({ at: '2099-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      json: { fields: { at: 'Maksimal 365 hari ke depan.' } },
    });
  });

  it('publishes the current draft once after a stop, for the user who scheduled it', async () => {
    const test = await setUp();
    const { api, add, schedule, trail, state, numbers, questions } = test;
    await schedule({ at: inAnHour(), note: 'Promo' });
    await setTimeToPast(test);
    await add({ question: 'Sesudahnya?' });
    expect(await questions()).toEqual([]);
    const stops = [runSchedules(test), runSchedules(test)];
    await vi.waitFor(async () => expect(await numbers()).toEqual([2, 1]));
    await vi.waitFor(async () => expect(await questions()).toEqual(['Sesudahnya?']));
    for (const stop of stops) stop();
    expect(await state()).toMatchObject({
      changes: 0,
      scheduled: null,
      release: { number: 2, published_by: 'admin', note: 'Promo' },
    });
    expect(outcomes).toEqual(['published']);
    const published = (await trail()).filter(({ action }) => action === 'publish');
    expect(published).toMatchObject([
      { username: 'admin', address: null, after: { scheduled_at: '2026-01-01T00:00:00.000Z' } },
    ]);
    expect(api.loggedErrors).toEqual([]);
  });

  it('is cancelled with the reason when its draft is refused, instead of tried for ever', async () => {
    const test = await setUp();
    const { api, add, schedule, trail, state } = test;
    await add({ question: 'Dua?' });
    await schedule({ at: inAnHour() });
    const answer = 'x'.repeat(textsMaxBytes);
    await api.db.write((tx) => tx.update(faqs).set({ answer }).execute());
    await setTimeToPast(test);
    const stop = runSchedules(test);
    await vi.waitFor(
      async () => expect(await api.db.read.$count(scheduledReleases)).toBe(0),
      20_000,
    );
    expect((await state()).scheduled).toBeNull();
    stop();
    expect(outcomes).toEqual([]);
    expect((await trail())[0]).toMatchObject({
      action: 'unschedule',
      before: { scheduled_by: 'admin', reason: 'refused' },
    });
  });

  it('creates no release when nothing has changed, and records that in the trail', async () => {
    const test = await setUp();
    await test.schedule({ at: inAnHour() });
    await setTimeToPast(test);
    const stop = runSchedules(test);
    await vi.waitFor(async () => expect((await test.state()).scheduled).toBeNull());
    stop();
    expect(await test.numbers()).toEqual([1]);
    const [entry] = await test.trail();
    expect(entry).toMatchObject({ action: 'publish', label: 'Penerbitan terjadwal' });
    expect(entry?.after).toMatchObject({ changes: 0 });
  });
});

describe('a deleted website', () => {
  it('is restored with its draft and its releases', async () => {
    const { api, send, undo, trail } = await setUp();
    const website = valid.website();
    await send('POST', '/api/websites', { json: website });
    await send('PUT', '/api/websites/2/settings', { json: { publishing: 'draft' } });
    const image = await pictureFile('blue');
    const { json } = await send('POST', '/api/faqs', {
      body: faqForm({ question: 'Terbit?', website_id: '2', image }),
    });
    await send('POST', '/api/faqs/2/publish', { json: {} });
    const [published] = (await send('GET', '/faqs/2')).json;
    await send('DELETE', `/api/faqs/${json.id}`);
    await send('DELETE', '/api/websites/2');
    expect((await send('GET', '/faqs/2')).status).toBe(404);
    expect((await api.call(`/faqs/image/${published.image}`)).status).toBe(404);
    const [deletion] = await trail();
    expect((await undo(deletion?.id)).status).toBe(200);
    expect((await send('GET', '/faqs/2')).json).toEqual([published]);
    expect((await api.call(`/faqs/image/${published.image}`)).status).toBe(200);
    expect((await send('GET', '/api/preview/faqs/2')).json).toEqual([]);
    expect((await send('GET', '/api/faqs/2/publishing')).json).toMatchObject({
      publishing: 'draft',
      changes: 1,
      release: { number: 2 },
    });
  });
});
