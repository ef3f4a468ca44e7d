import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished } from 'vitest';
import type { Database } from '../../api/db/database.ts';
import { auditEntries } from '../../api/db/schema.ts';
import { seedDatabase } from '../../api/db/seed/seed.ts';
import { valid } from '../tools/valid.ts';
import type { TestDatabases } from './databases/database-copy.ts';
import { createTestDatabases } from './databases/test-databases.ts';
import { faqForm } from './faq-form.ts';
import { deletions, emptyWebsiteId, sharedFaqId } from './known-rows.ts';
import { addAdmin, adminPassword, cookiesOf, createTestApi, type TestApi } from './test-api.ts';

type Send = (method: string, path: string, body?: object, key?: string) => Promise<Response>;

/** The key of an earlier creation. */
const usedKey = 'a-used-key';

let databases: Promise<TestDatabases> | undefined;

afterAll(async () => {
  await (await databases)?.remove();
  databases = undefined;
});

/** The image of FAQ 22. */
export async function makePicture(): Promise<Buffer> {
  const background = { r: 9, g: 99, b: 199 };
  return await sharp({ create: { width: 6, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Creates a server with rows of every kind (`furnish`), and the session of its admin. */
export async function createFurnishedApi(): Promise<{ api: TestApi; cookie: string }> {
  databases ??= createTestDatabases(fill);
  const { db, release } = await (await databases).copy();
  onTestFinished(release);
  const api = await createTestApi({ db });
  return { api, cookie: await api.signIn() };
}

async function fill(db: Database): Promise<void> {
  await seedDatabase(db, { mode: 'none', imagesFolder: '' });
  await addAdmin(db, 'admin');
  await addAdmin(db, 'siti');
  const api = await createTestApi({ db });
  let cookie = '';
  await furnish(db, async (method, path, body, key) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    const content = body instanceof FormData ? { body } : { json: body };
    const response = await api.call(path, { method, cookie, headers, ...content });
    if (path === '/login') cookie = cookiesOf(response);
    return response;
  });
}

/** Adds rows of every kind through the API. `known-rows.ts` has their ids. */
export async function furnish(db: Database, call: Send, listedIp = '203.0.113.5'): Promise<void> {
  const send: Send = async (method, path, ...content) => {
    const response = await call(method, path, ...content);
    if (response.ok) return response;
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  };
  const image = new File([new Uint8Array(await makePicture())], 'a.png', { type: 'image/png' });
  await send('POST', '/login', { username: 'admin', password: adminPassword });
  const website = valid.website({ livechat_link: 'tawk.to/chat/a/b' });
  await send('POST', '/api/websites', website);
  await send('POST', '/api/websites', { ...website, name: 'Tiga' });
  await send('POST', '/api/whitelists', { ip: listedIp });
  await send('POST', '/api/whitelists', { ip: '203.0.113.6' }, usedKey);
  await send('POST', '/api/livechatwebsitelinks', { link: 'https://shop.example' });
  await send('POST', '/api/livechatwebsitelinks', { link: 'https://old.example' });
  await send('POST', '/api/faqs', faqForm({ image }));
  await send('POST', '/api/faqs', faqForm({ question: 'Anak?', parent_id: '22' }));
  await send('POST', '/api/faqs', faqForm({ question: 'Lain?', answer: 'Jawaban.\nDua baris.' }));
  await send('POST', '/api/faqs', faqForm({ question: 'Hilang?', image }));
  await send('POST', '/api/faqs', faqForm({ question: 'Anak hilang?', parent_id: '25' }));
  await send('POST', '/api/faqs', faqForm({ question: 'Jauh?', website_id: '3' }));
  await send('DELETE', '/api/livechatwebsitelinks/2');
  await send('DELETE', '/api/faqs/25');
  await send('DELETE', '/api/websites/3');
  const help = { is_on: true, is_indexed: true };
  await send('PUT', '/api/websites/2/settings', { publishing: 'draft', help });
  await send('POST', '/api/faqs', faqForm({ question: 'Terbit?', website_id: '2' }));
  await send('POST', '/api/faqs/2/publish', {});
  await send('POST', '/api/faqs', faqForm({ question: 'Draf?', website_id: '2' }));
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await send('PUT', '/api/faqs/2/schedule', { at });
  const ignored = { state: 'ignored' };
  await send('POST', '/api/insights/1/unanswered', { ...ignored, words: ['depo'] });
  await send('POST', '/api/insights/1/unanswered', { ...ignored, words: ['halo', 'hai'] });
  await send('POST', '/api/insights/1/tests', { words: 'cara depo', faq_id: 22 });
  await send('POST', '/api/websites', { ...website, name: 'Kosong' });
  await send('POST', '/api/shared-faqs');
  const inLibrary = (fields: Record<string, string>) =>
    send('POST', '/api/faqs', faqForm({ website_id: '5', ...fields }));
  await inLibrary({ question: 'Bersama?', answer: 'Jawaban bersama.' });
  await inLibrary({ question: 'Anak bersama?', parent_id: String(sharedFaqId) });
  await send('POST', '/api/faqs/1/shared', { source_id: sharedFaqId });
  await inLibrary({ question: 'Serupa?' });
  await send('POST', '/api/faqs', faqForm({ question: 'Serupa?' }));
  for (const text of ['Pertama', 'Kedua'])
    await send('POST', '/api/notices', { text, until: at, website_ids: null });
  await send('PUT', '/api/faqs/23', faqForm({ question: 'Anak kedua?', parent_id: '22' }));
  await send('PUT', `/api/websites/${emptyWebsiteId}/settings`, { embed: 'links' });
  await send('POST', '/api/machines', { name: 'Laporan', role: 'viewer', website_ids: [1] });
  await send('POST', '/api/machines/1/tokens', { name: 'Lembar kerja' });
  const made = await db.read
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'delete'));
  expect(made.map(({ id }) => id)).toEqual(deletions);
}
