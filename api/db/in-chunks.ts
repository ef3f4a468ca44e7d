/** Rows (or ids) that one statement takes: SQL limits the values it may name. */
const chunkSize = 500;

/** Runs a statement for all of the rows, so many at a time. */
export async function inChunks<Row>(
  rows: readonly Row[],
  run: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    await run(rows.slice(start, start + chunkSize));
  }
}
