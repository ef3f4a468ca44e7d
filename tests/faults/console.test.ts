import { expect, it } from 'vitest';
import type { Warning } from '../../api/contract/warnings.ts';
import { codeOf } from '../api/people/code-of.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { credentials, runCommand, signIn, startServer } from './running-server.ts';

it('a command without a terminal asks nothing, is recorded as the console’s, and every admin is told', async () => {
  const dataDir = temporaryFolder();
  const { url } = await startServer({ dataDir });
  const send = (cookie: string, method: string, path: string, json?: object) =>
    fetch(url + path, {
      method,
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: json === undefined ? null : JSON.stringify(json),
    });
  const owner = await signIn(url);
  const begun = await send(owner, 'POST', '/api/profile/totp');
  const { secret } = (await begun.json()) as { secret: string };
  const confirm = { code: codeOf(secret) };
  expect((await send(owner, 'POST', '/api/profile/totp/confirm', confirm)).status).toBe(200);

  // The command has nothing to read from, like a job of a scheduler.
  const printed = await runCommand('admin', dataDir, 'reset-password', 'admin');
  const password = printed.out.trim().split(/\s+/).at(-1) ?? '';
  expect((await send(owner, 'GET', '/api/profile')).status).toBe(401);
  const half = await send('', 'POST', '/login', { ...credentials, password });
  expect(await half.json()).toMatchObject({ step: 'factor' });

  expect((await runCommand('admin', dataDir, 'remove-factors', 'admin')).code).toBe(0);
  const done = await send('', 'POST', '/login', { ...credentials, password });
  expect(done.status).toBe(200);
  const cookie = done.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const warnings = (await (await send(cookie, 'GET', '/api/warnings')).json()) as Warning[];
  const ofConsole = warnings.filter(({ username }) => username === 'console');
  expect(ofConsole).toMatchObject([
    { user_id: null, address: null, label: 'admin', after: { totp: false } },
    { user_id: null, address: null, label: 'admin', after: { password_changed: true } },
  ]);
});
