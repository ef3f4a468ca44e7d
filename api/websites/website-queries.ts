import { asc, eq } from 'drizzle-orm';
import type { Website, WebsiteOption } from '../contract/entities.ts';
import { defaultWebsiteId } from '../contract/limits.ts';
import type { WriteWebsite } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import { dropUnusedImages } from '../db/drop-unused-images.ts';
import { edited } from '../db/edited.ts';
import type { Reader, Tx } from '../db/open.ts';
import { websites } from '../db/schema.ts';
import { ApiError } from '../http-errors.ts';

/** One page of the websites. */
export async function listWebsites(
  db: Reader,
  { pageSize, page }: { pageSize: number; page: number },
): Promise<Website[]> {
  const total = await db.$count(websites);
  const rows = await db
    .select()
    .from(websites)
    .orderBy(asc(websites.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    livechat_link: row.livechatLink,
    server_ip: row.serverIp,
    last_edited_at: row.lastEditedAt,
    last_edited_by: row.lastEditedBy,
    all_data: total,
  }));
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

export async function createWebsite(tx: Tx, fields: WriteWebsite, by: string): Promise<number> {
  const [created] = await tx
    .insert(websites)
    .values({ ...toColumns(fields), ...edited(by) })
    .returning({ id: websites.id });
  if (created === undefined) throw new Error('The database kept no new website.');
  return created.id;
}

export async function updateWebsite(
  tx: Tx,
  id: number,
  fields: WriteWebsite,
  by: string,
): Promise<void> {
  const updated = await tx
    .update(websites)
    .set({ ...toColumns(fields), ...edited(by) })
    .where(eq(websites.id, id))
    .returning({ id: websites.id });
  if (updated.length === 0) throw new ApiError(404, messages.websiteNotFound);
}

/** Deletes a website with its FAQs, their images and its links; accounts stay and lose only their website. */
export async function deleteWebsite(tx: Tx, id: number): Promise<void> {
  // The bot and new links default to it.
  if (id === defaultWebsiteId) throw new ApiError(409, messages.cannotDeleteDefaultWebsite);
  const deleted = await tx
    .delete(websites)
    .where(eq(websites.id, id))
    .returning({ id: websites.id });
  if (deleted.length === 0) throw new ApiError(404, messages.websiteNotFound);
  await dropUnusedImages(tx);
}

function toColumns({ name, livechat_link, server_ip }: WriteWebsite) {
  return { name, livechatLink: livechat_link, serverIp: server_ip };
}
