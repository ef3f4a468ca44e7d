import type { FaqFile } from '../../contract/faqs/faq-transfer.ts';
import { transferColumns } from '../../contract/faqs/transfer-columns.ts';
import { keywordSeparator } from '../../contract/texts/keywords.ts';
import { writeTable } from '../../csv/write-table.ts';

/** The FAQs as a CSV. */
export function writeCsv(rows: FaqFile['faqs'], website: string): Promise<string> {
  const records = rows.map((row) => ({
    ...row,
    keywords: toCell(row.keywords),
    wordings: toCell(row.wordings),
    // No keyword or wording contains the separator.
    tests: toCell(row.tests.map((words) => words.replaceAll(keywordSeparator, ' '))),
    website,
  }));
  return writeTable(transferColumns, records);
}

function toCell(texts: readonly string[]): string {
  return texts.join(` ${keywordSeparator} `);
}
