/** Rows (or ids) per statement: SQLite limits the number of parameters. */
const chunkSize = 500;

/** Runs a statement for all rows, in chunks. */
export async function inChunks<Row>(
  rows: readonly Row[],
  run: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    await run(rows.slice(start, start + chunkSize));
  }
}
