import { asc, eq } from 'drizzle-orm';
import type { WebsiteLink } from '../contract/entities.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { listPage, type PageParams } from '../db/list-page.ts';
import { websiteLinks } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';

const columns = {
  id: websiteLinks.id,
  link: websiteLinks.link,
  website_id: websiteLinks.websiteId,
  last_edited_at: websiteLinks.lastEditedAt,
  last_edited_by: websiteLinks.lastEditedBy,
  version: websiteLinks.version,
};

/** One page of the links of all websites, or of one. */
export function listLinks(
  db: Reader,
  websiteId: number | undefined,
  page: PageParams,
): Promise<WebsiteLink[]> {
  const wanted = websiteId === undefined ? undefined : eq(websiteLinks.websiteId, websiteId);
  const rows = db.select(columns).from(websiteLinks).where(wanted).orderBy(asc(websiteLinks.id));
  return listPage(rows, db.$count(websiteLinks, wanted), page);
}

export async function requireLink(db: Reader, id: number): Promise<WebsiteLink> {
  const found = db.select(columns).from(websiteLinks).where(eq(websiteLinks.id, id));
  const row = await requireRow(found, messages.linkNotFound);
  return { ...row, all_data: await db.$count(websiteLinks) };
}
