import { once } from 'node:events';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a forwarder to a database, which can switch to another one, as a virtual address or a DNS name does. On request
 * it cuts a connection after its next commit was sent to PostgreSQL.
 */
export async function startForwarder(database: string) {
  let target = new URL(database);
  let isCutting = false;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connectTo(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        upstream.end();
      });
    }
    client.on('data', (chunk) => {
      upstream.write(chunk);
      if (!isCutting || !chunk.includes('commit\0')) return;
      isCutting = false;
      client.destroy();
    });
    upstream.on('data', (chunk) => client.write(chunk));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const address = proxy.address();
  const url = new URL(database);
  url.port = String(typeof address === 'object' ? address?.port : '');
  const cutNextCommit = () => {
    isCutting = true;
  };
  const moveTo = (other: string) => {
    target = new URL(other);
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return { url: url.href, cutNextCommit, moveTo };
}
