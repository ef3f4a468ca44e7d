import { eq } from 'drizzle-orm';
import type { AuditedRows } from '../../audit-log/audited-rows.ts';
import { faqTrail } from '../../audit-log/record-touched-faqs.ts';
import type { AuditFields } from '../../contract/audit.ts';
import { ruleOf, type StoredRule } from '../../contract/faqs/review.ts';
import { messages } from '../../copy/messages.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { faqs } from '../../db/schema.ts';
import { requireRow } from '../../http/require-row.ts';
import { requireFaqRow } from '../faq-queries.ts';

/** Most FAQs have no rule of their own. */
export function reviewField(row: StoredRule): AuditFields {
  const review = ruleOf(row);
  return review === '' ? {} : { review };
}

/** How FAQs are read for a write, and how the audit trail describes them. */
export const auditedFaqs: AuditedRows<FaqRow> = {
  requireRow: (tx, id) =>
    requireRow(tx.select().from(faqs).where(eq(faqs.id, id)), messages.faqNotFound),
  requireListRow: requireFaqRow,
  subject: ({ id, websiteId, question }) => ({
    entity: 'faq',
    entityId: id,
    websiteId,
    label: question,
  }),
  auditFields: (row) => ({ ...faqTrail(row), ...reviewField(row), version: row.version }),
};
