import { type SQL, sql } from 'drizzle-orm';

type Kind = 'integer' | 'text';

// PostgreSQL has to know the type of a parameter; SQLite accepts the same names.
const sqlTypes = { integer: sql.raw('bigint'), text: sql.raw('text') };

/**
 * Rows of values for `update ... from`, so that one statement writes different values to hundreds of rows. Both engines
 * name the columns `column1`, `column2` and so on: `sql`v.column1``.
 */
export function valuesTable(
  kinds: readonly Kind[],
  rows: readonly (readonly (string | number | null)[])[],
): SQL {
  const tuples = rows.map((row) => {
    const values = row.map((value, at) => sql`cast(${value} as ${sqlTypes[kinds[at] ?? 'text']})`);
    return sql`(${sql.join(values, sql`, `)})`;
  });
  return sql`(values ${sql.join(tuples, sql`, `)}) as v`;
}
