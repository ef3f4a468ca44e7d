import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import {
  type AuditedRows,
  recordCreation,
  recordDeletion,
  recordUpdate,
} from '../audit-log/audited-rows.ts';
import { type RowTarget, requireUnchanged } from '../audit-log/require-unchanged.ts';
import { undoOf } from '../audit-log/undo-row.ts';
import { resolveAddress } from '../contract/address.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow, lastEditColumns } from '../db/edit-row.ts';
import { isUniqueError } from '../db/is-unique-error.ts';
import { websiteLinks, websites } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { refuseDuplicate } from '../http/refuse-duplicate.ts';
import { requireFormWebsite } from '../http/require-form-website.ts';
import { requireRow } from '../http/require-row.ts';
import { requireLink } from './link-queries.ts';

export interface LinkFields {
  link: string;
  websiteId: number;
}

/** Undefined does not change the website. */
export interface LinkEdit {
  link: string;
  websiteId: number | undefined;
}

type LinkRow = typeof websiteLinks.$inferSelect;

const rows: AuditedRows<LinkRow> = {
  requireRow: (tx, id) =>
    requireRow(
      tx.select().from(websiteLinks).where(eq(websiteLinks.id, id)),
      messages.linkNotFound,
    ),
  requireListRow: requireLink,
  subject: ({ id, websiteId, link }) => ({ entity: 'link', entityId: id, websiteId, label: link }),
  auditFields: ({ link, websiteId, version }) => ({ link, website_id: websiteId, version }),
  undo: {
    table: 'websiteLinks',
    columns: ['link', 'linkKey', 'websiteId'],
    ofRemoved: ['lastEditedAt', 'lastEditedBy', 'version'],
    edit: (change, row, values) => editLink(change, row, { ...row, ...values }),
    remove: ({ tx }, { id }) => tx.delete(websiteLinks).where(eq(websiteLinks.id, id)),
    add: (change, link) => restoreLink(change, link as LinkRow),
    added: messages.linkRestored,
  },
};

const refuseTaken = refuseDuplicate('link', messages.linkTaken);

export async function createLink(change: Change, fields: LinkFields): Promise<number> {
  const { tx, by } = change;
  await requireFormWebsite(tx, fields.websiteId);
  const row = { ...toColumns(fields), ...lastEditColumns(by.username) };
  const inserted = insertLink(tx, row).catch(refuseTaken);
  return await recordCreation(change, rows, inserted);
}

/**
 * Inserts a link for `createLink` and `restoreLink`. A new limit belongs here and in `updateLink`, which can move a
 * link to another website. `restoreWebsite` inserts a website's links without this function.
 */
function insertLink(tx: Tx, row: typeof websiteLinks.$inferInsert) {
  return tx.insert(websiteLinks).values(row).returning();
}

export async function updateLink(
  change: Change,
  target: RowTarget,
  { link, websiteId }: LinkEdit,
): Promise<void> {
  await recordUpdate(change, rows, target, (before) =>
    editLink(change, before, { link, websiteId: websiteId ?? before.websiteId }),
  );
}

async function editLink({ tx, by }: Change, { id }: { id: number }, fields: LinkFields) {
  await requireFormWebsite(tx, fields.websiteId);
  await editRow(tx, websiteLinks, id, by.username, toColumns(fields)).catch(refuseTaken);
}

export async function deleteLink(change: Change, target: RowTarget): Promise<void> {
  const { tx } = change;
  const row = await requireUnchanged(tx, rows, target);
  await tx.delete(websiteLinks).where(eq(websiteLinks.id, row.id));
  await recordDeletion(change, rows, row);
}

/** Undoes any write of a link. */
export const undoLinkWrite = undoOf(rows);

async function restoreLink({ tx }: Change, link: LinkRow): Promise<void> {
  if ((await tx.$count(websites, eq(websites.id, link.websiteId))) === 0) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  await insertLink(tx, link).catch((error: unknown) => {
    if (isUniqueError(error)) throw new ApiError(409, messages.linkTaken);
    throw error;
  });
}

function toColumns({ link, websiteId }: LinkFields) {
  return { link, websiteId, linkKey: resolveAddress(link)?.href ?? link };
}
