import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { valid } from '../tools/valid.ts';
import { type RunningServer, signIn, startServer } from './running-server.ts';

/** Starts a write without the last bytes of its body. */
async function beginWrite(server: RunningServer, cookie: string, agent: Agent) {
  const body = JSON.stringify(valid.website({ name: 'pelan' }));
  const call = request(`${server.url}/api/websites`, {
    method: 'POST',
    agent,
    headers: {
      Cookie: cookie,
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    call.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', reject);
  });
  // The request may fail before the test awaits it.
  status.catch(() => {});
  call.flushHeaders();
  // The server sends `100 Continue` when it starts to handle the request.
  await once(call, 'continue');
  call.write(body.slice(0, 10));
  return { status, finish: () => call.end(body.slice(10)) };
}

it('completes running requests on SIGTERM, refuses new ones, and exits with 0', async () => {
  const server = await startServer({ dataDir: temporaryFolder() });
  const agent = new Agent({ keepAlive: true });
  const { status, finish } = await beginWrite(server, await signIn(server.url), agent);
  server.child.kill('SIGTERM');
  await expect.poll(server.output).toContain('SIGTERM: stopping.');
  const outcomes: unknown[] = [];
  const tryOnce = async () => {
    const outcome = await fetch(`${server.url}/faqs/1`).then(
      ({ status }) => status,
      ({ cause }) => cause.code,
    );
    outcomes.push(outcome);
    return outcome;
  };
  await expect.poll(tryOnce).toBe('ECONNREFUSED');
  expect(outcomes.filter((outcome) => outcome !== 503 && outcome !== 'ECONNREFUSED')).toEqual([]);
  expect(server.child.exitCode).toBeNull();
  finish();
  expect(await status).toBe(201);
  const start = performance.now();
  expect(await server.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(4000);
  agent.destroy();
});

it('waits no longer than 10 s', async () => {
  const server = await startServer({ dataDir: temporaryFolder() });
  const agent = new Agent({ keepAlive: true });
  const { status } = await beginWrite(server, await signIn(server.url), agent);
  const start = performance.now();
  expect(await server.kill('SIGTERM')).toBe(0);
  const seconds = (performance.now() - start) / 1000;
  expect(seconds).toBeGreaterThan(8);
  expect(seconds).toBeLessThan(15);
  await expect(status).rejects.toThrow();
  agent.destroy();
});
