import { asc, eq } from 'drizzle-orm';
import type { Change } from '../audit/audited-database.ts';
import type { RemovedRows } from '../audit/removed-rows.ts';
import type { AuditFields } from '../contract/audit.ts';
import { defaultWebsiteId } from '../contract/limits.ts';
import type { UpdateWebsite, WriteWebsite } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import { created } from '../db/created.ts';
import { edited } from '../db/edited.ts';
import type { Tx } from '../db/open.ts';
import { faqs, users, websiteLinks, websites } from '../db/schema.ts';
import { ApiError } from '../http-errors.ts';
import { requireVersion } from '../require-version.ts';
import { requireWebsite } from './website-queries.ts';

type WebsiteRow = typeof websites.$inferSelect;

export async function createWebsite(
  { tx, by, record }: Change,
  fields: WriteWebsite,
): Promise<number> {
  const [row] = await tx
    .insert(websites)
    .values({ ...toColumns(fields), ...created(by.username) })
    .returning();
  if (row === undefined) throw new Error('The database kept no new website.');
  await record({ action: 'create', ...subject(row), after: auditFields(row) });
  return row.id;
}

export async function updateWebsite(
  { tx, by, record }: Change,
  id: number,
  { version, ...fields }: UpdateWebsite,
): Promise<void> {
  requireVersion(await requireWebsite(tx, id), version);
  const before = await requireRow(tx, id);
  await tx
    .update(websites)
    .set({ ...toColumns(fields), ...edited(by.username) })
    .where(eq(websites.id, id));
  const after = await requireRow(tx, id);
  await record({
    action: 'update',
    ...subject(after),
    before: auditFields(before),
    after: auditFields(after),
  });
}

/** Deletes a website with its FAQs and its links; accounts stay and lose only their website. */
export async function deleteWebsite(
  { tx, record }: Change,
  id: number,
  version: number | undefined,
): Promise<void> {
  // The bot and new links default to it.
  if (id === defaultWebsiteId) throw new ApiError(409, messages.cannotDeleteDefaultWebsite);
  requireVersion(await requireWebsite(tx, id), version);
  const website = await requireRow(tx, id);
  const removed = { website, ...(await whatGoesAlong(tx, id)) };
  await tx.delete(websites).where(eq(websites.id, id));
  await record({ action: 'delete', ...subject(website), before: auditFields(website), removed });
}

async function whatGoesAlong(tx: Tx, id: number): Promise<RemovedRows> {
  const theirs = await tx.select({ id: users.id }).from(users).where(eq(users.websiteId, id));
  return {
    faqs: await tx.select().from(faqs).where(eq(faqs.websiteId, id)).orderBy(asc(faqs.path)),
    links: await tx.select().from(websiteLinks).where(eq(websiteLinks.websiteId, id)),
    userIds: theirs.map((user) => user.id),
  };
}

async function requireRow(tx: Tx, id: number): Promise<WebsiteRow> {
  const [row] = await tx.select().from(websites).where(eq(websites.id, id));
  if (row === undefined) throw new ApiError(404, messages.websiteNotFound);
  return row;
}

function toColumns({ name, livechat_link, server_ip }: WriteWebsite) {
  return { name, livechatLink: livechat_link, serverIp: server_ip };
}

function subject({ id, name }: WebsiteRow) {
  return { entity: 'website', entityId: id, websiteId: id, label: name } as const;
}

function auditFields({ name, livechatLink, serverIp, version }: WebsiteRow): AuditFields {
  return { name, livechat_link: livechatLink, server_ip: serverIp, version };
}
