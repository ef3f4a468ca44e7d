import { describe, expect, it, vi } from 'vitest';
import { purgeAnnouncements } from '../../../api/announcements/purge-announcements.ts';
import type { PublicNotice } from '../../../api/contract/announcements.ts';
import { announcements } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { dayMs, fakeTheClock, hourMs, today } from '../run-housekeeping.ts';
import { createAdminApi, createTestPages, said, strangerIp } from '../test-api.ts';

fakeTheClock();

const at = (ms: number) => new Date(today + ms).toISOString();
const bca = { text: 'BCA sedang gangguan sampai 15.00.', until: at(hourMs), website_ids: [1] };

async function setUp() {
  const { api, cookie } = await createAdminApi({ pages: createTestPages() });
  const second = valid.website();
  await api.call('/api/websites', { method: 'POST', cookie, json: second });
  const send = (method: string, path: string, json?: unknown) =>
    api.send(method, path, { cookie, json });
  return {
    api,
    send,
    list: async () => (await send('GET', '/api/notices')).json,
    post: (fields: object = {}) => send('POST', '/api/notices', { ...bca, ...fields }),
    /** What visitors of a website read. */
    shown: async (website = 1): Promise<string[]> => {
      const response = await api.call(`/websites/${website}/bot`, { ip: strangerIp });
      const { notices = [] }: { notices?: PublicNotice[] } = await response.json();
      return notices.map(({ text }) => text);
    },
    undo: (id: number) => send('POST', `/api/audit/${id}/restore`),
  };
}

