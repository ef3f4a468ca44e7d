import type { Change } from '../../audit-log/audited-database.ts';
import { type RowTarget, requireUnchanged } from '../../audit-log/require-unchanged.ts';
import type { FaqsStep } from '../../audit-log/undo-steps.ts';
import type { FaqFieldName } from '../../contract/faqs/faq-fields.ts';
import { ruleOf, storedRule } from '../../contract/faqs/review.ts';
import { jakartaDay } from '../../contract/jakarta-day.ts';
import type {
  CreateFaqResponse,
  DeleteFaqResponse,
  PlaceFaqResponse,
} from '../../contract/requests.ts';
import { messages } from '../../copy/messages.ts';
import type { Tx } from '../../db/database.ts';
import {
  blankTexts,
  type GivenTexts,
  type Standing,
  type StoredTexts,
  textsIn,
} from '../../db/faq-row.ts';
import { hasTree } from '../../db/has-website.ts';
import { images } from '../../db/schema.ts';
import type { ImageRow } from '../../db/to-image-row.ts';
import { fieldError } from '../../http/errors.ts';
import { requireFormWebsite } from '../../http/require-form-website.ts';
import { loadTree } from '../tree/load-tree.ts';
import { saveTree } from '../tree/save-tree.ts';
import { auditedFaqs } from './audited-faqs.ts';
import { editFaq } from './edit-faq.ts';
import { touchFaqs } from './edit-faqs.ts';

/** The texts in the stored form. A new FAQ has none of those that are omitted, and an edit does not change them. */
export interface FaqFields
  extends Pick<StoredTexts, 'question' | 'answer'>,
    GivenTexts<Exclude<FaqFieldName, 'question' | 'answer' | 'image'>> {
  /** See `FaqReview`; as the texts. */
  review?: string | undefined;
  websiteId: number;
  parentId: number | null;
}

export interface FaqEdit extends FaqFields {
  /** The new image, or the removal of the stored one; undefined does not change it. */
  image: ImageRow | 'remove' | undefined;
}

/** Inserts a FAQ as the last of its siblings. */
export async function createFaq(
  change: Change,
  fields: FaqFields,
  image: ImageRow | undefined,
): Promise<CreateFaqResponse> {
  const { tx, by } = change;
  const { review = '', websiteId } = fields;
  await requireFormWebsite(tx, websiteId, hasTree);
  const tree = await loadTree(tx, websiteId);
  const rule = storedRule(review, jakartaDay(new Date()));
  const content = {
    ...blankTexts,
    question: fields.question,
    ...textsIn({ ...fields, image: image?.name }),
    ...rule,
  };
  tree.add(content, tree.requireParent(fields.parentId));
  if (image !== undefined) await storeImage(tx, image);
  const { created, undo } = await saveTree(tx, tree, by.username);
  const [row] = created;
  if (row === undefined) throw new Error('The database returned no new row.');
  const undoId = await change.record({
    action: 'create',
    ...auditedFaqs.subject(row),
    after: auditedFaqs.auditFields(row),
    undo: [undo],
  });
  return { message: messages.faqCreated, id: row.id, undo_id: undoId };
}

/** Replaces a FAQ's fields. With a new parent, the whole branch moves. Returns the id of the audit entry. */
export async function updateFaq(change: Change, target: RowTarget, edit: FaqEdit): Promise<number> {
  const { tx, by } = change;
  const row = await requireUnchanged(tx, auditedFaqs, target);
  const { image, websiteId, parentId, review = ruleOf(row) } = edit;
  if (row.websiteId !== websiteId) {
    throw fieldError(400, 'website_id', messages.faqStaysOnWebsite);
  }
  let undo: FaqsStep | undefined;
  if (row.parentId !== parentId) {
    const tree = await loadTree(tx, websiteId);
    tree.requireParent(parentId);
    tree.move(row.id, { parentId, beforeId: null });
    ({ undo } = await saveTree(tx, tree, by.username));
  }
  if (image !== undefined && image !== 'remove') await storeImage(tx, image);
  const imageName = image === 'remove' ? null : (image?.name ?? row.image);
  const rule = review === ruleOf(row) ? {} : storedRule(review, jakartaDay(new Date()));
  const content = { ...textsIn({ ...edit, image: imageName }), ...rule };
  return await editFaq(change, row, content, { undo });
}

/** Moves a FAQ with its descendants. */
export async function placeFaq(
  change: Change,
  target: RowTarget,
  to: Standing,
): Promise<PlaceFaqResponse> {
  const { tx, by } = change;
  const row = await requireUnchanged(tx, auditedFaqs, target);
  const { id, websiteId } = row;
  const tree = await loadTree(tx, websiteId);
  const parent = tree.requireParent(to.parentId);
  if (to.beforeId === id) throw fieldError(400, 'before_id', messages.beforeItself);
  tree.requireChild(parent, to.beforeId);
  const rank = tree.rankOf(tree.require(id));
  if (!tree.move(id, to)) {
    change.nothingToWrite();
    const message = messages.faqNotMoved;
    return { message, undo_id: null, version: row.version, ...rank };
  }
  const { undo } = await saveTree(tx, tree, by.username);
  await touchFaqs(change, [id]);
  const moved = await auditedFaqs.requireRow(tx, id);
  const newRank = tree.rankOf(tree.require(id));
  const undoId = await change.record({
    action: 'move',
    ...auditedFaqs.subject(row),
    before: { parent_id: row.parentId, position: rank.position, version: row.version },
    after: { parent_id: moved.parentId, position: newRank.position, version: moved.version },
    undo: [undo],
  });
  const message = messages.faqMoved;
  return { message, undo_id: undoId, version: moved.version, ...newRank };
}

/** Deletes a FAQ and its descendants. */
export async function deleteFaq(change: Change, target: RowTarget): Promise<DeleteFaqResponse> {
  const { tx, by, record } = change;
  const faq = await requireUnchanged(tx, auditedFaqs, target);
  const tree = await loadTree(tx, faq.websiteId);
  const deleted = tree.remove(tree.require(faq.id));
  const { undo } = await saveTree(tx, tree, by.username);
  const undoId = await record({
    action: 'delete',
    ...auditedFaqs.subject(faq),
    before: auditedFaqs.auditFields(faq),
    undo: [undo],
  });
  return { message: messages.faqDeleted(deleted), deleted, undo_id: undoId };
}

async function storeImage(tx: Tx, image: ImageRow): Promise<void> {
  await tx.insert(images).values(image).onConflictDoNothing();
}
