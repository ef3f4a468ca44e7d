import { tmpdir } from 'node:os';
import { type PostgresCluster, startPostgresCluster } from '../../scripts/postgres-cluster.ts';

let cluster: PostgresCluster | undefined;

/** Starts the server that all tests of a run share, before the first test. */
export async function setup(): Promise<void> {
  cluster = await startPostgresCluster({ parent: tmpdir() });
  process.env.DATABASE_URL = cluster.url;
}

export async function teardown(): Promise<void> {
  await cluster?.remove();
}
