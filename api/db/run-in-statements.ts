/** Rows (or ids) per statement: SQLite limits the number of parameters. */
const rowsPerStatement = 500;

/**
 * Runs one statement after another for parts of the rows, all in the caller's transaction. Other requests have their turn
 * between them: thousands of rows take longer than a write should hold up the reads.
 */
export async function runInStatements<Row>(
  rows: readonly Row[],
  run: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    if (start > 0) await new Promise((resolve) => setImmediate(resolve));
    await run(rows.slice(start, start + rowsPerStatement));
  }
}
