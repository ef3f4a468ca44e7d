import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { ChangeWatcher } from '../database.ts';

export interface ServerLinkOptions {
  schema: string;
  /** The arguments of PostgreSQL's lock functions. */
  housekeepingLock: string;
}

/** The connection between the servers of one database, through PostgreSQL. */
export interface ServerLink {
  watch(watcher: ChangeWatcher): void;
  /** Whether this server has the housekeeping lock. It has the lock until its connection ends. */
  ownsHousekeeping(): Promise<boolean>;
  close(): Promise<void>;
}

/** The channel of the triggers, see the migration `plain-counts`. */
const channel = 'tanya_kami';

/** A missed change is noticed after at most the sum of these times, even when the network drops all packets. */
const connectMs = 2000;
const heartbeatMs = 1000;
const responseMs = 1500;
const retryMs = 500;

/**
 * Listens for changes on its own connection, which opens at the first use. Missed notifications are not sent again, so
 * all cached entries count as outdated until it is connected again.
 */
export function createServerLink(
  url: string,
  { schema, housekeepingLock }: ServerLinkOptions,
): ServerLink {
  const watchers: ChangeWatcher[] = [];
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let client: pg.Client | undefined;
  let hasHousekeepingLock = false;

  const reportMissedChanges = () => {
    for (const watcher of watchers) watcher.onMissedChanges();
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
      // Without this timeout, a machine that loses power would hold the housekeeping lock for two hours.
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
    reportMissedChanges();
    try {
      for (;;) {
        await setTimeout(heartbeatMs, undefined, { signal: closing.signal, ref: false });
        await connection.query('select 1');
      }
    } finally {
      client = undefined;
      hasHousekeepingLock = false;
      end(connection);
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await stayConnected().catch(() => {});
      if (closing.signal.aborted) return;
      reportMissedChanges();
      await setTimeout(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  return {
    watch(watcher) {
      watchers.push(watcher);
      running ??= run();
    },
    async ownsHousekeeping() {
      if (client === undefined) {
        running ??= run();
        await untilConnected(() => client !== undefined || closing.signal.aborted);
      }
      if (client === undefined || hasHousekeepingLock) return hasHousekeepingLock;
      const connection: pg.Client = client;
      const { rows } = await connection.query(
        `select pg_try_advisory_lock(${housekeepingLock}) as mine`,
      );
      hasHousekeepingLock = rows[0].mine && client === connection;
      return hasHousekeepingLock;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Closes without waiting for the server: a broken connection never confirms. */
function end(connection: pg.Client): void {
  connection.end().catch(() => {});
}

/** Waits for the first connection, but at most `connectMs`, in case the server is unreachable. */
async function untilConnected(isDone: () => boolean): Promise<void> {
  for (let waited = 0; waited < connectMs && !isDone(); waited += 10) await setTimeout(10);
}
