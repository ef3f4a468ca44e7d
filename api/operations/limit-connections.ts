import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';

export type CutReason = 'too-many' | 'unread';

/**
 * Keeps the limits that Node's server does not: it would wait for ever for a client that takes its answer byte by byte,
 * and hold the answer meanwhile.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  onCut: (reason: CutReason) => void,
): void {
  /** Since when each has had something to take. */
  const open = new Map<Socket, number | undefined>();
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs;
  server.on('drop', () => onCut('too-many'));
  server.on('connection', (socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(look, limits.lookMs).unref();
  server.once('close', () => clearInterval(timer));

  function look(): void {
    const now = performance.now();
    const waiting: { socket: Socket; since: number }[] = [];
    let unread = 0;
    for (const [socket, known] of open) {
      const since = socket.writableLength === 0 ? undefined : (known ?? now);
      open.set(socket, since);
      if (since === undefined) continue;
      unread += socket.writableLength;
      waiting.push({ socket, since });
    }
    waiting.sort((a, b) => a.since - b.since);
    for (const { socket, since } of waiting) {
      if (now - since < limits.readingMs && unread <= limits.unreadBytes) break;
      unread -= socket.writableLength;
      socket.destroy();
      onCut('unread');
    }
  }
}
