import { describe, expect, it, vi } from 'vitest';
import type { AppDeps } from '../../../api/app.ts';
import type { EmbedMode } from '../../../api/contract/embedding.ts';
import { valid } from '../../tools/valid.ts';
import { createAdminApi, host, strangerIp } from '../test-api.ts';

const listed = 'https://toko.example';
const stranger = 'https://lain.example';
const paths = (id: number) => [
  `/faqs/${id}`,
  `/faqs/${id}/words`,
  `/websites/${id}/livechat`,
  `/websites/${id}/bot`,
];

/** Two websites, the first with a link. */
async function setUp(embedOrigins: EmbedMode, deps: Partial<AppDeps> = {}) {
  const { api, send } = await createAdminApi({ embedOrigins, ...deps });
  const json = valid.website();
  const { id: second } = (await send('POST', '/api/websites', { json })).json;
  const addLink = async (link: string): Promise<number> =>
    (await send('POST', '/api/livechatwebsitelinks', { json: { link } })).json.id;
  await addLink(`${listed}/promo`);
  return {
    api,
    send,
    second,
    addLink,
    async setMode(websiteId: number, embed: EmbedMode): Promise<number> {
      const path = `/api/websites/${websiteId}/settings`;
      const saved = await send('PUT', path, { json: { embed } });
      expect(saved.status).toBe(200);
      return saved.json.undo_id;
    },
    undo: (entry: number) => send('POST', `/api/audit/${entry}/restore`),
    read: (path: string, Origin: string, headers = {}) =>
      api.call(path, { ip: strangerIp, headers: { Origin, ...headers } }),
    readFromSite: (path: string, site: string) =>
      api.call(path, { ip: strangerIp, headers: { 'Sec-Fetch-Site': site } }),
    check: (Origin: string) =>
      api.call('/api/deposits/history', {
        method: 'POST',
        ip: strangerIp,
        headers: { Origin },
        json: { username: 'budi', ticket: 'D100' },
      }),
    report: (websiteId: number, Origin: string) =>
      api.call('/insights', {
        method: 'POST',
        ip: strangerIp,
        headers: { Origin, 'Content-Type': 'text/plain' },
        body: JSON.stringify({ website_id: websiteId, facts: [{ type: 'opened' }] }),
      }),
  };
}

const allowOf = (response: Response) => response.headers.get('access-control-allow-origin');

