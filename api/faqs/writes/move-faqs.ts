import type { Change } from '../../audit-log/audited-database.ts';
import type { ChosenFaq, WriteFaqsResponse } from '../../contract/requests.ts';
import { messages } from '../../copy/messages.ts';
import type { FaqRow, Standing } from '../../db/faq-row.ts';
import { fieldError } from '../../http/errors.ts';
import { requireFaqRow } from '../faq-queries.ts';
import { loadTree } from '../tree/load-tree.ts';
import { saveTree } from '../tree/save-tree.ts';
import { findChosen, questionsOf, rootsOf, skip } from './chosen-faqs.ts';
import { touchFaqs } from './edit-faqs.ts';

/**
 * Moves FAQs with their descendants to one place, in tree order.
 *
 * @throws ApiError 400 when a FAQ would be below itself, or the tree too deep. Then nothing is moved.
 */
export async function moveFaqs(
  change: Change,
  websiteId: number,
  chosen: readonly ChosenFaq[],
  to: Standing,
): Promise<WriteFaqsResponse> {
  const { tx, by } = change;
  const { rows, gone, isChanged } = await findChosen(tx, [websiteId], chosen);
  // A chosen FAQ below another chosen one moves with it, or is skipped with it.
  const roots = rootsOf(rows);
  const moving = roots.filter((row) => !isChanged(row));
  const changed = roots.filter(isChanged).map((row) => skip(row, messages.skippedChanged));
  const skipped = [...changed, ...gone];
  const tree = await loadTree(tx, websiteId);
  tree.requireChild(tree.requireParent(to.parentId), to.beforeId);
  if (moving.some(({ id }) => id === to.beforeId)) {
    throw fieldError(400, 'before_id', messages.beforeChosen);
  }

  const moved: FaqRow[] = [];
  let { beforeId } = to;
  // Move the last one first: each FAQ is placed before the one after it.
  for (const row of moving.toReversed()) {
    if (tree.move(row.id, { parentId: to.parentId, beforeId })) moved.unshift(row);
    beforeId = row.id;
  }
  if (moved.length === 0) {
    change.nothingToWrite();
    return { message: messages.noneMoved, undo_id: null, written: 0, skipped };
  }
  const { undo } = await saveTree(tx, tree, by.username);
  await touchFaqs(
    change,
    moved.map(({ id }) => id),
  );
  const parentName =
    to.parentId === null ? undefined : (await requireFaqRow(tx, to.parentId)).question;
  const questions = questionsOf(moved);
  const undoId = await change.record({
    action: 'move',
    entity: 'faq',
    entityId: null,
    websiteId,
    label: messages.movedLabel(moved.length, parentName),
    before: { questions, ...formerParent(moved) },
    after: { questions, parent_id: to.parentId },
    undo: [undo],
  });
  const message = messages.faqsMoved(moved.length);
  return { message, undo_id: undoId, written: moved.length, skipped };
}

/** The former parent, if all moved FAQs had the same one. */
function formerParent(moved: readonly FaqRow[]): { parent_id?: number | null } {
  const parents = new Set(moved.map(({ parentId }) => parentId));
  const [parent] = parents;
  return parents.size === 1 && parent !== undefined ? { parent_id: parent } : {};
}
