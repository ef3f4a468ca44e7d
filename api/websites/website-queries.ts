import { asc, eq } from 'drizzle-orm';
import type { Website, WebsiteOption } from '../contract/entities.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/open.ts';
import { websites } from '../db/schema.ts';
import { tableSize } from '../db/table-size.ts';
import { ApiError } from '../http-errors.ts';

const columns = {
  id: websites.id,
  name: websites.name,
  livechat_link: websites.livechatLink,
  server_ip: websites.serverIp,
  last_edited_at: websites.lastEditedAt,
  last_edited_by: websites.lastEditedBy,
  version: websites.version,
};

/** One page of the websites. */
export async function listWebsites(
  db: Reader,
  { pageSize, page }: { pageSize: number; page: number },
): Promise<Website[]> {
  const total = await tableSize(db, 'websites');
  const rows = await db
    .select(columns)
    .from(websites)
    .orderBy(asc(websites.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map((row) => ({ ...row, all_data: total }));
}

export async function requireWebsite(db: Reader, id: number): Promise<Website> {
  const [row] = await db.select(columns).from(websites).where(eq(websites.id, id));
  if (row === undefined) throw new ApiError(404, messages.websiteNotFound);
  return { ...row, all_data: await tableSize(db, 'websites') };
}

/** Every website, for selectors. */
export async function listWebsiteOptions(db: Reader): Promise<WebsiteOption[]> {
  return await db
    .select({ id: websites.id, name: websites.name })
    .from(websites)
    .orderBy(asc(websites.id));
}

/** A website's live-chat link as typed; undefined without such a website. */
export async function findLivechatLink(db: Reader, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ link: websites.livechatLink })
    .from(websites)
    .where(eq(websites.id, id));
  return row?.link;
}
