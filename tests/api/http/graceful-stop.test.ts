import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { createGracefulStop } from '../../../api/operations/graceful-stop.ts';

const stopping = 'Server sedang dimulai ulang. Coba lagi beberapa saat lagi.';

async function startServer(respond: () => Response | Promise<Response>) {
  const gracefully = createGracefulStop(respond, { 'X-Policy': 'inert' });
  const server = serve({
    fetch: () => gracefully.fetch(),
    port: 0,
    hostname: '127.0.0.1',
  }) as Server;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** A connection and the bytes received on it. */
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const ended = new Promise<string>((resolve) => {
      socket.once('error', ({ message }) => resolve(message));
      socket.once('end', () => resolve('end'));
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'connect');
    return { socket, received: () => text, ended };
  };
  return { stop: () => gracefully.stop(server), open };
}

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${'a'.repeat(length)}`;

it.each([
  ['a request', get],
  ['a request with a body', post(1000)],
  ['a request with a long body', post(500_000)],
])('refuses %s that arrives while it stops, and closes the connection', async (_, request) => {
  const server = await startServer(() => new Response('yes'));
  const keptAlive = await server.open();
  keptAlive.socket.write(get);
  await expect.poll(keptAlive.received).toContain('yes');
  const stopped = server.stop();
  keptAlive.socket.write(request);
  const fresh = await server.open();
  fresh.socket.write(request);
  for (const { ended, received } of [keptAlive, fresh]) {
    expect(await ended).toBe('end');
    const response = received().slice(received().lastIndexOf('HTTP/1.1'));
    expect(response).toMatch(/^HTTP\/1\.1 503 /);
    for (const header of [
      'connection: close',
      'retry-after: 5',
      'cache-control: no-store',
      'x-policy: inert',
    ]) {
      expect(response.toLowerCase()).toContain(`\r\n${header}\r\n`);
    }
    expect(response).toContain(JSON.stringify({ message: stopping }));
  }
  await stopped;
});

it('lets running requests end, and then closes their connections', async () => {
  let finish: ((response: Response) => void) | undefined;
  const server = await startServer(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { socket, received, ended } = await server.open();
  socket.write(get);
  await expect.poll(() => finish).toBeDefined();
  const stopped = server.stop();
  finish?.(new Response('at last'));
  expect(await ended).toBe('end');
  expect(received()).toContain('at last');
  expect(received().toLowerCase()).toContain('\r\nconnection: close\r\n');
  await stopped;
});

it('accepts no connection after it stopped, and closes idle ones', async () => {
  const server = await startServer(() => new Response('yes'));
  const { socket, received, ended } = await server.open();
  socket.write(get);
  await expect.poll(received).toContain('yes');
  await server.stop();
  expect(await ended).toBe('end');
  await expect(server.open()).rejects.toThrow('ECONNREFUSED');
});
