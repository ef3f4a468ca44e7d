/** Rows (or ids) per statement: SQLite limits the number of parameters. */
const rowsPerStatement = 500;

/** Runs one statement after another for parts of the rows, all in the caller's transaction. */
export async function runInStatements<Row>(
  rows: readonly Row[],
  run: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await run(rows.slice(start, start + rowsPerStatement));
  }
}
