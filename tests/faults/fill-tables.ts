import type { SqliteConnection } from '../../api/db/sqlite/driver.ts';

type Row = Record<string, unknown>;

interface Column {
  name: string;
  type: string;
  pk: number;
}

interface Reference {
  from: string;
  table: string;
}

/** Values for columns whose constraints their type does not show. */
const ruled: Record<string, (number: number) => unknown> = {
  'faqs.position': (number) => number,
  'faqs.path': (number) => `${String(number).padStart(7, '0')}/`,
  'faqs.parent_id': () => null,
  // No release has a tree that can be read.
  'website_settings.release_id': () => null,
  'website_settings.fill_words': () => '{}',
  'website_settings.help': () => null,
  'websites.is_library': () => 0,
  'announcements.website_ids': () => '[1]',
  'whitelists.ip': (number) => `127.0.0.${number}`,
  'whitelists.until': () => null,
  'whitelists.passkey_id': (number) => `passkeys id ${number}`,
  'ledger_tickets.kind': () => 'deposit',
  'security_settings.factor': () => 'optional',
  'security_settings.factor_roles': () => '[]',
  'security_settings.temporary_passwords': () => 0,
};

/** Inserts two rows into every table, whatever its columns, with valid references. */
export function fillTables(connection: SqliteConnection): void {
  connection.pragma('foreign_keys = OFF');
  for (const table of tableNames(connection)) {
    const columns = connection.pragma(`table_info(${table})`) as Column[];
    const references = connection.pragma(`foreign_key_list(${table})`) as Reference[];
    const insert = connection.prepare(
      `insert into ${table} (${columns.map(({ name }) => `"${name}"`)})
       values (${columns.map(() => '?')})`,
    );
    for (const number of [1, 2]) {
      insert.run(columns.map((column) => fillValue(table, column, references, number)));
    }
  }
  const broken = connection.pragma('foreign_key_check') as unknown[];
  if (broken.length > 0) throw new Error(`The rows do not fit together: ${JSON.stringify(broken)}`);
}

/** Reads every row of every table, by the table's name. */
export function readTables(connection: SqliteConnection): Record<string, Row[]> {
  const entries = tableNames(connection).map((table) => [
    table,
    connection.prepare(`select * from ${table} order by rowid`).all(),
  ]);
  return Object.fromEntries(entries);
}

function tableNames(connection: SqliteConnection): string[] {
  const names = connection.prepare(
    `select name from sqlite_master
     where type = 'table' and name not like 'sqlite_%' and name <> '__drizzle_migrations'
       and name not in ('faq_blocks', 'table_sizes') -- filled by triggers, and dropped later
       and name <> 'known_time' -- one row, from its migration`,
  );
  return names.pluck().all() as string[];
}

function fillValue(
  table: string,
  column: Column,
  references: Reference[],
  number: number,
): unknown {
  const rule = ruled[`${table}.${column.name}`];
  if (rule !== undefined) return rule(number);
  const target = references.find(({ from }) => from === column.name)?.table;
  if (target === 'images') return `images name ${number}`;
  const type = column.type.toLowerCase();
  if (target !== undefined || type === 'integer') return number;
  const text = `${table} ${column.name} ${number}`;
  return type === 'blob' ? Buffer.from(text) : text;
}
