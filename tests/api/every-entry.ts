import type { AuditQuery } from '../../api/audit/audit-where.ts';

/** Filters of the audit trail that allow every entry. */
export const everyEntry: AuditQuery = {
  q: [],
  rights: { role: 'admin', website_ids: [], may_publish: true },
};
