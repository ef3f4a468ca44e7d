import type { Change } from '../../audit-log/audited-database.ts';
import { type RowTarget, requireUnchanged } from '../../audit-log/require-unchanged.ts';
import { changedStep } from '../../audit-log/undo-steps.ts';
import { ruleAfterReview } from '../../contract/faqs/review.ts';
import { jakartaDay } from '../../contract/jakarta-day.ts';
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
    confirmedAt: now.toISOString(),
    confirmedBy: by.username,
  };
  await writeConfirmation(change, row.id, content);
  return await record({
    action: 'confirm',
    ...auditedFaqs.subject(row),
    before: { confirmed_by: row.confirmedBy, ...reviewField(row) },
    after: { confirmed_by: by.username, ...reviewField(content) },
    undo: [changedStep([{ row, content }])],
  });
}
