import { eq } from 'drizzle-orm';
import type { Change } from '../audit/audited-database.ts';
import { resolveAddress } from '../contract/address.ts';
import type { AuditFields } from '../contract/audit.ts';
import { messages } from '../copy/messages.ts';
import { created } from '../db/created.ts';
import { edited } from '../db/edited.ts';
import { isUniqueFault } from '../db/is-unique-fault.ts';
import type { Tx } from '../db/open.ts';
import { websiteLinks, websites } from '../db/schema.ts';
import { ApiError, fieldError } from '../http-errors.ts';
import { requireVersion } from '../require-version.ts';
import { requireLink } from './link-queries.ts';

export interface LinkFields {
  link: string;
  websiteId: number;
}

/** Without a website the link stays with the one it has. */
export interface LinkEdit {
  link: string;
  websiteId: number | undefined;
  version: number | undefined;
}

type LinkRow = typeof websiteLinks.$inferSelect;

export async function createLink({ tx, by, record }: Change, fields: LinkFields): Promise<number> {
  await requireWebsite(tx, fields.websiteId);
  const [row] = await tx
    .insert(websiteLinks)
    .values({ ...toColumns(fields), ...created(by.username) })
    .returning()
    .catch(asTaken);
  if (row === undefined) throw new Error('The database kept no new link.');
  await record({ action: 'create', ...subject(row), after: auditFields(row) });
  return row.id;
}

export async function updateLink(
  { tx, by, record }: Change,
  id: number,
  { link, websiteId, version }: LinkEdit,
): Promise<void> {
  requireVersion(await requireLink(tx, id), version);
  const before = await requireRow(tx, id);
  const fields = { link, websiteId: websiteId ?? before.websiteId };
  await requireWebsite(tx, fields.websiteId);
  await tx
    .update(websiteLinks)
    .set({ ...toColumns(fields), ...edited(by.username) })
    .where(eq(websiteLinks.id, id))
    .catch(asTaken);
  const after = await requireRow(tx, id);
  await record({
    action: 'update',
    ...subject(after),
    before: auditFields(before),
    after: auditFields(after),
  });
}

export async function deleteLink(
  { tx, record }: Change,
  id: number,
  version: number | undefined,
): Promise<void> {
  requireVersion(await requireLink(tx, id), version);
  const row = await requireRow(tx, id);
  await tx.delete(websiteLinks).where(eq(websiteLinks.id, id));
  const removed = { faqs: [], links: [row], userIds: [] };
  await record({ action: 'delete', ...subject(row), before: auditFields(row), removed });
}

function toColumns({ link, websiteId }: LinkFields) {
  return { link, websiteId, linkKey: resolveAddress(link)?.href ?? link };
}

async function requireWebsite(tx: Tx, websiteId: number): Promise<void> {
  if ((await tx.$count(websites, eq(websites.id, websiteId))) === 0) {
    throw fieldError(400, 'website_id', messages.websiteNotFound);
  }
}

async function requireRow(tx: Tx, id: number): Promise<LinkRow> {
  const [row] = await tx.select().from(websiteLinks).where(eq(websiteLinks.id, id));
  if (row === undefined) throw new ApiError(404, messages.linkNotFound);
  return row;
}

function subject({ id, websiteId, link }: LinkRow) {
  return { entity: 'link', entityId: id, websiteId, label: link } as const;
}

function auditFields({ link, websiteId, version }: LinkRow): AuditFields {
  return { link, website_id: websiteId, version };
}

function asTaken(error: unknown): never {
  if (isUniqueFault(error)) throw fieldError(409, 'link', messages.linkTaken);
  throw error;
}
