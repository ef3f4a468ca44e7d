import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Release } from '../../api/contract/faqs/publishing.ts';
import { faqForm } from '../api/faq-form.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { type RunningServer, signIn, startServer } from '../faults/running-server.ts';
import { createTestSchema, query } from './test-schema.ts';

/** Starts three servers of one database whose website 1 collects a draft. */
async function startThree() {
  const database = await createTestSchema();
  const start = () => startServer({ dataDir: temporaryFolder(), env: { DATABASE_URL: database } });
  const a = await start();
  const [b, c] = [await start(), await start()];
  const cookie = await signIn(a.url);
  const send = async (server: RunningServer, method: string, path: string, json?: object) => {
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
    const body = json && JSON.stringify(json);
    const response = await fetch(server.url + path, { method, headers, ...(body && { body }) });
    expect(response.status).toBe(200);
    return await response.json();
  };
  await send(a, 'PUT', '/api/websites/1/settings', { publishing: 'draft' });
  const headers = { Cookie: cookie };
  await fetch(`${a.url}/api/faqs`, { method: 'POST', headers, body: faqForm() });
  return { database, servers: [a, b, c] as const, send };
}

it('shows a publication of one server on the others', async () => {
  const { servers, send } = await startThree();
  const [a, b, c] = servers;
  // Fill the caches of the other servers.
  for (const server of servers) expect(await send(server, 'GET', '/faqs/1')).toEqual([]);
  await send(a, 'POST', '/api/faqs/1/publish', {});
  for (const server of [b, c]) {
    await expect.poll(() => send(server, 'GET', '/faqs/1'), { timeout: 5000 }).toHaveLength(1);
  }
}, 60_000);

it('publishes a scheduled release on one of several servers, and shows it on all', async () => {
  const { database, servers, send } = await startThree();
  const [a, b, c] = servers;
  for (const server of servers) expect(await send(server, 'GET', '/faqs/1')).toEqual([]);
  const at = new Date(Date.now() + 2000).toISOString();
  await send(a, 'PUT', '/api/faqs/1/schedule', { at });
  for (const server of [a, b, c]) {
    await expect.poll(() => send(server, 'GET', '/faqs/1'), { timeout: 20_000 }).toHaveLength(1);
  }
  // Wait until the other servers have checked the schedule too.
  await setTimeout(11_000);
  const releases: Release[] = await send(b, 'GET', '/api/faqs/1/releases');
  expect(releases.map(({ number, published_by }) => [number, published_by])).toEqual([
    [2, 'admin'],
    [1, 'admin'],
  ]);
  const entries = await query(
    database,
    `select username, address from audit_entries where action = 'publish'`,
  );
  expect(entries).toEqual([{ username: 'admin', address: null }]);
}, 90_000);
