import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';

export type CutReason = 'too-many' | 'unread' | 'idle';

interface Connection {
  /** Since when it has had something to take. */
  unreadSince?: number | undefined;
  /** The newest response, until it is seen to have ended. */
  response?: ServerResponse | undefined;
  /** What had been received when no request was left. */
  idleBytes?: number | undefined;
  /** Since when it has sent more, without a request. */
  noRequestSince?: number | undefined;
}

/**
 * Keeps the limits that Node's server does not. It would wait for ever for a client that takes its response byte by byte,
 * and hold the response meanwhile. Between two requests it takes every byte for a sign of life, also the empty lines that
 * HTTP allows before a request.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  onCut: (reason: CutReason) => void,
): void {
  const open = new Map<Socket, Connection>();
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs;
  server.on('drop', () => onCut('too-many'));
  server.on('connection', (socket) => {
    open.set(socket, {});
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const connection = open.get(socket);
    if (connection !== undefined) connection.response = response;
  });
  const timer = setInterval(look, limits.lookMs).unref();
  server.once('close', () => clearInterval(timer));

  function look(): void {
    const now = performance.now();
    cutUnread(now);
    for (const [socket, connection] of open) {
      if (sendsNoRequest(socket, connection, now)) cut(socket, 'idle');
    }
  }

  function cutUnread(now: number): void {
    const waiting: { socket: Socket; since: number }[] = [];
    let unread = 0;
    for (const [socket, connection] of open) {
      const since = socket.writableLength === 0 ? undefined : (connection.unreadSince ?? now);
      connection.unreadSince = since;
      if (since === undefined) continue;
      unread += socket.writableLength;
      waiting.push({ socket, since });
    }
    waiting.sort((a, b) => a.since - b.since);
    for (const { socket, since } of waiting) {
      if (now - since < limits.readingMs && unread <= limits.unreadBytes) break;
      unread -= socket.writableLength;
      cut(socket, 'unread');
    }
  }

  /** Whether an idle connection has sent bytes for longer than a request's head may take. */
  function sendsNoRequest(socket: Socket, connection: Connection, now: number): boolean {
    if (connection.response !== undefined) {
      if (!connection.response.writableFinished) return false;
      // Kept no longer: it holds a whole request and response.
      connection.response = undefined;
      connection.idleBytes = socket.bytesRead;
      connection.noRequestSince = undefined;
    }
    if (connection.idleBytes === undefined || socket.bytesRead === connection.idleBytes)
      return false;
    connection.noRequestSince ??= now;
    // Node itself ends a head that was begun and takes too long, and says 408. It must be first.
    return now - connection.noRequestSince >= limits.headersMs + limits.lookMs;
  }

  function cut(socket: Socket, reason: CutReason): void {
    socket.destroy();
    onCut(reason);
  }
}
