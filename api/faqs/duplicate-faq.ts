import { asc, eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import { createdStep } from '../audit-log/undo-steps.ts';
import { messages } from '../copy/messages.ts';
import { insertFaqTree } from '../db/insert-faq-tree.ts';
import { faqs } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';
import { branchAt, findFormsLost } from './copied-branch.ts';
import { copyNamer } from './copy-name.ts';
import {
  findNextSibling,
  findParent,
  openPlace,
  questionsBelow,
  refuseTooManyFaqs,
} from './faq-place.ts';
import { isInBranch } from './faq-queries.ts';

export interface DuplicatedFaq {
  id: number;
  websiteId: number;
  undoId: number;
  /** Number of inserted FAQs. */
  copied: number;
  /** See `findFormsLost`. */
  formsLost: string[];
}

/** Inserts a copy of a FAQ and its descendants directly after the FAQ. */
export async function duplicateFaq(
  { tx, by, record }: Change,
  originalId: number,
): Promise<DuplicatedFaq> {
  const found = tx.select().from(faqs).where(eq(faqs.id, originalId));
  const original = await requireRow(found, messages.faqNotFound);
  const { websiteId, parentId } = original;
  // Read the branch before the siblings are shifted, because shifting may change its paths.
  const branch = await tx
    .select()
    .from(faqs)
    .where(isInBranch(websiteId, original.path))
    .orderBy(asc(faqs.path));
  await refuseTooManyFaqs(tx, websiteId, branch.length);
  const parent = await findParent(tx, { parentId, websiteId });
  const nameCopy = copyNamer(await questionsBelow(tx, websiteId, parentId));
  const question = nameCopy(original.question);
  const next = await findNextSibling(tx, original);
  const place = await openPlace(tx, { websiteId, parent }, next);
  const rows = await insertFaqTree(tx, branchAt(branch, place, question), {
    websiteId,
    by: by.username,
    parent,
  });
  const [root] = rows;
  if (root === undefined) throw new Error('The database returned no new row.');
  const undoId = await record({
    action: 'copy',
    entity: 'faq',
    entityId: root.id,
    websiteId,
    label: question,
    after: { copied: rows.length, question: original.question, parent_id: parentId },
    undo: [createdStep(rows)],
  });
  return { id: root.id, websiteId, undoId, copied: rows.length, formsLost: findFormsLost(branch) };
}