describe('announcements', () => {
  it('are read by visitors of the chosen websites with the settings of the bot', async () => {
    const { api, send, list, post, shown } = await setUp();
    expect(await shown()).toEqual([]);
    await post({ link: 'status.example/bca' });
    expect(await list()).toMatchObject([{ from: at(0), last_edited_at: at(0) }]);
    const notices = [
      {
        text: 'BCA sedang gangguan sampai 15.00.',
        link: 'https://status.example/bca',
        from: at(0),
        until: at(hourMs),
      },
    ];
    for (const path of ['/websites/1/bot', '/websites/1/bot/en'])
      expect((await api.send('GET', path, { ip: strangerIp })).json).toMatchObject({ notices });
    expect(await shown(2)).toEqual([]);

    const everywhere = { ...bca, text: 'Untuk semua.', website_ids: null };
    await send('PUT', '/api/notices/1', everywhere);
    expect([await shown(), await shown(2)]).toEqual([['Untuk semua.'], ['Untuk semua.']]);
    await send('PUT', '/api/notices/1', { ...bca, website_ids: [2] });
    expect([await shown(), await shown(2)]).toEqual([[], [bca.text]]);
  });

  it('are sent from their start until their end, without a write, and no copy is used for longer', async () => {
    const { api, post, shown, list } = await setUp();
    const paths = ['/websites/1/bot', '/websites/1/bot/en', '/faq-chatbot.js?website=1'];
    const read = (path: string, headers = {}) => api.call(path, { ip: strangerIp, headers });
    const expectCopies = async (seconds: number) => {
      for (const path of paths) {
        const fresh = await read(path);
        const etag = fresh.headers.get('etag') ?? '';
        const known = await read(path, { 'If-None-Match': etag });
        expect([fresh.status, known.status]).toEqual([200, 304]);
        for (const { headers } of [fresh, known])
          expect(headers.get('cache-control')).toBe(`public, max-age=${seconds}`);
      }
    };
    await expectCopies(25);
    await post({ text: 'Pemeliharaan.', from: at(30 * hourMs), until: at(32 * hourMs) });
    await post();
    expect(await shown()).toEqual([bca.text]);
    vi.setSystemTime(today + hourMs - 1);
    expect(await shown()).toEqual([bca.text]);
    vi.setSystemTime(today + hourMs);
    expect(await shown()).toEqual([]);
    expect(await list()).toMatchObject([{ text: 'Pemeliharaan.' }]);

    vi.setSystemTime(today + 30 * hourMs - 60_000);
    await expectCopies(25);
    vi.setSystemTime(today + 30 * hourMs - 7500);
    await expectCopies(7);
    expect(await shown()).toEqual([]);
    vi.setSystemTime(today + 30 * hourMs);
    expect(await shown()).toEqual(['Pemeliharaan.']);
    vi.setSystemTime(today + 32 * hourMs);
    expect(await shown()).toEqual([]);
  });

  it('have lines, which count as one character each', async () => {
    const { send, list, post, shown, undo } = await setUp();
    const lines = `BCA gangguan.\r\n\r\nPakai BNI.\r${'a'.repeat(174)}`;
    expect((await post({ text: ` ${lines}\r\n` })).status).toBe(201);
    const stored = lines.replace(/\r\n?/g, '\n');
    expect([await shown(), await list()]).toMatchObject([[stored], [{ text: stored }]]);
    const refused = { text: 'Maksimal 200 karakter.' };
    expect((await post({ text: `${lines}b` })).json.fields).toEqual(refused);
    expect((await post({ text: ' \r\n ' })).json.fields).toEqual({ text: 'Wajib diisi.' });
    const edit = await send('PUT', '/api/notices/1', bca);
    await undo(edit.json.undo_id);
    expect(await shown()).toEqual([stored]);
  });

  it('keep their start while they run, also at a minute without seconds, and get no other one that has passed', async () => {
    const { send, list } = await setUp();
    const minute = Math.ceil(today / 60_000) * 60_000 - today;
    vi.setSystemTime(today + minute + 42_500);
    const json = { ...bca, until: at(2 * hourMs) };
    // The field of the form has whole minutes.
    expect(await send('POST', '/api/notices', { ...json, from: at(minute) })).toMatchObject({
      status: 201,
    });
    await send('POST', '/api/notices', json);
    vi.setSystemTime(today + minute + hourMs);
    for (const [id, start] of [
      [1, at(minute)],
      [2, at(minute + 42_500)],
    ] as const) {
      const put = (from: string) => send('PUT', `/api/notices/${id}`, { ...json, from });
      expect(await put(at(minute))).toMatchObject({ status: 200 });
      expect((await list())[id - 1]).toMatchObject({ id, from: start, version: 2 });
      expect(await put(at(minute + 60_000))).toMatchObject({
        status: 400,
        json: { fields: { from: 'Waktu mulai sudah lewat. Kosongkan untuk mulai sekarang.' } },
      });
    }
  });

  it.each([
    [{ from: at(-60_000) }, { from: 'Waktu mulai sudah lewat. Kosongkan untuk mulai sekarang.' }],
    [{ until: at(0) }, { until: 'Harus setelah waktu mulai dan setelah sekarang.' }],
    [{ from: at(hourMs) }, { until: 'Harus setelah waktu mulai dan setelah sekarang.' }],
    [{ until: at(367 * dayMs) }, { until: 'Maksimal 366 hari dari sekarang.' }],
  ])('refuse %j', async (fields, errors) => {
    const { post, list } = await setUp();
    expect(await post(fields)).toMatchObject({ status: 400, json: { fields: errors } });
    expect(await list()).toEqual([]);
  });

  it('are at most 50 that run or are coming, and are deleted 90 days after their end', async () => {
    const { api, post, send } = await setUp();
    const soon = { until: at(hourMs / 4) };
    for (let count = 0; count < 50; count += 1) expect((await post(soon)).status).toBe(201);
    expect(await post()).toMatchObject(
      said(
        409,
        'Maksimal 50 pengumuman yang berjalan atau akan datang. Hapus salah satu terlebih dahulu.',
      ),
    );
    await send('DELETE', '/api/notices/1');
    expect((await post({ until: at(2 * dayMs) })).status).toBe(201);
    vi.setSystemTime(today + hourMs / 2);
    for (let count = 0; count < 49; count += 1)
      expect((await post({ until: at(hourMs) })).status).toBe(201);
    const again = { ...bca, until: at(hourMs) };
    expect((await send('PUT', '/api/notices/2', again)).status).toBe(409);

    vi.setSystemTime(today + 91 * dayMs);
    await purgeAnnouncements(api.db, new AbortController().signal);
    expect(await api.db.read.$count(announcements)).toBe(1);
  });
});
