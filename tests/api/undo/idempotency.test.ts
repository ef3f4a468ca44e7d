import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { faqs, idempotencyKeys, users, websites } from '../../../api/db/schema.ts';
import { purgeKeys } from '../../../api/idempotency/saved-responses.ts';
import { valid } from '../../tools/valid.ts';
import { addAdmin, createAdminApi, createTestApi, said } from '../test-api.ts';

interface Creation {
  path: string;
  table: Parameters<Awaited<ReturnType<typeof createTestApi>>['db']['read']['$count']>[0];
  content: () => { json?: unknown; body?: FormData };
  /** Other content of the same kind. */
  other: () => { json?: unknown; body?: FormData };
}

const picture = await sharp({
  create: { width: 4, height: 4, channels: 3, background: 'red' },
})
  .png()
  .toBuffer();
const otherPicture = await sharp(picture).negate().png().toBuffer();

function faqForm(image: Buffer): FormData {
  const data = new FormData();
  data.set('question', 'Apa?');
  data.set('website_id', '1');
  data.set('image', new File([new Uint8Array(image)], 'a.png', { type: 'image/png' }));
  return data;
}

const website = valid.website();
const user = { username: 'Budi', password: 'kata-sandi-budi', website_id: 1 };
const ofUser: Creation = {
  path: '/api/users/',
  table: users,
  content: () => ({ json: user }),
  other: () => ({ json: { ...user, password: 'kata-sandi-lain' } }),
};
const ofWebsite: Creation = {
  path: '/api/websites',
  table: websites,
  content: () => ({ json: website }),
  other: () => ({ json: { ...website, server_ip: '10.0.0.2' } }),
};
const ofFaq: Creation = {
  path: '/api/faqs/',
  table: faqs,
  content: () => ({ body: faqForm(picture) }),
  other: () => ({ body: faqForm(otherPicture) }),
};

const key = '"8e03978e-40d5-43e8-bc93-6394a57f9325"';

async function setUp({ path, table, content }: Creation) {
  const { api, cookie } = await createAdminApi();
  const before = await api.db.read.$count(table);
  const create = (sent = content(), header: string | null = key, as = cookie) => {
    const headers = header === null ? {} : { 'Idempotency-Key': header };
    return api.send('POST', path, { cookie: as, headers, ...sent });
  };
  return { api, create, made: async () => (await api.db.read.$count(table)) - before };
}

/** Sets the creation time of every saved key to this many hours ago. */
async function age(api: Awaited<ReturnType<typeof createTestApi>>, hours: number) {
  const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString();
  await api.db.write((tx) => tx.update(idempotencyKeys).set({ createdAt }));
}

