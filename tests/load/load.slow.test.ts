// @module-tag slow
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chatServiceMaxCalls } from '../../api/tickets/ticket-limits.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { builtApi } from '../faults/built-api.ts';
import { credentials, type RunningServer, startServer } from '../faults/running-server.ts';
import { startSession } from '../faults/start-session.ts';
import { keepSaving, type Save } from './admin.ts';
import { fromAdminIp, whitelistAdminIp } from './admin-address.ts';
import { readMetrics } from './read-metrics.ts';
import { startSlowChatService } from './slow-chat-service.ts';
import { slownesses } from './slow-clients.ts';
import { startClients } from './start-clients.ts';
import { visitorCount } from './visitors.ts';

const slowClientsPerKind = 30;
const megabyte = 2 ** 20;
/** The folder is in memory if possible, because saves take longer on a disk that other programs use. */
const dataParent = existsSync('/dev/shm') ? '/dev/shm' : undefined;

async function startBehindProxy(chatService: string): Promise<RunningServer> {
  const dataDir = temporaryFolder(dataParent);
  const server = await startServer({
    dataDir,
    env: {
      SEED: 'starter',
      CHAT_SERVICE_URL: chatService,
      CLIENT_IP_SOURCE: 'forwarded',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  whitelistAdminIp(builtApi(), dataDir);
  return server;
}

describe(`with ${visitorCount} visitors, a slow chat service and slow clients`, () => {
  it('saves within a second, serves every visitor, closes slow clients, and needs little memory', async () => {
    const chatService = await startSlowChatService(2000);
    onTestFinished(chatService.stop);
    const server = await startBehindProxy(chatService.origin);
    const { url, child } = server;
    const pid = child.pid ?? 0;
    const signIn = () => startSession(url, credentials, fromAdminIp);
    const cookies = [await signIn(), await signIn()];
    const clients = startClients({ url, slowClientsPerKind });
    onTestFinished(clients.stop);
    const metricOf = async (name: string) => (await readMetrics(url))(name);
    const everybody = visitorCount + slownesses.length * slowClientsPerKind;
    await expect
      .poll(() => metricOf('connections'), { timeout: 20_000 })
      .toBeGreaterThanOrEqual(everybody);

    const saves: Save[] = [];
    const stop = new AbortController();
    const admins = cookies.map((cookie) =>
      keepSaving({ url, pid, cookie, signal: stop.signal, onSave: (save) => saves.push(save) }),
    );
    await setTimeout(6000);
    const memory = [await metricOf('process_resident_memory_bytes')];
    chatService.silence(true);
    const ended = () => clients.report()?.slowClientsEnded;
    for (const kind of ['silent', 'slow-head'] as const) {
      await expect
        .poll(() => ended()?.[kind], { timeout: 20_000 })
        .toBeGreaterThanOrEqual(slowClientsPerKind);
    }
    await setTimeout(2000);
    memory.push(await metricOf('process_resident_memory_bytes'));
    stop.abort();
    await Promise.all(admins);
    const report = clients.report();
    expect(clients.isRunning()).toBe(true);
    await clients.stop();

    expect(saves.length).toBeGreaterThan(20);
    expect(saves.filter(({ status }) => status > 201)).toEqual([]);
    expect(saves.filter(({ ownMs }) => ownMs > 1000)).toEqual([]);
    // This uses the clock: on a busy machine, single saves may wait for a processor, but not half of them.
    const byClock = saves.map(({ ms }) => ms).toSorted((a, b) => a - b);
    expect(byClock[Math.floor(byClock.length / 2)]).toBeLessThan(1000);

    expect(report?.withoutResponse).toBe(0);
    expect(Object.keys(report?.reads ?? {})).toEqual(['200']);
    expect(report?.reads[200]).toBeGreaterThan(visitorCount);
    // The service responds at first; later it is too slow or paused.
    expect(report?.checks[200]).toBeGreaterThan(10);
    expect(['200', '503', '504']).toEqual(
      expect.arrayContaining(Object.keys(report?.checks ?? {})),
    );
    expect(chatService.mostAtOnce).toBeLessThanOrEqual(chatServiceMaxCalls);
    for (const bytes of memory) expect(bytes).toBeLessThan(400 * megabyte);
  });
});
