import type { Appearance } from '../bot/appearance.ts';
import type { Contact } from '../bot/contact.ts';
import type { HelpPage, PrivacyLink } from '../bot/help-page.ts';
import type { EmbedMode } from '../embedding.ts';
import type { TaughtFaq } from '../public-api.ts';
import type { Versioned, WriteResponse } from '../requests.ts';
import type { FillWords } from '../texts/fill-words.ts';
import type { PublishingMode } from './publishing-mode.ts';
import type { ReviewMonths } from './review.ts';

/** `GET /api/websites/{id}/settings`. */
export interface WebsiteSettings {
  version: number;
  publishing: PublishingMode;
  /** The value of `EMBED_ORIGINS` until an admin chooses one. */
  embed: EmbedMode;
  /** It has no shortcuts to FAQs that do not exist any more. */
  appearance: Appearance;
  contact: Contact;
  /** 'Kata isian' by name. A word may have no value (`''`). */
  words: FillWords;
  /** Months between two reviews of each answer whose FAQ has no rule of its own; 0 for no reviews. */
  review_every: ReviewMonths;
  /** `null` when there is no link to a privacy notice. */
  privacy: PrivacyLink | null;
  help: HelpPage;
}

/** `PUT /api/websites/{id}/settings`. Omitted fields do not change. */
export interface UpdateWebsiteSettings extends Versioned {
  publishing?: PublishingMode | undefined;
  /**
   * A change to `direct` publishes the draft. If it has unpublished changes, this must be `true`, otherwise the
   * response is 409.
   */
  publish_changes?: boolean | undefined;
  embed?: EmbedMode | undefined;
  /** Texts are trimmed, and blank ones become `null`. */
  appearance?: UpdateAppearance | undefined;
  /** The values of channels may be in any form that `readChannelValue` reads. */
  contact?: Contact | undefined;
  /** All words of the website; those that are left out are removed. */
  words?: FillWords | undefined;
  review_every?: ReviewMonths | undefined;
  /** The address may be in any form that `readChannelValue` reads for a link. */
  privacy?: PrivacyLink | null | undefined;
  help?: HelpPage | undefined;
}

/** The avatar is ignored: `PUT /api/websites/{id}/avatar` changes it. */
export interface UpdateAppearance extends Omit<Appearance, 'avatar'> {
  avatar?: string | null | undefined;
}

/** Fields of the multipart form of `PUT /api/websites/{id}/avatar`, with an image or `remove`. */
export interface UpdateAvatarForm {
  image?: File | undefined;
  remove?: 'true' | undefined;
  /** In digits, see `Versioned`. */
  version?: string | undefined;
}

/** Also the response of `PUT /api/websites/{id}/avatar`. */
export interface UpdateWebsiteSettingsResponse extends WriteResponse {
  settings: WebsiteSettings;
  /**
   * See `WriteFaqResponse`. `null` when nothing was written, or only `publishing`. To revert `publishing`, send another
   * write.
   */
  undo_id: number | null;
}

/** A published state of a website's FAQs: the current one or an earlier one. */
export interface Release {
  /** The number of the release, counted per website from 1. */
  number: number;
  /** UTC, ISO 8601. */
  published_at: string;
  published_by: string;
  note: string | null;
  /** How many FAQs differed from the previous release. */
  changes: number;
  /** The number of the release that this one repeats; `null` when it was made from the draft. */
  restored_from: number | null;
}

/** A scheduled publication. It publishes the draft as it is at that time. */
export interface ScheduledRelease {
  /** UTC, ISO 8601. */
  at: string;
  /** Who scheduled it. */
  by: string;
  note: string | null;
}

/** `GET /api/faqs/{websiteId}/publishing`. */
export interface PublishingState {
  publishing: PublishingMode;
  /** How many FAQs of the draft differ from what visitors read. */
  changes: number;
  /** Those of them that still exist. */
  changed_ids: number[];
  /** What visitors read; `null` unless `publishing` is `draft`. */
  release: Release | null;
  scheduled: ScheduledRelease | null;
  /**
   * The bytes of the texts of the website's FAQs with the words filled in: no write makes them more than `textsMaxBytes`. `null`
   * below half of that, and for the library.
   */
  text_bytes: number | null;
}

/** The query of `GET /api/faqs/{websiteId}/changes`. */
export interface ChangesQuery {
  /** The number of an earlier release: the response has what its restoration would change for visitors. */
  release?: string | undefined;
  /** For programs, see `ExportedExtra`. */
  include?: string | undefined;
}

/** Part of `GET /api/faqs/{websiteId}/changes`: a FAQ that differs from what visitors read. */
export interface UnpublishedChange {
  id: number;
  added: boolean;
  removed: boolean;
  /** `true` if its texts or its image differ. */
  edited: boolean;
  /** `true` if its parent or its place among its siblings differs. */
  moved: boolean;
  /** `true` if it comes from 'FAQ bersama'; `false` for a removed FAQ. */
  shared: boolean;
  /** The FAQ as visitors read it; `null` for an added FAQ. */
  before: ChangeSide | null;
  /** The FAQ in the draft, or in the earlier release; `null` for a removed FAQ. */
  after: ChangeSide | null;
}

/** A FAQ with its parent; the parent is `null` for the top tier. */
export interface ChangeSide extends Omit<TaughtFaq, 'id' | 'parent_id'> {
  parent: { id: number; question: string } | null;
}

/** The header of `GET /api/faqs/{websiteId}/changes`, without `release`, for `Publish.draft`. */
export const draftVersionHeader = 'Draft-Version';

/** `POST /api/faqs/{websiteId}/publish`. */
export interface Publish extends ReleaseNote {
  /** The version of the draft that was read: another draft is not published (409, `draft-changed`). */
  draft?: string | undefined;
}

interface ReleaseNote {
  note?: string | undefined;
}

/** `PUT /api/faqs/{websiteId}/schedule`: schedules a publication and replaces an earlier schedule. */
export interface SchedulePublication extends ReleaseNote {
  /** ISO 8601 with a zone; in the future. */
  at: string;
}

export interface SchedulePublicationResponse extends WriteResponse {
  scheduled: ScheduledRelease;
}

/**
 * Response of a publication, and of `POST /api/faqs/{websiteId}/releases/{number}/restore`, which publishes an earlier
 * release again and does not change the draft.
 */
export interface PublishResponse extends WriteResponse {
  release: Release;
  /** See `WriteFaqResponse`: the undo publishes the previous release again. */
  undo_id: number;
}
