import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { createApp } from '../../../api/app.ts';
import type { Database } from '../../../api/db/database.ts';
import { auditEntries } from '../../../api/db/schema.ts';
import { encodeImage } from '../../../api/images/encode-image.ts';
import { createConnection } from '../connection.ts';
import { faqForm } from '../faq-form.ts';
import { adminPassword, cookiesOf, host } from '../test-api.ts';
import { callerIp, otherListedIp, type Setting } from './setting.ts';

const background = { r: 9, g: 99, b: 199 };
const picture = await sharp({ create: { width: 6, height: 4, channels: 3, background } })
  .png()
  .toBuffer();
/** The name of an image that a FAQ shows. */
export const { name: imageName } = await encodeImage(picture);

type App = ReturnType<typeof createApp>;

/** The key of an earlier creation. */
const usedKey = 'a-used-key';
/** Audit entries of deletions that can be undone: of a link, a branch and a website. */
export const deletions = [14, 15, 16];
/** Audit entries of FAQs' creations. */
export const creations = [8, 9, 10];

/** A website without FAQs. */
export const emptyWebsiteId = 4;
/** Audit entries of wordings that were handled. */
export const handledGroups = [22, 23];

/** A FAQ of the library with a child, and its copy in website 1. */
export const sharedFaqId = 30;
export const shownFaqId = 32;
/** A FAQ of the library and one of website 1 with the same texts. */
export const alikeFaqIds = [34, 35] as const;

/** Adds rows of every kind through the API; returns the admin's cookies. */
export async function insertRows(app: App, db: Database, setting: Setting): Promise<string> {
  const { peer, headers } = setting.from(callerIp);
  let cookie = '';
  const send = async (method: string, path: string, body?: object, key?: string) => {
    const sent = new Headers({ ...headers, Host: host, Cookie: cookie });
    if (key !== undefined) sent.set('Idempotency-Key', key);
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) sent.set('Content-Type', 'application/json');
    const init: RequestInit = { method, headers: sent };
    if (body !== undefined) init.body = isForm ? body : JSON.stringify(body);
    const connection = createConnection(path, peer);
    const response = await app.request(path, init, connection.bindings);
    connection.end();
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };

  cookie = cookiesOf(await send('POST', '/login', { username: 'admin', password: adminPassword }));
  const image = new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' });
  const website = { name: 'Dua', livechat_link: 'tawk.to/chat/a/b', server_ip: '10.0.0.1' };
  await send('POST', '/api/websites', website);
  await send('POST', '/api/websites', { ...website, name: 'Tiga' });
  await send('POST', '/api/whitelists', { ip: otherListedIp });
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
  await send('PUT', '/api/websites/2/settings', { publishing: 'draft' });
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
  const made = await db.read
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'delete'));
  expect(made.map(({ id }) => id)).toEqual(deletions);
  return cookie;
}
