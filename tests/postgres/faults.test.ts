import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import type { Acknowledged } from '../faults/client.ts';
import { type RunningServer, signIn, startServer } from '../faults/running-server.ts';
import { inSlowRun, repetitions } from '../repetitions.ts';
import { valid } from '../tools/valid.ts';
import { startCluster } from './start-cluster.ts';
import { startForwarder } from './start-forwarder.ts';
import { createTestSchema, query } from './test-schema.ts';
import { expectSaved, keepReading, keepWriting } from './traffic.ts';

const kills = repetitions({ sample: 4, full: 25 });
const stops = repetitions({ sample: 2, full: 10 });

function start(databaseUrl: string): Promise<RunningServer> {
  return startServer({ dataDir: temporaryFolder(), env: { DATABASE_URL: databaseUrl } });
}

describe('a killed server', () => {
  it(`loses nothing that it acknowledged, and does not affect the other one, ${kills} times`, {
    ...inSlowRun,
    timeout: 600_000,
  }, async () => {
    const database = await createTestSchema();
    const b = await start(database);
    const cookie = await signIn(b.url);
    const onB = keepWriting(() => b.url, cookie);
    const readB = keepReading(b.url);
    const acknowledged: Acknowledged[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const a = await start(database);
      const onA = keepWriting(() => a.url, cookie);
      await expect.poll(() => onA.acknowledged.length).toBeGreaterThan(2);
      await a.kill('SIGKILL');
      await onA.stop();
      acknowledged.push(...onA.acknowledged);
    }
    await onB.stop();
    expect(await readB()).toEqual(new Set([200]));
    expect(onB.statuses).toEqual(new Set([201]));
    await expectSaved(database, [...acknowledged, ...onB.acknowledged]);
  });
});

describe('a PostgreSQL server that stops immediately', () => {
  it(`ends no server: visitors can still read, saves get 503, and saves work after its restart, ${stops} times`, {
    ...inSlowRun,
    timeout: 600_000,
  }, async () => {
    const cluster = await startCluster();
    const [a, b] = [await start(cluster.url), await start(cluster.url)];
    const cookie = await signIn(a.url);
    for (const { url } of [a, b]) expect((await fetch(`${url}/faqs/1`)).status).toBe(200);
    const readers = [keepReading(a.url), keepReading(b.url)];
    const writers = [keepWriting(() => a.url, cookie), keepWriting(() => b.url, cookie)];
    for (let stop = 0; stop < stops; stop += 1) {
      const before = writers.map(({ acknowledged }) => acknowledged.length);
      await expect
        .poll(() => writers.every((writer, n) => writer.acknowledged.length > (before[n] ?? 0)))
        .toBe(true);
      await cluster.stop('SIGQUIT');
      const refused = await fetch(`${a.url}/api/websites/list`, { headers: { Cookie: cookie } });
      expect(refused.status).toBe(503);
      expect(await refused.json()).toEqual({
        message: 'Basis data sedang tidak dapat dihubungi. Coba lagi beberapa saat lagi.',
      });
      expect(refused.headers.get('retry-after')).toBe('5');
      expect((await fetch(`${b.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${b.url}/healthz`)).status).toBe(200);
      // Wait longer than the servers use their caches without checking the connection.
      await setTimeout(1500);
      await cluster.start();
    }
    const before = writers.map(({ acknowledged }) => acknowledged.length);
    await expect
      .poll(() => writers.every((writer, n) => writer.acknowledged.length > (before[n] ?? 0)))
      .toBe(true);
    for (const writer of writers) await writer.stop();
    for (const reader of readers) expect(await reader()).toEqual(new Set([200]));
    for (const writer of writers) expect([...writer.statuses].toSorted()).toEqual([201, 503]);
    const acknowledged = writers.flatMap((writer) => writer.acknowledged);
    await expectSaved(cluster.url, acknowledged);
    expect([a.child.exitCode, b.child.exitCode]).toEqual([null, null]);
  });
});

describe('a connection that is cut in the middle of a commit', () => {
  it('is a temporary error, and the same key makes no second row', async () => {
    const database = await createTestSchema();
    const { url, cutNextCommit } = await startForwarder(database);
    const server = await start(url);
    const cookie = await signIn(server.url);
    const create = () =>
      fetch(`${server.url}/api/websites`, {
        method: 'POST',
        headers: {
          Cookie: cookie,
          'Content-Type': 'application/json',
          'Idempotency-Key': 'one',
        },
        body: JSON.stringify(valid.website()),
      });
    cutNextCommit();
    const first = await create();
    expect(first.status).toBe(503);
    expect(first.headers.get('retry-after')).toBe('5');
    const again = await create();
    expect(again.status).toBe(201);
    const rows = await query<{ id: number }>(
      database,
      `select id::int from websites where name = 'Dua'`,
    );
    expect(rows).toEqual([{ id: ((await again.json()) as { id: number }).id }]);
  });
});
