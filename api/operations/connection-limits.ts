import type { ServerOptions } from 'node:http';
import { requestMaxMs } from '../config/server-limits.ts';

/** Limits of open connections, because each one takes memory until it ends. */
export interface ConnectionLimits {
  /** Open at the same time; more are closed at once. */
  connections: number;
  /** For a request's headers, counted from the connection or the previous response. */
  headersMs: number;
  /** For the whole request: the largest body at the slowest uplink. */
  requestMs: number;
  /** Without a byte in either direction during a request. Our longest wait is an image's place in the queue. */
  silenceMs: number;
  /** Between two requests. The proxies in `deploy/` close earlier, so that no request meets a closing connection. */
  keepAliveMs: number;
  /** For the client to read what it was sent: 500 kB at 70 kbit/s. */
  readingMs: number;
  /** Unread bytes of all clients together. Beyond it the connections that have waited longest are closed. */
  unreadBytes: number;
  /** How often these limits are checked. */
  lookMs: number;
}

export const connectionLimits: ConnectionLimits = {
  connections: 4000,
  headersMs: 10_000,
  requestMs: requestMaxMs,
  silenceMs: 60_000,
  keepAliveMs: 20_000,
  readingMs: 60_000,
  unreadBytes: 64 * 1024 * 1024,
  lookMs: 1000,
};

/** The limits that Node's own server enforces. */
export function serverOptions(limits: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.lookMs,
  };
}
