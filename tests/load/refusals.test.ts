import { join } from 'node:path';
import * as argon2 from '@node-rs/argon2';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { signInUsernameDelay } from '../../api/auth/sign-in/sign-in-delays.ts';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { ticketCheckAddressLimit } from '../../api/tickets/ticket-limits.ts';
import { stopClock } from '../api/stop-clock.ts';
import { createTestApi, temporaryFolder } from '../api/test-api.ts';
import { credentials, startServer } from '../faults/running-server.ts';
import { startSlowChatService } from './slow-chat-service.ts';

vi.mock('@node-rs/argon2', { spy: true });

const flood = 300;

async function statuses(calls: Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('requests over a limit cost almost nothing', () => {
  it('sends nothing to the chat service and writes nothing for ticket checks beyond an address’s limit', async () => {
    const chatService = await startSlowChatService(0);
    onTestFinished(chatService.stop);
    const dataDir = temporaryFolder();
    const { url } = await startServer({ dataDir, env: { CHAT_SERVICE_URL: chatService.origin } });
    const check = (number: number) =>
      fetch(`${url}/api/deposits/history`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: `budi-${number}`, ticket: 'D3612272' }),
      });
    const changes = watchChanges(dataDir);
    const counts = await statuses(Array.from({ length: flood }, (_, i) => check(i)));
    const { attempts } = ticketCheckAddressLimit;
    expect(counts).toEqual({ 200: attempts, 429: flood - attempts });
    expect(chatService.calls).toBe(attempts);
    expect(changes()).toBe(0);
  });

  it('checks no password and writes nothing for sign-ins beyond a name’s limit', async () => {
    stopClock();
    const api = await createTestApi();
    const signIn = (password: string) =>
      api.call('/login', { method: 'POST', json: { username: credentials.username, password } });
    const wrong = await statuses(Array.from({ length: flood }, () => signIn('salah')));
    // The first attempt after the undelayed ones is checked and starts the delay.
    const looked = signInUsernameDelay.free + 1;
    expect(wrong).toEqual({ 401: looked, 429: flood - looked });
    expect(vi.mocked(argon2.verify)).toHaveBeenCalledTimes(looked);
    const write = vi.spyOn(api.db, 'write');
    expect((await signIn('salah')).status).toBe(429);
    expect(vi.mocked(argon2.verify)).toHaveBeenCalledTimes(looked);
    expect(write).not.toHaveBeenCalled();
  });
});

/** Counts the commits of other connections. */
function watchChanges(dataDir: string): () => number {
  const connection = new Sqlite(join(dataDir, 'tanya-kami.db'), { readonly: true });
  onTestFinished(() => void connection.close());
  const version = () => Number(connection.pragma('data_version', { simple: true }));
  const before = version();
  return () => version() - before;
}
