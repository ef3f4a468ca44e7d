import { columnHeaders } from '../api/contract/faqs/transfer-columns.ts';
import { markdownTable } from './markdown-table.ts';

/** The table of the headers that an import knows in docs/import-export.md. */
export function headersTable(): string {
  return markdownTable(
    ['column', 'headers'],
    Object.entries(columnHeaders).map(([column, headers]) => [
      `\`${column}\``,
      headers.map((header) => `\`${header}\``).join(', '),
    ]),
  );
}
