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

/** What a thief may show in place of an honest response. */
export const lies: [string, Parameters<SoftAuthenticator['show']>[1]][] = [
  ['of another page (phishing)', { origin: 'https://faq.example.com.pencuri.example' }],
  ['of the same host over http', { origin: origin.replace('https', 'http') }],
  ['of another relying party', { rpId: 'example.com' }],
  ['for another challenge', { challenge: 'bukan-tantangan-ini' }],
  ['with the user handle of another account', { userHandle: 'bukan-pemiliknya' }],
  ['without a user handle', { userHandle: '' }],
  ['without a PIN or a finger', { isUserVerified: false }],
  ['that is one of a registration', { type: 'webauthn.create' }],
];
