import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';

export type CutReason = 'too-many' | 'pipelined' | 'unread' | 'idle';

interface Connection {
  /** Number of requests whose response has not been sent. */
  unanswered: number;
  /** The time since which the client has unread bytes, by `performance.now()`. */
  unreadSince?: number | undefined;
  /** The last response, until it has ended. */
  response?: ServerResponse | undefined;
  /** Number of received bytes at the end of the last response. */
  idleBytes?: number | undefined;
  /** The time since which the client has sent bytes without a complete request. */
  noRequestSince?: number | undefined;
}

/**
 * Enforces the limits that Node's server does not have. Node would store a response without a time limit for a client
 * that reads it byte by byte. Between two requests Node counts every byte as activity, also the empty lines that HTTP
 * allows before a request.
 */
export function cutConnections(
  server: Server,
  limits: ConnectionLimits,
  onCut: (reason: CutReason) => void,
): void {
  const open = new Map<Socket, Connection>();
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs;
  server.on('drop', () => onCut('too-many'));
  server.on('connection', (socket) => {
    open.set(socket, { unanswered: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const connection = open.get(socket);
    if (connection === undefined) return;
    connection.response = response;
    connection.unanswered += 1;
    response.once('close', () => {
      connection.unanswered -= 1;
    });
    // `refuseTwoHosts` ignores the requests that Node has already received after this one.
    if (connection.unanswered > limits.pipelinedRequests && !socket.destroyed)
      cut(socket, 'pipelined');
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

  /** Whether an idle connection has been sending bytes for longer than a request's headers may take. */
  function sendsNoRequest(socket: Socket, connection: Connection, now: number): boolean {
    if (connection.response !== undefined) {
      // A refused client may still be sending the body of its request. Node's time limit for requests ends that.
      if (!connection.response.writableFinished || !connection.response.req.complete) return false;
      // Free the memory: the object references the whole request and response.
      connection.response = undefined;
      connection.idleBytes = socket.bytesRead;
      connection.noRequestSince = undefined;
    }
    if (connection.idleBytes === undefined || socket.bytesRead === connection.idleBytes)
      return false;
    connection.noRequestSince ??= now;
    // Node itself responds with 408 to headers that take too long. This check must come after it.
    return now - connection.noRequestSince >= limits.headersMs + limits.lookMs;
  }

  function cut(socket: Socket, reason: CutReason): void {
    socket.destroy();
    onCut(reason);
  }
}
