import type { ServerOptions } from 'node:http';
import { requestMaxMs } from '../config/server-limits.ts';

/** Limits of open connections, because each one takes memory until it ends. */
export interface ConnectionLimits {
  /** Maximum of open connections; further ones are closed immediately. */
  connections: number;
  /** Maximum of unanswered requests of one connection. Node starts them all at once, and they delay everybody else. */
  pipelinedRequests: number;
  /** Time for a request's headers, from the connection or the previous response. */
  headersMs: number;
  /** Time for the whole request, see `requestMaxMs`. */
  requestMs: number;
  /** Time without a byte in either direction during a request. An image that waits in the queue takes the longest. */
  silenceMs: number;
  /**
   * Time between two requests. The proxies in `deploy/` close earlier, so that no request meets a closing connection.
   */
  keepAliveMs: number;
  /** Time for the client to read sent bytes: 500 kB at 70 kbit/s. */
  readingMs: number;
  /** Unread bytes of all clients together. Above this, the connections that have waited longest are closed. */
  unreadBytes: number;
  /** How often these limits are checked. */
  lookMs: number;
}

export const connectionLimits: ConnectionLimits = {
  connections: 4000,
  pipelinedRequests: 16,
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
