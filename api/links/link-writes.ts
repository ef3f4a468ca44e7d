import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  type RowTarget,
  recordCreation,
  recordDeletion,
  recordUpdate,
  requireUnchanged,
} from '../audit-log/audited-rows.ts';
import { resolveAddress } from '../contract/address.ts';
import { messages } from '../copy/messages.ts';
import { created } from '../db/created.ts';
import { edited } from '../db/edited.ts';
import type { Tx } from '../db/open.ts';
import { websiteLinks, websites } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { refuseDuplicate } from '../http/refuse-duplicate.ts';
import { requireRow } from '../http/require-row.ts';
import { requireLink } from './link-queries.ts';

export interface LinkFields {
  link: string;
  websiteId: number;
}

/** Undefined leaves the link with its website. */
export interface LinkEdit {
  link: string;
  websiteId: number | undefined;
}

const rows: AuditedRows<typeof websiteLinks.$inferSelect> = {
  requireRow: (tx, id) =>
    requireRow(
      tx.select().from(websiteLinks).where(eq(websiteLinks.id, id)),
      messages.linkNotFound,
    ),
  requireListed: requireLink,
  subject: ({ id, websiteId, link }) => ({ entity: 'link', entityId: id, websiteId, label: link }),
  auditFields: ({ link, websiteId, version }) => ({ link, website_id: websiteId, version }),
};

const refuseTaken = refuseDuplicate('link', messages.linkTaken);

export async function createLink(change: Change, fields: LinkFields): Promise<number> {
  const { tx, by } = change;
  await requireWebsite(tx, fields.websiteId);
  const inserted = tx
    .insert(websiteLinks)
    .values({ ...toColumns(fields), ...created(by.username) })
    .returning()
    .catch(refuseTaken);
  return await recordCreation(change, rows, inserted);
}

export async function updateLink(
  change: Change,
  target: RowTarget,
  { link, websiteId }: LinkEdit,
): Promise<void> {
  const { tx, by } = change;
  await recordUpdate(change, rows, target, async (before) => {
    const fields = { link, websiteId: websiteId ?? before.websiteId };
    await requireWebsite(tx, fields.websiteId);
    await tx
      .update(websiteLinks)
      .set({ ...toColumns(fields), ...edited(by.username) })
      .where(eq(websiteLinks.id, before.id))
      .catch(refuseTaken);
  });
}

export async function deleteLink(change: Change, target: RowTarget): Promise<void> {
  const { tx } = change;
  const row = await requireUnchanged(tx, rows, target);
  await tx.delete(websiteLinks).where(eq(websiteLinks.id, row.id));
  await recordDeletion(change, rows, row, { faqs: [], links: [row], userIds: [] });
}

function toColumns({ link, websiteId }: LinkFields) {
  return { link, websiteId, linkKey: resolveAddress(link)?.href ?? link };
}

async function requireWebsite(tx: Tx, websiteId: number): Promise<void> {
  if ((await tx.$count(websites, eq(websites.id, websiteId))) === 0) {
    throw fieldError(400, 'website_id', messages.websiteNotFound);
  }
}
