import { type SQL, sql } from 'drizzle-orm';

type Kind = 'integer' | 'text';

// PostgreSQL needs the type of each parameter; SQLite accepts the same type names.
const sqlTypes = { integer: sql.raw('bigint'), text: sql.raw('text') };

/**
 * Rows of values for `update ... from`, so that one statement writes different values to hundreds of rows. Both engines
 * name the columns `column1`, `column2` and so on: `sql`v.column1``.
 */
export function valuesTable(
  kinds: readonly Kind[],
  rows: readonly (readonly (string | number | null)[])[],
): SQL {
  const comma = sql.raw(', ');
  const tuples = rows.map((row, index) => {
    const values = row.map((value, at) =>
      // The types of the first row apply to the whole column.
      index === 0 ? sql`cast(${value} as ${sqlTypes[kinds[at] ?? 'text']})` : sql.param(value),
    );
    return sql`(${sql.join(values, comma)})`;
  });
  return sql`(values ${sql.join(tuples, comma)}) as v`;
}
