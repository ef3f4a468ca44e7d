import type { Versioned } from './requests.ts';

/**
 * Announcements ('Pengumuman'): short texts on top of the open panel, for a while. On the wire they are `notices`.
 *
 * - `GET /api/notices`: those that run or are coming, by their start
 * - `POST /api/notices`, `PUT /api/notices/{id}`, `DELETE /api/notices/{id}`
 */

/** `POST /api/notices`. */
export interface WriteAnnouncement {
  /** At most `announcementMaxLength` characters. Bots that were loaded before this version show its lines as one. */
  text: string;
  /** An address that visitors may open; an empty text for none. */
  link?: string | undefined;
  /** ISO 8601 with a zone; not before this minute, unless an edit keeps the start. Defaults to now. */
  from?: string | undefined;
  /** ISO 8601 with a zone; later than `from`, and within `announcementMaxDays`. */
  until: string;
  /** `null` for all websites. */
  website_ids: number[] | null;
}

export interface UpdateAnnouncement extends WriteAnnouncement, Versioned {}

export interface Announcement {
  id: number;
  text: string;
  link: string | null;
  /** UTC, ISO 8601, as `until`. */
  from: string;
  until: string;
  website_ids: number[] | null;
  last_edited_at: string;
  last_edited_by: string;
  version: number;
}

/** What visitors read of an announcement that runs. The bot compares the times with the server's. */
export interface PublicNotice {
  text: string;
  /** An absolute URL. */
  link?: string;
  /** UTC, as `Date.prototype.toISOString` writes it, so that the texts can be compared. */
  from: string;
  until: string;
}

/** Whether two times are in the same minute: a field for a time has no seconds. */
export function isSameMinute(one: string, other: string): boolean {
  return minuteOf(one) === minuteOf(other);
}

/**
 * Whether a start has passed. Then it is probably a typing error, and the announcement would be public at once.
 *
 * @param before the start of the edited announcement, which may have passed.
 */
export function isPastStart(start: string, before: string | undefined): boolean {
  if (before !== undefined && isSameMinute(start, before)) return false;
  return minuteOf(start) < minuteOf(new Date().toISOString());
}

function minuteOf(time: string): number {
  return Math.floor(Date.parse(time) / 60_000);
}

/** Whether visitors of a website see an announcement. */
export function isFor(websiteId: number, websiteIds: readonly number[] | null): boolean {
  return websiteIds === null || websiteIds.includes(websiteId);
}
