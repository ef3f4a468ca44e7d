/**
 * 'FAQ bersama': one library of FAQs, of which websites show branches. The library is a website without a bot, so every route of FAQs
 * works with its id. A shown branch is a copy that follows its original (`Faq.source_id`).
 */
import type { WriteFaqResponse, WriteResponse } from '../requests.ts';

/** `GET /api/shared-faqs`, and the response of `POST /api/shared-faqs`, which creates the library if there is none. */
export interface SharedLibrary {
  /** The website id of the library; `null` until it is created. */
  id: number | null;
  /** Number of its FAQs. */
  faqs: number;
}

/** A row of `GET /api/faqs/{websiteId}/shared`: the library's FAQs in tree order, to choose branches for this website. */
export interface SharedChoice {
  id: number;
  parent_id: number | null;
  depth: number;
  question: string;
  /** Number of FAQs of the branch that have an answer, itself included. */
  answers: number;
  /** Whether the website shows it, something above it or something below it. Then it cannot be chosen. */
  is_shown: boolean;
  /** Whether it shows only something below it. */
  is_partly: boolean;
}

/** Shows branches of the library in a website (`POST /api/faqs/{websiteId}/shared`). */
export interface ShowShared {
  /** A FAQ of the library, or several. */
  source_id: number | number[];
  /** The parent in the website; `null` or omitted means the top tier. */
  parent_id?: number | null | undefined;
  /** The next sibling; `null` or omitted means the last place. */
  before_id?: number | null | undefined;
}

export interface ShowSharedResponse extends WriteFaqResponse {
  /** The first of the website's new rows in tree order. */
  first_id: number;
  /** Number of FAQs that the website got. */
  shown: number;
}

/** `POST /api/faqs/{id}/share` moves a website's branch into the library and shows it in its place. */
export interface ShareFaqResponse extends WriteFaqResponse {
  /** The original in the library. */
  source_id: number;
}

/** A row of `GET /api/faqs/{id}/shown-on`: a website that shows this FAQ of the library or FAQs below it. */
export interface ShownOn {
  website_id: number;
  name: string;
  /** `true` if the website collects a draft, so its visitors see a change only after a publication. */
  is_draft: boolean;
  /** The website's copy of the FAQ, or `null` if it shows only FAQs below it. */
  faq_id: number | null;
}

/** A pair of texts at the same place of two branches that are not equal. */
export interface TextDifference {
  /** The original's FAQ; for a FAQ that only the website has, the original of its parent. */
  source_id: number;
  field: 'question' | 'answer';
  /** `null` if there is no text. */
  shared: string | null;
  own: string | null;
}

/**
 * A branch of a website that says nearly the same as a branch of the library. At most one per website, and none of those
 * that show the library's branch.
 */
export interface AlikeBranch {
  website_id: number;
  name: string;
  faq_id: number;
  question: string;
  /** Number of FAQs in the website's branch. */
  faqs: number;
  /** Another number after a change of the website's branch. */
  version: number;
  /** Empty if the texts are equal. */
  differences: TextDifference[];
}

/** Where a word would stand in a text of the library. */
export interface WordPlace {
  /** The FAQ of the library. */
  source_id: number;
  field: TextDifference['field'];
  /** Index in the text, in UTF-16 code units. */
  start: number;
}

/** A short text of the library's branch for which websites have other texts, such as a telephone number. */
export interface AlikeWord {
  /** A name for it that is not taken. A text that is a word in braces already keeps its name. */
  name: string;
  /** The text of the library, which would become the default. */
  shared: string;
  places: WordPlace[];
  /** The texts of the branches that have another one at these places. */
  values: { faq_id: number; value: string }[];
  /** Whether it is a number, an address or a name, so that the difference is hardly a matter of style. */
  is_likely: boolean;
}

/** `GET /api/faqs/{id}/alike`: the branches that are alike, by website, and which differences could be words to fill in. */
export interface AlikeBranches {
  /** With at most 2,000 differences together. The next search finds the others, when these are replaced. */
  branches: AlikeBranch[];
  /** At most as many as a website may have, the likely ones first. */
  words: AlikeWord[];
}

/** Replaces branches of websites by the library's branch (`POST /api/faqs/{id}/alike`), in one write with one undo. */
export interface ReplaceAlike {
  /** As the search for them returned them. A branch that changed since then is refused, and nothing is written. */
  branches: Pick<AlikeBranch, 'faq_id' | 'version'>[];
  /**
   * Differences that become words to fill in, so that visitors of these websites read the same as before. The library
   * gets its texts as the defaults, each website its own text as its value.
   */
  words?: Pick<AlikeWord, 'name' | 'shared' | 'places'>[] | undefined;
}

export interface ReplaceAlikeResponse extends WriteFaqResponse {
  /** Number of websites that show the library's branch now. */
  websites: number;
}

/**
 * Publishes the drafts of websites (`POST /api/shared-faqs/publish`), each as a release of its own with everything that its
 * draft has.
 */
export interface PublishShared {
  website_ids: number[];
}

export interface PublishSharedResponse extends WriteResponse {
  /** Without the websites that had nothing to publish. */
  published: { website_id: number; name: string; changes: number; undo_id: number }[];
}
