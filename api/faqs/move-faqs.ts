import type { Change } from '../audit-log/audited-database.ts';
import type { Standing, UndoStep } from '../audit-log/undo-steps.ts';
import type { ChosenFaq, WriteFaqsResponse } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import { fieldError } from '../http/errors.ts';
import { findChosen, questionsOf, rootsOf, skip } from './chosen-faqs.ts';
import { type FaqRow, findParent, requireChild } from './faq-place.ts';
import { requireFaq } from './faq-queries.ts';
import { touchFaqs } from './faq-steps.ts';
import { planTree } from './tree-plan.ts';

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
  const { tx } = change;
  const { rows, gone, isChanged } = await findChosen(tx, websiteId, chosen);
  // A chosen FAQ below another chosen one moves with it, or is skipped with it.
  const roots = rootsOf(rows);
  const moving = roots.filter((row) => !isChanged(row));
  const changed = roots.filter(isChanged).map((row) => skip(row, messages.skippedChanged));
  const skipped = [...changed, ...gone];
  const parent = await findParent(tx, { parentId: to.parentId, websiteId });
  await requireChild(tx, { websiteId, parent }, to.beforeId);
  if (moving.some(({ id }) => id === to.beforeId)) {
    throw fieldError(400, 'before_id', messages.beforeChosen);
  }

  const plan = await planTree(tx, websiteId, 400);
  const steps: UndoStep[] = [];
  const moved: FaqRow[] = [];
  let { beforeId } = to;
  // Move the last one first: each FAQ is placed before the one after it.
  for (const row of moving.toReversed()) {
    const from = plan.move(row.id, { parentId: to.parentId, beforeId });
    if (from) {
      steps.push({ type: 'moved', id: row.id, from, toParentId: to.parentId });
      moved.unshift(row);
    }
    beforeId = row.id;
  }
  if (moved.length === 0) {
    change.nothingToWrite();
    return { message: messages.noneMoved, undo_id: null, written: 0, skipped };
  }
  await plan.save();
  const ids = moved.map(({ id }) => id);
  await touchFaqs(change, ids);
  const parentName = parent && (await requireFaq(tx, parent.id)).question;
  const questions = questionsOf(moved);
  const undoId = await change.record({
    action: 'move',
    entity: 'faq',
    entityId: null,
    websiteId,
    label: messages.movedLabel(moved.length, parentName),
    before: { questions, ...formerParent(moved) },
    after: { questions, parent_id: to.parentId },
    undo: steps,
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
