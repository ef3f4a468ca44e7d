import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { addresses, combined, names, payloads } from './stored-xss-payloads.ts';

/** Sign in with this user name, so that it appears wherever the actor is shown. */
export const actor = payloads[2];
const password = 'kuda terbang tinggi sekali';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns functions that call the API as the signed-in user of the page's browser. */
export function apiOf(page: Page, url: string) {
  const headers = { Origin: url };
  return {
    async post(path: string, data: unknown): Promise<{ id: number }> {
      const response = await page.request.post(url + path, { headers, data });
      expect(response.status(), JSON.stringify(data)).toBeLessThan(300);
      return await response.json();
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
  };
}

/** Adds a user whose name is an attempt, and signs in as this user in the page's browser. */
export async function becomeActor(page: Page, url: string): Promise<void> {
  const api = apiOf(page, url);
  await api.post('/api/users', { username: actor, password, website_id: 1 });
  await api.post('/login', { username: actor, password });
}

/** Adds accounts with the attempts as names. The server computes a slow hash for each. */
export async function plantAccounts(page: Page, url: string): Promise<void> {
  const api = apiOf(page, url);
  for (const name of names.filter((name) => name !== actor)) {
    await api.post('/api/users', { username: name, password, website_id: 1 });
  }
}

/** Writes every attempt into every text field of the content. */
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
