import { asc, eq, gt } from 'drizzle-orm';
import { resolveAddress } from '../contract/address.ts';
import { type Announcement, isFor, type PublicNotice } from '../contract/announcements.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { announcements } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';

const columns = {
  id: announcements.id,
  text: announcements.text,
  link: announcements.link,
  from: announcements.startsAt,
  until: announcements.endsAt,
  website_ids: announcements.websiteIds,
  last_edited_at: announcements.lastEditedAt,
  last_edited_by: announcements.lastEditedBy,
  version: announcements.version,
};

/** The announcements that run or are coming, by their start. */
export async function listAnnouncements(db: Reader): Promise<Announcement[]> {
  return await db
    .select(columns)
    .from(announcements)
    .where(notEnded())
    .orderBy(asc(announcements.startsAt), asc(announcements.id));
}

export async function requireAnnouncement(db: Reader, id: number): Promise<Announcement> {
  const found = db.select(columns).from(announcements).where(eq(announcements.id, id));
  return await requireRow(found, messages.announcementNotFound);
}

export function notEnded() {
  return gt(announcements.endsAt, new Date().toISOString());
}

/** What visitors of a website read. */
export interface NoticesOfWebsite {
  notices: PublicNotice[];
  /** The time (ms) from which the notices are others; undefined if only a write changes them. */
  changesAt: number | undefined;
}

/** An announcement is not sent before its start: anybody could read early what is announced for later. */
export async function findNotices(db: Reader, websiteId: number): Promise<NoticesOfWebsite> {
  const own = (await listAnnouncements(db)).filter((each) => isFor(websiteId, each.website_ids));
  const hasStarted = ({ from }: Announcement) => Date.parse(from) <= Date.now();
  const times = own.map((each) => Date.parse(hasStarted(each) ? each.until : each.from));
  return {
    notices: own.filter(hasStarted).map(toPublic),
    changesAt: times.length === 0 ? undefined : Math.min(...times),
  };
}

function toPublic({ text, link, from, until }: Announcement): PublicNotice {
  const href = resolveAddress(link ?? '')?.href;
  return { text, ...(href && { link: href }), from, until };
}
