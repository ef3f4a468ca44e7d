import { expect } from 'vitest';
import { cookiesOf, host, type TestApi } from '../test-api.ts';
import { createSoftAuthenticator, type SoftAuthenticator } from './soft-authenticator.ts';

export const origin = `https://${host}`;

export async function post(api: TestApi, path: string, cookie: string, json: object = {}) {
  const response = await api.call(path, { method: 'POST', cookie, json });
  const cookies = [...cookie.split('; '), ...cookiesOf(response).split('; ')].filter(Boolean);
  const byName = new Map(cookies.map((pair) => [pair.split('=')[0], pair]));
  return {
    status: response.status,
    json: await response.json(),
    /** What the browser sends after this response. */
    cookie: [...byName.values()].join('; '),
  };
}

export async function addPasskey(
  api: TestApi,
  cookie: string,
  lie: Parameters<SoftAuthenticator['register']>[1] = {},
): Promise<SoftAuthenticator> {
  const authenticator = createSoftAuthenticator(origin);
  const options = await post(api, '/api/profile/passkeys/options', cookie);
  const json = { label: 'Laptop', passkey: authenticator.register(options.json, lie) };
  expect((await post(api, '/api/profile/passkeys', cookie, json)).status).toBe(200);
  return authenticator;
}
