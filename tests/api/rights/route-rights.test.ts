import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  type Need,
  needsOf,
  routeRights,
  type Where,
} from '../../../api/auth/rights/route-rights.ts';
import { hasRight, type Rights } from '../../../api/contract/rights.ts';
import { auditEntries } from '../../../api/db/schema.ts';
import { faqForm } from '../faq-form.ts';
import { guardedRoutes } from '../guarded-routes.ts';
import { successfulWrites } from '../successful-writes.ts';
import { createTestApi, type TestApi } from '../test-api.ts';
import { addUser, editor, publisher, viewer } from './add-user.ts';

const sessionRoutes = guardedRoutes.filter(({ session }) => session);
const noRight = { message: 'Peran Anda tidak mengizinkan ini. Hubungi admin.' };
/** From the least role to the strongest. */
const accounts: Record<string, Rights> = { viewer, editor, publisher };
const makeFaq = () => ({ method: 'POST', path: '/api/faqs', body: faqForm() });

describe('the table of rights', () => {
  it('has a row for every route behind the session, and no others', () => {
    const routes = sessionRoutes.map(({ method, route }) => `${method} ${route}`);
    expect(Object.keys(routeRights).sort()).toEqual([...new Set(routes)].sort());
  });

  it('names only parameters that the route has', () => {
    for (const [route, needs] of Object.entries(routeRights)) {
      for (const { on } of [needs].flat()) {
        if (typeof on === 'string' || 'body' in on) continue;
        expect(route).toContain(`:${Object.values(on)[0]}`);
      }
    }
  });

  it('says on which website a route works, unless the route is for admins', () => {
    const open = Object.keys(routeRights).filter((route) =>
      needsOf(route).every(({ right, on }) => right !== 'manage' && on === 'none'),
    );
    const isOwnAccount = (route: string) =>
      / \/api\/(rights|shared-faqs|profile|warnings)(\/|$)/.test(route);
    expect(open.filter((route) => !isOwnAccount(route))).toEqual([]);
    expect(open).toContain('GET /api/rights');
  });

  it('leaves a route that is missing to admins', () => {
    expect(needsOf('GET /api/new')).toEqual([{ right: 'manage', on: 'none' }]);
  });
});

describe.each(sessionRoutes)('$method $path', ({ method, route, path, writes, steps }) => {
  const name = `${method} ${route}`;
  const needs = needsOf(name);
  const isAllowed = (rights: Rights) => needs.every(({ right }) => hasRight(rights, right));
  const [allowed, refused] = [true, false].map((wanted) =>
    Object.keys(accounts).filter((who) => isAllowed(accounts[who] ?? viewer) === wanted),
  ) as [string[], string[]];
  const foreign = needs.filter(({ on }) => on !== 'none' && on !== 'own');

  it('is refused to the roles without its right', async () => {
    const { api, signInAs } = await setUp();
    const body = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
    for (const who of refused) {
      const cookie = await signInAs(who);
      const entries = await countEntries(api);
      const response = await api.call(path, { method, cookie, ...body });
      expect({ who, status: response.status }).toEqual({ who, status: 403 });
      expect(await response.json()).toEqual(noRight);
      expect(await countEntries(api)).toBe(entries);
    }
  });

  // An `if` instead of `runIf`: a route without the case would count as a skipped test.
  if (allowed.length > 0 && !steps)
    it('works for the least role that has its right', async () => {
      const { api, signInAs, admin } = await setUp();
      const write = (ownWrites[name] ?? successfulWrites[name])?.();
      for (const call of write?.before ?? []) {
        expect((await api.call(call.path, { ...call, cookie: admin })).status).toBeLessThan(300);
      }
      const cookie = await signInAs(allowed[0] ?? '', name);
      const send = (cookie: string) =>
        api.call(write?.path ?? path, { method, cookie, ...write?.content });
      const { status } = await send(cookie);
      const isRead = method === 'GET' || writes === false;
      expect(status).toBe(isRead ? (await send(admin)).status : status < 300 && status);
    });

  if (allowed.length > 0 && foreign.length > 0)
    it('does not exist on a website that was not given', async () => {
      const { api, signInAs, admin } = await setUp();
      const others = await addRows(api, admin);
      for (const who of allowed) {
        const cookie = await signInAs(who);
        const entries = await countEntries(api);
        for (const { on } of foreign) {
          const call = foreignCall({ method, route }, needs, on, others);
          const response = await api.call(call.path, { ...call, cookie });
          expect({ who, on, status: response.status }).toEqual({ who, on, status: 404 });
        }
        expect(await countEntries(api)).toBe(entries);
      }
    });
});

