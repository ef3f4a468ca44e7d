/** What files of FAQs contain, see `docs/import-export.md`. */

import { faqFieldNames, faqListNames } from './faq-fields.ts';

/** The fields of a record in JSON. */
export const transferFields = [
  'id',
  'parent_id',
  ...faqFieldNames.filter((name) => name !== 'image'),
  'tests',
  'image',
  'shared',
] as const;
export type TransferField = (typeof transferFields)[number];

/** The fields that are lists of texts. */
export const transferLists = [...faqListNames, 'tests'] as const;
export type TransferList = (typeof transferLists)[number];

/** The columns of an exported table. One cell contains all texts of a list, separated by `keywordSeparator`. */
export const transferColumns = [...transferFields, 'website'] as const;
export type TransferColumn = (typeof transferColumns)[number];

/** A column of a table to import. `topic` names the parent, `ignored` is not read. */
export type TableColumn = TransferColumn | 'topic' | 'ignored';

/** The headers by which an import knows the columns of a table that people made, besides the names of an export. */
export const columnHeaders = {
  question: ['pertanyaan', 'tanya', 'questions', 'q', 'judul'],
  answer: ['jawaban', 'jawab', 'answers', 'a', 'isi'],
  topic: ['kategori', 'topik', 'grup', 'category', 'topic', 'group'],
  keywords: ['kata lain', 'kata kunci', 'keyword'],
  image: ['gambar'],
  ignored: ['no', 'nomor', '#'],
} as const satisfies Partial<Record<TableColumn, readonly string[]>>;

const columns = new Map<string, TableColumn>([
  ...transferColumns.map((name) => [name, name] as const),
  ...Object.entries(columnHeaders).flatMap(([column, headers]) =>
    headers.map((header) => [header, column as keyof typeof columnHeaders] as const),
  ),
]);

/** Finds the column of a header, whatever its case, its spaces and a sign at its end are. */
export function findColumn(header: string): TableColumn | undefined {
  const name = header.trim().toLowerCase().replace(/\s+/g, ' ');
  return columns.get(name) ?? columns.get(name.replace(/[.:*?]$/, '').trimEnd());
}
