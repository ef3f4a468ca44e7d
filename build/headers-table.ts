import {
  columnHeaders,
  columnNames,
  type TableColumn,
} from '../api/contract/faqs/transfer-columns.ts';
import { markdownTable } from './markdown-table.ts';

/** The table of the headers that an import knows in docs/import-export.md, besides the names of an exported CSV. */
export function headersTable(): string {
  const others: Partial<Record<TableColumn, readonly string[]>> = columnHeaders;
  return markdownTable(
    ['column', 'headers'],
    Object.entries(columnNames).map(([column, name]) => {
      const headers = new Set([name.toLowerCase(), ...(others[column as TableColumn] ?? [])]);
      return [`\`${column}\``, [...headers].map((header) => `\`${header}\``).join(', ')];
    }),
  );
}
