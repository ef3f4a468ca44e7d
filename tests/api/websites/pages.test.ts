import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { websiteLinks, websites } from '../../../api/db/schema.ts';
import { loadPages } from '../../../api/pages/load-pages.ts';
import { valid } from '../../tools/valid.ts';
import {
  adminPage,
  createAdminApi,
  createBuiltFolder,
  createTestApi,
  createTestPages,
  strangerIp,
  testScreens,
  widgetScript,
} from '../test-api.ts';

const navigation = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('the admin app', () => {
  it.each(testScreens)(
    'is served at %s, with preload hints for the files of its page',
    async (path, file) => {
      const api = await createTestApi();
      const address = path.replace(':id', '7');
      const response = await api.call(address, { headers: navigation, ip: strangerIp });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(adminPage(file));
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('has another ETag for each page', async () => {
    const api = await createTestApi();
    const signIn = await api.call('/signin', { headers: navigation });
    const etag = signIn.headers.get('etag') ?? '';
    const again = { ...navigation, 'If-None-Match': etag };
    expect(signIn.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect((await api.call('/signin', { headers: again })).status).toBe(304);
    expect((await api.call('/', { headers: again })).status).toBe(200);
  });

  it('does not serve Vite’s own files', async () => {
    const api = await createTestApi();
    expect((await api.call('/.vite/manifest.json')).status).toBe(404);
  });

  it.each(['/login', '/logout', '/insights'])(
    'serves its not-found page to a browser that opens %s, which has no GET, and 405 to a script',
    async (path) => {
      const api = await createTestApi();
      const page = await api.call(path, { headers: navigation });
      expect(page.status).toBe(404);
      expect(await page.text()).toBe(adminPage('not-found-page'));
      expect((await api.call(path)).status).toBe(405);
    },
  );

  it('serves its not-found page, with status 404, to a browser that opens an unknown address', async () => {
    const api = await createTestApi();
    const response = await api.call('/somewhere/else', { headers: navigation });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(adminPage('not-found-page'));
    const etag = response.headers.get('etag') ?? '';
    const again = { ...navigation, 'If-None-Match': etag };
    expect((await api.call('/somewhere/else', { headers: again })).status).toBe(404);
  });

  it.each(['/api/nothing', '/faqs/99', '/websites/99/livechat'])(
    'does not replace the error of the call %s with a page',
    async (path) => {
      const api = await createTestApi();
      const response = await api.call(path, { headers: navigation });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/json');
    },
  );

  it('allows only our own files, and no framing', async () => {
    const api = await createTestApi();
    const { headers } = await api.call('/');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  describe('with a live chat of a vendor', () => {
    const tawk = 'https://tawk.to/chat/5f0c1d2e3b4a59687f0e1d2c/1h2g3f4e5';
    const createApi = async (link: string) => {
      const api = await createTestApi();
      await api.db.write(async (tx) => {
        await tx.update(websites).set({ livechatLink: link }).where(eq(websites.id, 1));
      });
      return api;
    };
    const open = async (api: Awaited<ReturnType<typeof createApi>>, path: string, cookie = '') => {
      const response = await api.call(path, { headers: navigation, cookie });
      const policy = response.headers.get('content-security-policy') ?? '';
      return { policy, text: await response.text(), etag: response.headers.get('etag') };
    };

    it.each(['/widget', '/not-found', '/notfound', '/no/such/page'])(
      'allows its window on %s',
      async (path) => {
        const { policy, text } = await open(await createApi(tawk), path);
        expect(policy).toContain("script-src 'self' https://*.tawk.to https://cdn.jsdelivr.net;");
        expect(policy).toContain('frame-src https://*.tawk.to');
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
        expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
        expect(text).toContain('live-agent="auto"');
      },
    );

    it.each(['/', '/signin', '/user'])('forbids it on %s', async (path) => {
      const { policy, text } = await open(await createApi(tawk), path);
      expect(policy).not.toContain('tawk');
      expect(text).toContain('live-agent="tab"');
    });

    it('forbids it for a browser with a session, and varies the cached page by the session', async () => {
      const api = await createApi(tawk);
      const visitor = await open(api, '/widget');
      const admin = await open(api, '/widget', await api.signIn());
      expect(admin.policy).not.toContain('tawk');
      expect(admin.text).toContain('live-agent="tab"');
      expect(admin.etag).not.toBe(visitor.etag);
    });

    it('allows only the vendor of the link, and changes the ETag with the vendor', async () => {
      const pages = await Promise.all(
        [tawk, 'https://direct.lc.chat/12345678', 'https://example.com/chat'].map(async (link) =>
          open(await createApi(link), '/widget'),
        ),
      );
      expect(pages[1]?.policy).toContain('https://*.livechatinc.com');
      expect(pages[1]?.policy).not.toContain('tawk');
      expect(pages[2]?.policy).toContain("script-src 'self';");
      expect(pages[2]?.text).toContain('live-agent="tab"');
      expect(new Set(pages.map(({ etag }) => etag)).size).toBe(3);
    });
  });

  it('contains the lookup service for addresses when configured, and allows calls to it', async () => {
    const ipLookupUrl = 'https://ip.example/json?a=1&b="2"';
    const api = await createTestApi({ pages: createTestPages({ ipLookupUrl }) });
    const response = await api.call('/');
    expect(await response.text()).toContain(
      '<meta name="tanya-kami-ip-lookup" content="https://ip.example/json?a=1&amp;b=&quot;2&quot;">',
    );
    expect(response.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://ip.example;",
    );
  });

  it('contains the public address for its snippets', async () => {
    const publicUrl = 'https://faq.example.com';
    const api = await createTestApi({ pages: createTestPages({ publicUrl }) });
    expect(await (await api.call('/')).text()).toContain(
      '<meta name="tanya-kami-public-url" content="https://faq.example.com">',
    );
    const unset = await createTestApi();
    expect(await (await unset.call('/')).text()).not.toContain('tanya-kami-public-url');
  });

  it('puts the public address into the script for other sites, not into the phone page’s script', async () => {
    const root = createBuiltFolder();
    for (const folder of ['widget', 'phone-page'])
      writeFileSync(join(root, `dist/${folder}/faq-chatbot.js`), 'address = `{{public-url}}`;');
    const publicUrl = 'https://faq.example.com';
    const api = await createTestApi({ pages: createTestPages({ root, publicUrl }) });
    const textOf = async (path: string) => (await api.call(path)).text();
    expect(await textOf('/faq-chatbot.js')).toBe('address = `https://faq.example.com`;');
    const phoneScript = /\/faq-chatbot\.[0-9a-f]+\.js/.exec(await textOf('/mobilefaq'))?.[0] ?? '';
    expect(await textOf(phoneScript)).toBe('address = `{{public-url}}`;');
    const unset = await createTestApi({ pages: createTestPages({ root }) });
    expect(await (await unset.call('/faq-chatbot.js')).text()).toBe('address = ``;');
  });

  it('sends the compressed files of the build, but never by a path of their own', async () => {
    const root = createBuiltFolder();
    const file = join(root, 'dist/admin/assets/app-abc123.js');
    writeFileSync(`${file}.br`, 'compressed by the build');
    writeFileSync(`${file}.gz`, 'the same for gzip');
    const api = await createTestApi({ pages: loadPages({ root, secure: false }) });
    const read = async (path: string, encoding: string) =>
      await (await api.call(path, { headers: { 'Accept-Encoding': encoding } })).text();
    expect(await read('/assets/app-abc123.js', 'br, gzip')).toBe('compressed by the build');
    expect(await read('/assets/app-abc123.js', 'gzip')).toBe('the same for gzip');
    expect(await read('/assets/app-abc123.js', 'identity')).toContain('kata');
    expect((await api.call('/assets/app-abc123.js.br')).status).toBe(404);
  });

  it('has files that are cached permanently when their names contain a hash', async () => {
    const api = await createTestApi();
    const script = await api.call('/assets/app-abc123.js', {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('content-encoding')).toBe('br');
    const icon = await api.call('/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=300');
    expect(icon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });
});

describe('the widget’s script', () => {
  it('is fresh for a short time under its own name, for any page', async () => {
    const api = await createTestApi();
    const response = await api.call('/faq-chatbot.js', {
      ip: strangerIp,
      headers: { 'Accept-Encoding': 'br', Origin: 'https://shop.example' },
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\w-]+-br11"$/),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(widgetScript);
    const etag = response.headers.get('etag') ?? '';
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': etag };
    expect((await api.call('/faq-chatbot.js', { headers })).status).toBe(304);
  });

  it('is cached permanently under the name with its hash', async () => {
    const api = await createTestApi();
    const hash = createHash('sha256').update(widgetScript).digest('hex').slice(0, 16);
    const response = await api.call(`/faq-chatbot.${hash}.js`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(widgetScript);
  });

  it('is also sent under the name of any other build, and is not stored then', async () => {
    const api = await createTestApi();
    const response = await api.call('/faq-chatbot.0123456789abcdef.js');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await response.text()).toBe(widgetScript);
  });
});

describe('the descriptions of the element', () => {
  it.each([
    ['/custom-elements.json', 'application/json', '"schemaVersion"'],
    ['/faq-chatbot.d.ts', 'text/plain; charset=utf-8', 'interface FaqChatbotElement'],
  ])(
    '%s may be read from any origin, and is cached as long as the script',
    async (path, type, text) => {
      const api = await createTestApi();
      const options = { ip: strangerIp, headers: { Origin: 'https://shop.example' } };
      const response = await api.call(path, options);
      expect(response.headers.get('content-type')).toBe(type);
      for (const name of [
        'cache-control',
        'access-control-allow-origin',
        'x-content-type-options',
      ]) {
        const script = await api.call('/faq-chatbot.js', options);
        expect(response.headers.get(name)).toBe(script.headers.get(name));
      }
      expect(await response.text()).toContain(text);
      const etag = response.headers.get('etag') ?? '';
      expect((await api.call(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    },
  );
});

describe('the phone page', () => {
  it('needs no whitelisted address, and loads the script by its hashed name', async () => {
    const api = await createTestApi();
    const response = await api.call('/mobilefaq', { ip: strangerIp });
    expect(response.status).toBe(200);
    const html = await response.text();
    const script = /src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(script).toMatch(/^\/faq-chatbot\.[\da-f]{16}\.js$/);
    expect((await api.call(script)).status).toBe(200);
    expect(html).toContain('website-id="1"');
  });

  it.each([
    ['7', '7'],
    ['0', '1'],
    ['"><script>', '1'],
    ['', '1'],
  ])('with website-id=%s is the page of website %s', async (requested, websiteId) => {
    const api = await createTestApi();
    const response = await api.call(`/mobilefaq?website-id=${encodeURIComponent(requested)}`);
    expect(await response.text()).toContain(`<faq-chatbot website-id="${websiteId}" mode="page">`);
  });

  describe('in a frame', () => {
    async function setUp() {
      const { api, cookie, send } = await createAdminApi();
      const json = valid.website();
      await api.call('/api/websites', { method: 'POST', cookie, json });
      const open = (path = '/mobilefaq', headers = {}) =>
        api.call(path, { ip: strangerIp, headers: { ...navigation, ...headers } });
      return {
        api,
        open,
        framers: async (path?: string) =>
          /; frame-ancestors (.+)$/.exec(
            (await open(path)).headers.get('content-security-policy') ?? '',
          )?.[1],
        async list(link: string, website_id = 1) {
          const json = { link, website_id };
          const path = '/api/livechatwebsitelinks';
          const { id } = (await send('POST', path, { json })).json;
          return () => api.call(`${path}/${id}`, { method: 'DELETE', cookie });
        },
        insert: (links: readonly string[]) =>
          api.db.write(async (tx) => {
            const stamp = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'system' };
            const rows = links.map((link) => ({ link, linkKey: link, websiteId: 1, ...stamp }));
            await tx.insert(websiteLinks).values(rows);
          }),
      };
    }

    it('may be framed by the links of its website, from their next save on; other pages never', async () => {
      const { framers, list, open } = await setUp();
      expect(await framers()).toBe("'none'");
      const remove = await list('toko.example/promo');
      await list('http://localhost:8080');
      await list('https://toko.example/lain');
      await list('https://dua.example', 2);
      expect(await framers()).toBe('https://toko.example http://localhost:8080');
      expect(await framers('/mobilefaq?website-id=2')).toBe('https://dua.example');
      expect(await framers('/mobilefaq?website-id=99')).toBe("'none'");
      for (const path of ['/', '/signin', '/widget', '/nowhere'])
        expect(await framers(path), path).toBe("'none'");

      const etag = (await open()).headers.get('etag') ?? '';
      expect((await open('/mobilefaq', { 'If-None-Match': etag })).status).toBe(304);
      await remove();
      // Browsers do not take a policy from a 304.
      const changed = await open('/mobilefaq', { 'If-None-Match': etag });
      expect(changed.status).toBe(200);
      expect(changed.headers.get('vary')).toBe('Accept');
      expect(await framers()).toBe('http://localhost:8080 https://toko.example');
    });

    it('takes no rule and no wildcard from a link', async () => {
      const { framers, insert } = await setUp();
      await insert(['https://*', 'https://*.example', 'https://a;sandbox', 'https://a,b']);
      expect(await framers()).toBe("'none'");
    });

    it('names as many links as the proxies’ limits for headers allow, the oldest first', async () => {
      const { framers, insert } = await setUp();
      const links = Array.from({ length: 100 }, (_, n) => `https://toko-${n}.example.com`);
      await insert(links);
      const named = (await framers()) ?? '';
      expect(named.length).toBeLessThanOrEqual(2000);
      expect(named.length).toBeGreaterThan(1950);
      expect(links.join(' ').startsWith(named)).toBe(true);
    });

    it('is served while the database is unreachable, with the links that were read last', async () => {
      const { api, framers, list } = await setUp();
      await list('https://toko.example');
      expect(await framers()).toBe('https://toko.example');
      vi.spyOn(api.db.read, 'select').mockImplementation(() => {
        throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      });
      expect(await framers()).toBe('https://toko.example');
      expect(await framers('/mobilefaq?website-id=2')).toBe("'none'");
    });
  });
});

describe('a server without a build', () => {
  it.each([
    'dist/admin/index.html',
    'dist/admin/.vite/manifest.json',
    'dist/admin/.vite/screens.json',
    'dist/widget/faq-chatbot.js',
    'dist/phone-page/faq-chatbot.js',
    'dist/widget/custom-elements.json',
    'dist/widget/faq-chatbot.d.ts',
  ])('names the command that builds %s', (missing) => {
    const root = createBuiltFolder();
    rmSync(join(root, missing));
    expect(() => loadPages({ root, secure: false })).toThrow(
      `${join(root, missing)} is missing: run \`npm run build\` first.`,
    );
  });
});

describe('a build that lacks a page', () => {
  it('is not served', () => {
    const root = createBuiltFolder();
    const manifest = join(root, 'dist/admin/.vite/manifest.json');
    const built = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, object>;
    delete built['screens/links-page.tsx'];
    writeFileSync(manifest, JSON.stringify(built));
    expect(() => loadPages({ root, secure: false })).toThrow(
      'The admin build has no screens/links-page.tsx.',
    );
  });
});

describe('health', () => {
  it('is reported to anybody', async () => {
    const api = await createTestApi();
    expect(await api.send('GET', '/healthz', { ip: strangerIp })).toEqual({
      status: 200,
      json: { status: 'ok' },
    });
  });
});
