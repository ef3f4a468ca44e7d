/**
 * Export and import of a website's FAQs (`/api/faqs/{websiteId}/export` and `/import`); see `docs/import-export.md`.
 */

import type { AuditEntry, AuditFields } from '../audit.ts';
import type { PublicFaq } from '../public-api.ts';
import type { FaqFieldName, FaqTexts } from './faq-fields.ts';
import type { TableColumn } from './transfer-columns.ts';

/** `xlsx` is for people, `zip` is a CSV and the images. */
export const exportFormats = ['xlsx', 'csv', 'json', 'zip'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `append` does not change FAQs that are missing in the file; `replace` removes them and uses the file's order. */
export const importModes = ['append', 'replace'] as const;
export type ImportMode = (typeof importModes)[number];

/** A file of the format `json`: FAQs in tree order. */
export interface FaqFile {
  version: 1;
  /**
   * A code of the website, different in every installation; in a CSV it is a column. If it is missing or
   * that of another website, the ids only connect the records of the file.
   */
  website?: string | undefined;
  faqs: (FaqTexts & {
    id: number;
    parent_id: number | null;
    /** Words that must find the FAQ, see `SearchTestRow`. An import adds them and removes none. */
    tests: string[];
    /** The original of a branch that the website shows of 'FAQ bersama'. What is below it is not in the file. */
    shared: string | null;
  })[];
}

/** Body of `POST /api/faqs/{websiteId}/export`: only these FAQs. */
export interface ExportFaqs {
  format: ExportFormat;
  ids: number[];
}

/**
 * What an import may change in the texts of another program. Each can be left as it is, see `ImportForm.keep`. `keywords`
 * takes words of many FAQs out of new keywords.
 */
export const conversionTypes = ['html', 'line-breaks', 'markdown', 'marks', 'keywords'] as const;
export type ConversionType = (typeof conversionTypes)[number];

/** What separates the keywords in a cell. A cell with line breaks or `|` is always separated there. */
export const keywordSeparators = ['|', ';', ','] as const;
export type KeywordSeparator = (typeof keywordSeparators)[number];

/** `add` keeps the keywords and wordings that a changed FAQ has. A file with the website's code always replaces. */
export const keywordsModes = ['add', 'replace'] as const;
export type KeywordsMode = (typeof keywordsModes)[number];

/** Fields of the multipart form of an import: a file, or pasted text. */
export interface ImportForm {
  file?: File | undefined;
  /** Pasted text; its lines are read as questions, answers and topics. */
  text?: string | undefined;
  /** The clipboard's HTML of the pasted text. */
  html?: string | undefined;
  mode: ImportMode;
  /** JSON: the field of each column (`TableColumn`) by its position. Without it, the fields are recognised by the header. */
  columns?: string | undefined;
  /** The name of one of `ImportResult.sheets`. */
  sheet?: string | undefined;
  separator?: KeywordSeparator | undefined;
  /** JSON: the conversions that are not made. */
  keep?: string | undefined;
  keywords_mode?: KeywordsMode | undefined;
  /** The website's name. Required to write with `replace`. */
  confirm_name?: string | undefined;
}

/** A column of the file, by its position. */
export interface ImportColumn {
  /** `null` if the file has no header, or none for this column. */
  header: string | null;
  /** `null` if the header is not recognised: the import asks for it before it reads the file. */
  field: TableColumn | null;
  /** Whether the field was decided by the cells. */
  is_guessed: boolean;
  /** The first three cells that are not empty, shortened. */
  samples: string[];
}

/** A part of a file of which one is imported: a sheet of Excel, the posts or the pages of a website. */
export interface ImportSheet {
  name: string;
  rows: number;
}

export interface ImportFault {
  /** The row as a spreadsheet numbers it: the header is row 1. In JSON, the number of the record, from 1. */
  line: number;
  /** The beginning of the row's texts, by which an admin recognises it. */
  words?: string | undefined;
  /** For the admin, in Indonesian. */
  message: string;
}

/** What a program's reads have only if it asks for it. */
export const exportedExtras = ['wordings', 'notes'] as const;
export type ExportedExtra = (typeof exportedExtras)[number];

export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'removed';
export type ImportedPart = FaqFieldName | 'tests' | 'parent' | 'order';

export interface ImportLine {
  /** `null` for a FAQ that is removed because the file does not have it. */
  line: number | null;
  /** The FAQ in `ImportResult.tree`, `null` for a FAQ that is removed. */
  id: number | null;
  question: string;
  outcome: ImportOutcome;
  /** The fields that change; empty unless the outcome is `changed`. */
  parts: ImportedPart[];
  /** The texts and the parent that a changed line replaces, and its own, as in the audit trail. Undefined if none changes. */
  before?: AuditFields | undefined;
  after?: AuditFields | undefined;
  /** The questions of the parents in `before` and `after`. */
  parents?: AuditEntry['parents'] | undefined;
  /** Number of FAQs below one whose question changes. */
  below?: number | undefined;
}

/**
 * What an import does, or with `?dry_run=true` what it would do. If there are faults, nothing is written, and the
 * numbers count only the lines without faults.
 */
export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  faults: ImportFault[];
  /**
   * Questions that are equal to another one under the same parent, and shared FAQs that become the website's own because
   * this installation does not have them. They do not prevent the import.
   */
  warnings: ImportFault[];
  /**
   * The columns of a table; empty for a file without columns. If one has no field, nothing else was read: there are no
   * lines and no faults until `ImportForm.columns` says what each column contains.
   */
  columns: ImportColumn[];
  /** More than one if the file has a choice. `sheet` is the one that was read. */
  sheets: ImportSheet[];
  sheet: string | null;
  /** The separator that was found or given, `null` if no cell has several keywords. */
  separator: KeywordSeparator | null;
  /** How the file's keywords and wordings were read; `null` if it has none, or the code of a website. */
  keywords_mode: KeywordsMode | null;
  /** How many texts each conversion changed, or would change if it is not left as it is. */
  conversions: { type: ConversionType; count: number }[];
  /** What was read otherwise than one might expect, for the whole file. For the admin, in Indonesian. */
  notes: string[];
  /** Each line of the file, then the FAQs that are removed. Only a dry run without faults has lines. */
  lines: ImportLine[];
  /** The FAQs after the import in tree order, new ones with ids below 0. Only a dry run without faults has them. */
  tree?: PublicFaq[] | undefined;
  /** See `WriteFaqResponse`; `null` when nothing was written. */
  undo_id: number | null;
  /** For the admin, in Indonesian. */
  message: string;
}
