import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  recordCreation,
  recordDeletion,
  recordUpdate,
} from '../audit-log/audited-rows.ts';
import { type RowTarget, requireUnchanged } from '../audit-log/require-unchanged.ts';
import { undoOf } from '../audit-log/undo-row.ts';
import type { RemovedWithWebsite, UndoStep } from '../audit-log/undo-steps.ts';
import { readRights, rightsColumns } from '../auth/rights/stored-rights.ts';
import type { WriteWebsite } from '../contract/requests.ts';
import { defaultWebsiteId } from '../contract/well-known-ids.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow, lastEditColumns } from '../db/edit-row.ts';
import { withBot } from '../db/has-website.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs, users, websiteLinks, websites } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { requireRow } from '../http/require-row.ts';
import type { PlantedFaqs, PlantFaqs } from './insert-first-faqs.ts';
import { readPublishing, restorePublishing } from './website-publishing.ts';
import { requireWebsiteRow } from './website-queries.ts';

type WebsiteRow = typeof websites.$inferSelect;

const rows: AuditedRows<WebsiteRow> = {
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
  undo: {
    table: 'websites',
    columns: ['name', 'livechatLink', 'serverIp'],
    ofRemoved: ['isLibrary', 'lastEditedAt', 'lastEditedBy', 'version'],
    edit: ({ tx, by }, { id }, values) => editRow(tx, websites, id, by.username, values),
    add: (change, website, along) => restoreWebsite(change, website as WebsiteRow, along),
    added: messages.websiteRestored,
  },
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

/** Undoes the edit or the deletion of a website. */
export const undoWebsiteWrite = undoOf(rows);

/**
 * Deletes a website with its FAQs, links, settings and releases. Its accounts are not deleted, but are no longer
 * assigned to a website.
 */
export async function deleteWebsite(change: Change, target: RowTarget): Promise<void> {
  const { tx } = change;
  // This website is the default of the bot and of new links.
  if (target.id === defaultWebsiteId) throw new ApiError(409, messages.cannotDeleteDefaultWebsite);
  const website = await requireUnchanged(tx, rows, target);
  const steps = await removalOf(tx, website);
  await tx.delete(websites).where(eq(websites.id, website.id));
  await recordDeletion(change, rows, website, steps);
}

/** The steps of a deletion: its FAQs, and the website with what else goes along with it. */
async function removalOf(tx: Tx, website: WebsiteRow): Promise<UndoStep[]> {
  const { id } = website;
  const accounts = await tx.select({ id: users.id, ...rightsColumns }).from(users);
  const branch = {
    rows: await tx.select().from(faqs).where(eq(faqs.websiteId, id)).orderBy(asc(faqs.path)),
  };
  const along = {
    links: await tx.select().from(websiteLinks).where(eq(websiteLinks.websiteId, id)),
    userIds: accounts
      .filter((account) => readRights(account).website_ids.includes(id))
      .map((account) => account.id),
    publishing: await readPublishing(tx, id),
  };
  return [
    { type: 'faqs', websiteId: id, placed: branch.rows.length > 0 ? [branch] : [] },
    { type: 'row', table: 'websites', id, before: website, after: null, along },
  ];
}

/**
 * Restores a deleted website with its links, settings and current release, and assigns it to its former accounts that
 * have no other website now. There are no conflicts, because ids are never used twice.
 */
async function restoreWebsite(
  { tx }: Change,
  website: WebsiteRow,
  { links, userIds, publishing }: RemovedWithWebsite = { links: [], userIds: [] },
): Promise<void> {
  await insertWebsite(tx, website);
  if (publishing !== undefined) await restorePublishing(tx, publishing);
  await runInStatements(links, async (part) => tx.insert(websiteLinks).values(part));
  await runInStatements(userIds, async (part) =>
    tx
      .update(users)
      .set({ websiteId: website.id })
      .where(and(inArray(users.id, part), isNull(users.websiteId))),
  );
}

function toColumns({ name, livechat_link, server_ip }: WriteWebsite) {
  return { name, livechatLink: livechat_link, serverIp: server_ip };
}
