import { and, desc, eq, getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PublishingState, Release } from '../../contract/faqs/publishing.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { releases, scheduledReleases, websiteSettings } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';
import { requireRow } from '../../http/require-row.ts';
import { countDifferent } from './compare-trees.ts';
import { compareWithDraft } from './draft-changes.ts';

export type ReleaseRow = InferSelectModel<typeof releases>;

// `tree` and `outline` are as large as the website's FAQs.
const { tree: _, outline: __, ...columns } = getTableColumns(releases);

/** A release in the form of the API's list. */
export function toRelease(row: Omit<ReleaseRow, 'tree' | 'outline'>): Release {
  return {
    number: row.number,
    published_at: row.publishedAt,
    published_by: row.publishedBy,
    note: row.note,
    changes: row.changes,
    restored_from: row.restoredFrom,
  };
}

/** The stored releases of a website, the newest first. */
export async function listReleases(db: Reader, websiteId: number): Promise<Release[]> {
  const rows = await db
    .select(columns)
    .from(releases)
    .where(eq(releases.websiteId, websiteId))
    .orderBy(desc(releases.number));
  return rows.map(toRelease);
}

/** The release that visitors read; undefined when the website publishes every change at once. */
export async function findCurrentRelease(
  db: Reader,
  websiteId: number,
): Promise<ReleaseRow | undefined> {
  const [row] = await db
    .select({ release: releases })
    .from(websiteSettings)
    .innerJoin(releases, eq(releases.id, websiteSettings.releaseId))
    .where(eq(websiteSettings.websiteId, websiteId));
  return row?.release;
}

/** @throws ApiError 409 when the website publishes every change at once. */
export async function requireCurrentRelease(db: Reader, websiteId: number): Promise<ReleaseRow> {
  const current = await findCurrentRelease(db, websiteId);
  if (current === undefined) throw new ApiError(409, messages.publishesDirectly);
  return current;
}

/** @throws ApiError 404 when there is no such release any more. */
export function requireRelease(db: Reader, websiteId: number, number: number): Promise<ReleaseRow> {
  const found = db
    .select()
    .from(releases)
    .where(and(eq(releases.websiteId, websiteId), eq(releases.number, number)));
  return requireRow(found, messages.releaseNotFound);
}

export async function readPublishingState(
  db: Reader,
  websiteId: number,
): Promise<Omit<PublishingState, 'text_bytes'>> {
  const current = await findCurrentRelease(db, websiteId);
  if (current === undefined) {
    return { publishing: 'direct', changes: 0, changed_ids: [], release: null, scheduled: null };
  }
  const [scheduled] = await db
    .select({
      at: scheduledReleases.at,
      by: scheduledReleases.username,
      note: scheduledReleases.note,
    })
    .from(scheduledReleases)
    .where(eq(scheduledReleases.websiteId, websiteId));
  const difference = await compareWithDraft(db, current);
  const { added, edited, moved } = difference;
  return {
    publishing: 'draft',
    changes: countDifferent(difference),
    changed_ids: [...new Set([...added, ...edited, ...moved])],
    release: toRelease(current),
    scheduled: scheduled ?? null,
  };
}
