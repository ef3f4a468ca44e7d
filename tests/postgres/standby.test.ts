import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { write } from '../faults/client.ts';
import { signIn, startServer } from '../faults/running-server.ts';
import { inSlowRun, repetitions } from '../repetitions.ts';
import type { PostgresServer } from '../tools/postgres-cluster.ts';
import { startCluster } from './start-cluster.ts';
import { startForwarder } from './start-forwarder.ts';
import { query } from './test-schema.ts';
import { expectSaved, keepReading, keepWriting } from './traffic.ts';

const promotions = repetitions({ sample: 1, full: 5 });

/** Starts a standby that has every commit before the primary acknowledges it. */
async function addSynchronousStandby(primary: PostgresServer): Promise<PostgresServer> {
  const standby = await primary.addStandby();
  await query(primary.url, `alter system set synchronous_standby_names = '*'`);
  await query(primary.url, 'select pg_reload_conf()');
  const isSynchronous = async () =>
    await query(primary.url, 'select sync_state from pg_stat_replication');
  await expect.poll(isSynchronous).toEqual([{ sync_state: 'sync' }]);
  return standby;
}

describe('a standby that is promoted', () => {
  it(`has every acknowledged write, and the servers continue without a restart, ${promotions} times`, {
    ...inSlowRun,
    timeout: 600_000,
  }, async () => {
    let primary: PostgresServer = await startCluster();
    const address = await startForwarder(primary.url);
    const start = () =>
      startServer({ dataDir: temporaryFolder(), env: { DATABASE_URL: address.url } });
    const servers = [await start(), await start()] as const;
    const cookie = await signIn(servers[0].url);
    for (const { url } of servers) expect((await fetch(`${url}/faqs/1`)).status).toBe(200);
    const readers = servers.map(({ url }) => keepReading(url));
    const writers = servers.map(({ url }) => keepWriting(() => url, cookie));
    const countAcknowledged = () => writers.map(({ acknowledged }) => acknowledged.length);
    const expectMore = async (before: readonly number[]) =>
      await expect
        .poll(() => countAcknowledged().every((count, n) => count > (before[n] ?? 0)))
        .toBe(true);

    for (let promotion = 0; promotion < promotions; promotion += 1) {
      const standby = await addSynchronousStandby(primary);
      await expectMore(countAcknowledged());
      await primary.stop('SIGQUIT');
      // Switch before the promotion, because servers must also handle a database that accepts no writes.
      address.moveTo(standby.url);
      await expect.poll(async () => (await fetch(`${servers[0].url}/readyz`)).status).toBe(503);
      await query(standby.url, 'select pg_promote()');
      await expectMore(countAcknowledged());
      for (const { url } of servers) {
        await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
      }
      primary = standby;
    }

    for (const writer of writers) await writer.stop();
    for (const reader of readers) expect(await reader()).toEqual(new Set([200]));
    for (const writer of writers) expect([...writer.statuses].toSorted()).toEqual([201, 503]);
    await expectSaved(
      primary.url,
      writers.flatMap(({ acknowledged }) => acknowledged),
    );
    expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
    // The counters are in an unlogged table, which is empty on a standby.
    const check = await fetch(`${servers[0].url}/api/deposits/history`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'budi', ticket: 'D1' }),
    });
    expect(check.status).toBe(200);
  });
});

describe('an unreachable synchronous standby', () => {
  it('makes saves fail before the time limit of the proxies, and visitors can still read', async () => {
    const primary = await startCluster();
    const env = { DATABASE_URL: primary.url };
    const { url } = await startServer({ dataDir: temporaryFolder(), env });
    const cookie = await signIn(url);
    const standby = await addSynchronousStandby(primary);
    expect((await write(url, cookie, 'website', 1)).status).toBe(201);
    await standby.stop('SIGINT');
    const read = keepReading(url);
    const before = performance.now();
    expect((await write(url, cookie, 'website', 2)).status).toBe(503);
    expect(performance.now() - before).toBeLessThan(25_000);
    expect(await read()).toEqual(new Set([200]));
    await standby.start();
    await expect.poll(async () => (await write(url, cookie, 'website', 3)).status).toBe(201);
  });
});