describe('who may embed a website’s bot', () => {
  it('is any page, or only its links, for each website separately', async () => {
    const { setMode, read, report, second } = await setUp('any');
    await setMode(1, 'links');
    for (const path of paths(1)) {
      expect((await read(path, stranger)).status).toBe(403);
      const allowed = await read(path, listed);
      expect(allowed.status).toBe(200);
      expect(allowOf(allowed)).toBe(listed);
      expect(allowed.headers.get('vary')).toBe('Origin, Accept-Encoding');
      // The response is in the cache now, and still only for the link's page.
      expect((await read(path, stranger)).status).toBe(403);
    }
    for (const path of paths(second)) {
      const response = await read(path, stranger);
      expect(response.status).toBe(200);
      expect(allowOf(response)).toBe('*');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
    }
    expect((await report(1, stranger)).status).toBe(403);
    expect((await report(1, listed)).status).toBe(204);
    expect((await report(second, stranger)).status).toBe(204);
  });

  it('is the value of EMBED_ORIGINS for a website without a choice', async () => {
    const { setMode, undo, read, second } = await setUp('links');
    expect((await read('/faqs/1', stranger)).status).toBe(403);
    const entry = await setMode(second, 'any');
    expect(allowOf(await read(`/faqs/${second}`, stranger))).toBe('*');
    expect((await read('/faqs/1', stranger)).status).toBe(403);
    expect((await undo(entry)).status).toBe(200);
    expect((await read(`/faqs/${second}`, stranger)).status).toBe(403);
  });

  it('changes at once, also for a page that has the same questions in its cache', async () => {
    const { setMode, read } = await setUp('any');
    const before = await read('/faqs/1', stranger);
    const etag = before.headers.get('etag') ?? '';
    await setMode(1, 'links');
    // After a 304, a shared cache would still send the old `*`.
    const after = await read('/faqs/1', listed, { 'If-None-Match': etag });
    expect(after.status).toBe(200);
    expect(allowOf(after)).toBe(listed);
    expect((await read('/faqs/1', stranger, { 'If-None-Match': etag })).status).toBe(403);
    const known = { 'If-None-Match': after.headers.get('etag') ?? '' };
    const again = await read('/faqs/1', listed, known);
    expect([again.status, allowOf(again)]).toEqual([304, listed]);
    await setMode(1, 'any');
    expect((await read('/faqs/1', stranger, { 'If-None-Match': etag })).status).toBe(304);
  });

  it('is no other site, which may hide its origin, but always our own pages', async () => {
    const { read, readFromSite } = await setUp('links');
    for (const path of paths(1)) {
      expect((await read(path, `http://${host}`)).status).toBe(200);
      const withoutOrigin = await readFromSite(path, 'same-origin');
      expect([withoutOrigin.status, allowOf(withoutOrigin)]).toEqual([200, null]);
      for (const site of ['cross-site', 'same-site'])
        expect((await readFromSite(path, site)).status).toBe(403);
    }
  });

  it('follows changed links at once, per website', async () => {
    const { send, read, addLink, second } = await setUp('links');
    const Origin = 'http://new.example:8080';
    expect((await read('/faqs/1', Origin)).status).toBe(403);
    const id = await addLink(`${Origin}/x`);
    expect((await read('/faqs/1', Origin)).status).toBe(200);
    expect((await read(`/faqs/${second}`, Origin)).status).toBe(403);
    await send('DELETE', `/api/livechatwebsitelinks/${id}`);
    expect((await read('/faqs/1', Origin)).status).toBe(403);
  });

  it('refuses origins that are not among its links, which can read the reason', async () => {
    const { setMode, read } = await setUp('any');
    await setMode(1, 'links');
    for (const origin of [
      'null',
      'https://toko.example:8443',
      'http://toko.example',
      'https://toko.example.lain.example',
      'https://x.toko.example',
      'https://TOKO.example/',
      'https://toko.example, https://lain.example',
    ]) {
      const response = await read('/faqs/1', origin);
      expect(response.status, origin).toBe(403);
      expect(allowOf(response)).toBe(origin);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await response.json()).message).toContain('tidak terdaftar untuk website tersebut.');
    }
  });

  it('applies to ticket checks if no website is open to any page', async () => {
    const { setMode, check, second } = await setUp('any');
    await setMode(1, 'links');
    const open = await check(stranger);
    expect(open.status).toBe(200);
    expect(allowOf(open)).toBe('*');
    await setMode(second, 'links');
    expect((await check(stranger)).status).toBe(403);
    const response = await check(listed);
    expect(response.status).toBe(200);
    expect(allowOf(response)).toBe(listed);
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it('allows ticket checks only from links with EMBED_ORIGINS=links, unless a website is open to any page', async () => {
    const { setMode, check } = await setUp('links');
    expect((await check(stranger)).status).toBe(403);
    await setMode(1, 'any');
    expect((await check(stranger)).status).toBe(200);
  });

  it('refuses an origin that it cannot look up while the database is unreachable', async () => {
    const { api, setMode, read, report, check, second } = await setUp('any');
    await setMode(1, 'links');
    expect((await read('/faqs/1', listed)).status).toBe(200);
    expect((await report(1, listed)).status).toBe(204);
    vi.spyOn(api.db.read, 'select').mockImplementation(() => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    });
    expect((await read('/faqs/1', listed)).status).toBe(200);
    expect((await read('/faqs/1', stranger)).status).toBe(403);
    expect((await report(1, stranger)).status).toBe(403);
    expect((await read(`/faqs/${second}`, stranger)).status).toBe(503);
    expect((await report(second, stranger)).status).toBe(503);
    expect((await check(stranger)).status).toBe(503);
  });
});
