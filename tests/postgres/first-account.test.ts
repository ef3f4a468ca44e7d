import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { freePort } from '../bench/free-port.ts';
import { credentials, launchServer, startServer } from '../faults/running-server.ts';
import { createTestSchema, query } from './test-schema.ts';

it('is not ready before the first account exists, and a sign-in waits for it', async () => {
  const database = await createTestSchema();
  const env = { DATABASE_URL: database };
  const earlier = await startServer({ dataDir: temporaryFolder(), env });
  await earlier.kill('SIGTERM');
  await query(database, 'delete from users');

  // The server cannot create the account while the table is locked.
  const locker = new pg.Client({ connectionString: database });
  await locker.connect();
  await locker.query('begin');
  await locker.query('lock table users in access exclusive mode');
  const port = await freePort();
  launchServer({ dataDir: temporaryFolder(), env: { ...env, PORT: `${port}` } });
  while (!(await isOpen(port)));
  let isLocked = true;
  const send = async (path: string, init: RequestInit = {}) => {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return { status, isLocked };
  };
  const headers = { 'Content-Type': 'application/json' };
  const login = { method: 'POST', headers, body: JSON.stringify(credentials) };
  const responses = Promise.all([send('/readyz'), send('/healthz'), send('/login', login)]);
  // A server that does not wait has answered by then.
  await locker.query('select pg_sleep(0.3)');
  isLocked = false;
  await locker.query('commit');
  await locker.end();
  const ready = { status: 200, isLocked: false };
  expect(await responses).toEqual([ready, ready, ready]);
});

async function isOpen(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
