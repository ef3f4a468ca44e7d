import { statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { whitelists } from '../../../api/db/schema.ts';
import { readBackupTime, saveBackupTime } from '../../../api/db/sqlite/backup-time.ts';
import {
  minimumFreeBytes,
  readFreeBytes,
  withRoomCheck,
} from '../../../api/operations/disk-room.ts';
import { createMetrics } from '../../../api/operations/metrics.ts';
import { createReadiness } from '../../../api/operations/readiness.ts';
import { createResponseCache } from '../../../api/response-cache/response-cache.ts';
import {
  createAdminApi,
  createTestApi,
  createTestDatabase,
  said,
  strangerIp,
  temporaryFolder,
} from '../test-api.ts';
import { responds, startTestChatService } from '../tickets/test-chat-service.ts';

async function readMetrics(api: Awaited<ReturnType<typeof createTestApi>>): Promise<string> {
  const response = await api.call('/metrics');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return await response.text();
}

describe('/readyz', () => {
  it('is ready when the database takes writes and has its migrations', async () => {
    const api = await createTestApi();
    expect(await api.send('GET', '/readyz', { ip: strangerIp })).toEqual({
      status: 200,
      json: { status: 'ready' },
    });
  });

  it.each(['/readyz', '/healthz'])('%s is not cached', async (path) => {
    const api = await createTestApi();
    expect((await api.call(path)).headers.get('cache-control')).toBe('no-store');
  });

  it('is not ready while the disk is nearly full, says so, and is ready again with more space', async () => {
    let free = minimumFreeBytes - 1;
    const db = withRoomCheck(await createTestDatabase(), '/data', async (folder) => {
      expect(folder).toBe('/data');
      return free;
    });
    const api = await createTestApi({ db });
    expect(await api.send('GET', '/readyz')).toEqual({
      status: 503,
      json: { status: 'not ready', reason: 'disk nearly full' },
    });
    expect(String(api.loggedErrors[0])).toContain('255 MB are free');
    // Visitors and writes still work, because there is still some space.
    expect((await api.call('/faqs/1')).status).toBe(200);
    free = minimumFreeBytes;
    await expect.poll(async () => (await api.call('/readyz')).status, { timeout: 5000 }).toBe(200);
  });

  it('is not ready when the free space is unknown', async () => {
    const db = withRoomCheck(await createTestDatabase(), '/data', async () => {
      throw new Error('EIO');
    });
    const api = await createTestApi({ db });
    expect((await api.call('/readyz')).status).toBe(503);
  });

  it('writes at most once a second, however often it is called', async () => {
    const db = await createTestDatabase();
    const check = vi.spyOn(db, 'checkWritable');
    const findError = createReadiness(db);
    await Promise.all(Array.from({ length: 50 }, findError));
    await findError();
    expect(check).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ...['/metrics/', '/readyz/', '/%6detrics', '/ready%7A', '/metrics/?a=b'],
  ...['/x/../metrics', '/./readyz', '/x/%2e%2e/metrics', 'http://faq.example.com/metrics'],
])('%s is not found, because a proxy may block only the exact path', async (path) => {
  const api = await createTestApi();
  expect(await api.send('GET', path)).toEqual(said(404, 'Alamat tidak ditemukan.'));
  expect((await api.call('/metrics?a=b')).status).toBe(200);
});

describe('/metrics', () => {
  it('has every counter at 0 before its first event, so that a rate sees that event', async () => {
    const text = await readMetrics(await createTestApi());
    const zeros = {
      sign_ins_total: ['outcome', 'succeeded', 'failed', 'refused-address', 'refused-username'],
      limiter_refusals_total: ['limit', 'check-address', 'check-username', 'insights-address'],
      connections_cut_total: ['reason', 'too-many', 'pipelined', 'unread', 'idle'],
      storage_errors_total: ['kind', 'busy', 'away', 'unwritable', 'damaged'],
      response_cache_total: ['outcome', 'hit', 'miss'],
    };
    for (const [name, [label, ...values]] of Object.entries(zeros)) {
      for (const value of values)
        expect(text).toContain(`tanya_kami_${name}{${label}="${value}"} 0`);
    }
    const counters = [...text.matchAll(/^# TYPE (\S+) counter$/gm)].map(([, name]) => name);
    expect(counters.filter((name) => !new RegExp(`^${name}\\b.* `, 'm').test(text))).toEqual([]);
    const routes = [
      ['GET', '/faqs/:websiteId'],
      ['POST', '/login'],
      ['POST', '/api/deposits/history'],
      ['PUT', '/api/faqs/:id'],
      ['GET', '/mobilefaq'],
    ];
    for (const [method, route] of routes) {
      for (const status of [200, 500, 503]) {
        const labels = `method="${method}",route="${route}",status="${status}"`;
        expect(text).toContain(`tanya_kami_http_requests_total{${labels}} 0`);
      }
    }
  });

  it('shows that the server is not ready, although nobody saves', async () => {
    const db = await createTestDatabase();
    const api = await createTestApi({ db });
    expect(await readMetrics(api)).toContain('\ntanya_kami_ready 1\n');
    vi.spyOn(db, 'checkWritable').mockRejectedValue(new Error('connect ECONNREFUSED'));
    await expect
      .poll(() => readMetrics(api), { timeout: 5000 })
      .toContain('\ntanya_kami_ready 0\n');
  });

  it('shows when the last backup was made', async () => {
    const metrics = createMetrics();
    const folder = temporaryFolder();
    metrics.watchBackups(() => readBackupTime(folder));
    const name = 'tanya_kami_last_backup_timestamp_seconds';
    expect(await metrics.print()).toContain(`\n${name} 0\n`);
    saveBackupTime(folder);
    const seconds = Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await metrics.print())?.[1]);
    expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(60);
    writeFileSync(join(folder, 'last-backup'), '');
    expect(await metrics.print()).toContain(`\n${name} Nan\n`);
  });

  it('is available while the database is away, to addresses that were on the whitelist', async () => {
    const db = await createTestDatabase();
    const api = await createTestApi({ db });
    const other = '10.9.9.9';
    await readMetrics(api);
    expect((await api.call('/metrics', { ip: strangerIp })).status).toBe(403);
    const away = vi.spyOn(db.read, 'select').mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    await readMetrics(api);
    expect((await api.call('/metrics', { ip: strangerIp })).status).toBe(503);
    expect((await api.call('/metrics', { ip: other })).status).toBe(503);
    away.mockRestore();
    await db.write((tx) => tx.delete(whitelists));
    expect((await api.call('/metrics')).status).toBe(403);
    vi.spyOn(db.read, 'select').mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    expect((await api.call('/metrics')).status).toBe(503);
  });

  it('counts requests by route, method and status, without values from the path', async () => {
    const { api, cookie } = await createAdminApi();
    await api.call('/api/users/budi88', { method: 'DELETE', cookie });
    await api.call('/budi88/rahasia');
    const text = await readMetrics(api);
    const line = (method: string, route: string, status: number) =>
      `tanya_kami_http_requests_total{method="${method}",route="${route}",status="${status}"} 1`;
    expect(text).toContain(line('POST', '/login', 200));
    expect(text).toContain(line('DELETE', '/api/users/:id', 404));
    expect(text).toContain(line('GET', 'unknown', 404));
    expect(text).toContain(
      'tanya_kami_http_request_duration_seconds_count{method="POST",route="/login"} 1',
    );
    expect(text).not.toContain('budi88');
  });

  it('counts visitors’ cached reads once each', async () => {
    const metrics = createMetrics();
    const api = await createTestApi({
      metrics,
      responseCache: createResponseCache(metrics.countCacheLookUp),
    });
    const read = async () => {
      const text = await readMetrics(api);
      return /http_requests_total\{method="GET",route="\/faqs\/:websiteId",status="200"\} (\d+)/.exec(
        text,
      )?.[1];
    };
    for (let i = 0; i < 3; i++) await api.call('/faqs/1');
    expect(await read()).toBe('3');
    await api.call('/faqs/1');
    expect(await read()).toBe('4');
    const text = await readMetrics(api);
    expect(text).toContain('tanya_kami_response_cache_total{outcome="miss"} 1');
    expect(text).toContain('tanya_kami_response_cache_total{outcome="hit"} 3');
  });

  it('counts sign-ins and refusals by limits', async () => {
    const api = await createTestApi();
    // Send both at once: on a slow machine the delay of a second could end before the next attempt.
    const attempt = { method: 'POST', json: { username: 'x', password: 'salah' } };
    await Promise.all(Array.from({ length: 8 }, () => api.call('/login', attempt)));
    await api.signIn();
    for (let i = 0; i < 12; i++) {
      const json = { username: 'budi', ticket: 'D1' };
      await api.call('/api/deposits/history', { method: 'POST', json });
    }
    const text = await readMetrics(api);
    expect(text).toContain('tanya_kami_sign_ins_total{outcome="failed"} 6');
    expect(text).toContain('tanya_kami_sign_ins_total{outcome="refused-username"} 2');
    expect(text).toContain('tanya_kami_sign_ins_total{outcome="succeeded"} 1');
    expect(text).toContain('tanya_kami_limiter_refusals_total{limit="check-username"} 2');
  });

  it('shows that the chat service is paused', async () => {
    const chatService = await startTestChatService();
    chatService.behave(responds(500, {}));
    const api = await createTestApi({ chatService: chatService.origin });
    expect(await readMetrics(api)).toContain('tanya_kami_chat_service_paused 0');
    for (let i = 0; i < 5; i++) {
      await api.call('/api/deposits/history', {
        method: 'POST',
        json: { username: `n${i}`, ticket: 'D1' },
      });
    }
    expect(await readMetrics(api)).toContain('tanya_kami_chat_service_paused 1');
  });

  it('shows the free bytes of the data folder, and the connections', async () => {
    const metrics = createMetrics();
    const folder = temporaryFolder();
    metrics.watchDisk(() => readFreeBytes(folder));
    const server = createServer().listen(0);
    onTestFinished(() => void server.close());
    metrics.watchConnections(server);
    const text = await metrics.print();
    const free = Number(/^tanya_kami_disk_free_bytes (\S+)$/m.exec(text)?.[1]);
    const { bavail, bsize, blocks } = statfsSync(folder);
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThanOrEqual(blocks * bsize);
    expect(Math.abs(free - bavail * bsize)).toBeLessThan(2 ** 30);
    expect(text).toMatch(/^tanya_kami_connections 0$/m);
  });

  it('shows Node’s own metrics: memory and the event loop', async () => {
    const metrics = createMetrics();
    metrics.watchProcess();
    const text = await metrics.print();
    expect(text).toContain('tanya_kami_nodejs_eventloop_lag_seconds');
    expect(text).toContain('tanya_kami_process_resident_memory_bytes');
  });
});
