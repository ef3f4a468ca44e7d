/**
 * The rows of the admin API's lists, one type per entity (specification, section 3). Wire names are those of the
 * specification.
 */

import type { FaqTexts } from './faqs/faq-fields.ts';
import type { PublishingMode } from './faqs/publishing-mode.ts';
import type { FaqReview, ReviewMonths } from './faqs/review.ts';
import type { Role } from './rights.ts';
import type { FillWord } from './texts/fill-words.ts';

/** The columns of every listed row. */
export interface ListRow {
  /** UTC, ISO 8601. */
  last_edited_at: string;
  /** Username of the last person who wrote the row. */
  last_edited_by: string;
  /** The row's version, 1 when created. An edit or deletion with an older version is refused. */
  version: number;
  /** Number of rows in the whole list, the same on every row. */
  all_data: number;
}

export interface AdminUser extends ListRow {
  id: number;
  username: string;
  /** `true` is active. */
  status: boolean;
  role: Role;
  /** The websites that were given, see `Rights`. The first one is the `website_id` of its creation. */
  website_ids: number[];
  may_publish: boolean;
}

export interface Website extends ListRow {
  id: number;
  name: string;
  /** As typed; https when it has no scheme. */
  livechat_link: string;
  server_ip: string;
  /** 'Kata isian' without a value, see `lacksValue`. Left out if there are none. */
  missing_words?: FillWord[] | undefined;
}

/** A website to choose in a form, or the library of shared FAQs, whose id is a website's id in the calls about FAQs. */
export interface WebsiteOption {
  id: number;
  kind: 'website' | 'library';
  name: string;
  /** Number of its FAQs. */
  faqs: number;
  publishing: PublishingMode;
  /** See `WebsiteSettings`. */
  review_every: ReviewMonths;
  /** Whether its help page is on. Left out if not. */
  help?: true | undefined;
  /** The own host of its help page, if that is on. */
  help_host?: string | undefined;
}

export interface WhitelistEntry extends ListRow {
  id: number;
  /** An IPv4 address as typed, or an IPv6 address or a network as `writeNetwork` spells it. */
  ip: string;
  /** Empty when there is none. */
  note: string;
  /** `true` is active. */
  status: boolean;
  /** `false` when no client can have this address, for example `999.1.1.1`. */
  matchable: boolean;
  /** The last day (Asia/Jakarta) on which it admitted somebody; `null` when none is recorded. */
  last_used_on: string | null;
  /** Whether it was not used for `unusedEntryDays`. `false` as long as that is not known. */
  unused: boolean;
  /** When an address of the day ends (UTC, ISO 8601); `null` for all other entries. */
  until: string | null;
}

export interface WebsiteLink extends ListRow {
  id: number;
  /** As typed; https when it has no scheme. */
  link: string;
  website_id: number;
}

export interface Faq extends ListRow, FaqReview, FaqTexts {
  id: number;
  /** `null` for the top tier. */
  parent_id: number | null;
  website_id: number;
  /** Number of ancestors: 0 is the top tier. */
  depth: number;
  /** The FAQ of 'FAQ bersama' that this one is a copy of; `null` for the website's own. */
  source_id: number | null;
  /** The first row of a shown branch has its original and its number of FAQs. */
  shared?: { source_id: number; faqs: number } | undefined;
  /** Of a FAQ of 'FAQ bersama': how many websites show it. */
  shown_on?: number | undefined;
}

type AskedField = 'wordings' | 'note' | 'own_note';

/** A FAQ as programs read it: with these fields only if they ask. */
export type ProgramFaq = Omit<Faq, AskedField> & { [Name in AskedField]?: Faq[Name] | undefined };

/** One entry of a website's whole tree, in tree order: a parent comes before its children. */
export interface FaqTreeEntry {
  id: number;
  question: string;
  parent_id: number | null;
  /** Number of ancestors: 0 is the top tier. */
  depth: number;
  /** As in `Faq`. */
  source_id: number | null;
  has_answer: boolean;
}
