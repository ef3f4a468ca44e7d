import type { ServerOptions } from 'node:http';
import { requestMaxMs } from '../config/server-limits.ts';

/** Limits of open connections, because each one takes memory until it ends. */
export const connectionLimits = {
  /** Maximum of open connections; further ones are closed immediately. */
  connections: 4000,
  /** Maximum of unanswered requests of one connection. Node starts them all at once, and they delay everybody else. */
  pipelinedRequests: 16,
  /** Time for a request's headers, from the connection or the previous response. */
  headersMs: 10_000,
  /** Time for the whole request. */
  requestMs: requestMaxMs,
  /** Time without a byte in either direction during a request. An image that waits in the queue takes the longest. */
  silenceMs: 60_000,
  /**
   * Time between two requests. The proxies in `deploy/` close earlier, so that no request meets a closing connection.
   */
  keepAliveMs: 20_000,
  /** Time for the client to read sent bytes: 500 kB at 70 kbit/s. */
  readingMs: 60_000,
  /** Unread bytes of all clients together. Above this, the connections that have waited longest are closed. */
  unreadBytes: 64 * 1024 * 1024,
  /** How often these limits are checked. */
  lookMs: 1000,
};

export type ConnectionLimits = typeof connectionLimits;

/** The limits that Node's own server enforces. */
export function serverOptions(limits: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.lookMs,
  };
}