// `lists.test.ts` shows that every list creates one row for one key.
describe('an Idempotency-Key', () => {
  describe('happy', () => {
    it('is optional: without it every request creates a row', async () => {
      const { create, made } = await setUp(ofWebsite);
      await create(undefined, null);
      await create(undefined, null);
      expect(await made()).toBe(2);
    });

    it('is the same with and without quotation marks', async () => {
      const { create, made } = await setUp(ofWebsite);
      await create(undefined, '"a-key"');
      await create(undefined, 'a-key');
      expect(await made()).toBe(1);
    });

    it('is valid for one account only', async () => {
      const { api, create, made } = await setUp(ofWebsite);
      await addAdmin(api.db, 'budi');
      const otherCookie = await api.signIn('budi');
      await create();
      expect((await create(undefined, key, otherCookie)).status).toBe(201);
      expect(await made()).toBe(2);
    });

    it('can be used again after a form was refused and corrected', async () => {
      const { create, made } = await setUp(ofWebsite);
      expect((await create({ json: { ...website, name: '' } })).status).toBe(400);
      expect((await create()).status).toBe(201);
      expect(await made()).toBe(1);
    });

    it('returns its response even when the row was deleted since', async () => {
      const { api, create, made } = await setUp(ofWebsite);
      const first = await create();
      await api.db.write((tx) => tx.delete(websites).where(eq(websites.id, first.json.id)));
      expect(await create()).toEqual(first);
      expect(await made()).toBe(0);
    });

    it('expires after a day', async () => {
      const { api, create, made } = await setUp(ofWebsite);
      await create();
      await age(api, 23.9);
      await create();
      expect(await made()).toBe(1);
      await age(api, 24.1);
      await create(ofWebsite.other());
      expect(await made()).toBe(2);
      await create(ofWebsite.other());
      expect(await made()).toBe(2);
    });

    it('is deleted after it expired', async () => {
      const { api, create } = await setUp(ofWebsite);
      for (const header of ['a', 'b', 'c']) await create(undefined, header);
      await age(api, 25);
      await purgeKeys(api.db, new AbortController().signal);
      expect(await api.db.read.$count(idempotencyKeys)).toBe(0);
    });
  });

  describe('error', () => {
    it('is still valid after the clock was wrong for a while', async () => {
      const { api, create, made } = await setUp(ofWebsite);
      const first = await create();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 800 * 86_400_000 });
      onTestFinished(() => void vi.useRealTimers());
      expect((await create(undefined, 'another', await api.signIn())).status).toBe(201);
      vi.useRealTimers();
      expect(await create()).toEqual(first);
      expect(await made()).toBe(2);
    });

    it('of a FAQ with another picture is refused', async () => {
      const { create, made } = await setUp(ofFaq);
      expect((await create()).status).toBe(201);
      expect((await create(ofFaq.other())).status).toBe(422);
      expect(await made()).toBe(1);
    });

    it('of another kind of row is refused', async () => {
      const { api, create } = await setUp(ofWebsite);
      await create();
      const cookie = await api.signIn();
      const headers = { 'Idempotency-Key': key };
      const json = { link: 'a.example' };
      const path = '/api/livechatwebsitelinks';
      const response = await api.call(path, { method: 'POST', cookie, headers, json });
      expect(response.status).toBe(422);
    });

    it.each(['""', '"', 'a b', '"a"b"', '"a", "b"', 'é', '"a\\b"', `"${'x'.repeat(256)}"`])(
      'with the value %s is refused',
      async (header) => {
        const { create, made } = await setUp(ofWebsite);
        expect(await create(undefined, header)).toEqual(
          said(400, 'Header Idempotency-Key tidak dapat dibaca.'),
        );
        expect(await made()).toBe(0);
      },
    );
  });

  describe('security', () => {
    it('does not grant access without a session', async () => {
      const { create } = await setUp(ofWebsite);
      await create();
      expect((await create(undefined, key, '')).status).toBe(401);
    });

    it('is stored without a password, and without a hash that another server could search', async () => {
      const { api, create } = await setUp(ofUser);
      await create();
      const [saved] = await api.db.read.select().from(idempotencyKeys);
      expect(JSON.stringify(saved)).not.toContain(user.password);
      const elsewhere = await createTestApi({ secret: 'another secret of at least 32 characters' });
      const cookie = await elsewhere.signIn();
      const headers = { 'Idempotency-Key': key };
      await elsewhere.call('/api/users', { method: 'POST', cookie, headers, json: user });
      const [other] = await elsewhere.db.read.select().from(idempotencyKeys);
      expect(other?.response).toEqual(saved?.response);
      expect(other?.fingerprint).not.toBe(saved?.fingerprint);
    });

    it('is deleted with the account that used it', async () => {
      const { api, create } = await setUp(ofWebsite);
      const id = await addAdmin(api.db, 'budi');
      await create(undefined, key, await api.signIn('budi'));
      await api.db.write((tx) => tx.delete(users).where(eq(users.id, id)));
      expect(await api.db.read.$count(idempotencyKeys)).toBe(0);
    });
  });
});
