/** Copies of FAQs: next to the original, in another website, and in a new website. */
import type { CreateFaqResponse, WriteFaqResponse, WriteWebsite } from '../requests.ts';

/** `replace` deletes the target website's FAQs first. */
export const copyModes = ['append', 'replace'] as const;
export type CopyMode = (typeof copyModes)[number];

/** Copies FAQs of a website to a website (`POST /api/faqs/{websiteId}/copy`). */
export interface CopyFaqs {
  to_website_id: number;
  /** FAQs to copy with their branches. If omitted, the whole tree is copied. */
  ids?: number[] | undefined;
  /** The copies' parent in the target website; `null` or omitted means the top tier. */
  parent_id?: number | null | undefined;
  mode: CopyMode;
  /** The target website's name as the admin typed it; `replace` requires it. */
  confirm_name?: string | undefined;
}

export interface CopyFaqsResponse extends WriteFaqResponse {
  /** Number of FAQs that were inserted. */
  copied: number;
  /** The copy that comes first in tree order. */
  first_id: number;
  /** Number of FAQs that were deleted before the copy. */
  removed: number;
}

/** Moves FAQs with their branches to another website (`POST /api/faqs/{websiteId}/move-to-website`). */
export interface MoveToWebsite {
  to_website_id: number;
  ids: number[];
  /** The parent in the target website; `null` or omitted means the top tier. */
  parent_id?: number | null | undefined;
}

export interface MoveToWebsiteResponse extends WriteFaqResponse {
  /** Number of FAQs that were moved. */
  moved: number;
  /** The moved FAQ that comes first in tree order. */
  first_id: number;
}

/** Response of `POST /api/faqs/{id}/duplicate`; `id` is the copy. */
export interface DuplicateFaqResponse extends CreateFaqResponse {
  /** Number of FAQs that were inserted: the copy and its descendants. */
  copied: number;
}

/** What a new website starts with. */
export const websiteStarts = ['empty', 'starter', 'copy'] as const;
export type WebsiteStart = (typeof websiteStarts)[number];

export interface CreateWebsite extends WriteWebsite {
  /** Defaults to `empty`. */
  start?: WebsiteStart | undefined;
  /** The website whose FAQs are copied. What it shows of 'FAQ bersama' is shown. Required for the start `copy`. */
  copy_from?: number | undefined;
  /** Whether its looks, and the ways to a person with their hours, are copied too. */
  copy_settings?: boolean | undefined;
}
