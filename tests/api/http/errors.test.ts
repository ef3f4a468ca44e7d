import { expect, it } from 'vitest';
import { errorCodes } from '../../../api/contract/errors.ts';
import { createLog } from '../../../api/operations/log.ts';
import { faqForm } from '../faq-form.ts';
import { ageProofs } from '../people/sign-in-with.ts';
import { createTestApi, strangerIp, type TestApi } from '../test-api.ts';

type Send = (api: TestApi, cookie: string) => Promise<Response>;
const website = { name: 'Toko', livechat_link: 'a.example', server_ip: '10.0.0.1' };

it.each<[string, Send]>([
  [
    'address-not-listed',
    (api, cookie) => api.call('/api/websites/list', { cookie, ip: strangerIp }),
  ],
  ['no-session', (api) => api.call('/api/websites/list')],
  [
    'sign-in-refused',
    (api) => api.call('/login', { method: 'POST', json: { username: 'admin', password: 'salah' } }),
  ],
  [
    'invalid-fields',
    (api, cookie) =>
      api.call('/api/faqs', { method: 'POST', cookie, body: faqForm({ question: '' }) }),
  ],
  [
    'bad-request',
    (api, cookie) =>
      api.call('/api/websites', {
        method: 'POST',
        cookie,
        body: '{',
        headers: { 'Content-Type': 'application/json' },
      }),
  ],
  ['not-found', (api, cookie) => api.call('/api/faqs/9', { cookie })],
  ['not-found', (api) => api.call('/api/nothing')],
  ['method-not-allowed', (api) => api.call('/api/rights', { method: 'PUT' })],
  [
    'version-conflict',
    (api, cookie) =>
      api.call('/api/websites/1', { method: 'PUT', cookie, json: { ...website, version: 9 } }),
  ],
  [
    'publishes-directly',
    (api, cookie) => api.call('/api/faqs/1/publish', { method: 'POST', cookie, json: {} }),
  ],
  [
    'foreign-origin',
    (api, cookie) =>
      api.call('/api/websites', {
        method: 'POST',
        cookie,
        json: website,
        headers: { 'Sec-Fetch-Site': 'cross-site' },
      }),
  ],
  [
    'too-large',
    (api, cookie) =>
      api.call('/api/websites', { method: 'POST', cookie, body: 'a'.repeat(70_000) }),
  ],
  [
    'proof-needed',
    async (api, cookie) => {
      await ageProofs(api, 60);
      return await api.call('/api/whitelists', {
        method: 'POST',
        cookie,
        json: { ip: '10.0.0.9' },
      });
    },
  ],
])('an error has its code, %s, and the id that it has in the log', async (code, send) => {
  const lines: { id: string; status: number }[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const api = await createTestApi({ log });
  const response = await send(api, await api.signIn());
  const body = await response.json();
  expect(body).toMatchObject({ message: expect.any(String), code });
  expect(Object.keys(errorCodes)).toContain(code);
  expect(body.request_id).toBe(response.headers.get('x-request-id'));
  expect(lines.at(-1)).toMatchObject({ id: body.request_id, status: response.status });
});
