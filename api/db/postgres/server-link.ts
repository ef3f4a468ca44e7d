import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { ChangeWatcher } from '../database.ts';

export interface ServerLinkOptions {
  schema: string;
  /** The arguments of PostgreSQL's lock functions. */
  houseLock: string;
}

/** What the servers of one database know of each other. */
export interface ServerLink {
  watch(watcher: ChangeWatcher): void;
  /** Whether this server has the lock of housekeeping. It keeps the lock for as long as it is connected. */
  mayKeepHouse(): Promise<boolean>;
  close(): Promise<void>;
}

/** The channel of the triggers, see the migration `plain-counts`. */
const channel = 'tanya_kami';

/** A change is never missed for longer than these together, even when the network drops everything silently. */
const connectMs = 2000;
const heartbeatMs = 1000;
const responseMs = 1500;
const retryMs = 500;

/**
 * Listens for changes on a connection of its own, which is begun with the first use. PostgreSQL sends no notification
 * twice, so everything is in doubt until the connection is there again.
 */
export function createServerLink(
  url: string,
  { schema, houseLock }: ServerLinkOptions,
): ServerLink {
  const watchers: ChangeWatcher[] = [];
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let client: pg.Client | undefined;
  let hasHouseLock = false;

  const doubt = () => {
    for (const watcher of watchers) watcher.onDoubt();
  };

  function report({ payload = '' }: pg.Notification): void {
    const end = payload.lastIndexOf(' ');
    if (payload.slice(0, end) !== schema) return;
    for (const watcher of watchers) watcher.onChange(Number(payload.slice(end + 1)));
  }

  async function connect(): Promise<pg.Client> {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      query_timeout: responseMs,
      keepAlive: true,
    });
    connection.on('error', () => {});
    connection.on('notification', report);
    try {
      await connection.connect();
      // Otherwise a machine that loses its power would hold the lock of housekeeping for two hours.
      await connection.query(`set idle_session_timeout = '10s'; listen ${channel}`);
      return connection;
    } catch (error) {
      end(connection);
      throw error;
    }
  }

  /** Runs until the connection breaks. */
  async function stayConnected(): Promise<void> {
    const connection = await connect();
    client = connection;
    doubt();
    try {
      for (;;) {
        await setTimeout(heartbeatMs, undefined, { signal: closing.signal, ref: false });
        await connection.query('select 1');
      }
    } finally {
      client = undefined;
      hasHouseLock = false;
      end(connection);
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await stayConnected().catch(() => {});
      if (closing.signal.aborted) return;
      doubt();
      await setTimeout(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  return {
    watch(watcher) {
      watchers.push(watcher);
      running ??= run();
    },
    async mayKeepHouse() {
      if (client === undefined) {
        running ??= run();
        await untilConnected(() => client !== undefined || closing.signal.aborted);
      }
      if (client === undefined || hasHouseLock) return hasHouseLock;
      const connection: pg.Client = client;
      const { rows } = await connection.query(`select pg_try_advisory_lock(${houseLock}) as mine`);
      hasHouseLock = rows[0].mine && client === connection;
      return hasHouseLock;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Does not wait for the server's goodbye, which a broken connection never brings. */
function end(connection: pg.Client): void {
  connection.end().catch(() => {});
}

/** Waits for the first connection, but not for a server that is away. */
async function untilConnected(isDone: () => boolean): Promise<void> {
  for (let waited = 0; waited < connectMs && !isDone(); waited += 10) await setTimeout(10);
}
