import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  recordCreation,
  recordDeletion,
  recordUpdate,
} from '../audit-log/audited-rows.ts';
import { type RowTarget, requireUnchanged } from '../audit-log/require-unchanged.ts';
import { undoOf } from '../audit-log/undo-row.ts';
import { isPastStart, isSameMinute } from '../contract/announcements.ts';
import { announcementsMax } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow, lastEditColumns } from '../db/edit-row.ts';
import { withBot } from '../db/has-website.ts';
import { announcements } from '../db/schema.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { requireRow } from '../http/require-row.ts';
import { requireWebsites } from '../http/require-website.ts';
import { notEnded, requireAnnouncement } from './announcement-queries.ts';

type AnnouncementRow = typeof announcements.$inferSelect;

export type AnnouncementFields = Pick<
  AnnouncementRow,
  'text' | 'link' | 'startsAt' | 'endsAt' | 'websiteIds'
>;

const rows: AuditedRows<AnnouncementRow> = {
  requireRow: (tx, id) =>
    requireRow(
      tx.select().from(announcements).where(eq(announcements.id, id)),
      messages.announcementNotFound,
    ),
  requireListRow: requireAnnouncement,
  subject: ({ id, text }) => ({
    entity: 'announcement',
    entityId: id,
    websiteId: null,
    label: text,
  }),
  auditFields: ({ text, link, startsAt, endsAt, websiteIds, version }) => ({
    text,
    link,
    starts_at: startsAt,
    ends_at: endsAt,
    shown_on: websiteIds?.join(', ') ?? null,
    version,
  }),
  undo: {
    table: 'announcements',
    columns: ['text', 'link', 'startsAt', 'endsAt', 'websiteIds'],
    edit: editAnnouncement,
    remove: removeAnnouncement,
    add: (change, values) => insertAnnouncement(change, values as AnnouncementRow),
  },
};

export async function createAnnouncement(
  change: Change,
  fields: AnnouncementFields,
): Promise<number> {
  requireStart(fields.startsAt);
  if (fields.websiteIds) await requireWebsites(change.tx, fields.websiteIds, withBot);
  return await recordCreation(change, rows, insertAnnouncement(change, fields));
}

/** Returns the id of the entry in the audit trail. */
export async function updateAnnouncement(
  change: Change,
  target: RowTarget,
  fields: AnnouncementFields,
): Promise<number> {
  return await recordUpdate(change, rows, target, async (before) => {
    requireStart(fields.startsAt, before.startsAt);
    if (fields.websiteIds) await requireWebsites(change.tx, fields.websiteIds, withBot);
    if (before.endsAt <= new Date().toISOString()) await requireRoom(change.tx);
    // The form has no seconds.
    const isKept = isSameMinute(fields.startsAt, before.startsAt);
    const startsAt = isKept ? before.startsAt : fields.startsAt;
    await editAnnouncement(change, before, { ...fields, startsAt });
  });
}

/** Returns the id of the entry in the audit trail. */
export async function deleteAnnouncement(change: Change, target: RowTarget): Promise<number> {
  const row = await requireUnchanged(change.tx, rows, target);
  await removeAnnouncement(change, row);
  return await recordDeletion(change, rows, row);
}

/** Undoes any write of an announcement. */
export const undoAnnouncementWrite = undoOf(rows);

/** @throws ApiError 400 when the start has passed. */
function requireStart(start: string, before?: string): void {
  if (isPastStart(start, before)) throw fieldError(400, 'from', messages.startHasPassed);
}

/** @throws ApiError 409 when as many announcements run or are coming as there may be. */
async function requireRoom(tx: Tx): Promise<void> {
  if ((await tx.$count(announcements, notEnded())) >= announcementsMax) {
    throw new ApiError(409, messages.tooManyAnnouncements(announcementsMax));
  }
}

async function insertAnnouncement({ tx, by }: Change, fields: AnnouncementFields) {
  await requireRoom(tx);
  return await tx
    .insert(announcements)
    .values({ ...fields, ...lastEditColumns(by.username) })
    .returning();
}

async function editAnnouncement(
  { tx, by }: Change,
  { id }: AnnouncementRow,
  fields: Partial<AnnouncementFields>,
): Promise<void> {
  await editRow(tx, announcements, id, by.username, fields);
}

async function removeAnnouncement({ tx }: Change, { id }: AnnouncementRow): Promise<void> {
  await tx.delete(announcements).where(eq(announcements.id, id));
}
