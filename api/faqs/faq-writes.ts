import type { Change } from '../audit-log/audited-database.ts';
import { type RowTarget, recordDeletion, requireUnchanged } from '../audit-log/audited-rows.ts';
import type { Standing, UndoStep } from '../audit-log/undo-steps.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { editRow } from '../db/edit-row.ts';
import { faqs, images } from '../db/schema.ts';
import type { ImageRow } from '../db/to-image-row.ts';
import { fieldError } from '../http/errors.ts';
import { requireFormWebsite } from '../http/require-form-website.ts';
import { auditedFaqs } from './audited-faqs.ts';
import { editFaq } from './edit-faq.ts';
import {
  findParent,
  findRank,
  findStanding,
  lastPlace,
  moveBranch,
  type Rank,
  refuseTooManyFaqs,
  requireChild,
  requireDepth,
} from './faq-place.ts';
import { insertFaqs, removeBranch } from './faq-steps.ts';

export interface FaqFields {
  question: string;
  answer: string | null;
  /**
   * In the stored form, see `stored-keywords.ts`. If omitted, a new FAQ has no keywords, and an edit does not change
   * them.
   */
  keywords?: string | undefined;
  websiteId: number;
  parentId: number | null;
}

export interface FaqEdit extends FaqFields {
  /** The new image, or the removal of the stored one; undefined does not change it. */
  image: ImageRow | 'remove' | undefined;
}

/**
 * Inserts a FAQ as the last of its siblings. `copy-faqs.ts`, `duplicate-faq.ts` and `restore-branches.ts` insert FAQs
 * too: put a new limit in `faq-place.ts` and check it in all of them. `restore-website.ts` inserts a website's FAQs
 * without such checks.
 */
export async function createFaq(
  change: Change,
  fields: FaqFields,
  image: ImageRow | undefined,
): Promise<{ id: number; undoId: number }> {
  const { tx } = change;
  await requireFormWebsite(tx, fields.websiteId);
  await refuseTooManyFaqs(tx, fields.websiteId, 1);
  const place = await lastPlace(tx, fields.websiteId, await findParent(tx, fields));
  requireDepth(place.path.length);
  if (image !== undefined) await storeImage(tx, image);
  const { keywords = '' } = fields;
  const added = { ...fields, ...place, keywords, image: image?.name ?? null };
  const {
    rows: [row],
    step,
  } = await insertFaqs(change, [added]);
  if (row === undefined) throw new Error('The database returned no new row.');
  const undoId = await change.record({
    action: 'create',
    ...auditedFaqs.subject(row),
    after: auditedFaqs.auditFields(row),
    undo: [step],
  });
  return { id: row.id, undoId };
}

/** Replaces a FAQ's fields. With a new parent, the whole branch moves. Returns the id of the audit entry. */
export async function updateFaq(change: Change, target: RowTarget, edit: FaqEdit): Promise<number> {
  const { tx } = change;
  const row = await requireUnchanged(tx, auditedFaqs, target);
  const { image, websiteId, parentId, question, answer, keywords = row.keywords } = edit;
  if (row.websiteId !== websiteId) {
    throw fieldError(400, 'website_id', messages.faqStaysOnWebsite);
  }
  const undo: UndoStep[] = [];
  if (row.parentId !== parentId) {
    const parent = await findParent(tx, edit);
    undo.push(await moveBranch(tx, row, { parent, beforeId: null }));
  }
  if (image !== undefined && image !== 'remove') await storeImage(tx, image);
  const imageName = image === 'remove' ? null : (image?.name ?? row.image);
  const content = { question, answer, keywords, image: imageName };
  return await editFaq(change, row, content, { undo });
}

/** The place after a move. */
export interface PlacedFaq extends Rank {
  websiteId: number;
  version: number;
  /** The id of the audit entry; `null` when the FAQ was already at this place. */
  undoId: number | null;
}

/** Moves a FAQ with its descendants. */
export async function placeFaq(
  { tx, by, record, nothingToWrite }: Change,
  target: RowTarget,
  to: Standing,
): Promise<PlacedFaq> {
  const row = await requireUnchanged(tx, auditedFaqs, target);
  const { id, websiteId } = row;
  const parent = await findParent(tx, { parentId: to.parentId, websiteId });
  if (to.beforeId === id) throw fieldError(400, 'before_id', messages.beforeItself);
  await requireChild(tx, { websiteId, parent }, to.beforeId);
  const { beforeId, parentId } = await findStanding(tx, row);
  const rank = await findRank(tx, row);
  if (parentId === to.parentId && beforeId === to.beforeId) {
    nothingToWrite();
    return { websiteId, version: row.version, undoId: null, ...rank };
  }
  const step = await moveBranch(tx, row, { parent, beforeId: to.beforeId });
  await editRow(tx, faqs, id, by.username, {});
  const moved = await auditedFaqs.requireRow(tx, id);
  const newRank = await findRank(tx, moved);
  const undoId = await record({
    action: 'move',
    ...auditedFaqs.subject(row),
    before: { parent_id: row.parentId, position: rank.position, version: row.version },
    after: { parent_id: moved.parentId, position: newRank.position, version: moved.version },
    undo: [step],
  });
  return { websiteId, version: moved.version, undoId, ...newRank };
}

/** Deletes a FAQ and its descendants. */
export async function deleteFaq(
  change: Change,
  target: RowTarget,
): Promise<{ websiteId: number; deleted: number; undoId: number }> {
  const { tx } = change;
  const faq = await requireUnchanged(tx, auditedFaqs, target);
  const removed = await removeBranch(tx, faq);
  const undoId = await recordDeletion(change, auditedFaqs, faq, removed);
  return { websiteId: faq.websiteId, deleted: removed.faqs.length, undoId };
}

async function storeImage(tx: Tx, image: ImageRow): Promise<void> {
  await tx.insert(images).values(image).onConflictDoNothing();
}
