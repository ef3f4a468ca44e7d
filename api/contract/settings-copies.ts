/** Using a website's settings in other websites. */
import type { AuditFields } from './audit.ts';
import type { Versioned, WriteResponse } from './requests.ts';

/**
 * - `appearance`: with the avatar, without the shortcuts, which are FAQs of their website
 * - `ways`: the ways to a person. A way that the target has, too, keeps its hours there; a new one brings its own
 * - `hours`: the opening hours. A way of the target gets the hours of the same way, or of one of the same type. Other
 *   ways get them only if all ways have the same hours
 * - `embed`: the mode; each website keeps its own links
 * - `words`: 'Kata isian' that have a value in the website; others of the target do not change
 * - `privacy`: the link to the privacy notice, also none
 * - `help`: whether the help page is on, and may be indexed; each website keeps its own host
 */
export const settingsSections = [
  'appearance',
  'ways',
  'hours',
  'embed',
  'words',
  'privacy',
  'help',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** The query of `GET /api/websites/{id}/settings/copies`, whose response has every other website that differs. */
export interface SettingsCopiesQuery {
  /** Separated by commas. */
  sections: string;
}

/** A website whose settings would change. */
export interface SettingsDifference {
  id: number;
  /** The version of its settings. */
  version: number;
  /** The fields that would change, as in the audit trail. */
  before: AuditFields;
  after: AuditFields;
}

/**
 * Writes sections of a website's settings to other websites (`POST /api/websites/{id}/settings/copies`). 409, and
 * nothing is written: the settings of one of the websites have another version than the caller saw.
 */
export interface CopySettings extends Versioned {
  sections: SettingsSection[];
  websites: CopyTarget[];
}

export interface CopyTarget extends Versioned {
  id: number;
}

export interface CopySettingsResponse extends WriteResponse {
  /** Number of websites whose settings were changed. */
  written: number;
  /** See `WriteFaqResponse`; `null` when nothing was written. The undo reverts all websites. */
  undo_id: number | null;
}
