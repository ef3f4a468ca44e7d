import { tmpdir } from 'node:os';
import { onTestFinished } from 'vitest';
import { type PostgresCluster, startPostgresCluster } from '../tools/postgres-cluster.ts';

/** Starts a separate PostgreSQL server, which waits for the disk and may be stopped. */
export async function startCluster(): Promise<PostgresCluster> {
  const cluster = await startPostgresCluster({ parent: tmpdir(), fsync: true });
  onTestFinished(cluster.remove);
  return cluster;
}
