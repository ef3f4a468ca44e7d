import { describe, expect, it } from 'vitest';
import { valid } from '../../tools/valid.ts';
import { createAdminApi, host, strangerIp, type TestApi } from '../test-api.ts';

async function setUp(publicOrigin?: string) {
  const { api, cookie } = await createAdminApi({ embedOrigins: 'links', publicOrigin });
  const addLink = (link: string) =>
    api.call('/api/livechatwebsitelinks', { method: 'POST', cookie, json: { link } });
  await addLink('shop.example/some/page');
  return { api, cookie, addLink };
}

const paths = ['/faqs/1', '/faqs/1/words', '/websites/1/livechat'];

function readFrom(api: TestApi, path: string, headers: Record<string, string>) {
  return api.call(path, { ip: strangerIp, headers });
}

describe('with EMBED_ORIGINS=links', () => {
  it.each(paths)('%s can be read by our own pages', async (path) => {
    const { api } = await setUp();
    expect((await readFrom(api, path, { Origin: `http://${host}` })).status).toBe(200);
    const withoutOrigin = await readFrom(api, path, { 'Sec-Fetch-Site': 'same-origin' });
    expect(withoutOrigin.status).toBe(200);
    expect(withoutOrigin.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses a page of another site that hides its origin', async () => {
    const { api } = await setUp();
    for (const site of ['cross-site', 'same-site']) {
      expect((await readFrom(api, '/faqs/1', { 'Sec-Fetch-Site': site })).status).toBe(403);
    }
  });

  it('names the origin of a listed page in a 304 too', async () => {
    const { api } = await setUp();
    const Origin = 'https://shop.example';
    const etag = (await readFrom(api, '/faqs/1', { Origin })).headers.get('etag') ?? '';
    const again = await readFrom(api, '/faqs/1', { Origin, 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('access-control-allow-origin')).toBe(Origin);
  });

  it('applies changed links immediately, per website', async () => {
    const { api, cookie, addLink } = await setUp();
    const Origin = 'http://new.example:8080';
    expect((await readFrom(api, '/faqs/1', { Origin })).status).toBe(403);
    const { id } = await (await addLink(`${Origin}/x`)).json();
    expect((await readFrom(api, '/faqs/1', { Origin })).status).toBe(200);
    const json = valid.website();
    const other = (await api.send('POST', '/api/websites', { cookie, json })).json;
    expect((await readFrom(api, `/faqs/${other.id}`, { Origin })).status).toBe(403);
    await api.call(`/api/livechatwebsitelinks/${id}`, { method: 'DELETE', cookie });
    expect((await readFrom(api, '/faqs/1', { Origin })).status).toBe(403);
  });
});
