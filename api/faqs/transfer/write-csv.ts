import type { FaqFile } from '../../contract/faqs/faq-transfer.ts';
import { transferColumns, transferLists } from '../../contract/faqs/transfer-columns.ts';
import { keywordSeparator } from '../../contract/texts/keywords.ts';
import { writeTable } from '../../csv/write-table.ts';

/** The FAQs as a CSV. */
export function writeCsv(rows: FaqFile['faqs'], website: string): Promise<string> {
  const records = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(transferLists.map((name) => [name, toCell(row[name])])),
    website,
  }));
  return writeTable(transferColumns, records);
}

function toCell(texts: readonly string[]): string {
  // Only a test can contain the separator.
  return texts.map((text) => text.replaceAll(keywordSeparator, ' ')).join(` ${keywordSeparator} `);
}
