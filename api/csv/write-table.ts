import { promisify } from 'node:util';
import { type Callback, type Input, type Options, stringify } from 'csv-stringify';
import { neutraliseFormula } from './formula-cells.ts';

const write = promisify((input: Input, options: Options, callback: Callback) =>
  stringify(input, options, callback),
);

/**
 * A CSV that spreadsheets with Indonesian settings open without an import dialog, and in which no formula runs.
 *
 * @param columns the names of the columns, or their headers by name.
 */
export async function writeTable<Row extends object>(
  columns: readonly (keyof Row & string)[] | { [Column in keyof Row & string]?: string },
  rows: readonly Row[],
): Promise<string> {
  const csv = await write([...rows], {
    columns: columns as NonNullable<Options['columns']>,
    header: true,
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    cast: { string: neutraliseFormula },
    // Quote these cells for programs that use another separator or trim spaces.
    quoted_match: /[,\t\r\n]|^\s|\s$/,
  });
  return csv ?? '';
}
