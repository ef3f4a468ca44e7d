import { eq } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import { type RowTarget, requireUnchanged } from '../../audit-log/require-unchanged.ts';
import { editedFaqs } from '../../audit-log/undo-steps.ts';
import { ruleAfterReview } from '../../contract/faqs/review.ts';
import { jakartaDay } from '../../contract/jakarta-day.ts';
import { outdatedReports } from '../../db/schema.ts';
import { auditedFaqs, reviewField } from './audited-faqs.ts';
import { writeConfirmation } from './edit-faqs.ts';

/**
 * Records that somebody read an answer and it is still right. It is no edit of the FAQ: its version and the time of its
 * last edit stay. Returns the id of the audit entry.
 */
export async function confirmFaq(change: Change, target: RowTarget): Promise<number> {
  const { tx, by, record } = change;
  const row = await requireUnchanged(tx, auditedFaqs, target);
  const now = new Date();
  const content = {
    ...ruleAfterReview(row, jakartaDay(now)),
    outdatedOn: null,
    confirmedAt: now.toISOString(),
    confirmedBy: by.username,
  };
  await writeConfirmation(change, row.id, content);
  // What visitors said before is answered with this.
  await tx.delete(outdatedReports).where(eq(outdatedReports.faqId, row.id));
  return await record({
    action: 'confirm',
    ...auditedFaqs.subject(row),
    before: { confirmed_by: row.confirmedBy, ...reviewField(row) },
    after: { confirmed_by: by.username, ...reviewField(content) },
    undo: [{ type: 'faqs', websiteId: row.websiteId, edited: editedFaqs([{ row, content }]) }],
  });
}
