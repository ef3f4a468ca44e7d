import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { addresses, combined, names, payloads } from './stored-xss-payloads.ts';

/** Signed in is somebody with this name, so that it stands wherever it is told who did what. */
export const actor = payloads[2];
const password = 'kuda terbang tinggi sekali';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Calls of the API by whoever the page's browser is signed in as. */
export function apiOf(page: Page, url: string) {
  const headers = { Origin: url };
  return {
    async post(path: string, data: unknown): Promise<{ id: number }> {
      const answer = await page.request.post(url + path, { headers, data });
      expect(answer.status(), JSON.stringify(data)).toBeLessThan(300);
      return await answer.json();
    },
    async addFaq(question: string, answer: string, parent = ''): Promise<{ id: number }> {
      const image = { name: 'a.png', mimeType: 'image/png', buffer: picture };
      const multipart = { question, answer, website_id: '1', parent_id: parent, image };
      const sent = await page.request.post(`${url}/api/faqs`, { headers, multipart });
      expect(sent.status(), question).toBe(201);
      return await sent.json();
    },
    async put(path: string, content: { data: unknown } | { multipart: Record<string, string> }) {
      expect((await page.request.put(url + path, { headers, ...content })).status()).toBe(200);
    },
    async delete(path: string) {
      expect((await page.request.delete(url + path, { headers })).status()).toBe(200);
    },
    /** Whether the API takes it. */
    async takes(path: string, data: unknown): Promise<boolean> {
      return (await page.request.post(url + path, { headers, data })).ok();
    },
  };
}

/** Has the signed-in page's browser go on as somebody whose name is an attempt as well. */
export async function becomeActor(page: Page, url: string): Promise<void> {
  const api = apiOf(page, url);
  await api.post('/api/users', { username: actor, password, website_id: 1 });
  await api.post('/login', { username: actor, password });
}

/** Gives accounts the attempts as names. Each takes the server a slow hash. */
export async function plantAccounts(page: Page, url: string): Promise<void> {
  const api = apiOf(page, url);
  for (const name of names.filter((name) => name !== actor)) {
    await api.post('/api/users', { username: name, password, website_id: 1 });
  }
}

/** Puts every attempt into every field of the content that takes text. */
export async function plantAttempts(page: Page, url: string): Promise<void> {
  const api = apiOf(page, url);
  for (const [index, text] of payloads.entries()) {
    const livechat_link = addresses[index % addresses.length];
    await api.post('/api/websites', { name: text, livechat_link, server_ip: text });
    await api.addFaq(text, `${text}\n${livechat_link}`);
  }
  for (const link of addresses) await api.post('/api/livechatwebsitelinks', { link });
  await api.post('/api/whitelists', { ip: '10.9.8.7' });
  const gone = await api.addFaq(combined, combined);
  await api.delete(`/api/faqs/${gone.id}`);
}
