import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { SecuritySettings } from '../../../api/contract/sign-in.ts';
import { sessions, totpFactors } from '../../../api/db/schema.ts';
import { adminPassword, cookiesOf, type TestApi } from '../test-api.ts';
import { codeOf } from './code-of.ts';

/** An account's authenticator app. */
export interface App {
  secret: string;
  recoveryCodes: string[];
}

/** Sets up the authenticator app of the session's account. */
export async function addTotp(api: TestApi, cookie: string): Promise<App> {
  const begun = await api.call('/api/profile/totp', { method: 'POST', cookie });
  expect(begun.status).toBe(200);
  const { secret } = (await begun.json()) as { secret: string };
  const json = { code: codeOf(secret) };
  const confirmed = await api.call('/api/profile/totp/confirm', { method: 'POST', cookie, json });
  expect(confirmed.status).toBe(200);
  const { recovery_codes } = (await confirmed.json()) as { recovery_codes: string[] };
  return { secret, recoveryCodes: recovery_codes };
}

/** Lets codes of the current step be used again, as if the last use was long ago. */
export async function forgetSteps({ db }: TestApi): Promise<void> {
  await db.write((tx) => tx.update(totpFactors).set({ lastStep: 0 }).execute());
}

/** Sends the right password and returns the response with its cookies. */
export async function sendPassword(api: TestApi, username = 'admin', cookie?: string) {
  const json = { username, password: adminPassword };
  const response = await api.call('/login', { method: 'POST', json, cookie });
  return { response, cookie: cookiesOf(response) };
}

export async function sendFactor(api: TestApi, cookie: string, code: string): Promise<Response> {
  return await api.call('/login/factor', { method: 'POST', json: { code }, cookie });
}

/** Makes the last proof of a session this old; of all sessions without an account. */
export async function ageProofs({ db }: TestApi, minutes: number, userId?: number): Promise<void> {
  const provenAt = new Date(Date.now() - minutes * 60_000).toISOString();
  const isChosen = userId === undefined ? undefined : eq(sessions.userId, userId);
  await db.write((tx) => tx.update(sessions).set({ provenAt }).where(isChosen).execute());
}

export async function putRules(
  api: TestApi,
  cookie: string,
  rules: Partial<SecuritySettings>,
): Promise<void> {
  const current = await api.call('/api/security', { cookie });
  const json = { ...((await current.json()) as SecuritySettings), ...rules };
  expect((await api.call('/api/security', { method: 'PUT', cookie, json })).status).toBe(200);
}
