import { promisify } from 'node:util';
import { type Callback, type Input, type Options, stringify } from 'csv-stringify';
import { type FaqFile, transferColumns } from '../../contract/faq-transfer.ts';
import { keywordSeparator } from '../../contract/keywords.ts';
import { neutraliseFormula } from './formula-cells.ts';

const write = promisify((input: Input, options: Options, callback: Callback) =>
  stringify(input, options, callback),
);

/** A CSV that spreadsheets with Indonesian settings open at once. */
export async function writeCsv(rows: FaqFile['faqs'], website: string): Promise<string> {
  const records = rows.map((row) => ({
    ...row,
    keywords: row.keywords.join(` ${keywordSeparator} `),
    website,
  }));
  const csv = await write(records, {
    columns: [...transferColumns],
    header: true,
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    cast: { string: neutraliseFormula },
    // For programs that separate by these, or cut spaces.
    quoted_match: /[,\t\r\n]|^\s|\s$/,
  });
  return csv ?? '';
}
