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

/** The fields of a table's columns in an import. `topic` names the parent, `ignore` is not read. */
export const tableColumns = [...transferColumns, 'topic', 'ignore'] as const;
export type TableColumn = (typeof tableColumns)[number];

/** What people read for a column: the headers of an Excel export, which an import knows too. */
export const columnNames = {
  id: 'Nomor FAQ',
  parent_id: 'Nomor induk',
  question: 'Pertanyaan',
  answer: 'Jawaban',
  topic: 'Topik',
  keywords: 'Kata lain',
  wordings: 'Kalimat pengunjung',
  note: 'Catatan tim',
  own_note: 'Catatan website ini',
  tests: 'Pertanyaan uji',
  image: 'Gambar',
  shared: 'FAQ bersama',
  website: 'Kode website',
  ignore: 'Jangan dibaca',
} as const satisfies Record<TableColumn, string>;

/** The sheet of an Excel export that has the code of its website, so that the numbers of its rows count. */
export const websiteSheet = columnNames.website;

/** The headers by which an import knows the columns of a table that people made, besides the names of an export and `columnNames`. */
export const columnHeaders = {
  question: ['pertanyaan', 'tanya', 'questions', 'q', 'judul'],
  answer: ['jawaban', 'jawab', 'answers', 'a', 'isi'],
  topic: ['kategori', 'topik', 'grup', 'category', 'topic', 'group'],
  keywords: ['kata lain', 'kata kunci', 'keyword'],
  note: ['catatan', 'notes'],
  image: ['gambar'],
  ignore: ['no', 'nomor', '#'],
} as const satisfies Partial<Record<TableColumn, readonly string[]>>;

/** Headers of keywords or of something else, as their cells show. */
export const guessedHeaders: readonly string[] = ['tag', 'tags', 'label', 'labels'];
/** Short names, such as `isi` and `q`, begin other headers too. */
const guessedNameLength = 5;
const guessedColumns: readonly TableColumn[] = ['question', 'answer', 'topic'];

const columns = new Map<string, TableColumn>([
  ...transferColumns.map((name) => [name, name] as const),
  ...Object.entries(columnNames).map(
    ([column, name]) => [name.toLowerCase(), column as TableColumn] as const,
  ),
  ...Object.entries(columnHeaders).flatMap(([column, headers]) =>
    headers.map((header) => [header, column as keyof typeof columnHeaders] as const),
  ),
]);

/** Finds the column of a header, whatever its case, its spaces and a sign at its end are. */
export function findColumn(header: string): TableColumn | undefined {
  return columns.get(foldHeader(header)) ?? columns.get(withoutSign(header));
}

/** Guesses the column of a header that begins with a name, such as `Pertanyaan pelanggan`. */
export function guessColumn(header: string): TableColumn | undefined {
  const [first = '', ...others] = foldHeader(header).split(' ');
  const isName = others.length > 0 && first.length >= guessedNameLength;
  const column = isName ? columns.get(first) : undefined;
  return guessedColumns.find((each) => each === column);
}

/** Whether the header is one of `guessedHeaders`. */
export function isGuessedHeader(header: string): boolean {
  return guessedHeaders.includes(withoutSign(header));
}

function foldHeader(header: string): string {
  return header.trim().toLowerCase().replace(/\s+/g, ' ');
}

function withoutSign(header: string): string {
  return foldHeader(header)
    .replace(/[.:*?]$/, '')
    .trimEnd();
}
