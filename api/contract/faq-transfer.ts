/** Export and import of a website's FAQs (`/api/faqs/{websiteId}/export` and `/import`); see `docs/import-export.md`. */

/** `zip` is a CSV and the images. */
export const exportFormats = ['csv', 'json', 'zip'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `append` leaves FAQs that the file does not have; `replace` removes them and takes the file's order. */
export const importModes = ['append', 'replace'] as const;
export type ImportMode = (typeof importModes)[number];

/** The fields of a record in JSON. */
export const transferFields = [
  'id',
  'parent_id',
  'question',
  'answer',
  'keywords',
  'image',
] as const;
export type TransferField = (typeof transferFields)[number];

/** The columns of a CSV. One cell has all keywords, separated by `keywordSeparator`. */
export const transferColumns = [...transferFields, 'website'] as const;
export type TransferColumn = (typeof transferColumns)[number];

/** A file of the format `json`: FAQs in tree order. */
export interface FaqFile {
  version: 1;
  /**
   * A code of the website, different in every installation; in a CSV it is a column. Ids of another website's file only
   * connect its own records.
   */
  website?: string | undefined;
  faqs: {
    id: number;
    parent_id: number | null;
    question: string;
    answer: string | null;
    keywords: string[];
    /** Name of a stored image. */
    image: string | null;
  }[];
}

/** Body of `POST /api/faqs/{websiteId}/export`: only these FAQs. */
export interface ExportFaqs {
  format: ExportFormat;
  ids: number[];
}

/** Fields of the multipart form of an import. */
export interface ImportForm {
  file: File;
  mode: ImportMode;
  /** The website's name. Required to write with `replace`. */
  confirm_name?: string | undefined;
}

export interface ImportFault {
  /** Line of the CSV as an editor numbers them: the header is 1. Of JSON the number of the record, from 1. */
  line: number;
  /** For the admin, in Indonesian. */
  message: string;
}

export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'removed';
export type ImportedPart = 'question' | 'answer' | 'keywords' | 'image' | 'parent' | 'order';

export interface ImportLine {
  /** `null` for a FAQ that is removed, which the file does not have. */
  line: number | null;
  question: string;
  outcome: ImportOutcome;
  /** What changes; empty unless the outcome is `changed`. */
  parts: ImportedPart[];
}

/**
 * What an import does, or with `?dry_run=true` what it would do. With faults nothing is written, and the numbers are of the
 * lines without faults.
 */
export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  faults: ImportFault[];
  /** Each line of the file, then the FAQs that are removed; only of a dry run without faults. */
  lines: ImportLine[];
  /** See `WriteFaqResponse`; `null` when nothing was written. */
  undo_id: number | null;
  /** For the admin, in Indonesian. */
  message: string;
}
