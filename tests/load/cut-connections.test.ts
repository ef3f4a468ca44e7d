import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  type ConnectionLimits,
  connectionLimits,
  serverOptions,
} from '../../api/operations/connection-limits.ts';
import { type CutReason, cutConnections } from '../../api/operations/cut-connections.ts';

const megabyte = 2 ** 20;
/** More than the operating system buffers. */
const body = Buffer.alloc(16 * megabyte);

async function startLimited(
  limits: Partial<ConnectionLimits>,
  listener: RequestListener = (_, response) => void response.end(body),
) {
  const all = { ...connectionLimits, lookMs: 20, ...limits };
  const server = createServer(serverOptions(all), listener);
  const cuts: CutReason[] = [];
  cutConnections(server, all, (reason) => cuts.push(reason));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    const met = new AbortController();
    const { signal } = met;
    // Close both sides, because the server may notice it later.
    const isMet = Promise.race(
      ['connection', 'drop'].map((event) => once(server, event, { signal })),
    );
    await Promise.all([once(socket, 'connect'), isMet]);
    met.abort();
    return socket;
  };
  const count = () =>
    new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)));
  return { cuts, open, count };
}

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

function ask(socket: Socket): void {
  socket.write(request);
}

/** Does `step` again and again until the test ends. */
function repeat(everyMs: number, step: () => void): void {
  const timer = setInterval(step, everyMs);
  onTestFinished(() => clearInterval(timer));
}

/** Reads what `socket` gets. Returns the text so far. */
function read(socket: Socket): () => string {
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  return () => received;
}

it('closes a client that does not read its response', async () => {
  const { cuts, open, count } = await startLimited({ readingMs: 300 });
  const socket = await open();
  socket.pause();
  ask(socket);
  await expect.poll(count).toBe(0);
  expect(cuts).toEqual(['unread']);
});

it('closes a client that reads its response too slowly, even if it never pauses', async () => {
  const { cuts, open, count } = await startLimited({ readingMs: 500 });
  const socket = await open();
  repeat(50, () => {
    socket.once('data', () => socket.pause());
    socket.resume();
  });
  socket.pause();
  ask(socket);
  await expect.poll(count).toBe(0);
  expect(cuts).toEqual(['unread']);
});

it('does not close a client that reads, for any number of responses', async () => {
  // With a fixed clock, reading takes no time, even on a slow machine. Only the pauses between responses count.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { cuts, open } = await startLimited({ readingMs: 1500 });
  const socket = await open();
  socket.resume();
  for (let round = 1; round <= 5; round++) {
    ask(socket);
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(round * body.length);
    now += 1000;
    // Advance the clock over several checks.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(cuts).toEqual([]);
});

it('closes the clients that have waited longest when too many bytes are unread', async () => {
  const { cuts, open, count } = await startLimited({ unreadBytes: 2.5 * body.length });
  const greedy: Socket[] = [];
  for (let i = 0; i < 5; i++) {
    const socket = await open();
    socket.pause();
    ask(socket);
    greedy.push(socket);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await expect.poll(count).toBeLessThan(5);
  // A closed connection is counted for another moment.
  await expect.poll(async () => cuts.length + (await count())).toBe(5);
  expect(await count()).toBeGreaterThanOrEqual(2);
  // The newest one is never closed.
  const newest = greedy.at(-1) as Socket;
  newest.resume();
  await expect.poll(() => newest.bytesRead).toBeGreaterThan(body.length);
});

it('does not close a client with 16 unanswered requests, round after round', async () => {
  const { cuts, open } = await startLimited({}, (_, response) => void response.end('ok'));
  const socket = await open();
  const received = read(socket);
  for (let round = 1; round <= 5; round++) {
    socket.write(request.repeat(16));
    await expect.poll(() => received().split('HTTP/1.1 200').length - 1).toBe(round * 16);
  }
  expect(cuts).toEqual([]);
});

it('closes new connections when the limit is reached', async () => {
  const { cuts, open, count } = await startLimited({ connections: 2 });
  const first = await open();
  await open();
  await expect.poll(count).toBe(2);
  const third = await open();
  await once(third, 'close');
  expect(cuts).toEqual(['too-many']);
  first.destroy();
  await expect.poll(count).toBe(1);
  const next = await open();
  await expect.poll(count).toBe(2);
  expect(next.destroyed).toBe(false);
});

it.each([
  ['says nothing', ''],
  ['sends empty lines', '\r\n'],
  ['never ends its head', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
  ['never ends its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'],
])('closes a client that %s', async (_, text) => {
  const { open, count } = await startLimited({ headersMs: 200, requestMs: 400 }, (request) =>
    request.on('error', () => {}).resume(),
  );
  const socket = await open();
  socket.resume();
  socket.write(text);
  repeat(100, () => socket.write(text.trim() === '' ? text : 'a'));
  await expect.poll(count).toBe(0);
});

it('closes a client that stops sending in the middle of a request', async () => {
  const { open, count } = await startLimited({ silenceMs: 200 }, () => {});
  const socket = await open();
  ask(socket);
  await expect.poll(count).toBe(0);
});

/** Opens a client that gets a response and then sends `drip` repeatedly. */
async function askThenDrip(limits: Partial<ConnectionLimits>, drip: string) {
  const limited = await startLimited(limits, (_, response) => void response.end('ok'));
  const socket = await limited.open();
  const received = read(socket);
  ask(socket);
  await expect.poll(received).toContain('ok');
  repeat(40, () => socket.write(drip));
  return { ...limited, socket, received };
}

it('closes a client that sends only empty lines after a response', async () => {
  const { cuts, count } = await askThenDrip({ headersMs: 300, keepAliveMs: 1000 }, '\r\n');
  await expect.poll(count).toBe(0);
  expect(cuts).toEqual(['idle']);
});

it('accepts the rest of a body after an early response', async () => {
  const limits = { headersMs: 200, requestMs: 10_000 };
  const { cuts, open } = await startLimited(limits, (request, response) => {
    request.resume();
    response.writeHead(401).end('no');
  });
  const socket = await open();
  const received = read(socket);
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 30\r\n\r\n');
  await expect.poll(received).toContain('no');
  for (let sent = 0; sent < 30; sent += 1) {
    socket.write('a');
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  ask(socket);
  await expect.poll(() => received().split('no').length).toBe(3);
  expect(cuts).toEqual([]);
});

it('does not close a client that sends an empty line before each request', async () => {
  const { cuts, socket, received } = await askThenDrip({ headersMs: 300 }, `\r\n${request}`);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(cuts).toEqual([]);
  expect(socket.destroyed).toBe(false);
  expect(received().split('ok').length).toBeGreaterThan(3);
});

it('leaves the response 408 to Node for a client that never ends its next headers', async () => {
  // The first check is long after Node's own check, so that a busy machine cannot swap them.
  const limits = { headersMs: 400, lookMs: 200 };
  const { cuts, count, socket, received } = await askThenDrip(limits, '');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: a');
  repeat(40, () => socket.write('a'));
  await expect.poll(received).toContain('408 Request Timeout');
  await expect.poll(count).toBe(0);
  expect(cuts).toEqual([]);
});

it('does not close a client during a slow response, whatever it sends meanwhile', async () => {
  const { cuts, open } = await startLimited({ headersMs: 200 }, (request, response) => {
    request.on('error', () => {}).resume();
    setTimeout(() => response.end('late'), 1500);
  });
  const socket = await open();
  const received = read(socket);
  ask(socket);
  repeat(40, () => socket.write('\r\n'));
  await expect.poll(received).toContain('late');
  expect(cuts).toEqual([]);
});
