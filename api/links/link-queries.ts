import { asc, eq } from 'drizzle-orm';
import { resolveAddress } from '../contract/address.ts';
import type { WebsiteLink } from '../contract/entities.ts';
import { messages } from '../copy/messages.ts';
import { edited } from '../db/edited.ts';
import { isUniqueFault } from '../db/is-unique-fault.ts';
import type { Reader, Tx } from '../db/open.ts';
import { websiteLinks, websites } from '../db/schema.ts';
import { ApiError, fieldError } from '../http-errors.ts';

export interface LinkFields {
  link: string;
  websiteId: number;
}

const columns = {
  id: websiteLinks.id,
  link: websiteLinks.link,
  website_id: websiteLinks.websiteId,
  last_edited_at: websiteLinks.lastEditedAt,
  last_edited_by: websiteLinks.lastEditedBy,
};

/** One page of the links of every website, or of one. */
export async function listLinks(
  db: Reader,
  { pageSize, page, websiteId }: { pageSize: number; page: number; websiteId: number | undefined },
): Promise<WebsiteLink[]> {
  const wanted = websiteId === undefined ? undefined : eq(websiteLinks.websiteId, websiteId);
  const total = await db.$count(websiteLinks, wanted);
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
  return { ...row, all_data: await db.$count(websiteLinks) };
}

export async function createLink(tx: Tx, fields: LinkFields, by: string): Promise<number> {
  await requireWebsite(tx, fields.websiteId);
  const [created] = await tx
    .insert(websiteLinks)
    .values({ ...toColumns(fields), ...edited(by) })
    .returning({ id: websiteLinks.id })
    .catch(asTaken);
  if (created === undefined) throw new Error('The database kept no new link.');
  return created.id;
}

/** Replaces a link; without a website it stays with the one it has. */
export async function updateLink(
  tx: Tx,
  id: number,
  { link, websiteId }: { link: string; websiteId: number | undefined },
  by: string,
): Promise<void> {
  const current = await requireLink(tx, id);
  const fields = { link, websiteId: websiteId ?? current.website_id };
  await requireWebsite(tx, fields.websiteId);
  await tx
    .update(websiteLinks)
    .set({ ...toColumns(fields), ...edited(by) })
    .where(eq(websiteLinks.id, id))
    .catch(asTaken);
}

export async function deleteLink(tx: Tx, id: number): Promise<void> {
  const deleted = await tx
    .delete(websiteLinks)
    .where(eq(websiteLinks.id, id))
    .returning({ id: websiteLinks.id });
  if (deleted.length === 0) throw new ApiError(404, messages.linkNotFound);
}

function toColumns({ link, websiteId }: LinkFields) {
  return { link, websiteId, linkKey: resolveAddress(link)?.href ?? link };
}

async function requireWebsite(tx: Tx, websiteId: number): Promise<void> {
  if ((await tx.$count(websites, eq(websites.id, websiteId))) === 0) {
    throw fieldError(400, 'website_id', messages.websiteNotFound);
  }
}

function asTaken(error: unknown): never {
  if (isUniqueFault(error)) throw fieldError(409, 'link', messages.linkTaken);
  throw error;
}
