/**
 * Export and import of a website's FAQs (`/api/faqs/{websiteId}/export` and `/import`); see `docs/import-export.md`.
 */

import type { AuditFields } from '../audit.ts';
import type { PublicFaq } from '../public-api.ts';
import type { FaqFieldName, FaqTexts } from './faq-fields.ts';

/** `zip` is a CSV and the images. */
export const exportFormats = ['csv', 'json', 'zip'] as const;
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

/** Fields of the multipart form of an import. */
export interface ImportForm {
  file: File;
  mode: ImportMode;
  /** The website's name. Required to write with `replace`. */
  confirm_name?: string | undefined;
}

export interface ImportFault {
  /** The row as a spreadsheet numbers it: the header is row 1. In JSON, the number of the record, from 1. */
  line: number;
  /** The beginning of the row's texts, by which an admin recognises it. */
  words?: string | undefined;
  /** For the admin, in Indonesian. */
  message: string;
}

export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'removed';
export type ImportedPart = FaqFieldName | 'tests' | 'parent' | 'order';

export interface ImportLine {
  /** `null` for a FAQ that is removed because the file does not have it. */
  line: number | null;
  question: string;
  outcome: ImportOutcome;
  /** The fields that change; empty unless the outcome is `changed`. */
  parts: ImportedPart[];
  /** The texts that a changed line replaces, and its own, as in the audit trail. Undefined if none changes. */
  before?: AuditFields | undefined;
  after?: AuditFields | undefined;
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
