import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminCommand } from '../../../api/cli/admin-command.ts';
import {
  adminPassword,
  cookiesOf,
  createAdminApi,
  createTestApi,
  repositoryRoot,
  type TestApi,
} from '../test-api.ts';
import { codeOf } from './code-of.ts';
import { addTotp, forgetSteps, putRules, sendFactor, sendPassword } from './sign-in-with.ts';

/** What a way in gives: a session, the next step of the sign-in, or nothing. */
async function given(api: TestApi, response: Response): Promise<string> {
  const cookie = cookiesOf(response);
  const isIn = (await api.call('/api/websites/list', { cookie })).status === 200;
  const { step } = (await response.json()) as { step?: string };
  return isIn ? 'session' : (step ?? 'nothing');
}

async function withTotp() {
  const { api, cookie } = await createAdminApi();
  const app = await addTotp(api, cookie);
  await forgetSteps(api);
  return { api, cookie, app };
}

const walks: Readonly<Record<string, () => Promise<string>>> = {
  'password, of an account without a factor': async () => {
    const api = await createTestApi();
    return await given(api, (await sendPassword(api)).response);
  },
  'password, of an account with a factor': async () => {
    const { api } = await withTotp();
    return await given(api, (await sendPassword(api)).response);
  },
  'password, where a factor is required and missing': async () => {
    const api = await createTestApi();
    await putRules(api, await api.signIn(), { factor: 'all' });
    return await given(api, (await sendPassword(api)).response);
  },
  'password that somebody else chose, with the rule for it': async () => {
    const { api, cookie } = await createAdminApi();
    await putRules(api, cookie, { temporary_passwords: true });
    const json = { username: 'siti', password: 'kuda terbang tinggi', website_id: 1 };
    await api.call('/api/users/', { method: 'POST', cookie, json });
    return await given(api, await api.call('/login', { method: 'POST', json }));
  },
  'authenticator app, after the password': async () => {
    const { api, app } = await withTotp();
    const { cookie } = await sendPassword(api);
    return await given(api, await sendFactor(api, cookie, codeOf(app.secret)));
  },
  'recovery code, after the password': async () => {
    const { api, app } = await withTotp();
    const { cookie } = await sendPassword(api);
    return await given(api, await sendFactor(api, cookie, app.recoveryCodes[0] ?? ''));
  },
  'second factor alone': async () => {
    const { api, app } = await withTotp();
    return await given(api, await sendFactor(api, '', codeOf(app.secret)));
  },
  'link for a new password': async () => {
    const { api, cookie } = await withTotp();
    const made = await api.call('/api/users/1/reset-link', { method: 'POST', cookie });
    const { token } = (await made.json()) as { token: string };
    const json = { token, password: 'awan biru di atas' };
    return await given(api, await api.call('/login/reset', { method: 'POST', json }));
  },
  'console: reset-password': async () => {
    const { api } = await withTotp();
    const printed = await adminCommand.run(api.db, ['reset-password', 'admin']);
    const password = printed.split(' ').at(-1);
    const json = { username: 'admin', password };
    return await given(api, await api.call('/login', { method: 'POST', json }));
  },
  'console: remove-factors': async () => {
    const { api } = await withTotp();
    await adminCommand.run(api.db, ['remove-factors', 'admin']);
    const json = { username: 'admin', password: adminPassword };
    return await given(api, await api.call('/login', { method: 'POST', json }));
  },
  'cookie of a browser that is known': async () => {
    const api = await createTestApi();
    const known = (await api.signIn()).split('; ').filter((pair) => pair.startsWith('device-'));
    const json = { username: 'admin', password: 'bukan ini' };
    const cookie = known.join('; ');
    return await given(api, await api.call('/login', { method: 'POST', json, cookie }));
  },
};

/** The rows of the table in docs/security.md: the way in, and what it gives. */
function documented(): Record<string, string> {
  const text = readFileSync(join(repositoryRoot, 'docs/security.md'), 'utf8');
  const [, table = ''] = text.split('## All ways in');
  const rows = [...table.matchAll(/^\| ([^|]+?) \| `([a-z-]+)` \|/gm)];
  return Object.fromEntries(rows.map(([, way, gives]) => [way, gives]));
}

describe('the ways in of docs/security.md', () => {
  it('are those that are walked here', () => {
    expect(Object.keys(documented()).sort()).toEqual(Object.keys(walks).sort());
  });

  it.each(Object.entries(walks))('%s gives what the table says', async (way, walk) => {
    expect(await walk()).toBe(documented()[way]);
  });
});
