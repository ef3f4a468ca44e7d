import pg from 'pg';
import { onTestFinished } from 'vitest';
import { databaseUrl } from '../../api/db/engine.ts';

let schemas = 0;

/** Creates an empty schema in the cluster of this run, which is deleted when the test ends; returns its address. */
export async function createTestSchema(): Promise<string> {
  schemas += 1;
  const name = `nodes_${process.pid}_${schemas}`;
  const address = new URL(databaseUrl ?? '');
  await query(address.href, `create schema ${name}`);
  onTestFinished(async () => void (await query(address.href, `drop schema ${name} cascade`)));
  address.searchParams.set('options', `-c search_path=${name}`);
  return address.href;
}

/** Runs a query on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
