import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../api/db/open.ts';
import { seedDatabase } from '../../api/db/seed/seed.ts';
import { Sqlite } from '../../api/db/sqlite-driver.ts';
import { guardedRoutes } from './guarded-routes.ts';
import { explainQueries, type QueryPlan } from './query-plans.ts';
import { successfulWrites } from './successful-writes.ts';
import { addAdmin, createTestApi, repositoryRoot, temporaryFolder } from './test-api.ts';

/** The queries of all routes that read and write rows, from successful requests. */
async function allQueries(): Promise<QueryPlan[]> {
  const routes = [
    ...guardedRoutes,
    ...['/faqs/1', '/websites/1/livechat'].map((path) => ({ method: 'GET', route: path, path })),
    ...['deposits', 'withdrawals'].map((kind) => {
      const path = `/api/${kind}/history`;
      return { method: 'POST', route: path, path };
    }),
  ];
  const queries: QueryPlan[] = [];
  for (const { method, route, path } of routes) {
    const write = successfulWrites[`${method} ${route}`]?.();
    const found = await explainQueries(async (db) => {
      await seedDatabase(db, { mode: 'none', imagesFolder: '' });
      await addAdmin(db, 'admin');
      const api = await createTestApi({ db });
      const cookie = await api.signIn();
      for (const { path: before, ...call } of write?.before ?? []) {
        await api.call(before, { ...call, cookie });
      }
      await api.call(write?.path ?? path, { method, cookie, ...write?.content });
    });
    queries.push(...found);
  }
  return queries;
}

/** Queries that may scan a whole table, and why. */
const wholeTables: readonly { query: RegExp; plan?: RegExp; why: string }[] = [
  {
    query: / limit \?/,
    plan: /^(?!.*TEMP B-TREE)/,
    why: 'goes in order, and stops at the end of its page or at the first row found',
  },
  {
    query: /"audit_entries"."id" in \(select "id" from "audit_entries"/,
    plan: /SCAN audit_entries USING COVERING INDEX audit_entries_at;/,
    why: 'finds its page in order by an index; sorted are the rows of the page alone',
  },
  { query: /^select "id", "name" from "websites"/, why: 'the response has every website' },
  {
    query: /^select count\(\*\) from "(users|whitelists|website_links|audit_entries)"$/,
    plan: /^SCAN \w+ USING COVERING INDEX \w+$/,
    why: 'counts a list along its smallest index',
  },
  {
    query: /^select count\(\*\) from "websites"$/,
    why: 'the table has no second index, and its rows are short',
  },
  {
    query: /^select "ip" from "whitelists" where/,
    why: 'whether a client can match an entry is no question for SQL, and the whitelist is short',
  },
];

/** A scan of a table; scans of a query's own intermediate results do not count. */
const scan = /\bSCAN (?!CONSTANT|\()/;

describe('the queries of every route', () => {
  it('use an index', async () => {
    const queries = await allQueries();
    expect(queries.length).toBeGreaterThan(100);
    const scanning = queries.filter(
      ({ query, plan }) =>
        scan.test(plan) &&
        !wholeTables.some(
          (allowed) => allowed.query.test(query) && (allowed.plan?.test(plan) ?? true),
        ),
    );
    expect(scanning.map(({ query, plan }) => `${plan}: ${query}`)).toEqual([]);
  }, 60_000);

  it('delete a referenced row without scanning a whole table', () => {
    const file = join(temporaryFolder(), 'references.db');
    openDatabase({ file, migrationsFolder: join(repositoryRoot, 'api/db/migrations') }).close();
    const connection = new Sqlite(file, { readonly: true });
    const references = connection
      .prepare(
        `select tables.name || '.' || reference."from" as source,
           exists (
             select 1 from pragma_index_list(tables.name) as list, pragma_index_info(list.name) as part
             where part.seqno = 0 and part.name = reference."from"
           ) or exists (
             select 1 from pragma_table_info(tables.name) as field
             where field.name = reference."from" and field.pk = 1
           ) as indexed
         from sqlite_master as tables, pragma_foreign_key_list(tables.name) as reference
         where tables.type = 'table'`,
      )
      .all() as { source: string; indexed: number }[];
    connection.close();
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter(({ indexed }) => indexed === 0)).toEqual([]);
  });
});
