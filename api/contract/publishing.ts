import type { Appearance } from './appearance.ts';
import type { Contact } from './contact.ts';
import type { EmbedMode } from './installs.ts';
import type { PublicFaq } from './public-api.ts';
import type { PublishingMode } from './publishing-mode.ts';
import type { Versioned, WriteResponse } from './requests.ts';

/** `GET /api/websites/{id}/settings`. */
export interface WebsiteSettings {
  version: number;
  publishing: PublishingMode;
  /** Until it is chosen, what `EMBED_ORIGINS` says. */
  embed: EmbedMode;
  /** Without shortcuts whose FAQs do not exist any more. */
  appearance: Appearance;
  contact: Contact;
}

/** `PUT /api/websites/{id}/settings`. What is left out stays as it is. */
export interface UpdateWebsiteSettings extends Versioned {
  publishing?: PublishingMode | undefined;
  /**
   * Turning to `direct` shows the draft to visitors. With unpublished changes that is refused with 409, unless this is `true`.
   */
  publish_changes?: boolean | undefined;
  embed?: EmbedMode | undefined;
  /** Texts are trimmed, and blank ones become `null`. */
  appearance?: UpdateAppearance | undefined;
  /** The values of channels may be typed in any form that `readChannelValue` reads. */
  contact?: Contact | undefined;
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
   * See `WriteFaqResponse`. `null` when nothing was written, or only `publishing`, which is changed back by another write.
   */
  undo_id: number | null;
}

/** What visitors read, or read before. */
export interface Release {
  /** Counts the releases of the website, from 1. */
  number: number;
  /** UTC, ISO 8601. */
  published_at: string;
  published_by: string;
  note: string | null;
  /** How many FAQs differed from the release before. */
  changes: number;
  /** The number of the release that this one repeats; `null` when it was made of the draft. */
  restored_from: number | null;
}

/** The publication that a website waits for. It publishes what the draft is then. */
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
  /** FAQs of the draft that differ from what visitors read. */
  changes: number;
  /** What visitors read; `null` unless `publishing` is `draft`. */
  release: Release | null;
  scheduled: ScheduledRelease | null;
}

/** Part of `GET /api/faqs/{websiteId}/changes`: a FAQ that differs from what visitors read. */
export interface UnpublishedChange {
  id: number;
  added: boolean;
  removed: boolean;
  /** Its texts or its image differ. */
  edited: boolean;
  /** Its parent or its place among its siblings differs. */
  moved: boolean;
  /** As visitors read it; `null` for an added one. */
  before: ChangeSide | null;
  /** As it is in the draft; `null` for a removed one. */
  after: ChangeSide | null;
}

/** A FAQ, with the question above it; `null` for the top tier. */
export interface ChangeSide extends Omit<PublicFaq, 'id' | 'parent_id'> {
  parent: { id: number; question: string } | null;
}

/** `POST /api/faqs/{websiteId}/publish`. */
export interface Publish {
  note?: string | undefined;
}

/** `PUT /api/faqs/{websiteId}/schedule`: publishes later, instead of at the time that was set before. */
export interface SchedulePublication extends Publish {
  /** ISO 8601 with a zone; in the future. */
  at: string;
}

export interface SchedulePublicationResponse extends WriteResponse {
  scheduled: ScheduledRelease;
}

/**
 * Response of a publication, and of `POST /api/faqs/{websiteId}/releases/{number}/restore`, which publishes an earlier release
 * again and leaves the draft as it is.
 */
export interface PublishResponse extends WriteResponse {
  release: Release;
  /** See `WriteFaqResponse`: undoing it publishes the release before again. */
  undo_id: number;
}
