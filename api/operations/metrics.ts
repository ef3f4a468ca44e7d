import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StorageErrorKind } from '../db/storage-error-kind.ts';
import type { CutReason } from './cut-connections.ts';

/** Prometheus metrics of the running server. */
export type Metrics = ReturnType<typeof createMetrics>;

const prefix = 'tanya_kami_';

/**
 * The statuses that every route starts with, at 0. Prometheus' `rate()` does not see the first increment of a series
 * that did not exist before, so the first error would raise no alert.
 */
const expectedStatuses = [200, 500, 503] as const;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Counter({
    name: `${prefix}http_requests_total`,
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: 'How long requests took, without visitors’ cached reads.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  /** A counter with one label, whose series all start at 0. */
  function count<Value extends string>(
    name: string,
    help: string,
    label: string,
    values: readonly Value[],
  ): (value: Value) => void {
    const counter = new Counter({ name: prefix + name, help, labelNames: [label], registers });
    for (const value of values) counter.inc({ [label]: value }, 0);
    return (value) => counter.inc({ [label]: value });
  }
  const countCacheLookUp = count(
    'response_cache_total',
    'Lookups in the cache of visitors’ responses.',
    'outcome',
    ['hit', 'miss'],
  );
  const countSignIn = count('sign_ins_total', 'Sign-ins by outcome.', 'outcome', [
    'succeeded',
    'failed',
    'refused-address',
    'refused-username',
    'refused-factor',
    'refused-device',
    'refused-challenge',
  ]);
  const countRefusal = count('limiter_refusals_total', 'Requests refused by a limit.', 'limit', [
    'check-address',
    'check-username',
    'insights-address',
    'gate-passkey',
  ]);
  const countCut = count<CutReason>(
    'connections_cut_total',
    'Connections closed by a limit.',
    'reason',
    ['too-many', 'pipelined', 'unread', 'idle'],
  );
  const countStorageError = count<StorageErrorKind>(
    'storage_errors_total',
    'Errors of the database’s storage.',
    'kind',
    ['busy', 'away', 'unwritable', 'damaged'],
  );
  const countPublication = count(
    'scheduled_publications_total',
    'Publications at a set time, by outcome.',
    'outcome',
    ['published', 'failed'],
  );
  /** A number that is read when the metrics are. */
  function gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name: prefix + name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  }
  const chatServicePaused = new Gauge({
    name: `${prefix}chat_service_paused`,
    help: '1 while no ticket checks are sent to the chat service after too many failures.',
    registers,
  });

  return {
    /** Adds the series of a route. */
    expectRoute(method: string, route: string): void {
      for (const status of expectedStatuses) calls.inc({ method, route, status }, 0);
    },
    countCall(method: string, route: string, status: number, seconds: number): void {
      calls.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    /** Counts visitors' cached reads, without their duration. */
    countRead: (method: string, route: string, status: number) =>
      calls.inc({ method, route, status }),
    countCacheLookUp,
    countSignIn,
    countRefusal,
    countCut,
    countStorageError,
    countPublication,
    showChatServicePaused: (paused: boolean) => chatServicePaused.set(paused ? 1 : 0),
    /** Adds Node's own metrics: memory, event loop, garbage collection. */
    watchProcess: () => collectDefaultMetrics({ register: registry, prefix }),
    /** Adds the free bytes on the database's disk. */
    watchDisk: (readFree: () => Promise<number>) =>
      // An error must not fail the whole response: the other metrics are needed most when the disk has errors.
      gauge('disk_free_bytes', 'Free bytes on the disk of the data folder.', () =>
        readFree().catch(() => Number.NaN),
      ),
    /** Adds the time of the last complete backup. */
    watchBackups: (readTime: () => Promise<number>) =>
      gauge(
        'last_backup_timestamp_seconds',
        'When the last complete backup was made, in seconds since 1970; 0 if there was none.',
        readTime,
      ),
    /** Adds the number of transactions and queries that wait for the database. */
    watchDatabase: (countWaiting: () => number) =>
      gauge(
        'database_waiting',
        'Transactions and queries that wait for a connection to the database.',
        countWaiting,
      ),
    /** Adds whether the server can work. A scrape asks by itself: the counter of errors needs somebody who saves. */
    watchReadiness: (isReady: () => Promise<boolean>) =>
      gauge('ready', '1 while the server is ready, as /readyz says, otherwise 0.', async () =>
        Number(await isReady()),
      ),
    /** Adds the number of open connections. */
    watchConnections: (server: Server) =>
      gauge('connections', 'Open connections.', promisify(server.getConnections.bind(server))),
    contentType: registry.contentType,
    print: () => registry.metrics(),
  };
}
