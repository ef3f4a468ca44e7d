import { type FaqFile, transferColumns } from '../../contract/faqs/faq-transfer.ts';
import { keywordSeparator } from '../../contract/texts/keywords.ts';
import { writeTable } from '../../csv/write-table.ts';

/** The FAQs as a CSV. */
export function writeCsv(rows: FaqFile['faqs'], website: string): Promise<string> {
  const records = rows.map((row) => ({
    ...row,
    keywords: row.keywords.join(` ${keywordSeparator} `),
    wordings: row.wordings.join(` ${keywordSeparator} `),
    website,
  }));
  return writeTable(transferColumns, records);
}
