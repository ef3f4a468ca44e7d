import type { ServerOptions } from 'node:http';

/** What open connections may cost. Every one of them takes memory until it ends. */
export interface ConnectionLimits {
  /** Open at once; more are turned away unheard. */
  connections: number;
  /** Until a request's head is there, counted from the connection or the answer before it. */
  headersMs: number;
  /** Until the whole request is there: a picture of 5 MB at 350 kbit/s. */
  requestMs: number;
  /** Without a byte in either direction while a call is under way; the longest wait of ours is for a picture's turn. */
  silenceMs: number;
  /** Between two calls. The proxies in `deploy/` let go earlier, so that no call meets a connection that is closing. */
  keepAliveMs: number;
  /** Until a client has taken what it was sent: 500 kB at 70 kbit/s. */
  readingMs: number;
  /** What may wait to be taken, all clients together; beyond it the longest-waiting are let go first. */
  unreadBytes: number;
  /** How often all this is looked at. */
  lookMs: number;
}

export const connectionLimits: ConnectionLimits = {
  connections: 4000,
  headersMs: 10_000,
  requestMs: 120_000,
  silenceMs: 60_000,
  keepAliveMs: 20_000,
  readingMs: 60_000,
  unreadBytes: 64 * 1024 * 1024,
  lookMs: 1000,
};

/** The limits that Node's own server keeps once it is told at its making. */
export function serverOptions(limits: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.lookMs,
  };
}
