import { yieldToRequests } from './yield-to-requests.ts';

/** Rows (or ids) per statement: SQLite limits the number of parameters. */
const rowsPerStatement = 500;

/**
 * Runs one statement after another for parts of the rows, all in the caller's transaction. Other requests can run
 * between the statements, because thousands of rows in one statement would block reads too long. Returns the result of
 * each statement.
 */
export async function runInStatements<Row, Result>(
  rows: readonly Row[],
  run: (part: Row[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const letOthersRun = yieldToRequests(0);
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    if (start > 0) await letOthersRun();
    results.push(await run(rows.slice(start, start + rowsPerStatement)));
  }
  return results;
}
