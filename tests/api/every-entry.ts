import type { AuditQuery } from '../../api/audit/audit-where.ts';

/** Filters of the audit trail that allow every entry. */
export const everyEntry: AuditQuery = {
  words: [],
  user: undefined,
  entity: undefined,
  action: undefined,
  website: undefined,
  faq: undefined,
  from: undefined,
  to: undefined,
  rights: { role: 'admin', website_ids: [], may_publish: true },
};
