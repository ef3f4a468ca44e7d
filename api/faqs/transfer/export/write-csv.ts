import type { FaqFile } from '../../../contract/faqs/faq-transfer.ts';
import { transferColumns, transferLists } from '../../../contract/faqs/transfer-columns.ts';
import { keywordSeparator } from '../../../contract/texts/keywords.ts';
import { writeTable } from '../../../csv/write-table.ts';

/** The FAQs as a CSV, without the columns that are left out. */
export function writeCsv(
  rows: FaqFile['faqs'],
  website: string,
  isLeftOut: (column: string) => boolean = () => false,
): Promise<string> {
  const records = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(transferLists.map((name) => [name, joinTexts(row[name])])),
    website,
  }));
  return writeTable(
    transferColumns.filter((column) => !isLeftOut(column)),
    records,
  );
}

/** The texts of a list in one cell. */
export function joinTexts(texts: readonly string[]): string {
  // Only a test can contain the separator.
  return texts.map((text) => text.replaceAll(keywordSeparator, ' ')).join(` ${keywordSeparator} `);
}
