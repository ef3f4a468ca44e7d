import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { type RunningServer, signIn, startServer } from '../faults/running-server.ts';
import { twoBuilds } from '../faults/two-builds.ts';
import { valid } from '../tools/valid.ts';
import { buildNextVersion } from './build-next-version.ts';
import { createTestSchema, query } from './test-schema.ts';
import { expectSaved, keepReading, keepWriting } from './traffic.ts';

async function statusOf({ url }: RunningServer, path: string): Promise<number> {
  return (await fetch(url + path)).status;
}

describe('during an upgrade', () => {
  it('each of two builds on one data folder serves the files of the other', async () => {
    const env = { DATABASE_URL: await createTestSchema() };
    const dataDir = temporaryFolder();
    const { old, next } = twoBuilds();
    const onOld = await startServer({ dataDir, env, other: old });
    expect(await statusOf(onOld, '/assets/next.js')).toBe(404);
    const onNext = await startServer({ dataDir, env, other: next });
    for (const server of [onOld, onNext]) {
      expect(await statusOf(server, '/assets/old.js')).toBe(200);
      expect(await statusOf(server, '/assets/next.js')).toBe(200);
    }
  });

  it('the old and the new version serve one database, and the old version is no longer ready', async () => {
    const database = await createTestSchema();
    const env = { DATABASE_URL: database };
    const old = await startServer({ dataDir: temporaryFolder(), env });
    const cookie = await signIn(old.url);
    const readOld = keepReading(old.url);
    const onOld = keepWriting(() => old.url, cookie);
    await expect.poll(() => onOld.acknowledged.length).toBeGreaterThan(2);

    const other = buildNextVersion();
    const next = await startServer({ dataDir: temporaryFolder(), env, other });
    const readNext = keepReading(next.url);
    const onNext = keepWriting(() => next.url, cookie);
    expect(await statusOf(next, '/readyz')).toBe(200);
    expect(await statusOf(old, '/readyz')).toBe(503);
    expect(await statusOf(old, '/healthz')).toBe(200);

    // Clients of the old version can finish: it still saves, and shows saves of the new version.
    const before = onOld.acknowledged.length;
    await expect.poll(() => onOld.acknowledged.length).toBeGreaterThan(before + 2);
    await expect.poll(() => onNext.acknowledged.length).toBeGreaterThan(2);
    const json = valid.website({ name: 'Satu', livechat_link: 'https://example.com/next' });
    const saved = await fetch(`${next.url}/api/websites/1`, {
      method: 'PUT',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    });
    expect(saved.status).toBe(200);
    const readLink = async () =>
      (await (await fetch(`${old.url}/websites/1/livechat`)).json()) as { livechat_link: string };
    await expect.poll(readLink).toMatchObject({ livechat_link: json.livechat_link });

    await onOld.stop();
    const statuses = await readOld();
    expect(await old.kill('SIGTERM')).toBe(0);
    await onNext.stop();
    expect(statuses).toEqual(new Set([200]));
    expect(await readNext()).toEqual(new Set([200]));
    expect(onOld.statuses).toEqual(new Set([201]));
    expect(onNext.statuses).toEqual(new Set([201]));
    await expectSaved(database, [...onOld.acknowledged, ...onNext.acknowledged]);
    const notes = await query(database, 'select distinct note from websites');
    expect(notes).toEqual([{ note: 'next' }]);
  });
});
