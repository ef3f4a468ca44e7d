import { asc, eq } from 'drizzle-orm';
import type { WebsiteLink } from '../contract/entities.ts';
import type { ListQuery, listSorts } from '../contract/list-query.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { isNarrowed, listFound } from '../db/list-found.ts';
import { listPage, type PageParams } from '../db/list-page.ts';
import { websiteLinks, websites } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';

const columns = {
  id: websiteLinks.id,
  link: websiteLinks.link,
  website_id: websiteLinks.websiteId,
  last_edited_at: websiteLinks.lastEditedAt,
  last_edited_by: websiteLinks.lastEditedBy,
  version: websiteLinks.version,
};

interface LinkListQuery extends ListQuery<(typeof listSorts.links)[number]> {
  website_id?: number | undefined;
}

/** One page of the links of all websites or of one. With a query, only links whose address or website matches. */
export async function listLinks(
  db: Reader,
  query: LinkListQuery,
  page: PageParams,
): Promise<WebsiteLink[]> {
  const { website_id: websiteId } = query;
  const wanted = websiteId === undefined ? undefined : eq(websiteLinks.websiteId, websiteId);
  const rows = db.select(columns).from(websiteLinks).where(wanted).orderBy(asc(websiteLinks.id));
  if (!isNarrowed(query)) return await listPage(rows, db.$count(websiteLinks, wanted), page);
  const sites = await db.select({ id: websites.id, name: websites.name }).from(websites);
  const names = new Map(sites.map(({ id, name }) => [id, name]));
  const textsOf = (row: { link: string; website_id: number }) => [
    row.link,
    names.get(row.website_id) ?? '',
  ];
  return await listFound({ rows, textsOf }, query, page);
}

export async function requireLink(db: Reader, id: number): Promise<WebsiteLink> {
  const found = db.select(columns).from(websiteLinks).where(eq(websiteLinks.id, id));
  const row = await requireRow(found, messages.linkNotFound);
  return { ...row, all_data: await db.$count(websiteLinks) };
}
