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
import { valid } from '../../tools/valid.ts';
import { faqForm } from '../faq-form.ts';
import { createFurnishedApi } from '../furnished.ts';
import { creations, emptyWebsiteId } from '../known-rows.ts';
import { type GuardedRoute, guardedRoutes } from '../routes.ts';
import { successfulContent } from '../successful-writes.ts';
import { createTestApi, type TestApi } from '../test-api.ts';
import { addUser, editor, publisher, viewer } from './add-user.ts';

const sessionRoutes = guardedRoutes.filter(({ session }) => session);
const noRight = { message: 'Peran Anda tidak mengizinkan ini. Hubungi admin.' };
/** From the least role to the strongest. */
const accounts: Record<string, Rights> = { viewer, editor, publisher };

describe('the table of rights', () => {
  it('has a row for every route behind the session, and no others', () => {
    const routes = sessionRoutes.map(({ method, route }) => `${method} ${route}`);
    expect(Object.keys(routeRights).sort()).toEqual([...new Set(routes)].sort());
  });

  it('names only parameters that the route has', () => {
    for (const route of Object.keys(routeRights)) {
      for (const { on } of needsOf(route)) {
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
      / \/api\/(rights|shared-faqs|profile|warnings|machine|openapi.json)(\/|$)/.test(route);
    expect(open.filter((route) => !isOwnAccount(route))).toEqual([]);
    expect(open).toContain('GET /api/rights');
  });

  it('leaves a route that is missing to admins', () => {
    expect(needsOf('GET /api/new')).toEqual([{ right: 'manage', on: 'none' }]);
  });
});

const nameOf = ({ method, route }: GuardedRoute) => `${method} ${route}`;
const mayUse = (rights: Rights, route: GuardedRoute) =>
  needsOf(nameOf(route)).every(({ right }) => hasRight(rights, right));

describe('a route behind the session', () => {
  it.each(Object.keys(accounts))('is refused to the %s without its right', async (who) => {
    const { api, signInAs } = await setUp();
    const cookie = await signInAs(who);
    const entries = await countEntries(api);
    for (const each of sessionRoutes) {
      const { method, path } = each;
      if (mayUse(accounts[who] ?? viewer, each)) continue;
      const body = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
      const response = await api.call(path, { method, cookie, ...body });
      expect({ method, path, status: response.status }).toEqual({ method, path, status: 403 });
      expect(await response.json()).toEqual(noRight);
    }
    expect(await countEntries(api)).toBe(entries);
  });

  const used = sessionRoutes.flatMap((each) => {
    const least = Object.keys(accounts).find((who) => mayUse(accounts[who] ?? viewer, each));
    return least === undefined || each.steps ? [] : [{ ...each, least }];
  });
  it.each(used)('$method $route works for the least role that has its right', async (each) => {
    const { method, least, readsByPost } = each;
    const { api, cookie: admin } = await createFurnishedApi();
    const rights = { ...(accounts[least] ?? viewer), website_ids: [1, 2, emptyWebsiteId] };
    const { cookie } = await addUser(api, least, rights);
    // Others may undo nothing but writes of their websites.
    const path = each.path.replace(/^(\/api\/audit\/)\d+/, `$1${creations[2]}`);
    const send = (cookie: string) =>
      api.call(path, { method, cookie, ...(method !== 'GET' && successfulContent(each)) });
    const { status } = await send(cookie);
    const isRead = method === 'GET' || readsByPost;
    expect(status).toBe(isRead ? (await send(admin)).status : status < 300 && status);
  });

  it.each(Object.keys(accounts))('does not exist for the %s of another website', async (who) => {
    const { api, signInAs, admin } = await setUp();
    const others = await addRows(api, admin);
    const cookie = await signInAs(who);
    const entries = await countEntries(api);
    for (const each of sessionRoutes) {
      const needs = needsOf(nameOf(each));
      if (!mayUse(accounts[who] ?? viewer, each)) continue;
      for (const { on } of needs.filter(({ on }) => on !== 'none' && on !== 'own')) {
        const call = foreignCall(each, needs, on, others);
        const { status } = await api.call(call.path, { ...call, cookie });
        expect({ ...call, on, status }).toEqual({ ...call, on, status: 404 });
      }
    }
    expect(await countEntries(api)).toBe(entries);
  });
});

async function setUp() {
  const api = await createTestApi();
  const admin = await api.signIn();
  const signInAs = async (who: string) => (await addUser(api, who, accounts[who] ?? viewer)).cookie;
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
  const website = valid.website();
  await api.call('/api/websites', { method: 'POST', cookie, json: website });
  const create = { width: 6, height: 4, channels: 3, background: '#963' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const image = new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' });
  const body = faqForm({ website_id: '2', image });
  const response = await api.call('/api/faqs', { method: 'POST', cookie, body });
  const { id: faq, undo_id: entry } = await response.json();
  const own = await api.call('/api/faqs', { method: 'POST', cookie, body: faqForm() });
  const [row] = (await api.send('GET', '/api/faqs/2/100/1', { cookie })).json;
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
