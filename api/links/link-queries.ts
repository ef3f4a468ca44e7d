import { asc, eq } from 'drizzle-orm';
import type { WebsiteLink } from '../contract/entities.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/open.ts';
import { websiteLinks } from '../db/schema.ts';
import { tableSize } from '../db/table-size.ts';
import { ApiError } from '../http-errors.ts';

const columns = {
  id: websiteLinks.id,
  link: websiteLinks.link,
  website_id: websiteLinks.websiteId,
  last_edited_at: websiteLinks.lastEditedAt,
  last_edited_by: websiteLinks.lastEditedBy,
  version: websiteLinks.version,
};

/** One page of the links of every website, or of one. */
export async function listLinks(
  db: Reader,
  { pageSize, page, websiteId }: { pageSize: number; page: number; websiteId: number | undefined },
): Promise<WebsiteLink[]> {
  const wanted = websiteId === undefined ? undefined : eq(websiteLinks.websiteId, websiteId);
  const total =
    wanted === undefined
      ? await tableSize(db, 'website_links')
      : await db.$count(websiteLinks, wanted);
  const rows = await db
    .select(columns)
    .from(websiteLinks)
    .where(wanted)
    .orderBy(asc(websiteLinks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map((row) => ({ ...row, all_data: total }));
}

export async function requireLink(db: Reader, id: number): Promise<WebsiteLink> {
  const [row] = await db.select(columns).from(websiteLinks).where(eq(websiteLinks.id, id));
  if (row === undefined) throw new ApiError(404, messages.linkNotFound);
  return { ...row, all_data: await tableSize(db, 'website_links') };
}
