import { and, asc, eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  recordCreation,
  recordDeletion,
  recordUpdate,
} from '../audit-log/audited-rows.ts';
import { type RowTarget, requireUnchanged } from '../audit-log/require-unchanged.ts';
import { undoRow } from '../audit-log/undo-row.ts';
import type { RemovedRows, UndoStep } from '../audit-log/undo-steps.ts';
import type { Undone } from '../audit-log/undone.ts';
import { readRights, rightsColumns } from '../auth/rights/stored-rights.ts';
import type { WriteWebsite } from '../contract/requests.ts';
import { defaultWebsiteId } from '../contract/well-known-ids.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow, lastEditColumns } from '../db/edit-row.ts';
import { withBot } from '../db/has-website.ts';
import { faqs, users, websiteLinks, websites } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { requireRow } from '../http/require-row.ts';
import type { PlantedFaqs, PlantFaqs } from './insert-first-faqs.ts';
import { readPublishing } from './website-publishing.ts';
import { requireWebsiteRow } from './website-queries.ts';

const rows: AuditedRows<typeof websites.$inferSelect> = {
  requireRow: (tx, id) =>
    requireRow(
      tx
        .select()
        .from(websites)
        .where(and(eq(websites.id, id), withBot)),
      messages.websiteNotFound,
    ),
  requireListRow: requireWebsiteRow,
  subject: ({ id, name }) => ({ entity: 'website', entityId: id, websiteId: id, label: name }),
  auditFields: ({ name, livechatLink, serverIp, version }) => ({
    name,
    livechat_link: livechatLink,
    server_ip: serverIp,
    version,
  }),
  undo: { writes: ['update'], columns: ['name', 'livechatLink', 'serverIp'] },
};

/** Inserts a website with its first FAQs. */
export async function createWebsite(
  change: Change,
  fields: WriteWebsite,
  plant: PlantFaqs,
): Promise<{ id: number; faqs: number }> {
  const { tx, by } = change;
  const row = { ...toColumns(fields), ...lastEditColumns(by.username) };
  let planted: PlantedFaqs = { copied: 0 };
  const id = await recordCreation(change, rows, insertWebsite(tx, row), async (websiteId) => {
    planted = await plant(tx, { websiteId, by: by.username });
    return planted.copied === 0 ? {} : { ...planted };
  });
  return { id, faqs: planted.copied };
}

/** Inserts a website for `createWebsite` and `restoreWebsite`. A new limit belongs here. */
export function insertWebsite(tx: Tx, row: typeof websites.$inferInsert) {
  return tx.insert(websites).values(row).returning();
}

export async function updateWebsite(
  change: Change,
  target: RowTarget,
  fields: WriteWebsite,
): Promise<void> {
  const { tx, by } = change;
  await recordUpdate(change, rows, target, ({ id }) =>
    editRow(tx, websites, id, by.username, toColumns(fields)),
  );
}

/** Undoes an edit of a website. */
export async function undoWebsiteEdit(change: Change, steps: readonly UndoStep[]): Promise<Undone> {
  const { tx, by } = change;
  return await undoRow(change, rows, steps, {
    edit: ({ id }, values) => editRow(tx, websites, id, by.username, values),
  });
}

/**
 * Deletes a website with its FAQs, links, settings and releases. Its accounts are not deleted, but are no longer
 * assigned to a website.
 */
export async function deleteWebsite(change: Change, target: RowTarget): Promise<void> {
  const { tx } = change;
  // This website is the default of the bot and of new links.
  if (target.id === defaultWebsiteId) throw new ApiError(409, messages.cannotDeleteDefaultWebsite);
  const website = await requireUnchanged(tx, rows, target);
  const removed = { website, ...(await whatGoesAlong(tx, website.id)) };
  await tx.delete(websites).where(eq(websites.id, website.id));
  await recordDeletion(change, rows, website, removed);
}

async function whatGoesAlong(tx: Tx, id: number): Promise<RemovedRows> {
  const accounts = await tx.select({ id: users.id, ...rightsColumns }).from(users);
  return {
    faqs: await tx.select().from(faqs).where(eq(faqs.websiteId, id)).orderBy(asc(faqs.path)),
    links: await tx.select().from(websiteLinks).where(eq(websiteLinks.websiteId, id)),
    userIds: accounts
      .filter((account) => readRights(account).website_ids.includes(id))
      .map((account) => account.id),
    publishing: await readPublishing(tx, id),
  };
}

function toColumns({ name, livechat_link, server_ip }: WriteWebsite) {
  return { name, livechatLink: livechat_link, serverIp: server_ip };
}