/** Writes of website 1 alone, instead of those of `successfulWrites`. */
const ownWrites: typeof successfulWrites = {
  'POST /api/faqs/:websiteId/copy': () => ({
    before: [makeFaq()],
    content: { json: { to_website_id: 1, ids: [22], mode: 'append' } },
  }),
  // Entry 1 is the sign-in.
  'POST /api/audit/:id/restore': () => ({ before: [makeFaq()], path: '/api/audit/2/restore' }),
};

/** The websites of an account, where a write needs more than website 1. */
const givenWebsites: Readonly<Record<string, number[]>> = {
  'POST /api/faqs/:websiteId/move-to-website': [1, 2],
};

async function setUp() {
  const api = await createTestApi();
  const admin = await api.signIn();
  const signInAs = async (who: string, route = '') => {
    const rights = accounts[who] ?? viewer;
    const website_ids = givenWebsites[route] ?? rights.website_ids;
    return (await addUser(api, who, { ...rights, website_ids })).cookie;
  };
  return { api, admin, signInAs };
}

interface OtherRows {
  /** Of website 2, as are the image and the entry. */
  faq: number;
  image: string;
  entry: number;
  /** Of website 1. */
  ownFaq: number;
}

/** Adds website 2 with a FAQ that has an image, and a FAQ to website 1. */
async function addRows(api: TestApi, cookie: string): Promise<OtherRows> {
  const website = { name: 'Dua', livechat_link: 'a.example', server_ip: '10.0.0.1' };
  await api.call('/api/websites', { method: 'POST', cookie, json: website });
  const create = { width: 6, height: 4, channels: 3, background: '#963' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const image = new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' });
  const body = faqForm({ website_id: '2', image });
  const response = await api.call('/api/faqs', { method: 'POST', cookie, body });
  const { id: faq, undo_id: entry } = await response.json();
  const own = await api.call('/api/faqs', { method: 'POST', cookie, body: faqForm() });
  const [row] = await (await api.call('/api/faqs/2/100/1', { cookie })).json();
  return { faq, entry, image: row.image, ownFaq: (await own.json()).id };
}

/** A call that names website 2, or a row of it, in one place. Everything else is of website 1. */
function foreignCall(
  { method, route }: { method: string; route: string },
  needs: readonly Need[],
  on: Where,
  { faq, image, entry, ownFaq }: OtherRows,
) {
  const values: Record<string, string> = {};
  for (const { on } of needs) {
    if (typeof on !== 'string' && 'faq' in on) values[on.faq] = String(ownFaq);
  }
  let website = '1';
  if (typeof on !== 'string') {
    if ('path' in on) values[on.path] = '2';
    if ('faq' in on) values[on.faq] = String(faq);
    if ('image' in on) values[on.image] = image;
    if ('entry' in on) values[on.entry] = String(entry);
    if ('body' in on) website = '2';
  }
  const path = route.replaceAll(/:(\w+)/g, (_, param: string) => values[param] ?? '1');
  if (method === 'GET') return { method, path: `${path}?q=a&format=csv` };
  if (/^\/api\/faqs(\/:id)?$/.test(route) && method !== 'DELETE') {
    return { method, path, body: faqForm({ website_id: website }) };
  }
  return { method, path, json: { to_website_id: Number(website), mode: 'append' } };
}

async function countEntries({ db }: TestApi): Promise<number> {
  return await db.read.$count(auditEntries);
}
