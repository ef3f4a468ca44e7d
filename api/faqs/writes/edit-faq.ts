import type { Change } from '../../audit-log/audited-database.ts';
import type { FaqsStep } from '../../audit-log/undo-steps.ts';
import type { AuditFields } from '../../contract/audit.ts';
import type { FaqContent, FaqRow } from '../../db/faq-row.ts';
import { auditedFaqs } from './audited-faqs.ts';
import { editFaqs } from './edit-faqs.ts';

interface EditRecord {
  /** What the same write did before. */
  undo?: FaqsStep | undefined;
  /** Further fields of the audit entry. */
  details?: AuditFields;
}

/**
 * Writes fields of one FAQ and records it as an update.
 *
 * @param row as it was stored before the write.
 * @returns the id of the audit entry.
 */
export async function editFaq(
  change: Change,
  row: FaqRow,
  content: Partial<FaqContent>,
  { undo, details }: EditRecord = {},
): Promise<number> {
  const edited = await editFaqs(change, [{ row, content }]);
  const after = await auditedFaqs.requireRow(change.tx, row.id);
  return await change.record({
    action: 'update',
    ...auditedFaqs.subject(after),
    before: auditedFaqs.auditFields(row),
    after: { ...auditedFaqs.auditFields(after), ...details },
    undo: [{ type: 'faqs', websiteId: row.websiteId, ...undo, edited }],
  });
}
